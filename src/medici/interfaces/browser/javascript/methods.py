"""Methods of Python's own types, by type. What is not here has no translation."""

import ast
from collections.abc import Callable
from typing import NamedTuple

from medici.interfaces.browser.javascript.builtins import sort_options
from medici.interfaces.browser.javascript.kinds import (
    ANY,
    BOOL,
    INT,
    NONE,
    STR,
    Type,
    each,
    names,
    one,
    only,
    shown,
    union,
    values_in,
)
from medici.interfaces.browser.javascript.operators import equal, key, same_flavour
from medici.interfaces.browser.javascript.rows import Rows
from medici.interfaces.browser.javascript.scope import Value

TRIPLE = one("tuple", STR, STR, STR)


class Call(NamedTuple):
    """A call of a method: on what, and with what."""

    w: Rows
    node: ast.Call
    owner: Value
    args: list[ast.expr]

    def value(self, place: int) -> Value:
        """An argument."""
        return self.w.value(self.args[place])

    def text(self, place: int, filled: bool = False) -> str:
        """An argument that is a text; ``filled``: one that is written there and not empty."""
        value = self.value(place)
        if not only(value.type, "str"):
            raise self.w.problem(self.node, "a text", shown(value.type))
        arg = self.args[place]
        if filled and not (isinstance(arg, ast.Constant) and arg.value):
            raise self.w.problem(self.node, "a text that is written there", ast.unparse(arg))
        return value.js

    def key(self) -> str:
        """The first argument as a key."""
        return key(self.w.scope, self.node, self.value(0))

    def put(self, *found: Type) -> None:
        """Remember what is put into a list, dictionary or set whose annotation is missing."""
        note_parts(self.w, self.owner_node, self.owner.type, found)

    @property
    def owner_node(self) -> ast.expr:
        """What the method is called on."""
        assert isinstance(self.node.func, ast.Attribute)
        return self.node.func.value


def note_parts(w: Rows, node: ast.expr, before: Type, found: tuple[Type, ...]) -> None:
    """Remember what is put into something that was made empty."""
    for kind in before:
        if frozenset() in kind.parts and isinstance(node, ast.Name):
            w.scope.record(node.id, one(kind.name, *found))


Method = Callable[[Call], Value]


def helper(name: str, result: Type) -> Method:
    """A method of a text that the runtime has, with texts as arguments."""
    return lambda call: Value(
        f"$.{name}({', '.join([call.owner.js, *(call.text(n) for n in range(len(call.args)))])})",
        result,
    )


def native(name: str, result: Type) -> Method:
    """A method of a text that JavaScript has too, with texts as arguments."""
    return lambda call: Value(
        f"{call.owner.js}.{name}({', '.join(call.text(n) for n in range(len(call.args)))})", result
    )


def _join(call: Call) -> Value:
    row = call.w.row(call.args[0])
    if not only(each(row.type), "str"):
        raise call.w.problem(call.node, "texts", shown(each(row.type)))
    if not call.owner.simple:
        raise call.w.problem(call.node, "a short text before join", ast.unparse(call.owner_node))
    made = row.js if only(row.type, "list", "tuple", "row") else f"[...{row.js}]"
    return Value(f"{made}.join({call.owner.js})", STR)


def _replace(call: Call) -> Value:
    old, new = call.text(0, filled=True), call.text(1)
    return Value(f"$.exchange({call.owner.js}, {old}, {new})", STR)


def _split(call: Call) -> Value:
    if not call.args:
        return Value(f"$.words({call.owner.js})", one("list", STR))
    return Value(f"{call.owner.js}.split({call.text(0, filled=True)})", one("list", STR))


def _partition(call: Call) -> Value:
    return Value(f"$.partition({call.owner.js}, {call.text(0, filled=True)})", TRIPLE)


def starts(name: str) -> Method:
    """``startswith`` and ``endswith``, with one text or a tuple of them."""

    def write(call: Call) -> Value:
        given = call.value(0)
        if only(given.type, "str"):
            return Value(f"{call.owner.js}.{name}({given.js})", BOOL)
        if only(given.type, "tuple") and only(each(given.type), "str"):
            return Value(f'$.fits({call.owner.js}, "{name}", {given.js})', BOOL)
        raise call.w.problem(call.node, "a text or a tuple of texts", shown(given.type))

    return write


def _append(call: Call) -> Value:
    value = call.value(0)
    call.put(value.type)
    return Value(f"{call.owner.js}.push({value.js})", NONE)


def _extend(call: Call) -> Value:
    row = call.w.row(call.args[0], drained=False)
    call.put(each(row.type))
    return Value(f"$.extend({call.owner.js}, {row.js})", NONE)


def _insert(call: Call) -> Value:
    value = call.value(1)
    call.put(value.type)
    return Value(f"{call.owner.js}.splice({call.w.number(call.args[0])}, 0, {value.js})", NONE)


def _pop_row(call: Call) -> Value:
    place = f", {call.w.number(call.args[0])}" if call.args else ""
    return Value(f"$.pop({call.owner.js}{place})", each(call.owner.type))


def _sort(call: Call) -> Value:
    options = sort_options(call.w, call.node, each(call.owner.type))
    return Value(f"$.sort({', '.join([call.owner.js, *options])})", NONE)


def _index(call: Call) -> Value:
    value = call.value(0)
    compared(call, value)
    return Value(f"$.index({call.owner.js}, {value.js})", INT)


def _count(call: Call) -> Value:
    value = call.value(0)
    compared(call, value)
    return Value(f"$.count({call.owner.js}, {value.js})", INT)


