"""A finished table in short: who came in which place, as it counts in rankings."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from medici.online.tables.clock import TimeControl

Speed = Literal["live", "days", "none"]
DAYS_APART = 6 * 3600.0  # seconds for a decision, or for a game, from which people play days apart


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """A seat of a finished game."""

    seat: int
    player: str | None  # None: a bot's
    bot: str  # its level, if it was a bot's from the start
    place: int  # from 1; those who left are last, the first of them behind the others
    florins: int
    fled: bool  # whether a bot had to play for the person, to the end or most of the time


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
    imported: bool = False  # it began in a browser, which could choose what others and chance did

    @property
    def size(self) -> int:
        """How many played, with the bots."""
        return len(self.seats)


def speed_of(clock: TimeControl) -> Speed:
    """How fast a game is by its time control.

    What every decision adds to a bank is time for one, too.

    >>> speed_of(TimeControl()), speed_of(TimeControl("bank", 600, 5))
    ('none', 'live')
    >>> speed_of(TimeControl("decision", 86400)), speed_of(TimeControl("bank", 600, 86400))
    ('days', 'days')
    """
    if clock.kind == "none":
        return "none"
    return "days" if max(clock.seconds, clock.increment) >= DAYS_APART else "live"


def places(scores: Sequence[int], winners: Collection[int], left: Mapping[int, float]) -> list[int]:
    """The place of each seat: equals share the better one; who left is behind all who stayed.

    Of those who left, who did so later comes before who did so earlier: whoever stays to the last
    has won, however soon they leave then.

    >>> places([40, 52, 31, 52], winners=[1], left={})
    [3, 1, 4, 2]
    >>> places([40, 52, 31, 52], winners=[1], left={1: 70.0, 0: 50.0})
    [4, 3, 2, 1]
    """
    worth = [
        (False, left[seat], 0) if seat in left else (True, float(seat in winners), score)
        for seat, score in enumerate(scores)
    ]
    return [1 + sum(other > own for other in worth) for own in worth]
