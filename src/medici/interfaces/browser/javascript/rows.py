"""Comprehensions, lambdas, and everything else that goes over rows."""

import ast
from collections.abc import Sequence

from medici.interfaces.browser.javascript.expressions import Expressions
from medici.interfaces.browser.javascript.kinds import (
    ANY,
    INT,
    NONE,
    ROWS,
    Type,
    each,
    names,
    one,
    only,
    shown,
    union,
    values_in,
)
from medici.interfaces.browser.javascript.narrowing import facts
from medici.interfaces.browser.javascript.operators import key, truth
from medici.interfaces.browser.javascript.scope import Value
from medici.interfaces.browser.javascript.source import names_in
from medici.interfaces.browser.javascript.words import word

VIEWS = {"items": "entries", "keys": "keys", "values": "values"}
DIRECT = ROWS | {"set", "str", "iterator", "range", "deque"}  # JavaScript goes over them alike
LAZY = ("zip", "enumerate", "map", "reversed")  # their results are gone over at once, or not at all


class Rows(Expressions):
    """Writes what goes over rows."""

    def row(self, node: ast.expr, drained: bool = True, ordered: bool = True) -> Value:
        """Something that is gone over at once, to its end if it is drained.

        A set has another order in a browser, so it is only for those who do not mind the order.
        """
        if isinstance(node, ast.GeneratorExp) and drained:
            return self._listcomp(ast.copy_location(ast.ListComp(node.elt, node.generators), node))
        if isinstance(node, ast.Call):
            view = self._view(node)
            if view is not None:
                return view
            for name in LAZY:
                if self.is_builtin(node.func, name):
                    return self._lazy(node, name, drained)
        value = self.value(node)
        found = names(value.type)
        if found == {"dict"}:
            return Value(f"{value.js}.keys()", one("iterator", each(value.type)))
        if ordered and "set" in found:
            raise self.problem(node, "an order, such as sorted() gives to a set", shown(value.type))
        if found and found <= DIRECT:
            return value
        if not found <= DIRECT | {"dict", "iterable", "any"}:
            raise self.problem(node, "something to go over", shown(value.type))
        return Value(f"$.iter({value.js})", one("iterator", each(value.type)))

    def is_passing(self, node: ast.expr) -> bool:
        """Whether this makes something that can only be gone over."""
        if isinstance(node, ast.GeneratorExp):
            return True
        if not isinstance(node, ast.Call):
            return False
        return (
            any(self.is_builtin(node.func, name) for name in LAZY) or self._view(node) is not None
        )

    def _view(self, node: ast.Call) -> Value | None:
        """The keys, values or entries of a dictionary."""
        if not isinstance(node.func, ast.Attribute) or node.func.attr not in VIEWS or node.args:
            return None
        owner = self.value(node.func.value)
        if not only(owner.type, "dict"):
            return None
        keys, values = each(owner.type), values_in(owner.type)
        parts = {"items": one("tuple", keys, values), "keys": keys, "values": values}
        js = f"{owner.js}.{VIEWS[node.func.attr]}()"
        return Value(js, one("iterator", parts[node.func.attr]))

    def _lazy(self, node: ast.Call, name: str, drained: bool) -> Value:
        options = {option.arg: option.value for option in node.keywords}
        known = {"zip": {"strict"}, "enumerate": {"start"}}.get(name, set())
        if options.keys() - known or any(isinstance(arg, ast.Starred) for arg in node.args):
            raise self.problem(node, f"{name} with {' or '.join(known) or 'no'} option", "another")
        if name == "map":
            rows = [self.row(arg, drained) for arg in node.args[1:]]
            function = self.function(node.args[0], [each(row.type) for row in rows])
            js = ", ".join([function.js, *(row.js for row in rows)])
            return Value(f"$.map({js})", one("iterator", self.returned(node, function)))
        given = node.args
        if name == "enumerate" and len(given) == 2:
            given, options["start"] = given[:1], given[1]
        rows = [self.row(arg, drained) for arg in given]
        inside = [each(row.type) for row in rows]
        if name == "zip":
            strict = self.truth(options["strict"]) if "strict" in options else "false"
            js = ", ".join([strict, *(row.js for row in rows)])
            return Value(f"$.zip({js})", one("iterator", one("tuple", *inside)))
        if len(rows) != 1:
            raise self.problem(node, "one row", str(len(rows)))
        if name == "enumerate":
            counted = one("iterator", one("tuple", INT, inside[0]))
            if only(rows[0].type, *ROWS) and "start" not in options:
                return Value(f"{rows[0].js}.entries()", counted)
            start = f", {self.number(options['start'])}" if "start" in options else ""
            return Value(f"$.enumerate({rows[0].js}{start})", counted)
        if not only(rows[0].type, *ROWS, "range"):
            raise self.problem(node, "a list, a tuple or a range", shown(rows[0].type))
        return Value(f"$.reversed({rows[0].js})", one("iterator", inside[0]))

    def function(self, node: ast.expr, taken: Sequence[Type]) -> Value:
        """A function that is handed on; what it will be given is known."""
        if isinstance(node, ast.Lambda):
            return self.small_function(node, taken)
        if isinstance(node, ast.Name) and self.scope.is_builtin(node.id):
            names = [f"$a{number}" for number in range(len(taken))]
            inner = type(self)(self.scope.inner(dict(zip(names, taken, strict=True))))
            given: list[ast.expr] = [ast.Name(name, ast.Load()) for name in names]
            called = inner.value(ast.copy_location(ast.Call(node, given, []), node))
            return Value(f"(({', '.join(names)}) => {called.js})", one("function", called.type))
        return self.value(node)

    def returned(self, node: ast.AST, function: Value) -> Type:
        """What a function that is handed on returns."""
        raise NotImplementedError

    def _lambda(self, node: ast.Lambda) -> Value:
        return self.small_function(node, [])

    def small_function(self, node: ast.Lambda, taken: Sequence[Type]) -> Value:
        """A lambda, given things of these types as far as that is known."""
        given = node.args
        if given.defaults or given.kwonlyargs or given.vararg or given.kwarg:
            raise self.problem(node, "a lambda with plain parameters", ast.unparse(given))
        every = [argument.arg for argument in (*given.posonlyargs, *given.args)]
        types = dict.fromkeys(every, ANY) | dict(zip(every, taken, strict=False))
        inner = type(self)(self.scope.inner(types, keep_narrowed=False))
        body = inner.value(node.body)
        shown_names = ", ".join(map(word, every))
        return Value(f"(({shown_names}) => {body.js})", one("function", body.type, *taken))

    def _generatorexp(self, node: ast.GeneratorExp) -> Value:
        first = self.row(node.generators[0].iter, drained=False)
        loops, inner = self._loops(node, Value("$rows", one("iterator", each(first.type))))
        element = inner.value(node.elt)
        body = f"{loops}yield {element.js};"
        return Value(f"(function* ($rows) {{ {body} }})({first.js})", one("iterator", element.type))

    def _listcomp(self, node: ast.ListComp) -> Value:
        short = self._mapped(node, [node.elt])
        if short is not None:
            return Value(short[0], one("list", short[1][0]))
        js, [found] = self._collected(node, [node.elt], "[]", "push")
        return Value(js, one("list", found))

    def _setcomp(self, node: ast.SetComp) -> Value:
        js, [found] = self._collected(node, [node.elt], "new Set()", "add")
        key(self.scope, node, Value("", found))
        return Value(js, one("set", found))

    def _dictcomp(self, node: ast.DictComp) -> Value:
        js, [keys, values] = self._collected(node, [node.key, node.value], "new Map()", "set")
        key(self.scope, node, Value("", keys))
        return Value(js, one("dict", keys, values))

    def short_loop(self, node: ast.ListComp | ast.GeneratorExp) -> tuple[str, "Rows", str] | None:
        """The row, the scope and the parameter of a comprehension that is one call of a method."""
        [loop, *more] = node.generators
        if more or loop.is_async or len(loop.ifs) > 1 or captures(node):
            return None
        rows = self.row(loop.iter)
        if not only(rows.type, *ROWS, "range") or not isinstance(loop.target, ast.Name):
            return None
        inner = type(self)(self.scope.inner({loop.target.id: each(rows.type)}))
        return rows.js, inner, word(loop.target.id)

    def _mapped(self, node: ast.ListComp, parts: list[ast.expr]) -> tuple[str, list[Type]] | None:
        """A comprehension over one row that is what ``map`` or ``filter`` makes of it."""
        found = self.short_loop(node)
        if found is None:
            return None
        rows, inner, name = found
        ifs = node.generators[0].ifs
        if not ifs:
            value = inner.value(parts[0])
            return f"{rows}.map(({name}) => {value.js})", [value.type]
        if isinstance(parts[0], ast.Name) and word(parts[0].id) == name:
            condition = inner.truth(ifs[0])
            inner.scope.learn(facts(inner.scope, ifs[0], True))
            return f"{rows}.filter(({name}) => {condition})", [inner.value(parts[0]).type]
        return None

    def _collected(
        self,
        node: ast.ListComp | ast.SetComp | ast.DictComp,
        parts: list[ast.expr],
        empty: str,
        add: str,
    ) -> tuple[str, list[Type]]:
        """A function that is called at once: its names are its own, as in Python."""
        rows, taken, first = self._first(node)
        loops, inner = self._loops(node, first)
        values = [inner.value(part) for part in parts]
        filled = f"{loops}$out.{add}({', '.join(value.js for value in values)});"
        js = f"(({taken}) => {{ const $out = {empty}; {filled} return $out; }})({rows})"
        return js, [value.type for value in values]

    def _first(
        self, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
    ) -> tuple[str, str, Value | None]:
        """What a comprehension goes over first, where its names still mean something else."""
        loop = node.generators[0]
        mentioned = {part.id for part in ast.walk(loop.iter) if isinstance(part, ast.Name)}
        if mentioned.isdisjoint(name for part in node.generators for name in names_in(part.target)):
            return "", "", None
        rows = self.row(loop.iter, drained=False)
        return rows.js, "$rows", Value("$rows", one("iterator", each(rows.type)))

    def search(self, node: ast.GeneratorExp, wanted: bool) -> str:
        """Whether ``any`` or ``all`` of something is true, looking no further than needed."""
        found = self.short_loop(node)
        if found is not None and not node.generators[0].ifs:
            rows, inner, name = found
            method = "some" if wanted else "every"
            return f"{rows}.{method}(({name}) => {truth(inner.value(node.elt))})"
        rows_js, taken, first = self._first(node)
        loops, inner = self._loops(node, first)
        condition = truth(inner.value(node.elt))
        stop = f"if ({'' if wanted else '!'}{condition}) return {'true' if wanted else 'false'};"
        ending = f"return {'false' if wanted else 'true'};"
        return f"(({taken}) => {{ {loops}{stop} {ending} }})({rows_js})"

    def _loops(
        self,
        node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp,
        first: Value | None,
    ) -> tuple[str, "Rows"]:
        """The loops and conditions of a comprehension, and the scope within them."""
        inner, opened, names_before = self, "", ""
        shared = captures(node)  # Python's lambdas see what a name means in the end
        for loop in node.generators:
            if loop.is_async:
                raise self.problem(node, "a construct of the subset", "async")
            rows = first or inner.row(loop.iter, drained=False)
            first = None
            pattern, rows_js, types = inner.unpacked(loop.target, rows)
            inner = type(self)(inner.scope.inner(types))
            if shared:
                names_before += f"let {', '.join(map(word, types))}; "
            opened += f"for ({'' if shared else 'const '}{pattern} of {rows_js}) "
            for condition in loop.ifs:
                opened += f"if ({inner.truth(condition)}) "
                inner.scope.learn(facts(inner.scope, condition, True))
        return names_before + opened, inner

    def unpacked(self, target: ast.expr, rows: Value) -> tuple[str, str, dict[str, Type]]:
        """The pattern that a loop fills, what it goes over, and the types of the names in it."""
        pattern, types, safe = self.pattern(target, each(rows.type))
        if safe:
            return pattern, rows.js, types
        assert isinstance(target, ast.Tuple | ast.List)
        return pattern, f"$.unpacked({rows.js}, {count_of(target)})", types

    def pattern(self, target: ast.expr, given: Type) -> tuple[str, dict[str, Type], bool]:
        """What is assigned to, the types of its names, and whether the parts are sure to fit."""
        if isinstance(target, ast.Name):
            return word(target.id), {target.id: given}, True
        if isinstance(target, ast.Attribute):
            return self.write(target), {}, True
        if not isinstance(target, ast.Tuple | ast.List):
            raise self.problem(target, "names to assign to", type(target).__name__)
        if names(given) & {"object", "dict", "set"}:
            raise self.problem(target, "a tuple or a list to unpack", shown(given))
        parts, safe = parts_of(target, given)
        written, types = [], dict[str, Type]()
        for element, part in zip(target.elts, parts, strict=True):
            inside = element.value if isinstance(element, ast.Starred) else element
            if isinstance(element, ast.Starred) and element is not target.elts[-1]:
                raise self.problem(target, "a star before the last name", "one before another")
            js, found, fits = self.pattern(inside, part)
            if not fits:
                raise self.problem(target, "tuples of known length within", shown(given))
            written.append(f"...{js}" if isinstance(element, ast.Starred) else js)
            types |= found
        return f"[{', '.join(written)}]", types, safe


