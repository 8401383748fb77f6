"""Expressions of Python as expressions of JavaScript.

In rules, which know numbers and rows of them alone, operators stay what they are. Elsewhere the
runtime (``$``) does what Python would: lists that are empty are false, and equal if their parts
are.
"""

import ast
import json
from collections.abc import Callable
from typing import Any

from medici.interfaces.browser.javascript.scope import Scope
from medici.interfaces.browser.javascript.source import names_in
from medici.interfaces.browser.javascript.words import BUILTINS, METHODS, word

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Is: "===",
    ast.IsNot: "!==",
}
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.Pow: "**",
}
# Numbers may need more than the 32 bits that JavaScript's own operators keep.
HELPED: dict[type[ast.operator], str] = {
    ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "shr",
}
MIXED: dict[type[ast.operator], str] = {ast.Add: "add", ast.Mult: "mul"}  # of lists and texts too


class Expressions:
    """Writes the expressions of one scope."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def write(self, node: ast.expr) -> str:
        """The expression in JavaScript."""
        name = f"_{type(node).__name__.lower()}"
        writer: Callable[[Any], str] | None = getattr(self, name, None)
        if writer is None:
            raise self.scope.problem(node, f"{type(node).__name__} has no translation")
        return writer(node)

    def all(self, nodes: list[ast.expr]) -> str:
        """Several expressions, with commas between them."""
        return ", ".join(self.write(node) for node in nodes)

    def truth(self, node: ast.expr) -> str:
        """The expression as a condition."""
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return f"({sign.join(self.truth(value) for value in node.values)})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.truth(node.operand)}"
        written = self.write(node)
        plain = isinstance(node, ast.Compare) or self.scope.is_rule
        return written if plain else f"$.truth({written})"

    def _constant(self, node: ast.Constant) -> str:
        if node.value is Ellipsis or isinstance(node.value, bytes | complex):
            raise self.scope.problem(node, f"{node.value!r} has no translation")
        return json.dumps(node.value, ensure_ascii=False)

    def _name(self, node: ast.Name) -> str:
        return self.scope.refer(node, node.id)

    def _namedexpr(self, node: ast.NamedExpr) -> str:
        return f"({self.write(node.target)} = {self.write(node.value)})"

    def _attribute(self, node: ast.Attribute) -> str:
        if isinstance(node.value, ast.Name | ast.Attribute):
            found = self.scope.refer_into(node)
            if found is not None:
                return found
        if node.attr == "__dict__":
            return self.write(node.value)
        if node.attr == "__name__":
            return f"$.name_of({self.write(node.value)})"
        return f"{self.write(node.value)}.{node.attr}"

    def _subscript(self, node: ast.Subscript) -> str:
        value = self.write(node.value)
        if isinstance(node.slice, ast.Slice):
            bounds = [node.slice.lower, node.slice.upper, node.slice.step]
            written = [self.write(bound) if bound else "null" for bound in bounds]
            return f"$.slice({value}, {', '.join(written)})"
        index = self.write(node.slice)
        return f"{value}[{index}]" if self.scope.is_rule else f"$.at({value}, {index})"

    def _binop(self, node: ast.BinOp) -> str:
        left, right = self.write(node.left), self.write(node.right)
        kind = type(node.op)
        if kind in HELPED:
            return f"$.{HELPED[kind]}({left}, {right})"
        if kind in MIXED and not self.scope.is_rule:
            return f"$.{MIXED[kind]}({left}, {right})"
        return f"({left} {ARITHMETIC[kind]} {right})"

    def _unaryop(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"!{self.truth(node.operand)}"
        sign = {ast.USub: "-", ast.UAdd: "+", ast.Invert: "~"}[type(node.op)]
        return f"({sign}{self.write(node.operand)})"

    def _boolop(self, node: ast.BoolOp) -> str:
        *rest, last = node.values
        if self.scope.is_rule:
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return f"({sign.join(self.write(value) for value in node.values)})"
        which = "both" if isinstance(node.op, ast.And) else "either"
        written = self.write(last)
        for value in reversed(rest):
            written = f"$.{which}({self.write(value)}, () => {written})"
        return written

    def _ifexp(self, node: ast.IfExp) -> str:
        condition = self.truth(node.test)
        return f"({condition} ? {self.write(node.body)} : {self.write(node.orelse)})"

    def _compare(self, node: ast.Compare) -> str:
        sides = [node.left, *node.comparators]
        pairs = zip(sides, node.ops, sides[1:], strict=False)
        written = [self._comparison(left, op, right) for left, op, right in pairs]
        return f"({' && '.join(written)})"

    def _comparison(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        a, b = self.write(left), self.write(right)
        if type(op) in COMPARISONS:
            return f"{a} {COMPARISONS[type(op)]} {b}"
        if isinstance(op, ast.In | ast.NotIn):
            sign = "" if isinstance(op, ast.In) else "!"
            return f"{sign}$.contains({b}, {a})"
        plain = self.scope.is_rule or any(isinstance(it, ast.Constant) for it in (left, right))
        if plain:
            return f"{a} {'===' if isinstance(op, ast.Eq) else '!=='} {b}"
        return f"{'' if isinstance(op, ast.Eq) else '!'}$.eq({a}, {b})"

    def _tuple(self, node: ast.Tuple) -> str:
        return f"[{self.all(node.elts)}]"

    def _list(self, node: ast.List) -> str:
        return f"[{self.all(node.elts)}]"

    def _set(self, node: ast.Set) -> str:
        return f"new Set([{self.all(node.elts)}])"

    def _starred(self, node: ast.Starred) -> str:
        return f"...$.iter({self.write(node.value)})"

    def _dict(self, node: ast.Dict) -> str:
        pairs = [
            f"...{self.write(value)}"
            if key is None
            else f"[{self.write(key)}, {self.write(value)}]"
            for key, value in zip(node.keys, node.values, strict=True)
        ]
        return f"new Map([{', '.join(pairs)}])"

    def _joinedstr(self, node: ast.JoinedStr) -> str:
        parts = []
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                parts.append(f"${{{self._formatted(part)}}}")
            else:
                assert isinstance(part, ast.Constant)
                text = str(part.value)
                for sign in ("\\", "`", "${"):
                    text = text.replace(sign, "\\" + sign)
                parts.append(text)
        return f"`{''.join(parts)}`"

    def _formatted(self, node: ast.FormattedValue) -> str:
        value = self.write(node.value)
        if node.conversion == ord("r"):
            return f"$.repr({value})"
        if node.format_spec is not None:
            return f"$.format({value}, {self.write(node.format_spec)})"
        return f"$.str({value})"

    def _lambda(self, node: ast.Lambda) -> str:
        inner = type(self)(self.scope.inner([arg.arg for arg in node.args.args]))
        names = ", ".join(word(arg.arg) for arg in node.args.args)
        return f"(({names}) => {inner.write(node.body)})"

    def _listcomp(self, node: ast.ListComp) -> str:
        return self._comprehension(node.generators, [node.elt], "[]", "push")

    def _generatorexp(self, node: ast.GeneratorExp) -> str:
        return self._comprehension(node.generators, [node.elt], "[]", "push")

    def _setcomp(self, node: ast.SetComp) -> str:
        return self._comprehension(node.generators, [node.elt], "new Set()", "add")

    def _dictcomp(self, node: ast.DictComp) -> str:
        return self._comprehension(node.generators, [node.key, node.value], "new Map()", "set")

    def _comprehension(
        self, loops: list[ast.comprehension], parts: list[ast.expr], empty: str, add: str
    ) -> str:
        """A function that is called at once: its names are its own, as in Python."""
        inner, opened = self, ""
        for loop in loops:
            rows = inner.write(loop.iter)
            inner = type(self)(inner.scope.inner(names_in(loop.target)))
            opened += f"for (const {inner.pattern(loop.target)} of $.iter({rows})) "
            for condition in loop.ifs:
                opened += f"if ({inner.truth(condition)}) "
        filled = f"{opened}$out.{add}({inner.all(parts)});"
        return f"(() => {{ const $out = {empty}; {filled} return $out; }})()"

    def pattern(self, target: ast.expr) -> str:
        """What is assigned to: names, or a row of them."""
        if isinstance(target, ast.Name):
            return word(target.id)
        if isinstance(target, ast.Tuple | ast.List):
            return f"[{', '.join(self.pattern(part) for part in target.elts)}]"
        if isinstance(target, ast.Starred):
            return f"...{self.pattern(target.value)}"
        if isinstance(target, ast.Subscript):  # of a row: a dictionary is never unpacked into
            return f"{self.write(target.value)}[{self.write(target.slice)}]"
        return self.write(target)

    def is_builtin(self, node: ast.expr, name: str | None = None) -> bool:
        """Whether this is a function that Python itself brings, or a certain one of them."""
        if not isinstance(node, ast.Name) or self.scope.knows(node.id):
            return False
        return node.id in BUILTINS if name is None else node.id == name

    @staticmethod
    def is_method(node: ast.expr) -> bool:
        """Whether this may be a method of one of Python's own types."""
        return isinstance(node, ast.Attribute) and node.attr in METHODS
