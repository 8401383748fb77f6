"""What goes on in the background, in small steps: the games that were running are taken up again,
tables that nobody uses are ended, and guests who never did anything are forgotten.

Every server that shares a store does this. The store lets one of them through, as with any command.
"""

import asyncio
import time
from collections.abc import AsyncIterator

from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.tables import Tables
from medici.online.server.logs import log
from medici.online.server.settings import Settings
from medici.online.store import Store, StoreError
from medici.online.store.tables import OPEN, RUNNING, UnfinishedTable
from medici.online.tables import TableError
from medici.online.tables.commands import Cancel

PAGE = 100  # rows that are looked at in one step
PAUSE = 0.05  # seconds between two steps
AGAIN = 5.0  # seconds until a store that failed is asked again
SOON = 60.0  # seconds after the start at which the first round is made, or sooner


class Upkeep:
    """The chores of one server."""

    def __init__(self, store: Store, tables: Tables, settings: Settings) -> None:
        self._store = store
        self._tables = tables
        self._settings = settings

    async def resume(self) -> None:
        """Load what was running, so that clocks and bots go on without anybody looking.

        Tables on which no clock runs, and where nothing has happened for long, wait for whoever
        comes. Between two tables others have their turn for as long as the last one took.
        """
        since = time.time() - self._settings.resume_seconds
        async for row in self._unfinished():
            if row.status == RUNNING and (row.timed or row.updated > since):
                began = time.monotonic()
                await self._take_up(row.id)
                await asyncio.sleep(time.monotonic() - began)

    async def _take_up(self, table_id: str) -> None:
        try:
            self._leave(await self._tables.table(table_id))
        except Exception:
            log.exception("cannot load a table", extra={"table": table_id})

    def _leave(self, hosted: HostedTable) -> None:
        """Let a table go again that nobody else has asked for."""
        if hosted.asked == 1:
            self._tables.memory.let_go(hosted)

    async def _unfinished(self) -> AsyncIterator[UnfinishedTable]:
        """All tables that are not over, a few at a time."""
        after: int | None = 0
        while after is not None:
            try:
                rows = await self._store.unfinished(after, PAGE)
            except StoreError:
                log.warning("cannot ask the store for the tables that are not over; trying again")
                await asyncio.sleep(AGAIN)
                continue
            for row in rows:
                yield row
            after = rows[-1].number if len(rows) == PAGE else None
            await asyncio.sleep(PAUSE)

    async def tend(self) -> None:
        """Make a round every now and then."""
        await asyncio.sleep(min(SOON, self._settings.tend_seconds))
        while True:
            try:
                await self.end_unused()
                await self.forget_guests()
            except StoreError:
                log.warning("cannot look after the store; trying again")
            await asyncio.sleep(self._settings.tend_seconds)

    async def end_unused(self) -> None:
        """End the tables that nobody has used for long, which tells their secrets."""
        async for row in self._unfinished():
            settings = self._settings
            longest = settings.open_seconds if row.status == OPEN else settings.still_seconds
            if row.updated < time.time() - longest:
                await self._end(row)
                await asyncio.sleep(PAUSE)

    async def _end(self, row: UnfinishedTable) -> None:
        """End a table, unless somebody is there, has still time, or does something meanwhile."""
        try:
            hosted = await self._tables.table(row.id)
            alone = not hosted.watched and hosted.seq == row.last_seq
            if alone and hosted.live.due() is None:
                await self._tables.execute(hosted, Cancel(), None, "unused", row.last_seq)
            self._leave(hosted)
        except TableError:
            return  # somebody was faster
        except StoreError:
            raise
        except Exception:
            log.exception("cannot end a table", extra={"table": row.id})

    async def forget_guests(self) -> None:
        """Forget guests who have neither played nor spoken nor laid a table, and left nothing."""
        before = time.time() - self._settings.guest_seconds
        after: tuple[float, str] | None = (0.0, "")
        while after is not None:
            unused, after = await self._store.unused_guests(after, before, PAGE)
            if unused:
                await self._store.forget_guests(unused)
            await asyncio.sleep(PAUSE)