def parts_of(target: ast.Tuple | ast.List, given: Type) -> tuple[list[Type], bool]:
    """The types of the parts of what is unpacked, and whether there are as many as names."""
    wanted = len(target.elts)
    starred = any(isinstance(element, ast.Starred) for element in target.elts)
    fixed = [k.parts for k in given - NONE if k.name == "tuple" and k.of is None]
    certain = bool(fixed) and len(fixed) == len(given - NONE) and not starred
    if certain and all(len(parts) == wanted for parts in fixed):
        return [union(*column) for column in zip(*fixed, strict=True)], True
    inside = each(given) if given else ANY
    last = isinstance(target.elts[-1], ast.Starred)
    return [inside] * (wanted - last) + [one("list", inside)] * last, False


def count_of(target: ast.Tuple | ast.List) -> str:
    """How many parts there must be, and whether there may be more."""
    starred = isinstance(target.elts[-1], ast.Starred)
    return f"{len(target.elts) - starred}{', true' if starred else ''}"


AT_ONCE = ("all", "any", "dict", "list", "max", "min", "next", "set", "sorted", "sum", "tuple")


def captures(node: ast.AST) -> bool:
    """Whether something in a comprehension may be called when the loop has gone on."""
    at_once: set[int] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Call):
            called = part.func
            name = called.id if isinstance(called, ast.Name) else ""
            if name in AT_ONCE or (isinstance(called, ast.Attribute) and called.attr == "join"):
                at_once |= {id(arg) for arg in (*part.args, *(k.value for k in part.keywords))}
    return any(
        isinstance(part, ast.Lambda | ast.GeneratorExp) and id(part) not in at_once
        for part in ast.walk(node)
        if part is not node
    )
