"""Arithmetic: what Python's operators do to the numbers of a rule.

Floats are computed one operation at a time, each rounded by itself, so that every machine that
plays comes to the same bits.
"""

import ast

from medici.kernel.wasm.code import Code, constant, group_of, parts_of
from medici.kernel.wasm.kinds import (
    BOOL,
    FLOAT,
    INT,
    WORD,
    Group,
    Kind,
    Row,
    Value,
    is_number,
    joined,
    leaves,
)

ON_INTEGERS: dict[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "ashr",
}
ON_BOOLS = (ast.BitAnd, ast.BitOr, ast.BitXor)
ON_FLOATS: dict[type[ast.operator], str] = {
    ast.Add: "fadd",
    ast.Sub: "fsub",
    ast.Mult: "fmul",
    ast.Div: "fdiv",
}
# Of a comparison: for integers, for words, for floats (where nothing equals a NaN)
COMPARISONS: dict[type[ast.cmpop], tuple[str, str, str]] = {
    ast.Eq: ("eq", "eq", "oeq"),
    ast.NotEq: ("ne", "ne", "une"),
    ast.Lt: ("slt", "ult", "olt"),
    ast.LtE: ("sle", "ule", "ole"),
    ast.Gt: ("sgt", "ugt", "ogt"),
    ast.GtE: ("sge", "uge", "oge"),
}


