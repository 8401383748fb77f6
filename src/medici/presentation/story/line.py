"""Sentences of the story as data: a message of the catalogues, and what stands in it.

A line has no language yet; ``medici.presentation.words`` and the browser say it in theirs.

>>> msgspec.to_builtins(Line("story-bids", {"who": seat(1), "bid": 7}))
{'id': 'story-bids', 'args': {'who': {'seat': 1}, 'bid': 7}}
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterable

import msgspec


class Part(msgspec.Struct, omit_defaults=True):
    """What a sentence names: exactly one of these is set."""

    seat: int | None = None  # the name of a player
    seats: list[int] | None = None  # several names in a list
    good: str | None = None
    cards: list[str] | None = None  # cards, or faces of dice, in a list
    lines: list["Line"] | None = None  # further messages, joined by story-parts


Arg = int | str | Part


class Line(msgspec.Struct, omit_defaults=True):
    """A message by its id, with its arguments."""

    id: str
    args: dict[str, Arg] = {}


def seat(number: int) -> Part:
    """A player."""
    return Part(seat=number)


def cards(*names: str) -> Part:
    """Cards or dice in a row."""
    return Part(cards=list(names))


def lines(messages: Iterable[Line]) -> Part:
    """Messages within a message."""
    return Part(lines=list(messages))
