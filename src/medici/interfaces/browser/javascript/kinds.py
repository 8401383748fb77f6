"""What is known of a value while it is translated: its type, read from annotations and constants.

A type is a set of kinds, one for each member of a union. ``ANY`` is what is not known: there the
runtime looks at the value itself. ``NOTHING`` is what is not known yet.
"""

import types
import typing
from collections import abc, deque
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, is_typeddict

import msgspec

DEEPEST = 4  # lists within lists; what lies deeper is taken for anything


class Kind(NamedTuple):
    """One member of a union: its name, the types in it, and the class or function that it is."""

    name: str
    parts: tuple["Type", ...] = ()
    of: Any = None

    def __str__(self) -> str:
        """As an error names it."""
        if self.name in ("object", "class", "function") and self.of is not None:
            return f"{self.name} {getattr(self.of, '__name__', self.of)}"
        inner = ", ".join(map(shown, self.parts)) if self.parts else ""
        return f"{self.name}[{inner}]" if inner else self.name


Type = frozenset[Kind]


def plain(name: str) -> Type:
    """The type with this one member."""
    return frozenset([Kind(name)])


INT, FLOAT, BOOL, STR, NONE, ANY = map(plain, ("int", "float", "bool", "str", "None", "any"))
NOTHING: Type = frozenset()
UNSET = plain("unset")

NUMBERS = frozenset(["int", "float", "bool"])
ROWS = frozenset(["list", "tuple", "row"])  # arrays; a row is a list or a tuple

PLAIN: dict[Any, Type] = {
    int: INT,
    float: FLOAT,
    bool: BOOL,
    str: STR,
    type(None): NONE,
    None: NONE,
}
HOLDERS: dict[Any, str] = {
    list: "list",
    deque: "deque",
    set: "set",
    frozenset: "set",
    abc.Set: "set",
    abc.Sequence: "row",
    abc.Iterator: "iterator",
    abc.Generator: "iterator",
    abc.Iterable: "iterable",
    abc.Collection: "iterable",
    dict: "dict",
    abc.Mapping: "dict",
    abc.MutableMapping: "dict",
}


def one(name: str, *parts: Type, of: Any = None) -> Type:
    """A type with one member, made of others."""
    return frozenset([Kind(name, tuple(shallow(part, DEEPEST) for part in parts), of)])


def shallow(given: Type, depth: int) -> Type:
    """The same type, with anything in place of what lies too deep."""
    if depth == 0:
        return ANY
    return frozenset(
        kind._replace(parts=tuple(shallow(part, depth - 1) for part in kind.parts))
        if kind.parts
        else kind
        for kind in given
    )


def union(*given: Type) -> Type:
    """Everything that one of these may be."""
    every = frozenset[Kind]().union(*given)
    if every >= ANY:
        return ANY
    empty = {kind.name for kind in every if NOTHING in kind.parts}  # of what is not known yet
    full = {kind.name for kind in every if kind.parts and NOTHING not in kind.parts}
    return frozenset(k for k in every if NOTHING not in k.parts or k.name not in empty & full)


def names(given: Type) -> frozenset[str]:
    """The names of the members, None apart: where it matters, Python would have refused it."""
    return frozenset(kind.name for kind in given) - {"None"}


def only(given: Type, *wanted: str) -> bool:
    """Whether it is certain to be one of these."""
    found = names(given)
    return bool(found) and found <= set(wanted)


def shown(given: Type) -> str:
    """A type as an error names it.

    >>> shown(one("list", INT | NONE))
    'list[None | int]'
    """
    return " | ".join(sorted(map(str, given))) or "anything"


def each(given: Type) -> Type:
    """What comes out of something when one goes over it."""
    found: list[Type] = []
    for kind in given:
        if kind.name == "str":
            found.append(STR)
        elif kind.name == "range":
            found.append(INT)
        elif kind.name == "dict":
            found.append(kind.parts[0] if kind.parts else ANY)
        elif kind.parts and kind.name != "function":
            found += kind.parts
        elif kind.name != "None":
            found.append(NOTHING if kind.name == "tuple" else ANY)
    return union(*found)


def values_in(given: Type) -> Type:
    """What a dictionary holds."""
    return union(*(k.parts[1] if k.name == "dict" and k.parts else ANY for k in given - NONE))


def result_of(given: Type) -> Type:
    """What a function that is given by its type returns."""
    return union(*(k.parts[0] if k.name == "function" and k.parts else ANY for k in given - NONE))


def from_hint(hint: Any, owner: type | None = None) -> Type:
    """The type of an annotation; ``owner`` is what ``Self`` means."""
    if isinstance(hint, type | None.__class__) and hint in PLAIN:
        return PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return union(*(from_hint(part, owner) for part in inner))
    if origin is Literal:
        return union(*(from_value(value) for value in inner))
    if origin in (typing.Annotated, typing.NotRequired, typing.Required, typing.ClassVar):
        return from_hint(inner[0], owner)
    if origin is abc.Callable:
        taken = inner[0] if isinstance(inner[0], list) else []
        return one("function", from_hint(inner[1], owner), *(from_hint(t, owner) for t in taken))
    if hint is typing.Self and owner is not None:
        return one("object", of=owner)
    if isinstance(hint, TypeVar):
        return from_hint(hint.__bound__, owner) if hint.__bound__ else ANY
    if hint is msgspec.UnsetType:
        return UNSET
    return from_class(origin or hint, inner, owner)


def from_class(base: Any, inner: tuple[Any, ...], owner: type | None) -> Type:
    """The type of a class, with what stands in its brackets."""
    if base is tuple:
        if len(inner) == 2 and inner[1] is Ellipsis:
            return one("tuple", from_hint(inner[0], owner), of="any length")
        return one("tuple", *(from_hint(part, owner) for part in inner)) if inner else ANY
    if base is type:
        return one("class", of=class_in(from_hint(inner[0], owner)) if inner else None)
    if base in HOLDERS:
        parts = [from_hint(part, owner) for part in inner] or [ANY]
        if HOLDERS[base] == "dict":
            return one("dict", *(parts if len(parts) == 2 else [ANY, ANY]))
        return one(HOLDERS[base], parts[0])
    if is_typeddict(base):
        return one("dict", STR, ANY, of=base)
    if base in (Any, object) or not isinstance(base, type):
        return ANY
    return one("object", of=base)


def class_in(given: Type) -> type | None:
    """The one class whose objects something is."""
    found = [kind.of for kind in given if kind.name == "object"]
    return found[0] if len(found) == 1 else None


def from_value(value: Any) -> Type:
    """The type of a constant."""
    if type(value) in PLAIN:
        return PLAIN[type(value)]
    if value is msgspec.UNSET:
        return UNSET
    if isinstance(value, type):
        return one("class", of=value)
    if isinstance(value, types.FunctionType | types.BuiltinFunctionType):
        return frozenset([Kind("function", (), value)])
    if type(value) is tuple:
        alike = len({from_value(part) for part in value}) <= 1 and len(value) != 2
        if alike or len(value) > 8:
            return one("tuple", all_of(value), of="any length")
        return one("tuple", *map(from_value, value))
    if isinstance(value, list | set | frozenset):
        return one("list" if isinstance(value, list) else "set", all_of(value))
    if isinstance(value, abc.Mapping):
        return one("dict", all_of(value.keys()), all_of(value.values()))
    if type(value) is range:
        return plain("range")
    return one("object", of=type(value))


def all_of(values: Iterable[Any]) -> Type:
    """What each of these may be."""
    return union(*(from_value(value) for value in values))
