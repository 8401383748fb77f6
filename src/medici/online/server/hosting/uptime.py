"""The time of a server, and when no server was up: no clock of a table shall have run then.

The server's time goes on evenly, whatever happens to the clock of its machine. Every few seconds it
is noted in the store; a time in which no server did so is a gap, and tables are told of it before
anything else happens to them.
"""

import asyncio
import time
from typing import NamedTuple

from medici.online.server.logs import log
from medici.online.store import Store, StoreError
from medici.online.store.uptime import Span
from medici.online.tables import LiveTable
from medici.online.tables.clock import to_ms, to_seconds
from medici.online.tables.events import Resumed

JUMP = 1.0  # seconds: a clock that is off by more was set, and does not merely go wrong
MISSED = 2.5  # beats without which nobody was there


class Gap(NamedTuple):
    """A while in which no server was up."""

    down: float
    up: float


class ServerTime:
    """Seconds since 1970 that never jump; they begin as the machine's clock says."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """The time of the server."""
        return time.monotonic() + self._ahead

    def behind(self) -> float:
        """How far the clock of the machine is ahead of it."""
        return time.time() - self.now()

    def follow(self) -> None:
        """Take the time of the machine."""
        self._ahead = time.time() - time.monotonic()


class Uptime:
    """Keeps the time of the server, and knows when none was up."""

    def __init__(self, store: Store, beat_seconds: float, alone: bool) -> None:
        self.time = ServerTime()
        self.gaps: list[Gap] = []
        self._store = store
        self._limit = MISSED * beat_seconds
        self._alone = alone  # whether no other server uses the store
        self._last: Span | None = None
        self._fresh = True  # whether a new span is to begin, since we know of a gap
        self._beat_at = float("-inf")  # by the monotonic clock
        self._lock = asyncio.Lock()

    async def beat(self) -> None:
        """Say that we are here, and learn when nobody was. StoreError.

        The time is set, and the gap known, at one go: nothing happens at a table in between.
        """
        async with self._lock:
            off = self.time.behind()
            follow = abs(off) <= JUMP or self._alone
            fresh = self._fresh or (self._alone and off > JUMP)  # set forward, as if we were away
            now = self.time.now() + (off if follow else 0.0)
            try:
                at_once = self._alone and fresh
                await self._store.beat(now, now if at_once else now - self._limit)
                spans = await self._store.spans(self._last.number if self._last else 0)
            except StoreError:
                self._fresh = True
                raise
            if abs(off) > JUMP:
                log.warning("the machine's clock was set", extra={"seconds": round(off)})
            if follow:
                self._follow()
            self._take(spans)
            self._fresh = False
            self._beat_at = time.monotonic()

    def _follow(self) -> None:
        """Take the machine's time. Where several servers agree on the time, one whose clock was set
        keeps its own."""
        self.time.follow()
        self.gaps = [gap for gap in self.gaps if gap.up <= self.time.now()]

    def _take(self, spans: list[Span]) -> None:
        for span in spans:
            before, self._last = self._last, span
            if before is not None and before.number < span.number and before.last < span.up:
                self.gaps.append(Gap(before.last, span.up))

    def has_news(self, live: LiveTable) -> bool:
        """Whether a table may have to be told of a gap, known already or not."""
        return self._overdue() or self.missed(live) is not None

    def _overdue(self) -> bool:
        return time.monotonic() - self._beat_at > self._limit

    async def check(self) -> None:
        """Learn whether we were away just now, if it may be so. StoreError."""
        if self._overdue():
            await self.beat()

    def away(self, since: float) -> float:
        """For how many seconds since then no server was up."""
        return sum(gap.up - max(gap.down, since) for gap in self.gaps if gap.up > since)

    def missed(self, live: LiveTable) -> Resumed | None:
        """What a table is to be told that does not know yet how long no server was up."""
        clock, now = live.clock, self.time.now()
        if clock is None or live.phase != "running":
            return None
        began = clock.turn_began
        if began > to_ms(now + JUMP):  # the time was set back
            return Resumed(at=now, until=now, slept=to_seconds(to_ms(now) - began))
        known = max(clock.away_known, began)
        if not self.gaps or to_ms(self.gaps[-1].up) <= known:
            return None
        gaps = [gap for gap in self.gaps if to_ms(gap.up) > known]
        slept = sum(to_ms(gap.up) - max(to_ms(gap.down), began) for gap in gaps)
        return Resumed(at=now, until=gaps[-1].up, slept=to_seconds(slept))
