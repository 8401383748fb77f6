"""Statements of Python in JavaScript."""

import ast
from collections.abc import Callable
from typing import Any

from medici.interfaces.browser.javascript import operators
from medici.interfaces.browser.javascript.builtins import class_list
from medici.interfaces.browser.javascript.calls import Calls, fitting
from medici.interfaces.browser.javascript.kinds import (
    ANY,
    INT,
    Type,
    each,
    names,
    one,
    only,
    shown,
)
from medici.interfaces.browser.javascript.matching import match
from medici.interfaces.browser.javascript.methods import note_parts
from medici.interfaces.browser.javascript.narrowing import classes_in, facts
from medici.interfaces.browser.javascript.rows import count_of
from medici.interfaces.browser.javascript.scope import Scope, Value
from medici.interfaces.browser.javascript.source import Untranslatable, is_stored, names_in
from medici.interfaces.browser.javascript.words import CAUGHT, word


class Statements:
    """Writes the statements of one function."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.expressions = Calls(scope)
        self._names = 0  # how many were made up

    def body(self, statements: list[ast.stmt]) -> str:
        """Statements one after the other."""
        with self.scope.narrowing({}):
            return " ".join(filter(None, map(self.write, statements)))

    def write(self, node: ast.stmt) -> str:
        """One statement."""
        name = f"_{type(node).__name__.lower()}"
        writer: Callable[[Any], str] | None = getattr(self, name, None)
        try:
            if writer is None:
                raise self.problem(node, "a construct of the subset", type(node).__name__)
            return writer(node)
        except Untranslatable:
            if self.scope.draft:
                return ""
            raise

    def problem(self, node: ast.AST, expected: str, got: str) -> Untranslatable:
        """The error for what cannot be translated here."""
        return self.scope.problem(node, expected, got)

    def made_up(self, letter: str) -> str:
        """A name of our own."""
        self._names += 1
        return f"${letter}{self._names}"

    def _expr(self, node: ast.Expr) -> str:
        if isinstance(node.value, ast.Constant):
            return ""  # a docstring
        if isinstance(node.value, ast.Yield):
            given = node.value.value
            return f"yield {self.expressions.write(given) if given else 'null'};"
        if isinstance(node.value, ast.YieldFrom):
            return f"yield* {self.expressions.row(node.value.value, drained=False).js};"
        if isinstance(node.value, ast.Call):
            return f"{self.expressions.call(node.value).js};"
        raise self.problem(node, "a call, or yield", type(node.value).__name__)

    def _pass(self, node: ast.Pass) -> str:
        return ""

    def _break(self, node: ast.Break) -> str:
        return "break;"

    def _continue(self, node: ast.Continue) -> str:
        return "continue;"

    def _return(self, node: ast.Return) -> str:
        if node.value is None:
            return "return null;"
        value = self.expressions.value(node.value)
        fitting(self.expressions, node.value, value, self.scope.result)
        return f"return {value.js};"

    def _assign(self, node: ast.Assign) -> str:
        value = self.expressions.value(node.value)
        if len(node.targets) == 1:
            return f"{self.store(node.targets[0], value, node.value)};"
        if not all(isinstance(t, ast.Name | ast.Attribute) for t in node.targets):
            raise self.problem(node, "names that are all given one value", "something else")
        js = value.js
        for target in reversed(node.targets):
            js = self.store(target, Value(js, value.type), node.value)
        return f"{js};"

    def _annassign(self, node: ast.AnnAssign) -> str:
        if node.value is None:
            return ""
        declared = self.scope.hint(node.annotation)
        if isinstance(node.value, ast.Lambda):
            raise self.problem(node, "a function of its own", "lambda")
        value = self.expressions.value(node.value)
        fitting(self.expressions, node.value, value, declared)
        if isinstance(node.target, ast.Attribute) and self.scope.draft:
            self.scope.record_attribute(node.target.attr, declared, declared=True)
            return ""
        return f"{self.store(node.target, Value(value.js, declared), node.value)};"

    def store(self, target: ast.expr, value: Value, given: ast.expr) -> str:
        """An assignment, without what ends it."""
        if isinstance(target, ast.Name):
            self.scope.record(target.id, value.type)
            return f"{word(target.id)} = {value.js}"
        if isinstance(target, ast.Attribute):
            return self._store_attribute(target, value)
        if isinstance(target, ast.Subscript):
            return self._store_part(target, value)
        pattern, types, safe = self.expressions.pattern(target, value.type)
        for name, found in types.items():
            self.scope.record(name, found)
        self._note_attributes(target, value.type)
        assert isinstance(target, ast.Tuple | ast.List)
        js = value.js if safe else f"$.unpack({value.js}, {count_of(target)})"
        return f"{pattern} = {js}"

    def _note_attributes(self, target: ast.Tuple | ast.List | ast.expr, given: Type) -> None:
        """What an unpacked tuple gives to objects."""
        if not self.scope.draft or not isinstance(target, ast.Tuple):
            return
        for place, part in enumerate(target.elts):
            if isinstance(part, ast.Attribute):
                self.scope.record_attribute(part.attr, self.expressions._place(given, place))

    def _store_attribute(self, target: ast.Attribute, value: Value) -> str:
        owner = self.expressions.value(target.value)
        if self.scope.draft:
            self.scope.record_attribute(target.attr, value.type)
            return ""
        what, declared = self.expressions.member(target, owner)
        if what != "field":
            raise self.problem(target, "a field to assign to", f"a {what}")
        fitting(self.expressions, target, value, declared)
        if not owner.simple and not value.simple:
            raise self.problem(target, "a name before the field", ast.unparse(target.value))
        return f"{owner.js}.{target.attr} = {value.js}"

    def _store_part(self, target: ast.Subscript, value: Value) -> str:
        whole = self.expressions.value(target.value)
        if isinstance(target.slice, ast.Slice):
            raise self.problem(target, "an index or a key to assign to", "a slice")
        index = self.expressions.value(target.slice)
        in_order = value.simple or (whole.simple and index.simple)  # Python begins with the value
        if only(whole.type, "dict"):
            note_parts(self.expressions, target.value, whole.type, (index.type, value.type))
            place = operators.key(self.scope, target, index)
            if in_order:
                return f"{whole.js}.set({place}, {value.js})"
            return f"$.put({value.js}, {whole.js}, {place})"
        if not only(whole.type, "list") and names(whole.type) != {"any"}:
            raise self.problem(target, "a list or a dictionary", shown(whole.type))
        fitting(self.expressions, target, value, each(whole.type))
        known = operators.constant(self.scope, target.slice)
        if self.scope.is_rule and (known is None or known >= 0):
            return f"{whole.js}[{index.js}] = {value.js}"
        return f"$.put({value.js}, {whole.js}, {index.js})"

    def _augassign(self, node: ast.AugAssign) -> str:
        before = self.expressions.value(as_read(node.target))
        value = self.expressions.value(node.value)
        if only(before.type, "list") and isinstance(node.op, ast.Add):
            row = self.expressions.row(node.value, drained=False)
            note_parts(self.expressions, node.target, before.type, (each(row.type),))
            return f"$.extend({before.js}, {row.js});"
        if names(before.type) & {"list", "set", "dict", "deque"}:
            raise self.problem(node, "a number, a text, or += to a list", shown(before.type))
        if names(before.type) == {"any"} and not only(value.type, "int", "float", "str"):
            raise self.problem(node, "a number or a text", "anything")
        if not repeatable(node.target):
            raise self.problem(node, "names, fields and numbers within", ast.unparse(node.target))
        changed = operators.binary(self.scope, node, before, value)
        return f"{self.store(node.target, changed, node.value)};"

    def _delete(self, node: ast.Delete) -> str:
        written = []
        for target in node.targets:
            if not isinstance(target, ast.Subscript):
                raise self.problem(node, "a part of a list or dictionary", type(target).__name__)
            owner = self.expressions.value(target.value)
            if isinstance(target.slice, ast.Slice):
                bounds = (target.slice.lower, target.slice.upper)
                if not only(owner.type, "list") or target.slice.step is not None:
                    raise self.problem(node, "a slice of a list", shown(owner.type))
                first, last = (self.expressions.number(b) if b else "null" for b in bounds)
                written.append(f"$.cut({owner.js}, {first}, {last});")
            elif only(owner.type, "dict"):
                found = operators.key(self.scope, node, self.expressions.value(target.slice))
                written.append(f"$.take({owner.js}, {found});")
            elif only(owner.type, "list"):
                written.append(f"$.pop({owner.js}, {self.expressions.number(target.slice)});")
            else:
                raise self.problem(node, "a part of a list or dictionary", shown(owner.type))
        return " ".join(written)

    def _assert(self, node: ast.Assert) -> str:
        condition = self.expressions.truth(node.test)
        message = ""
        if node.msg is not None:
            text = self.expressions.value(node.msg)
            if not only(text.type, "str"):
                raise self.problem(node, "a text", shown(text.type))
            message = text.js
        self.scope.learn(facts(self.scope, node.test, True))
        return f"if (!{condition}) throw new $.AssertionError({message});"

    def _if(self, node: ast.If) -> str:
        condition = self.expressions.truth(node.test)
        holds, fails = (facts(self.scope, node.test, side) for side in (True, False))
        with self.scope.narrowing(holds):
            written = f"if ({condition}) {{ {self.body(node.body)} }}"
        if node.orelse:
            with self.scope.narrowing(fails):
                written += f" else {{ {self.body(node.orelse)} }}"
        changed = assigned(node.body) | assigned(node.orelse)
        if ends(node.body):
            self.scope.learn({n: t for n, t in fails.items() if n not in changed})
        elif node.orelse and ends(node.orelse):
            self.scope.learn({n: t for n, t in holds.items() if n not in changed})
        return written

    def _while(self, node: ast.While) -> str:
        if node.orelse:
            raise self.problem(node, "a loop without else", "else")
        changed = assigned(node.body) | assigned([ast.Expr(node.test)])
        with self.scope.narrowing({}, changed):
            condition = self.expressions.truth(node.test)
            self.scope.learn(facts(self.scope, node.test, True))
            return f"while ({condition}) {{ {self.body(node.body)} }}"

    def _for(self, node: ast.For) -> str:
        if node.orelse:
            raise self.problem(node, "a loop without else", "else")
        rows, changed = node.iter, assigned(node.body) | set(names_in(node.target))
        if isinstance(rows, ast.Call) and self.expressions.is_builtin(rows.func, "range"):
            counted = self._count(node, rows, changed)
            if counted is not None:
                return counted
        over = self._over(node, self.expressions.row(rows, drained=False))
        pattern, row, types = self.expressions.unpacked(node.target, over)
        for name, found in types.items():
            self.scope.record(name, found)
        with self.scope.narrowing({}, changed):
            return f"for ({pattern} of {row}) {{ {self.body(node.body)} }}"

    def _over(self, node: ast.For, row: Value) -> Value:
        """What a loop goes over; one that stops early leaves the rest of an iterator to others."""
        if isinstance(node.iter, ast.Name | ast.Attribute) and names(
            self.expressions.value(node.iter).type
        ) & {"iterator", "iterable", "any"}:
            return Value(f"$.rest({row.js})", one("iterator", each(row.type)))
        return row

    def _count(self, node: ast.For, rows: ast.Call, changed: set[str]) -> str | None:
        """A loop over numbers: as in Python, it does not mind if its name is changed."""
        step = operators.constant(self.scope, rows.args[2]) if len(rows.args) == 3 else 1
        if rows.keywords or not isinstance(node.target, ast.Name) or not isinstance(step, int):
            return None
        if step == 0:
            raise self.problem(rows, "a step that is not 0", "0")
        at, end = self.made_up("i"), self.made_up("n")
        first = self.expressions.number(rows.args[0]) if len(rows.args) > 1 else "0"
        last = self.expressions.number(rows.args[min(1, len(rows.args) - 1)])
        on = f"{at}++" if step == 1 else f"{at} += {step}"
        head = f"let {at} = {first}, {end} = {last}; {at} {'<' if step > 0 else '>'} {end}; {on}"
        self.scope.record(node.target.id, INT)
        with self.scope.narrowing({}, changed):
            body = self.body(node.body)
        return f"for ({head}) {{ {word(node.target.id)} = {at}; {body} }}"

    def _raise(self, node: ast.Raise) -> str:
        if node.exc is None:
            if not self.scope.in_handler:
                raise self.problem(node, "raise within except", "raise alone")
            return "throw $problem;"
        if node.cause is not None and not isinstance(node.cause, ast.Name | ast.Constant):
            raise self.problem(node, "a name after from", ast.unparse(node.cause))
        raised = self.expressions.value(node.exc)
        kinds = {kind.name for kind in raised.type}
        if kinds == {"class"}:
            return f"throw new {raised.js}();"
        if kinds != {"object"}:
            raise self.problem(node, "an error", shown(raised.type))
        return f"throw {raised.js};"

    def _try(self, node: ast.Try) -> str:
        if node.orelse:
            raise self.problem(node, "try without else", "else")
        written = f"try {{ {self.body(node.body)} }}"
        if node.handlers:
            with self.scope.narrowing({}, assigned(node.body)):
                handlers = "".join(self._handler(handler) for handler in node.handlers)
            written += f" catch ($problem) {{ {handlers}{{ throw $problem; }} }}"
        if node.finalbody:
            with self.scope.narrowing({}, assigned(node.body)):
                written += f" finally {{ {self.body(node.finalbody)} }}"
        return written

    def _handler(self, node: ast.ExceptHandler) -> str:
        if node.type is None:
            raise self.problem(node, "the errors that are expected", "except alone")
        parts = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        caught: Type = frozenset()
        for part in parts:
            if isinstance(part, ast.Name) and self.scope.is_builtin(part.id):
                if part.id not in CAUGHT:
                    raise self.problem(part, f"one of {', '.join(sorted(CAUGHT))}", part.id)
                continue
            found = classes_in(self.scope, part)
            if found is None:
                raise self.problem(part, "a class of errors", ast.unparse(part))
            caught |= one("object", of=found[0])
        kinds = class_list(self.expressions, node.type)
        before, self.scope.in_handler = self.scope.in_handler, True
        named = ""
        if node.name:
            self.scope.record(node.name, caught or ANY)
            named = f"{word(node.name)} = $problem; "
        with self.scope.narrowing({node.name: caught or ANY} if node.name else {}):
            written = self.body(node.body)
        self.scope.in_handler = before
        return f"if ($.isinstance($problem, {kinds})) {{ {named}{written} }} else "

    def _match(self, node: ast.Match) -> str:
        return match(self.expressions, node, self.made_up("m"), self.body)


def as_read(node: ast.expr) -> ast.expr:
    """A target as an expression that reads it."""
    found = ast.parse(ast.unparse(node), mode="eval").body
    for part in ast.walk(found):
        ast.copy_location(part, node)
    return found


def repeatable(node: ast.expr) -> bool:
    """Whether an expression means the same if it stands there twice."""
    allowed = (ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.BinOp, ast.UnaryOp)
    marks = (ast.expr_context, ast.operator, ast.unaryop)
    return all(isinstance(part, (*allowed, *marks)) for part in ast.walk(node))


def assigned(body: list[ast.stmt]) -> set[str]:
    """The names that a function gives values to, comprehensions apart."""
    found: set[str] = set()
    todo: list[ast.AST] = list(body)
    inside = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)
    while todo:
        node = todo.pop()
        if isinstance(node, inside):
            todo += [part.target for part in ast.walk(node) if isinstance(part, ast.NamedExpr)]
            continue
        if is_stored(node):
            found.add(node.id)
        if isinstance(node, ast.MatchAs | ast.ExceptHandler) and node.name:
            found.add(node.name)
        todo += list(ast.iter_child_nodes(node))
    return found


def ends(body: list[ast.stmt]) -> bool:
    """Whether nothing comes after these statements."""
    last = body[-1]
    if isinstance(last, ast.Return | ast.Raise | ast.Continue | ast.Break):
        return True
    return isinstance(last, ast.If) and bool(last.orelse) and ends(last.body) and ends(last.orelse)
