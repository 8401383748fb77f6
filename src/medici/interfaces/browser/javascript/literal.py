"""Values that are known when the translation is made, written down as they are."""

import json
from collections.abc import Iterable
from typing import Any

LARGEST = 2**53 - 1  # beyond it JavaScript's numbers are not exact
LONGEST = 300  # characters; what would be longer is written as the expression that makes it


def literal(value: Any) -> str | None:
    """The value as JavaScript, if it is made of numbers, texts and rows of them alone.

    >>> literal((1, "two", None)), literal({"a": 1}), literal(len)
    ('[1, "two", null]', 'new Map([["a", 1]])', None)
    """
    if type(value) in (int, float) and not abs(value) <= LARGEST:
        return None
    if value is None or type(value) in (bool, int, float, str):
        return json.dumps(value, ensure_ascii=False)
    if type(value) in (tuple, list):
        return wrapped("[", list(value), "]")
    if type(value) in (frozenset, set) and are_keys(value):
        return wrapped("new Set([", sorted(value), "])")
    if type(value) is dict and are_keys(value):
        return wrapped("new Map([", [list(pair) for pair in value.items()], "])")
    return None


def are_keys(values: Iterable[Any]) -> bool:
    """Whether JavaScript finds these again: all are whole numbers, or all are texts."""
    return len({type(value) for value in values} | {int}) == 1 or all(
        type(value) is str for value in values
    )


def wrapped(before: str, parts: list[Any], after: str) -> str | None:
    """Several values between brackets."""
    written = [literal(part) for part in parts]
    if any(part is None for part in written):
        return None
    return f"{before}{', '.join(str(part) for part in written)}{after}"
