"""The tables in memory: those that are used, or will be soon. All others are in the store.

A clock that still runs for long needs no table in memory, only somebody who loads it in time.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from medici.online.server.bus import Bus
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.logs import log
from medici.online.server.tasks import spawn

SOON = 60.0  # seconds before a deadline, from which on a table stays in memory
LONGEST_TIMER = 3600.0  # seconds, for the time of day may be set meanwhile
RETRY = 5.0  # seconds until a table that could not be loaded is tried again
FRESH = 10.0  # seconds in which somebody who asked for a table can still sit down at it
SPARED = 0.9  # of the largest number, how many stay when there were too many


class TableCache:
    """Keeps tables in memory, evicts them, and loads them again when their clocks need it."""

    def __init__(self, load: Callable[[str], Awaitable[HostedTable]], most: int, bus: Bus) -> None:
        self.hosted: dict[str, HostedTable] = {}
        self._bus = bus
        self._load = load
        self._most = most
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._stopped = False

    def add(self, hosted: HostedTable) -> None:
        """Keep a table for now; others go if there are too many."""
        hosted.used = time.monotonic()
        self.hosted[hosted.id] = hosted
        self._bus.follow(hosted.id)
        if (timer := self._timers.pop(hosted.id, None)) is not None:
            timer.cancel()
        if len(self.hosted) > self._most:
            self._make_room()

    def _make_room(self) -> None:
        """Let go those that were not used for the longest time."""
        before = time.monotonic() - FRESH
        unused = sorted(self.hosted.values(), key=lambda hosted: hosted.used)
        for hosted in unused:
            if hosted.used > before or len(self.hosted) <= self._most * SPARED:
                return
            self.evict(hosted)

    def evict_unused(self, before: float) -> None:
        """Let go the tables that have not been used since then."""
        for hosted in list(self.hosted.values()):
            if hosted.used < before:
                self.evict(hosted)

    def evict(self, hosted: HostedTable) -> None:
        """Forget a table, unless somebody is there or something is to happen soon."""
        due = hosted.live.due()
        if hosted.busy or (due is not None and due[1] < time.time() + SOON):
            return
        if self.hosted.get(hosted.id) is not hosted:
            return
        del self.hosted[hosted.id]
        self._bus.leave(hosted.id)
        hosted.stop()
        if due is not None:
            self._load_later(hosted.id, due[1] - SOON)

    def _load_later(self, table_id: str, until: float) -> None:
        """Have a table loaded at a time of day."""
        if not self._stopped:
            seconds = min(LONGEST_TIMER, max(0.0, until - time.time()))
            loop = asyncio.get_running_loop()
            self._timers[table_id] = loop.call_later(seconds, self._on_timer, table_id, until)

    def _on_timer(self, table_id: str, until: float) -> None:
        del self._timers[table_id]
        if time.time() < until:
            self._load_later(table_id, until)
        elif table_id not in self.hosted:
            spawn(self._load_now(table_id))

    async def _load_now(self, table_id: str) -> None:
        try:
            await self._load(table_id)
        except Exception:
            log.exception("cannot load a table", extra={"table": table_id})
            self._load_later(table_id, time.time() + RETRY)

    def stop(self) -> None:
        """Stop all clocks and bots."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        for hosted in self.hosted.values():
            hosted.stop()
