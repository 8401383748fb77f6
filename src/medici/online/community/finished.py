"""A finished table in short: who came in which place, as it counts in rankings."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

Speed = Literal["live", "days", "none"]
DAYS_APART = 6 * 3600.0  # seconds for a decision, or for a game, from which people play days apart


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """A seat of a finished game."""

    seat: int
    player: str | None  # None: a bot's
    bot: str  # its level, if it was a bot's from the start
    place: int  # from 1; those who left are last
    florins: int
    fled: bool  # whether a bot had to play to the end for the person


@dataclass(frozen=True, slots=True)
class FinishedTable:
    """A game that was played to its end."""

    table: str
    game: str
    speed: Speed
    rated: bool
    event: str  # the tournament, match or club that it belongs to; empty: none
    ended: float
    seats: tuple[FinishedSeat, ...]

    @property
    def size(self) -> int:
        """How many played, with the bots."""
        return len(self.seats)


def speed_of(kind: str, seconds: float) -> Speed:
    """How fast a game is by its time control.

    >>> speed_of("none", 0), speed_of("bank", 600), speed_of("decision", 86400)
    ('none', 'live', 'days')
    """
    if kind == "none":
        return "none"
    return "days" if seconds >= DAYS_APART else "live"


def places(scores: Sequence[int], winners: Collection[int], fled: Collection[int]) -> list[int]:
    """The place of each seat: equals share the better one, and those who left share the last.

    >>> places([40, 52, 31, 52], winners=[1], fled=[])
    [3, 1, 4, 2]
    >>> places([40, 52, 31, 52], winners=[1], fled=[1, 0])
    [3, 3, 2, 1]
    """
    worth = [
        (seat not in fled, 0, 0) if seat in fled else (True, int(seat in winners), score)
        for seat, score in enumerate(scores)
    ]
    return [1 + sum(other > own for other in worth) for own in worth]
