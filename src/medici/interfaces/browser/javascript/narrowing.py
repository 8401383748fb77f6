"""What a condition says of the names in it: ``isinstance(x, str)``, ``x is None``."""

import ast
from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Any, get_args

from medici.interfaces.browser.javascript.kinds import (
    ANY,
    BOOL,
    INT,
    NONE,
    Kind,
    Type,
    from_hint,
    union,
)
from medici.interfaces.browser.javascript.scope import Scope

BUILTINS: dict[str, Any] = {
    kind.__name__: kind for kind in (str, int, bool, float, list, tuple, dict, set)
}
NAMES: dict[Any, tuple[str, ...]] = {
    str: ("str",),
    int: ("int", "bool"),
    bool: ("bool",),
    float: ("float",),
    list: ("list",),
    tuple: ("tuple",),
    dict: ("dict",),
    set: ("set",),
    Mapping: ("dict",),
    Sequence: ("list", "tuple", "row"),
}

PERHAPS: dict[str, tuple[Any, ...]] = {
    "row": (list, tuple),
    "iterable": (list, tuple, dict, set, Mapping, Sequence),
    "float": (int,),
}


def facts(scope: Scope, test: ast.expr, holds: bool) -> dict[str, Type]:
    """The types that names have if a condition holds, or does not."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return facts(scope, test.operand, not holds)
    if isinstance(test, ast.BoolOp):
        if isinstance(test.op, ast.And) != holds:
            return {}
        found: dict[str, Type] = {}
        for part in test.values:
            found |= facts(scope, part, holds)
        return found
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return compared(scope, test, holds)
    if isinstance(test, ast.Call) and is_called(scope, test, "isinstance"):
        asked = test.args[0]
        if isinstance(asked, ast.Name) and scope.is_local(asked.id):
            classes = classes_in(scope, test.args[1])
            if classes is not None:
                return {asked.id: narrowed(scope.type_of(asked.id), classes, holds)}
    if isinstance(test, ast.Name) and scope.is_local(test.id) and holds:
        return {test.id: scope.type_of(test.id) - NONE}
    return {}


def compared(scope: Scope, test: ast.Compare, holds: bool) -> dict[str, Type]:
    """What ``x is None`` and ``type(x) is int`` say."""
    same = isinstance(test.ops[0], ast.Is) == holds
    if not isinstance(test.ops[0], ast.Is | ast.IsNot):
        return {}
    left, right = test.left, test.comparators[0]
    is_none = isinstance(right, ast.Constant) and right.value is None
    if is_none and isinstance(left, ast.Name) and scope.is_local(left.id):
        return {left.id: NONE if same else scope.type_of(left.id) - NONE}
    if same and isinstance(left, ast.Call) and is_called(scope, left, "type"):
        asked = left.args[0]
        if isinstance(asked, ast.Name) and scope.is_local(asked.id):
            classes = classes_in(scope, right)
            if classes == [int]:
                return {asked.id: INT}
    return {}


def is_called(scope: Scope, node: ast.Call, name: str) -> bool:
    """Whether this calls a certain function of Python's own."""
    return isinstance(node.func, ast.Name) and node.func.id == name and scope.is_builtin(name)


def classes_in(scope: Scope, node: ast.expr) -> list[Any] | None:
    """The classes that something is asked to belong to; None if they are not known."""
    if isinstance(node, ast.Tuple):
        parts = [classes_in(scope, part) for part in node.elts]
    elif isinstance(node, ast.BinOp):
        parts = [classes_in(scope, node.left), classes_in(scope, node.right)]
    elif isinstance(node, ast.Name) and scope.is_builtin(node.id) and node.id in BUILTINS:
        return [BUILTINS[node.id]]
    else:
        origin = scope.origin_of(node)
        if origin == ("collections.abc", "Mapping"):
            return [Mapping]
        if origin == ("collections.abc", "Sequence"):
            return [Sequence]
        found = scope.value_of(node)
        if isinstance(found, UnionType):
            return list(get_args(found))
        if isinstance(found, tuple):
            return list(found)
        return [found] if isinstance(found, type) else None
    if any(part is None for part in parts):
        return None
    return [one for part in parts for one in part or []]


def narrowed(before: Type, classes: list[Any], holds: bool) -> Type:
    """A type without what a test has excluded."""
    if before == ANY:
        return union(*map(of_class, classes)) if holds else ANY
    fitting = [kind for kind in before if any(belongs(kind, one) for one in classes)]
    if not holds:
        certain = [kind for kind in fitting if any(belongs(kind, one) == "yes" for one in classes)]
        return before - frozenset(certain) or before
    found = union(*(as_far_as(kind, one) for kind in fitting for one in classes))
    return found or union(*map(of_class, classes))


def of_class(kind: Any) -> Type:
    """The type of the objects of a class; a bool is an int too."""
    return INT | BOOL if kind is int else from_hint(kind)


def belongs(kind: Kind, wanted: Any) -> str:
    """Whether things of a kind belong to a class: yes, perhaps, or not at all."""
    if wanted in NAMES:
        if kind.name in NAMES[wanted]:
            return "yes"
        return "perhaps" if wanted in PERHAPS.get(kind.name, ()) else ""
    if kind.name != "object":
        return ""
    if issubclass(kind.of, wanted):
        return "yes"
    return "perhaps" if issubclass(wanted, kind.of) else ""


def as_far_as(kind: Kind, wanted: Any) -> Type:
    """What is left of a kind if it belongs to a class."""
    certain = belongs(kind, wanted)
    if certain == "yes":
        return frozenset([kind])
    return of_class(wanted) if certain else frozenset()
