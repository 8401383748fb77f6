"""The tables in memory: those that are used, or will be soon. All others wait in the store.

A clock that still runs for long needs no table in memory, only somebody who loads it in time.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.logs import log
from medici.online.server.tasks import spawn

SOON = 60.0  # seconds before a deadline, from which on a table stays in memory
LONGEST_NAP = 3600.0  # seconds, for the time of day may be set meanwhile
AGAIN = 5.0  # seconds until a table that could not be loaded is tried again
FRESH = 10.0  # seconds in which whoever asked for a table can still sit down at it
SPARED = 0.9  # of the largest number, how many stay when there were too many


class Memory:
    """Keeps tables in memory, lets them go, and has them loaded again when their clocks need it."""

    def __init__(self, load: Callable[[str], Awaitable[HostedTable]], most: int) -> None:
        self.hosted: dict[str, HostedTable] = {}
        self._load = load
        self._most = most
        self._wakes: dict[str, asyncio.TimerHandle] = {}
        self._stopped = False

    def keep(self, hosted: HostedTable) -> None:
        """Keep a table for now; others go if there are too many."""
        hosted.used = time.monotonic()
        self.hosted[hosted.id] = hosted
        if (wake := self._wakes.pop(hosted.id, None)) is not None:
            wake.cancel()
        if len(self.hosted) > self._most:
            self._make_room()

    def _make_room(self) -> None:
        """Let go those that were not used for the longest time."""
        before = time.monotonic() - FRESH
        unused = sorted(self.hosted.values(), key=lambda hosted: hosted.used)
        for hosted in unused:
            if hosted.used > before or len(self.hosted) <= self._most * SPARED:
                return
            self.let_go(hosted)

    def put_away(self, before: float) -> None:
        """Let go the tables that have not been used since then."""
        for hosted in list(self.hosted.values()):
            if hosted.used < before:
                self.let_go(hosted)

    def let_go(self, hosted: HostedTable) -> None:
        """Forget a table, unless somebody is there or something is to happen soon."""
        due = hosted.live.due()
        if hosted.busy or (due is not None and due[1] < time.time() + SOON):
            return
        if self.hosted.get(hosted.id) is not hosted:
            return
        del self.hosted[hosted.id]
        hosted.rest()
        if due is not None:
            self._sleep(hosted.id, due[1] - SOON)

    def _sleep(self, table_id: str, until: float) -> None:
        """Have a table loaded at a time of day."""
        if not self._stopped:
            nap = min(LONGEST_NAP, max(0.0, until - time.time()))
            loop = asyncio.get_running_loop()
            self._wakes[table_id] = loop.call_later(nap, self._wake, table_id, until)

    def _wake(self, table_id: str, until: float) -> None:
        del self._wakes[table_id]
        if time.time() < until:
            self._sleep(table_id, until)
        elif table_id not in self.hosted:
            spawn(self._call(table_id))

    async def _call(self, table_id: str) -> None:
        try:
            await self._load(table_id)
        except Exception:
            log.exception("cannot load a table", extra={"table": table_id})
            self._sleep(table_id, time.time() + AGAIN)

    def stop(self) -> None:
        """Stop all clocks and bots."""
        self._stopped = True
        for wake in self._wakes.values():
            wake.cancel()
        for hosted in self.hosted.values():
            hosted.rest()