class Numbers:
    """Arithmetic that writes its steps into some code; None where there is none for these kinds."""

    def __init__(self, code: Code) -> None:
        self.code = code

    def cast(self, value: Value, kind: Kind) -> Value:
        """The same value as one of a wider kind: see ``joined``."""
        if value.kind == kind:
            return value
        match value.kind, kind:
            case (Group(), Group()):
                parts = zip(parts_of(value), kind.parts, strict=True)
                return group_of([self.cast(part, wider) for part, wider in parts], kind.names)
            case (Row(), Row()):
                return Value(kind, (value.parts[0], str(value.kind.length)))
        part = value.parts[0]
        if value.kind == BOOL:
            turned = "zext i1 {} to i64" if kind == INT else "uitofp i1 {} to double"
        else:
            turned = "sitofp i64 {} to double"
        return Value(kind, (self.code.put(turned.format(part)),))

    def truth(self, value: Value) -> str | None:
        """Whether a number is not 0."""
        if not is_number(value.kind):
            return None
        if value.kind == BOOL:
            return value.parts[0]
        if value.kind == FLOAT:
            return self.code.put(f"fcmp une double {value.parts[0]}, 0.0")
        return self.code.put(f"icmp ne i64 {value.parts[0]}, 0")

    def compared(self, operator: ast.cmpop, one: Value, other: Value) -> str | None:
        """What a comparison says."""
        kind = joined(one.kind, other.kind)
        if type(operator) not in COMPARISONS or kind is None or not is_number(kind):
            return None
        if kind == BOOL:
            kind = INT
        signed, unsigned, of_floats = COMPARISONS[type(operator)]
        left, right = self.cast(one, kind).parts[0], self.cast(other, kind).parts[0]
        if kind == FLOAT:
            return self.code.put(f"fcmp {of_floats} double {left}, {right}")
        return self.code.put(f"icmp {unsigned if kind == WORD else signed} i64 {left}, {right}")

    def combined(self, operator: ast.operator, one: Value, other: Value) -> Value | None:
        """What an operator makes of two numbers."""
        kind = joined(one.kind, other.kind)
        if kind is None or not is_number(kind):
            return None
        if kind == BOOL and not isinstance(operator, ON_BOOLS):
            kind = INT
        if isinstance(operator, ast.Div) and kind == INT:
            kind = FLOAT
        one, other = self.cast(one, kind), self.cast(other, kind)
        if kind == INT and isinstance(operator, ast.FloorDiv):
            return self.divided(one.parts[0], other.parts[0])
        if kind == INT and isinstance(operator, ast.Mod):
            return self.remainder(one.parts[0], other.parts[0])
        word = (ON_FLOATS if kind == FLOAT else ON_INTEGERS).get(type(operator))
        if word is None:
            return None
        if kind == WORD and isinstance(operator, ast.RShift):
            word = "lshr"
        text = f"{word} {leaves(kind)[0]} {one.parts[0]}, {other.parts[0]}"
        return Value(kind, (self.code.put(text),))

    def remainder(self, one: str, other: str) -> Value:
        """The rest of a division that is rounded down: it has the sign of the divisor."""
        put = self.code.put
        rest = put(f"srem i64 {one}, {other}")
        more = put(f"select i1 {self.is_off(rest, other)}, i64 {other}, i64 0")
        return Value(INT, (put(f"add i64 {rest}, {more}"),))

    def divided(self, one: str, other: str) -> Value:
        """A division that is rounded down."""
        put = self.code.put
        quotient = put(f"sdiv i64 {one}, {other}")
        rest = put(f"sub i64 {one}, {put(f'mul i64 {quotient}, {other}')}")
        less = put(f"sext i1 {self.is_off(rest, other)} to i64")
        return Value(INT, (put(f"add i64 {quotient}, {less}"),))

    def is_off(self, rest: str, divisor: str) -> str:
        """Whether a division that was rounded towards 0 went up by it."""
        put = self.code.put
        signs = put(f"icmp slt i64 {put(f'xor i64 {rest}, {divisor}')}, 0")
        return put(f"and i1 {signs}, {put(f'icmp ne i64 {rest}, 0')}")

    def negated(self, value: Value) -> Value | None:
        """A number with the other sign."""
        if value.kind == FLOAT:
            return Value(FLOAT, (self.code.put(f"fneg double {value.parts[0]}"),))
        return self.combined(ast.Sub(), constant(0), value)

    def whole(self, value: Value) -> Value | None:
        """A number without what stands behind its point."""
        if value.kind == FLOAT:
            text = f"call i64 @llvm.fptosi.sat.i64.f64(double {value.parts[0]})"
            return Value(INT, (self.code.put(text),))
        if value.kind == WORD:
            return Value(INT, value.parts)
        return self.cast(value, INT) if value.kind in (BOOL, INT) else None

    def as_float(self, value: Value) -> Value | None:
        """A number as a float."""
        return self.cast(value, FLOAT) if joined(value.kind, FLOAT) == FLOAT else None

    def word(self, value: Value) -> Value | None:
        """A number as 64 bits without a sign."""
        return Value(WORD, value.parts) if value.kind in (INT, WORD) else None

    def extreme(self, operator: ast.cmpop, values: list[Value]) -> Value | None:
        """The least or the greatest; of equals the first, as Python takes it."""
        best = values[0]
        for value in values[1:]:
            kind = joined(best.kind, value.kind)
            if kind is None or not is_number(kind):
                return None
            ours, other = self.cast(best, kind), self.cast(value, kind)
            if kind == FLOAT:
                best = self.extreme_float(operator, ours, other)
                continue
            better = str(self.compared(operator, other, ours))
            best = self.code.chosen(better, other, ours)
        return best

    def extreme_float(self, operator: ast.cmpop, one: Value, other: Value) -> Value:
        """The lesser or greater of two floats, by the one instruction that takes it as Python does.

        It is one for pairs of floats. Without it engines branch, where nobody can foresee the way.
        """
        put, pair = self.code.put, "<2 x double>"
        ours, its = (
            put(f"insertelement {pair} poison, double {value.parts[0]}, i32 0")
            for value in (one, other)
        )
        word = "pmin" if isinstance(operator, ast.Lt) else "pmax"
        both = put(f"call {pair} @llvm.wasm.{word}.v2f64({pair} {ours}, {pair} {its})")
        return Value(FLOAT, (put(f"extractelement {pair} {both}, i32 0"),))

    def size(self, value: Value) -> Value | None:
        """A number without its sign."""
        if value.kind == FLOAT:
            text = f"call double @llvm.fabs.f64(double {value.parts[0]})"
            return Value(FLOAT, (self.code.put(text),))
        if value.kind != INT:
            return None
        return Value(
            INT, (self.code.put(f"call i64 @llvm.abs.i64(i64 {value.parts[0]}, i1 false)"),)
        )

    def root(self, value: Value) -> Value | None:
        """The square root of a number."""
        number = self.as_float(value)
        if number is None:
            return None
        return Value(
            FLOAT, (self.code.put(f"call double @llvm.sqrt.f64(double {number.parts[0]})"),)
        )
