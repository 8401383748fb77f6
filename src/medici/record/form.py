"""The shape of a record, ``medici-record/1`` (docs/record.md)."""

# Runs in browsers too: docs/browser-subset.md

from typing import NotRequired, TypedDict

FORMAT = "medici-record/1"


class Day(TypedDict):
    """One scored day: the ships' values, what each seat got for what, and the new totals."""

    values: list[int]
    ship: list[int]
    goods: dict[str, list[int]]
    bonus: dict[str, list[int]]
    totals: list[int]


class Result(TypedDict):
    """The end of a game; ``title`` in solitaire only."""

    scores: list[int]
    winners: list[int]
    title: NotRequired[str]