def compared(call: Call, value: Value) -> None:
    """Refuse to look for what cannot be compared."""
    inside = Value("", each(call.owner.type))
    same_flavour(call.w.scope, call.node, inside.type, value.type)
    equal(call.w.scope, call.node, False, inside, value)


def _copy(call: Call) -> Value:
    return Value(f"$.copy({call.owner.js})", call.owner.type - NONE)


def _reverse(call: Call) -> Value:
    return Value(f"{call.owner.js}.reverse()", NONE)


def _clear(call: Call) -> Value:
    rows = only(call.owner.type, "list")
    return Value(f"{call.owner.js}.{'splice(0)' if rows else 'clear()'}", NONE)


def _get(call: Call) -> Value:
    found = values_in(call.owner.type)
    default = call.value(1) if len(call.args) > 1 else Value("null", NONE)
    known = bool(found) and found != ANY and NONE.isdisjoint(found)
    if default.type == NONE or (default.simple and known):
        js = f"({call.owner.js}.get({call.key()}) ?? {default.js})"
    else:
        js = f"$.get({call.owner.js}, {call.key()}, {default.js})"
    return Value(js, union(found, default.type))


def _pop_entry(call: Call) -> Value:
    found = values_in(call.owner.type)
    if len(call.args) == 1:
        return Value(f"$.take({call.owner.js}, {call.key()})", found)
    default = call.value(1)
    return Value(f"$.take({call.owner.js}, {call.key()}, {default.js})", union(found, default.type))


def _setdefault(call: Call) -> Value:
    value = call.value(1)
    call.put(call.value(0).type, value.type)
    js = f"$.setdefault({call.owner.js}, {call.key()}, {value.js})"
    return Value(js, union(values_in(call.owner.type), value.type))


def _update(call: Call) -> Value:
    other = call.value(0)
    wanted = "dict" if only(call.owner.type, "dict") else "set"
    if not only(other.type, wanted):
        raise call.w.problem(call.node, f"a {wanted}", shown(other.type))
    return Value(f"$.update({call.owner.js}, {other.js})", NONE)


def _add(call: Call) -> Value:
    call.put(call.value(0).type)
    return Value(f"{call.owner.js}.add({call.key()})", NONE)


def _discard(call: Call) -> Value:
    return Value(f"{call.owner.js}.delete({call.key()})", NONE)


def _bit_count(call: Call) -> Value:
    return Value(f"$.bit_count({call.owner.js})", INT)


def _bit_length(call: Call) -> Value:
    return Value(f"$.bit_length({call.owner.js})", INT)


def _fullmatch(call: Call) -> Value:
    return Value(f"{call.owner.js}.exec({call.text(0)})", one("match") | NONE)


# By type: the name of each method, how many arguments it takes, and its translation.
METHODS: dict[str, dict[str, tuple[int, int, Method]]] = {
    "str": {
        "endswith": (1, 1, starts("endsWith")),
        "join": (1, 1, _join),
        "lower": (0, 0, native("toLowerCase", STR)),
        "partition": (1, 1, _partition),
        "removeprefix": (1, 1, helper("removeprefix", STR)),
        "removesuffix": (1, 1, helper("removesuffix", STR)),
        "replace": (2, 2, _replace),
        "split": (0, 1, _split),
        "startswith": (1, 1, starts("startsWith")),
        "strip": (0, 0, helper("strip", STR)),
        "upper": (0, 0, native("toUpperCase", STR)),
        "index": (1, 1, helper("text_index", INT)),
    },
    "int": {"bit_count": (0, 0, _bit_count), "bit_length": (0, 0, _bit_length)},
    "list": {
        "append": (1, 1, _append),
        "clear": (0, 0, _clear),
        "copy": (0, 0, _copy),
        "count": (1, 1, _count),
        "extend": (1, 1, _extend),
        "index": (1, 1, _index),
        "insert": (2, 2, _insert),
        "pop": (0, 1, _pop_row),
        "reverse": (0, 0, _reverse),
        "sort": (0, 0, _sort),
    },
    "tuple": {"count": (1, 1, _count), "index": (1, 1, _index)},
    "row": {"count": (1, 1, _count), "index": (1, 1, _index)},
    "dict": {
        "clear": (0, 0, _clear),
        "copy": (0, 0, _copy),
        "get": (1, 2, _get),
        "pop": (1, 2, _pop_entry),
        "setdefault": (2, 2, _setdefault),
        "update": (1, 1, _update),
    },
    "set": {
        "add": (1, 1, _add),
        "clear": (0, 0, _clear),
        "copy": (0, 0, _copy),
        "discard": (1, 1, _discard),
        "update": (1, 1, _update),
    },
    "deque": {
        "append": (1, 1, lambda call: Value(f"$.push({call.owner.js}, {call.value(0).js})", NONE))
    },
    "pattern": {"fullmatch": (1, 1, _fullmatch)},
}


def call_method(w: Rows, node: ast.Call, owner: Value, name: str) -> Value:
    """A call of a method of one of Python's own types."""
    found = names(owner.type)
    [kind] = found if len(found) == 1 else [""]
    if kind not in METHODS or name not in METHODS[kind]:
        got = f"{shown(owner.type)}.{name}()"
        raise w.problem(node, "a method of the subset on one known type", got)
    least, most, write = METHODS[kind][name]
    if any(isinstance(arg, ast.Starred) for arg in node.args) or (node.keywords and name != "sort"):
        raise w.problem(node, "plain arguments", "names or stars")
    if not least <= len(node.args) <= most:
        raise w.problem(node, f"{least} to {most} arguments", str(len(node.args)))
    return write(Call(w, node, owner, node.args))
