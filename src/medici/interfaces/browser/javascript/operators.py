"""Operators, by what they stand between.

Where the types are known, JavaScript's own operators do if they mean the same. Where they are not,
or JavaScript's mean something else, the runtime (``$``) does what Python would.
"""

import ast

from medici.interfaces.browser.javascript.kinds import (
    ANY,
    BOOL,
    FLOAT,
    INT,
    NONE,
    NUMBERS,
    ROWS,
    STR,
    Kind,
    Type,
    each,
    names,
    one,
    only,
    shown,
    union,
)
from medici.interfaces.browser.javascript.scope import Scope, Value
from medici.kernel import State

SIGNS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}
# Whole numbers may need more than the 32 bits that JavaScript's own operators keep.
BITS: dict[type[ast.operator], str] = {
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "shr",
}
ORDER: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
ALONE = frozenset(["str", "None", "unset"])  # equal to nothing but the same
NATIVE = frozenset(["bool", "int", "str", "object", "class", "function", "iterator", "match"])
SAFE = 2**53 - 1  # beyond it JavaScript's numbers are not exact
ADDED = NUMBERS | {"str", "list", "tuple"}


def truth(value: Value) -> str:
    """A condition in JavaScript."""
    found = names(value.type)
    if found and found <= NATIVE:
        return value.js
    if only(value.type, "float", "int"):
        return f"({value.js} !== 0)" if NONE.isdisjoint(value.type) else f"$.truth({value.js})"
    mark = "" if NONE.isdisjoint(value.type) else "?"
    if only(value.type, *ROWS, "deque"):
        return f"({value.js}{mark}.length > 0)"
    if only(value.type, "set", "dict"):
        return f"({value.js}{mark}.size > 0)"
    return f"$.truth({value.js})"


def is_native(value: Value) -> bool:
    """Whether JavaScript takes it for true or false as Python does."""
    found = names(value.type)
    return value.type == NONE or (bool(found) and found <= NATIVE)


def has_only(value: Value, *wanted: str) -> bool:
    """Whether a value is certain to be one of these."""
    return only(value.type, *wanted)


def number_type(*values: Value) -> Type:
    """The type that a sum of numbers has."""
    return FLOAT if any("float" in names(value.type) for value in values) else INT


