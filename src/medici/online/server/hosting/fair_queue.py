"""Whose thought is next: everybody gets a fair share of the bots' time."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from medici.bots import own_bot

MINUTE = 60.0
FEW = 1000  # of those who were served once and have had a quiet minute since, before they go


@dataclass(eq=False)
class Place:
    """A thought in the queue: of which bot, at which table, and who answers for that table."""

    bot: str
    table: str
    owner: str
    ahead: bool = False  # whether nobody waits for it yet
    number: int = 0  # when it came

    @property
    def quick(self) -> bool:
        """Whether the bot answers at once."""
        bot = own_bot(self.bot)
        return bot is not None and bot.budget.at_once


@dataclass
class Served:
    """Who was served when, and how much of the time of the last minutes they have had."""

    turn: int = 0
    spent: float = 0.0  # seconds
    at: float = 0.0
    tables: dict[str, int] = field(default_factory=dict)  # the turn of each


class FairQueue:
    """Thoughts that wait. The next is

    one for which somebody waits, before any thought ahead; of a quick bot, before the searches; of
    somebody who has had no more than their share of the last minute; then of whoever was served
    longest ago, and at the table of theirs that was.
    """

    def __init__(
        self, seconds_per_minute: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._share = seconds_per_minute
        self._now = now
        self._numbers = count(1)
        self._waiting: dict[Place, None] = {}
        self._served: dict[str, Served] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, place: Place) -> None:
        """Let a thought wait."""
        place.number = next(self._numbers)
        self._waiting[place] = None

    def drop(self, place: Place) -> bool:
        """Forget a thought; whether it was still waiting."""
        return self._waiting.pop(place, place) is None

    def next(self, quick_only: bool = False) -> Place | None:
        """Take the next thought out of the queue."""
        ready = [place for place in self._waiting if place.quick or not quick_only]
        if not ready:
            return None
        chosen = min(ready, key=self._rank)
        del self._waiting[chosen]
        served, turn = self._of(chosen.owner), next(self._numbers)
        served.turn = served.tables[chosen.table] = turn
        return chosen

    def urgent(self, quick_only: bool = False) -> bool:
        """Whether there is a thought for which somebody waits."""
        return any(not place.ahead and (place.quick or not quick_only) for place in self._waiting)

    def charge(self, place: Place, seconds: float) -> None:
        """Note how long a thought took."""
        self._of(place.owner).spent += seconds

    def over(self, owner: str) -> bool:
        """Whether somebody has had more than their share."""
        return owner in self._served and self._of(owner).spent > self._share

    def _rank(self, place: Place) -> tuple[bool, bool, bool, int, int, int]:
        served = self._served.get(place.owner) or Served()
        return (
            place.ahead,
            not place.quick,
            self.over(place.owner),
            served.turn,
            served.tables.get(place.table, 0),
            place.number,
        )

    def _of(self, owner: str) -> Served:
        """Somebody's account, from which time has flowed off meanwhile."""
        now = self._now()
        if owner not in self._served:
            self._forget(now)
            self._served[owner] = Served(at=now)
        served = self._served[owner]
        served.spent = max(0.0, served.spent - (now - served.at) * self._share / MINUTE)
        served.at = now
        return served

    def _forget(self, now: float) -> None:
        """Let those go who have not been served for a while."""
        if len(self._served) >= FEW:
            recent = {o: s for o, s in self._served.items() if now - s.at < MINUTE}
            self._served = recent
