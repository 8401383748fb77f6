"""Expressions of Python as expressions of JavaScript."""

import ast
import json
from collections.abc import Callable
from typing import Any, is_typeddict

from medici.interfaces.browser.javascript import operators
from medici.interfaces.browser.javascript.kinds import (
    ANY,
    BOOL,
    NONE,
    NOTHING,
    ROWS,
    STR,
    Type,
    each,
    from_hint,
    from_value,
    names,
    one,
    only,
    shown,
    union,
    values_in,
)
from medici.interfaces.browser.javascript.narrowing import facts
from medici.interfaces.browser.javascript.operators import SAFE, key, truth
from medici.interfaces.browser.javascript.scope import Scope, Value
from medici.interfaces.browser.javascript.source import Untranslatable
from medici.interfaces.browser.javascript.text import formatted, quoted
from medici.interfaces.browser.javascript.words import ERRORS

FORBIDDEN = frozenset(["constructor", "prototype", "stack", "toString", "valueOf"])


class Expressions:
    """Writes the expressions of one scope."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def value(self, node: ast.expr) -> Value:
        """The expression in JavaScript, with what is known of it."""
        name = f"_{type(node).__name__.lower()}"
        writer: Callable[[Any], Value] | None = getattr(self, name, None)
        try:
            if writer is None:
                raise self.problem(node, "a construct of the subset", type(node).__name__)
            return writer(node)
        except Untranslatable:
            if self.scope.draft:
                return Value("0", NOTHING)
            raise

    def write(self, node: ast.expr) -> str:
        """The expression in JavaScript."""
        return self.value(node).js

    def problem(self, node: ast.AST, expected: str, got: str) -> Untranslatable:
        """The error for what cannot be translated here."""
        return self.scope.problem(node, expected, got)

    def truth(self, node: ast.expr) -> str:
        """The expression as a condition."""
        if isinstance(node, ast.BoolOp):
            wants = isinstance(node.op, ast.And)
            sign = " && " if wants else " || "
            return f"({sign.join(self._one_after_the_other(node.values, wants, self.truth))})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.truth(node.operand)}"
        return truth(self.value(node))

    def _one_after_the_other(
        self, nodes: list[ast.expr], wants: bool, write: Callable[[ast.expr], str]
    ) -> list[str]:
        """Several conditions, each knowing what the ones before it were."""
        written, known = [], dict[str, Type]()
        for node in nodes:
            with self.scope.narrowing(known):
                written.append(write(node))
                known |= facts(self.scope, node, wants)
        return written

    def _constant(self, node: ast.Constant) -> Value:
        value = node.value
        if value is not None and type(value) not in (bool, int, float, str):
            raise self.problem(node, "a number, a text, True, False or None", type(value).__name__)
        if type(value) is int and abs(value) > SAFE:
            raise self.problem(node, "an int below 2 ** 53", str(value))
        if type(value) is float and abs(value) == float("inf"):
            raise self.problem(node, "a finite float", str(value))
        text = json.dumps(value, ensure_ascii=False)
        return Value(text, from_value(value), simple=len(text) < 20)

    def _name(self, node: ast.Name) -> Value:
        if self.scope.is_local(node.id):
            return self.scope.local(node.id)
        if not self.scope.is_builtin(node.id):
            return self.global_name(node, node.id)
        if node.id in ERRORS:
            return Value(f"$.{node.id}", one("class", of=getattr(__import__("builtins"), node.id)))
        raise self.problem(node, "a name of the subset", node.id)

    def global_name(self, node: ast.expr, name: str) -> Value:
        """A name that is defined at the top of a module."""
        origin = self.scope.origin_of(node)
        if origin is None:
            raise self.problem(node, "a definition at the top of a module", name)
        js = self.scope.library.refer_to(self.scope.source, node, origin)
        return Value(js, self.scope.library.type_of(origin), simple=True)

    def _namedexpr(self, node: ast.NamedExpr) -> Value:
        value = self.value(node.value)
        self.scope.record(node.target.id, value.type)
        return Value(f"({self.scope.local(node.target.id).js} = {value.js})", value.type)

    def _attribute(self, node: ast.Attribute) -> Value:
        if self.scope.origin_of(node) is not None:
            return self.global_name(node, node.attr)
        owner = self.value(node.value)
        if node.attr == "__annotations__" and self._is_typed_dict(owner):
            return Value(f"{owner.js}.__annotations__", one("dict", STR, ANY))
        if node.attr == "__name__" and self.is_type_call(node.value):
            return Value(f"$.name_of({owner.js})", STR)
        what, found = self.member(node, owner)
        if what not in ("field", "property") or only(owner.type, "class"):
            raise self.problem(node, "a field, or a method that is called at once", f"a {what}")
        simple = owner.simple and len(owner.js) < 40 and what == "field"
        return Value(f"{owner.js}.{node.attr}", found, simple)

    @staticmethod
    def _is_typed_dict(owner: Value) -> bool:
        return all(kind.name == "class" and is_typeddict(kind.of) for kind in owner.type)

    def member(self, node: ast.Attribute, owner: Value) -> tuple[str, Type]:
        """Whether an object has a field, a property or a method of this name, and its type."""
        if node.attr.startswith("__") or node.attr in FORBIDDEN:
            raise self.problem(node, "a name that means nothing to JavaScript", node.attr)
        found, kinds = [], set()
        for kind in owner.type - NONE:
            if kind.name == "any":
                return "field", ANY
            member = None
            if kind.name in ("object", "class") and isinstance(kind.of, type):
                member = self.scope.library.member(kind.of, node.attr)
            if member is not None:
                kinds.add(member.what)
                found.append(member.type)
        if len(kinds) != 1:
            got = f"{shown(owner.type)}.{node.attr}"
            raise self.problem(node, "an attribute of one class of ours", got)
        return kinds.pop(), union(*found)

    def _subscript(self, node: ast.Subscript) -> Value:
        whole = self.value(node.value)
        found = names(whole.type)
        if not found <= {"list", "tuple", "row", "dict", "str", "range", "deque", "any"}:
            raise self.problem(node, "a row, a text or a dictionary", shown(whole.type))
        if isinstance(node.slice, ast.Slice):
            return self.sliced(node.slice, whole)
        index = self.value(node.slice)
        if found == {"dict"}:
            return Value(
                f"$.at({whole.js}, {key(self.scope, node, index)})", self._entry(node, whole)
            )
        if index.type and not (found | names(index.type)) & {"any", "dict"} | names(index.type) & {
            "int"
        }:
            raise self.problem(node, "an int as index", shown(index.type))
        place = operators.constant(self.scope, node.slice)
        inside = self._place(whole.type, place)
        simple = whole.simple and index.simple and len(whole.js) + len(index.js) < 50
        if self.scope.is_rule and found <= {"list", "tuple"} and (place is None or place >= 0):
            return Value(f"{whole.js}[{index.js}]", inside, simple)
        return Value(f"$.at({whole.js}, {index.js})", inside, simple)

    @staticmethod
    def _entry(node: ast.Subscript, whole: Value) -> Type:
        """The type of an entry of a dictionary; a typed one says it for each key."""
        if isinstance(node.slice, ast.Constant):
            for kind in whole.type:
                hints = getattr(kind.of, "__annotations__", {})
                if kind.name == "dict" and node.slice.value in hints:
                    return from_hint(hints[node.slice.value])
        return values_in(whole.type)

    @staticmethod
    def _place(whole: Type, place: int | float | None) -> Type:
        """The type of what lies at an index."""
        [kind] = whole - NONE if len(whole - NONE) == 1 else [None]
        fixed = kind.parts if kind is not None and kind.name == "tuple" and not kind.of else ()
        if isinstance(place, int) and -len(fixed) <= place < len(fixed):
            return fixed[place]
        return each(whole)

    def sliced(self, node: ast.Slice, whole: Value) -> Value:
        """A part of a row or of a text."""
        bounds = [self.value(bound) if bound else None for bound in (node.lower, node.upper)]
        cut = frozenset(
            kind._replace(parts=(each(frozenset([kind])),), of="any length")
            if kind.name == "tuple"
            else kind
            for kind in whole.type - NONE
        )
        if names(whole.type) & {"range", "deque", "dict"}:
            raise self.problem(node, "a list, a tuple or a text", shown(whole.type))
        for bound in bounds:
            if bound and not names(bound.type) <= {"int", "any"}:
                raise self.problem(node, "ints as bounds", shown(bound.type))
        known = all(bound is None or only(bound.type, "int") for bound in bounds)
        if only(whole.type, *ROWS) and node.step is None and known:
            first, last = (bound.js if bound else None for bound in bounds)
            given = [first or "0", last] if last else [first] if first else []
            return Value(f"{whole.js}.slice({', '.join(map(str, given))})", cut)
        parts = [bound.js if bound else "null" for bound in bounds]
        if node.step is not None:
            parts.append(self.write(node.step))
        return Value(f"$.slice({whole.js}, {', '.join(parts)})", cut)

    def _binop(self, node: ast.BinOp) -> Value:
        return operators.binary(self.scope, node, self.value(node.left), self.value(node.right))

    def _unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(f"!{self.truth(node.operand)}", BOOL)
        return operators.unary(self.scope, node, self.value(node.operand))

    def _boolop(self, node: ast.BoolOp) -> Value:
        wants = isinstance(node.op, ast.And)
        *rest, last = self._values(node.values, wants)
        found, js = last.type, last.js
        for value in reversed(rest):
            kept = value.type if wants else value.type - NONE
            found = union(found, kept)
            if operators.is_native(value):
                js = f"({value.js} {'&&' if wants else '||'} {js})"
            elif value.simple:
                parts = (js, value.js) if wants else (value.js, js)
                js = f"({truth(value)} ? {' : '.join(parts)})"
            else:
                js = f"$.{'both' if wants else 'either'}({value.js}, () => {js})"
        return Value(js, found)

    def _values(self, nodes: list[ast.expr], wants: bool) -> list[Value]:
        found: list[Value] = []

        def note(node: ast.expr) -> str:
            found.append(self.value(node))
            return ""

        self._one_after_the_other(nodes, wants, note)
        return found

    def _ifexp(self, node: ast.IfExp) -> Value:
        condition = self.truth(node.test)
        with self.scope.narrowing(facts(self.scope, node.test, True)):
            body = self.value(node.body)
        with self.scope.narrowing(facts(self.scope, node.test, False)):
            other = self.value(node.orelse)
        return Value(f"({condition} ? {body.js} : {other.js})", union(body.type, other.type))

    def _compare(self, node: ast.Compare) -> Value:
        sides = [node.left, *node.comparators]
        asks = any(map(self.is_type_call, sides))
        values = [self.class_value(side) if asks else self.value(side) for side in sides]
        if not all(value.simple for value in values[1:-1]):
            raise self.problem(node, "names or numbers between two comparisons", "more than that")
        pairs = zip(values, node.ops, values[1:], strict=False)
        written = [
            operators.compare(self.scope, node, op, left, right) for left, op, right in pairs
        ]
        return Value(written[0] if len(written) == 1 else f"({' && '.join(written)})", BOOL)

    def _items(self, nodes: list[ast.expr]) -> tuple[str, list[Type], bool]:
        """Several expressions with commas between, their types, and whether some are starred."""
        written, found, starred = [], [], False
        for node in nodes:
            if isinstance(node, ast.Starred):
                starred = True
                row = self.row(node.value)
                written.append(f"...{row.js}")
                found.append(each(row.type))
            else:
                value = self.value(node)
                written.append(value.js)
                found.append(value.type)
        return ", ".join(written), found, starred

    def _tuple(self, node: ast.Tuple) -> Value:
        js, found, starred = self._items(node.elts)
        if starred or not found:
            return Value(f"[{js}]", one("tuple", union(*found), of="any length"))
        return Value(f"[{js}]", one("tuple", *found))

    def _list(self, node: ast.List) -> Value:
        js, found, _ = self._items(node.elts)
        return Value(f"[{js}]", one("list", union(*found)))

    def _set(self, node: ast.Set) -> Value:
        js, found, _ = self._items(node.elts)
        self._hashed(node, union(*found))
        return Value(f"new Set([{js}])", one("set", union(*found)))

    def _hashed(self, node: ast.expr, found: Type) -> None:
        """Refuse parts of a set, or keys, that JavaScript would not find again."""
        key(self.scope, node, Value("", found))

    def _dict(self, node: ast.Dict) -> Value:
        written, keys, values = [], [], []
        for each_key, each_value in zip(node.keys, node.values, strict=True):
            value = self.value(each_value)
            if each_key is None:
                if not only(value.type, "dict"):
                    raise self.problem(node, "a dictionary after **", shown(value.type))
                written.append(f"...{value.js}")
                keys.append(each(value.type))
                values.append(values_in(value.type))
            else:
                found = self.value(each_key)
                written.append(f"[{found.js}, {value.js}]")
                keys.append(found.type)
                values.append(value.type)
        self._hashed(node, union(*keys)) if keys else None
        js = f"new Map([{', '.join(written)}])" if written else "new Map()"
        return Value(js, one("dict", union(*keys), union(*values)))

    def _joinedstr(self, node: ast.JoinedStr) -> Value:
        parts = []
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                parts.append(f"${{{self._formatted(part)}}}")
            else:
                assert isinstance(part, ast.Constant)
                parts.append(quoted(str(part.value)))
        return Value(f"`{''.join(parts)}`", STR)

    def _formatted(self, node: ast.FormattedValue) -> str:
        value = self.value(node.value)
        how = ""
        if node.format_spec is not None:
            assert isinstance(node.format_spec, ast.JoinedStr)
            how = "".join(
                str(part.value) if isinstance(part, ast.Constant) else "?"
                for part in node.format_spec.values
            )
        return formatted(self.scope, node, value, node.conversion, how)

    def class_value(self, node: ast.expr) -> Value:
        """A side of a comparison of types."""
        raise NotImplementedError

    def row(self, node: ast.expr) -> Value:
        """Something that is gone over at once: JavaScript can go over what is written."""
        raise NotImplementedError

    def number(self, node: ast.expr) -> str:
        """An expression that is a whole number, as far as that is known."""
        value = self.value(node)
        if value.type and "int" not in names(value.type) and "any" not in names(value.type):
            raise self.problem(node, "an int", shown(value.type))
        return value.js

    def is_type_call(self, node: ast.expr) -> bool:
        """Whether this is ``type(x)``."""
        return isinstance(node, ast.Call) and self.is_builtin(node.func, "type")

    def is_builtin(self, node: ast.expr, name: str) -> bool:
        """Whether this is a certain function that Python itself brings."""
        return isinstance(node, ast.Name) and node.id == name and self.scope.is_builtin(name)