def constant(scope: Scope, node: ast.expr) -> int | float | None:
    """The number that stands here for sure."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = constant(scope, node.operand)
        return None if inner is None else -inner
    found = node.value if isinstance(node, ast.Constant) else scope.value_of(node)
    return found if isinstance(found, int | float) and not isinstance(found, bool) else None


def binary(scope: Scope, node: ast.BinOp | ast.AugAssign, left: Value, right: Value) -> Value:
    """An operator between two values."""
    kind = type(node.op)
    if NONE in (left.type, right.type):
        raise scope.problem(node, "a value", "None")
    numbers = has_only(left, *NUMBERS) and has_only(right, *NUMBERS)
    if kind in (ast.Add, ast.Mult):
        return (add if kind is ast.Add else multiply)(scope, node, left, right)
    if kind is ast.Sub and numbers:
        return Value(f"({left.js} - {right.js})", number_type(left, right), both(left, right))
    operand = node.right if isinstance(node, ast.BinOp) else node.value
    divisor = constant(scope, operand)
    if kind is ast.Div and numbers:
        js = f"({left.js} / {right.js})" if divisor else f"$.div({left.js}, {right.js})"
        return Value(js, FLOAT)
    if kind in (ast.FloorDiv, ast.Mod) and numbers:
        name, found = "floordiv" if kind is ast.FloorDiv else "mod", number_type(left, right)
        signed = ", true" if found == FLOAT else ""  # a float may be -0
        return Value(f"$.{name}({left.js}, {right.js}{signed})", found)
    if kind is ast.Pow and has_only(left, "int") and isinstance(divisor, int) and divisor >= 0:
        return Value(f"$.power({left.js}, {right.js})", INT)
    if kind in BITS and has_only(left, "int") and has_only(right, "int"):
        return Value(f"$.{BITS[kind]}({left.js}, {right.js})", INT)
    if kind is ast.BitOr:
        for name, maker in (("dict", "Map"), ("set", "Set")):
            if has_only(left, name) and has_only(right, name):
                joined = f"new {maker}([...{left.js}, ...{right.js}])"
                return Value(joined, union(left.type, right.type))
    raise scope.problem(node, operands(kind), f"{shown(left.type)} and {shown(right.type)}")


def operands(kind: type[ast.operator]) -> str:
    """What an operator can stand between."""
    if kind is ast.Pow:
        return "an int and a constant int from 0 on"
    if kind is ast.BitOr:
        return "two ints, two dictionaries or two sets"
    return "two ints" if kind in BITS else "two numbers"


def both(left: Value, right: Value) -> bool:
    """Whether two values are short enough to be written twice."""
    return left.simple and right.simple and len(left.js) + len(right.js) < 40


def add(scope: Scope, node: ast.AST, left: Value, right: Value) -> Value:
    """A sum, or two texts, lists or tuples one after the other."""
    if has_only(left, *NUMBERS) and has_only(right, *NUMBERS):
        return Value(f"({left.js} + {right.js})", number_type(left, right), both(left, right))
    if has_only(left, "str") and has_only(right, "str"):
        return Value(f"({left.js} + {right.js})", STR)
    for name in ("list", "tuple"):
        if has_only(left, name) and has_only(right, name):
            items = union(each(left.type), each(right.type))
            js = f"[...{left.js}, ...{right.js}]"
            return Value(js, one(name, items, of=None if name == "list" else "any length"))
    addable(scope, node, left, right)
    return Value(f"$.add({left.js}, {right.js})", union(left.type - NONE, right.type - NONE))


def addable(scope: Scope, node: ast.AST, left: Value, right: Value) -> None:
    """Refuse what Python cannot add, and a list and a tuple, which the runtime cannot tell."""
    if not sorts(left.type) & sorts(right.type) or {"list", "tuple"} <= names(
        left.type | right.type
    ):
        got = f"{shown(left.type)} and {shown(right.type)}"
        raise scope.problem(node, "two numbers, texts, lists or tuples", got)


def sorts(given: Type) -> frozenset[str]:
    """What something may be added to or compared with: numbers, texts, lists or tuples."""
    found = names(given)
    if found & {"any"} or not found:
        return frozenset(["number", "str", "list", "tuple"])
    return frozenset("number" if name in NUMBERS else name for name in found if name in ADDED)


def multiply(scope: Scope, node: ast.AST, left: Value, right: Value) -> Value:
    """A product, or a text, list or tuple several times."""
    if has_only(left, *NUMBERS) and has_only(right, *NUMBERS):
        found = number_type(left, right)
        if found == FLOAT:
            return Value(f"({left.js} * {right.js})", FLOAT, both(left, right))
        if scope.is_rule:
            never = isinstance(node, ast.BinOp) and any(
                (constant(scope, side) or 0) > 0 for side in (node.left, node.right)
            )
            return Value(f"({left.js} * {right.js}{'' if never else ' + 0'})", INT)  # never -0
        return Value(f"$.product({left.js}, {right.js})", INT)
    if has_only(right, "int", "bool") and has_only(left, "str", "list", "tuple"):
        repeated = left.type
        if has_only(left, "tuple"):
            repeated = one("tuple", each(left.type), of="any length")
        return Value(f"$.repeat({left.js}, {right.js})", repeated)
    got = f"{shown(left.type)} and {shown(right.type)}"
    raise scope.problem(node, "two numbers, or a text, list or tuple and an int", got)


def unary(scope: Scope, node: ast.UnaryOp, value: Value) -> Value:
    """A sign before a number."""
    if isinstance(node.op, ast.Not):
        return Value(f"!{truth(value)}", BOOL, value.simple)
    known = constant(scope, node.operand)
    if isinstance(node.op, ast.USub) and known:
        return Value(f"(-{value.js})", value.type, value.simple)
    if isinstance(node.op, ast.USub) and has_only(value, "int"):
        return Value(f"(0 - {value.js})", INT, value.simple)  # never -0
    if isinstance(node.op, ast.USub) and has_only(value, "float"):
        return Value(f"(-{value.js})", FLOAT, value.simple)
    if isinstance(node.op, ast.Invert) and has_only(value, "int"):
        return Value(f"(-1 - {value.js})", INT, value.simple)
    if isinstance(node.op, ast.UAdd) and has_only(value, "int", "float"):
        return value
    raise scope.problem(node, "a number", shown(value.type))


def compare(scope: Scope, node: ast.AST, op: ast.cmpop, left: Value, right: Value) -> str:
    """A comparison of two values."""
    if isinstance(op, ast.Is | ast.IsNot):
        return identical(scope, node, isinstance(op, ast.IsNot), left, right)
    if isinstance(op, ast.Eq | ast.NotEq):
        return equal(scope, node, isinstance(op, ast.NotEq), left, right)
    if isinstance(op, ast.In | ast.NotIn):
        return f"{'!' if isinstance(op, ast.NotIn) else ''}{contains(scope, node, left, right)}"
    sign = ORDER[type(op)]
    if has_only(left, *NUMBERS) and has_only(right, *NUMBERS):
        return f"({left.js} {sign} {right.js})"
    if not sorts(left.type) & sorts(right.type):
        got = f"{shown(left.type)} and {shown(right.type)}"
        raise scope.problem(node, "two numbers, texts, lists or tuples", got)
    same_flavour(scope, node, left.type, right.type)
    return f'$.compare({left.js}, {right.js}, "{sign}")'


def identical(scope: Scope, node: ast.AST, negated: bool, left: Value, right: Value) -> str:
    """Whether two things are one and the same; numbers and texts have no identity."""
    loose = {"int", "float", "str", "tuple"}
    if names(left.type) & loose and names(right.type) & loose:
        got = f"{shown(left.type)} and {shown(right.type)}"
        raise scope.problem(node, "None, True, False, a class or an object beside is", got)
    return f"({left.js} {'!==' if negated else '==='} {right.js})"


def equal(scope: Scope, node: ast.AST, negated: bool, left: Value, right: Value) -> str:
    """Whether two things are equal."""
    for value in (left, right):
        for kind in value.type:
            if has_own_equality(kind):
                raise scope.problem(node, "things without an __eq__ of their own", str(kind))
    same_flavour(scope, node, left.type, right.type)
    if is_same(left, right):
        return f"({left.js} {'!==' if negated else '==='} {right.js})"
    return f"{'!' if negated else ''}$.eq({left.js}, {right.js})"


def is_same(left: Value, right: Value) -> bool:
    """Whether two equal things are the same for JavaScript too."""
    a, b = ({kind.name for kind in value.type} for value in (left, right))
    if (a and a <= ALONE) or (b and b <= ALONE):
        return True
    numbers, truths = ALONE | {"int", "float", "class"}, ALONE | {"bool", "class"}
    return bool(a and b) and (a | b <= numbers or a | b <= truths)


def has_own_equality(kind: Kind) -> bool:
    """Whether a class says itself what is equal, which is not translated."""
    if kind.name != "object" or not isinstance(kind.of, type):
        return False
    for base in kind.of.__mro__:
        code = getattr(vars(base).get("__eq__"), "__code__", None)
        if code is not None:  # of a data class it was made, and of a state the runtime knows it
            return not code.co_filename.startswith("<") and base is not State
    return False


def same_flavour(scope: Scope, node: ast.AST, left: Type, right: Type) -> None:
    """Refuse to compare lists with tuples: both are arrays, which the runtime cannot tell."""
    a, b = (names(given) & (ROWS | {"range"}) for given in (left, right))
    if a and b and (len(a | b) > 1 or "row" in a | b):
        raise scope.problem(node, "two lists or two tuples", f"{shown(left)} and {shown(right)}")
    if a and b and ANY not in (left, right):
        same_flavour(scope, node, each(left), each(right))


def contains(scope: Scope, node: ast.AST, part: Value, whole: Value) -> str:
    """Whether something is in a text, a row, a dictionary or a set."""
    in_order = part.simple or whole.simple  # Python begins with the part
    if in_order and has_only(whole, "str") and has_only(part, "str"):
        return f"{whole.js}.includes({part.js})"
    if has_only(whole, "dict", "set"):
        wanted = key(scope, node, part)
        return f"{whole.js}.has({wanted})" if in_order else f"$.contains({wanted}, {whole.js})"
    found = names(whole.type)
    if not found <= {
        "str",
        "list",
        "tuple",
        "row",
        "iterable",
        "dict",
        "set",
        "range",
        "any",
        "deque",
    }:
        raise scope.problem(node, "a text, row, dictionary or set after in", shown(whole.type))
    inside = Value("", each(whole.type))
    same_flavour(scope, node, inside.type, part.type)
    if in_order and only(whole.type, *ROWS) and is_same(inside, part):
        return f"{whole.js}.includes({part.js})"
    return f"$.contains({part.js}, {whole.js})"


def key(scope: Scope, node: ast.AST, value: Value) -> str:
    """A key of a dictionary, or a part of a set: what JavaScript finds again by its value."""
    found = {kind.name for kind in value.type}
    if found and (found <= {"int", "str", "None", "class"} or found <= {"bool", "str"}):
        return value.js
    if found <= {"any"}:
        return f"$.key({value.js})"
    got = shown(value.type)
    raise scope.problem(node, "ints, texts or classes as keys of a dictionary or set", got)
