"""Values as texts: f-strings, ``str`` and ``repr``."""

import ast
import re

from medici.interfaces.browser.javascript.kinds import STR, Kind, Type, only, shown
from medici.interfaces.browser.javascript.scope import Scope, Value

DECIMALS = re.compile(r"\.(\d)f")  # the one format of numbers


def quoted(text: str) -> str:
    """A text between backquotes.

    >>> quoted("`${")
    '\\\\`\\\\${'
    """
    for sign in ("\\", "`", "${"):
        text = text.replace(sign, "\\" + sign)
    return text.replace("\r", "\\r")


def formatted(scope: Scope, node: ast.FormattedValue, value: Value, how: int, spec: str) -> str:
    """A value within an f-string."""
    if how == ord("r") and not spec:
        return repr_of(scope, node.value, value).js
    if how not in (-1, ord("s")):
        raise scope.problem(node.value, "!r or nothing", f"!{chr(how)}")
    decimals = DECIMALS.fullmatch(spec)
    if decimals is not None and only(value.type, "int", "float", "bool"):
        return f"$.fixed({value.js}, {decimals[1]})"
    if spec:
        raise scope.problem(node.value, "a number with a format such as .1f", f"{spec!r}")
    return str_of(scope, node.value, value).js


def str_of(scope: Scope, node: ast.expr, value: Value) -> Value:
    """What ``str`` makes of a value."""
    if value.type == STR:
        return value
    check(scope, node, value.type, inner=False)
    return Value(f"$.str({value.js})", STR)


def repr_of(scope: Scope, node: ast.expr, value: Value) -> Value:
    """What ``repr`` makes of a value."""
    check(scope, node, value.type, inner=True)
    return Value(f"$.repr({value.js})", STR)


def check(scope: Scope, node: ast.expr, given: Type, inner: bool) -> None:
    """Refuse what would not look the same in a browser."""
    for kind in given:
        if not is_shown_alike(kind, inner):
            expected = "a format such as .1f" if kind.name == "float" else "a text, an int, a list"
            raise scope.problem(node, expected, shown(given))


def is_shown_alike(kind: Kind, inner: bool) -> bool:
    """Whether the runtime makes the same text of it as Python."""
    if kind.name in ("list", "dict"):
        return all(is_shown_alike(part, True) for inside in kind.parts for part in inside)
    if kind.name == "object" and not inner:
        return is_own_error(kind.of)
    return kind.name in ("str", "int", "bool", "None", "any")


def is_own_error(kind: object) -> bool:
    """Whether it is an error of ours: the message of Python's own is not JavaScript's."""
    return isinstance(kind, type) and issubclass(kind, Exception) and kind.__module__ != "builtins"
