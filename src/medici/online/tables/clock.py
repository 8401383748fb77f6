"""Time to think: for each decision, or a bank for the whole game."""

from math import isfinite
from typing import Literal

import msgspec

from medici.online.tables.errors import TableError

LONGEST = 14 * 24 * 3600.0  # two weeks for a decision, or for a game
REST = 45.0  # seconds at most that all clocks rest, while people look at the scoring of a day
GRACE = 15.0  # seconds at least for somebody who comes back to an empty bank,
GRACES = 3  # so many times in a game
LAG = 0.25  # seconds at most that a move is granted for its way to the house


class Clock(msgspec.Struct, frozen=True):
    """A rule for time: none, so many seconds a decision, or a bank with an increment a decision.

    >>> Clock("bank", 300, 5).after(left=12.0, by_bot=False)
    17.0
    """

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: float = 0
    increment: float = 0

    def check(self) -> None:
        """Refuse a clock that no game could be played with."""
        bank, timed = self.kind == "bank", self.kind != "none"
        if not fits(self.seconds, timed) or (timed and self.seconds == 0):
            expected = f"more than 0 and at most {LONGEST:.0f} seconds" if timed else "no seconds"
            raise TableError("bad-command", expected=f"a clock with {expected}", got=self.seconds)
        if not fits(self.increment, bank):
            expected = f"an increment from 0 to {LONGEST:.0f}" if bank else "no increment"
            raise TableError("bad-command", expected=f"a clock with {expected}", got=self.increment)

    def start(self, seats: int) -> list[float] | None:
        """What every seat has at the beginning."""
        return None if self.kind == "none" else [float(self.seconds)] * seats

    def after(self, left: float, by_bot: bool) -> float:
        """What a seat has after a decision that left it so much. Bots take no time."""
        if self.kind == "decision":
            return float(self.seconds)
        return left if by_bot else round(left + self.increment, 3)

    def again(self, left: float) -> float:
        """What somebody has who comes back after the time was up."""
        return max(left, min(self.seconds, GRACE))


def fits(seconds: float, timed: bool) -> bool:
    """Whether a figure of a clock is possible; without a clock it is 0."""
    return isfinite(seconds) and 0 <= seconds <= (LONGEST if timed else 0)
