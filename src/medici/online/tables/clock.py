"""Time to think: the time control of a table, and the clocks of its seats in milliseconds.

Logs and messages have seconds, with three decimals at most where a clock has reckoned them.
``to_ms`` and ``to_seconds`` convert; everything between is in whole milliseconds, so that Python
and a browser reckon alike.
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Sequence
from math import floor, isfinite
from typing import Literal, NamedTuple

import msgspec

from medici.online.tables.errors import TableError

LONGEST = 14 * 24 * 3600.0  # seconds for a decision, or for a game: two weeks
REST = 45_000  # milliseconds at most that all clocks rest, while people look at a scoring
GRANT = 15_000  # milliseconds at least for a person who comes back to an empty clock,
GRANTS = 3  # so many times in a game
LAG = 250  # milliseconds at most that a move is granted for its way to the server


class TimeControl(msgspec.Struct, frozen=True):
    """How long people may think: no limit, a time for each decision, or a bank for the game.

    A bank gets the increment after every decision of its person.
    """

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: float = 0
    increment: float = 0

    def check(self) -> None:
        """Refuse a time control that no game could be played with."""
        bank, timed = self.kind == "bank", self.kind != "none"
        if not is_possible(self.seconds, timed) or (timed and self.seconds == 0):
            expected = f"more than 0 and at most {LONGEST:.0f} seconds" if timed else "no seconds"
            got = f"{self.seconds:.3f}"
            raise TableError("bad-command", expected=f"a clock with {expected}", got=got)
        if not is_possible(self.increment, bank):
            expected = f"an increment from 0 to {LONGEST:.0f}" if bank else "no increment"
            got = f"{self.increment:.3f}"
            raise TableError("bad-command", expected=f"a clock with {expected}", got=got)


def is_possible(seconds: float, timed: bool) -> bool:
    """Whether a time control can have this figure; without a limit it is 0."""
    return isfinite(seconds) and 0 <= seconds <= (LONGEST if timed else 0)


def to_ms(seconds: float) -> int:
    """Seconds in milliseconds, to the nearest.

    >>> to_ms(0.0625), to_ms(0.0005), to_ms(-1.5)
    (63, 1, -1500)
    """
    return floor(seconds * 1000 + 0.5)


def to_seconds(milliseconds: int) -> float:
    """Milliseconds in seconds, for logs and messages.

    >>> to_seconds(62), to_seconds(30_000)
    (0.062, 30.0)
    """
    return milliseconds / 1000


class TimedMove(NamedTuple):
    """A recorded move: whose it was, and what the clock gave for it, which an undo takes back."""

    seat: int | None  # None: of nature
    refill: int


class Clock:
    """The clocks of all seats in one game.

    Moments (``at``) are in seconds since 1970. Where a method asks for the ``running`` seat, it is
    that of the person to act; nobody's clock runs while a bot or nature is to act.

    >>> clock = Clock(TimeControl("bank", 300, 5), seats=2, at=1000.0)
    >>> clock.left(0, at=1012.5, running=0), clock.left(1, at=1012.5, running=0)
    (287500, 300000)
    >>> clock.after_move(0, at=1012.5, by_bot=False)
    [292.5, 300.0]
    """

    def __init__(self, control: TimeControl, seats: int, at: float) -> None:
        self.control = control
        self.remaining = [to_ms(control.seconds)] * seats  # of each seat when the turn began,
        self.turn_began = to_ms(at)  # which was then
        self.rest_ends = self.turn_began  # until then no clock runs, since a scoring is shown
        self.gone_on: list[int] = []  # the seats that have seen the last scoring
        self.away_known = self.turn_began  # until then it is known how long the server was away
        self.grants = [0] * seats  # how often each seat was given time after its own was up
        self.moves: list[TimedMove] = []

    def seconds(self) -> list[float]:
        """What every seat had when the turn began."""
        return [to_seconds(each) for each in self.remaining]

    def runs_from(self) -> int:
        """When the clock of the seat to act starts to run."""
        return max(self.turn_began, self.rest_ends)

    def left(self, seat: int, at: float, running: int | None) -> int:
        """What a seat has left at a moment."""
        spent = max(0, to_ms(at) - self.runs_from()) if seat == running else 0
        return max(0, self.remaining[seat] - spent)

    def deadline(self, seat: int) -> int:
        """When the time of a seat will be up, if its clock runs."""
        return self.runs_from() + self.remaining[seat]

    def is_up(self, seat: int, at: float) -> bool:
        """Whether a seat has no time left for the decision that it has to make."""
        return self.left(seat, at, seat) == 0

    def start_turn(self, at: float) -> None:
        """The next decision begins."""
        self.turn_began = to_ms(at)

    def after_move(self, seat: int, at: float, by_bot: bool, lag: float = 0.0) -> list[float]:
        """What every seat has after a move, in seconds.

        Of the seconds that a person's move was under way (``lag``) a little is not counted. A bot
        spends no time, and gets no increment.
        """
        after = self.remaining[:]
        if self.control.kind == "decision":
            after[seat] = to_ms(self.control.seconds)
        elif not by_bot:
            sent = at - min(lag, to_seconds(LAG))
            after[seat] = self.left(seat, sent, seat) + to_ms(self.control.increment)
        return [to_seconds(each) for each in after]

    def record_move(
        self, seat: int | None, at: float, by_bot: bool, after: Sequence[float] | None
    ) -> None:
        """A move was made that left the clocks like this; the next turn begins."""
        refill = 0
        if seat is not None and after is not None:
            refill = to_ms(after[seat]) - self.left(seat, at, None if by_bot else seat)
            self.remaining = [to_ms(each) for each in after]
        self.moves.append(TimedMove(seat, refill))
        self.start_turn(at)

    def left_after_undo(self, seat: int, moves: int, at: float, running: int | None) -> int:
        """What a seat has left once only so many moves stand: time that was spent stays spent."""
        refills = sum(move.refill for move in self.moves[moves:] if move.seat == seat)
        return max(0, self.left(seat, at, running) - refills)

    def undo(self, moves: int, at: float, running: int | None) -> None:
        """Moves are taken back until so many stand."""
        movers = [move.seat for move in self.moves[moves:]]
        self.remaining = [
            self.left_after_undo(seat, moves, at, running) if seat in movers else left
            for seat, left in enumerate(self.remaining)
        ]
        del self.moves[moves:]
        self.start_turn(at)

    def awaits(self, people: Sequence[int]) -> list[int]:
        """The seats of people who still look at the last scoring, as far as is known."""
        return [seat for seat in people if seat not in self.gone_on]

    def is_resting(self, at: float) -> bool:
        """Whether all clocks rest at a moment."""
        return self.rest_ends > to_ms(at)

    def start_rest(self, at: float, people: Sequence[int]) -> None:
        """A day was scored: no clock runs until all people have looked at it, or for a while."""
        self.rest_ends, self.gone_on = to_ms(at) + REST, []
        self.end_rest(at, people)

    def go_on(self, seat: int, at: float, people: Sequence[int]) -> None:
        """The person in a seat has seen the scoring."""
        if seat not in self.gone_on:
            self.gone_on.append(seat)
        self.end_rest(at, people)

    def end_rest(self, at: float, people: Sequence[int]) -> None:
        """Let the clocks run on if nobody is awaited any more."""
        if self.is_resting(at) and not self.awaits(people):
            self.rest_ends = to_ms(at)

    def stop(self, seat: int, at: float, running: int | None, is_up: bool) -> None:
        """A bot plays on for the person in a seat."""
        self.remaining[seat] = 0 if is_up else self.left(seat, at, running)
        if seat == running:
            self.start_turn(at)

    def grant(self, seat: int) -> None:
        """A person comes back whose time was up."""
        before = self.remaining[seat]
        self.remaining[seat] = max(before, min(to_ms(self.control.seconds), GRANT))
        if self.remaining[seat] > before:
            self.grants[seat] += 1

    def take_up(self, seat: int, at: float) -> None:
        """A person comes back to a decision at which the table has waited: it begins anew."""
        self.start_turn(at)
        if self.control.kind == "decision":
            self.remaining[seat] = to_ms(self.control.seconds)
        else:
            self.grant(seat)

    def copy(self) -> "Clock":
        """The same clock once more; one does not change with the other."""
        other = Clock(self.control, len(self.remaining), to_seconds(self.turn_began))
        other.remaining, other.rest_ends = self.remaining[:], self.rest_ends
        other.gone_on, other.away_known = self.gone_on[:], self.away_known
        other.grants, other.moves = self.grants[:], self.moves[:]
        return other

    def is_spent(self, seat: int) -> bool:
        """Whether a seat has no time, and was given some too often."""
        return self.remaining[seat] == 0 and self.grants[seat] >= GRANTS

    def skip(self, seconds: float, until: float) -> None:
        """The server was away for so long, as is now known until a moment: no clock has run."""
        self.turn_began += to_ms(seconds)
        self.rest_ends += to_ms(seconds)
        self.away_known = to_ms(until)
