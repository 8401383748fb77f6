"""What goes on in the background of a server, in small steps and without anybody asking.

Every server that shares a store does this. The store lets one of them through, as with any command.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, ParamSpec

from medici.online.server.hosting.hosted_table import NOTE_SECONDS, HostedTable
from medici.online.server.hosting.table_service import TableService
from medici.online.server.logs import log
from medici.online.server.metrics import Metrics
from medici.online.server.settings import Settings
from medici.online.server.tasks import repeat
from medici.online.server.wire.open_sockets import OpenSockets
from medici.online.store import Store, StoreError
from medici.online.store.tables import OPEN, RUNNING, UnfinishedTable
from medici.online.tables import Player, TableError
from medici.online.tables.commands import Cancel, Leave

P = ParamSpec("P")

BATCH = 1000  # tables, or sessions, that are compared with the store at once
MEASURE_SECONDS = 0.5  # between two measurements of how late the server is
AUDIT_OVERLAP = 100  # lines of the audit log that are read again: they may come out of order
PAGE = 100  # rows that are looked at in one step
PAUSE = 0.05  # seconds between two steps
RETRY = 5.0  # seconds until a store that failed is asked again
FIRST_ROUND = 60.0  # seconds after the start at which the first round is made, or sooner


class Background:
    """The background work of one server."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        sockets: OpenSockets,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._tables = tables
        self._sockets = sockets
        self._settings = settings
        self._metrics = metrics
        self._last_act = 0  # the last line of the audit log that was seen

    async def begin(self) -> None:
        """Know which sanctions are in force before anybody is let in."""
        self._last_act = await self._store.last_act()
        await self._tables.moderation.refresh()

    def all(self) -> list[Coroutine[Any, Any, None]]:
        """Everything that is to go on while the server is open."""
        settings = self._settings
        poll, beat, tend = settings.poll_seconds, settings.beat_seconds, settings.tend_seconds
        return [
            self.resume(),
            self.evict(),
            self.measure(),
            repeat(self.poll, poll, poll, "cannot ask the store what other servers have stored"),
            repeat(self.beat, beat, beat, "cannot note in the store that the server is up"),
            repeat(
                self.follow_operator, 0, poll, "cannot ask the store what its operator has decided"
            ),
            repeat(self.tidy, min(FIRST_ROUND, tend), tend, "cannot look after the store"),
        ]

    async def poll(self) -> None:
        """See what other servers have stored, even if their hints were lost."""
        hosted = self._tables.hosted.items()
        used = [table_id for table_id, table in hosted if table.watched or table.orders]
        for start in range(0, len(used), BATCH):
            await self.refresh(used[start : start + BATCH])
        await self.check_sessions()

    async def refresh(self, table_ids: list[str]) -> None:
        """Refresh those of these tables that have come further in the store."""
        for table_id, seq in (await self._store.last_seqs(table_ids)).items():
            hosted = self._tables.hosted.get(table_id)
            if hosted is not None and seq > hosted.seq:
                await self._tables.others.refresh(hosted)

    async def check_sessions(self) -> None:
        """Dismiss people who were forgotten or signed out without this server being told."""
        sessions = list(self._sockets.sessions())
        for start in range(0, len(sessions), BATCH):
            asked = sessions[start : start + BATCH]
            known = await self._store.known_sessions(asked)
            self._sockets.dismiss_all(set(asked) - known)

    async def beat(self) -> None:
        """Note that we are here, and let clocks go on if we were not."""
        await self._tables.uptime.beat()
        await self._tables.wake_all()

    async def evict(self) -> None:
        """Let tables leave the memory that nobody has looked at for long."""
        while True:
            await asyncio.sleep(min(60.0, self._settings.idle_seconds))
            self._tables.cache.evict_unused(time.monotonic() - self._settings.idle_seconds)

    async def measure(self) -> None:
        """See how late this server comes to what it meant to do."""
        while True:
            due = time.perf_counter() + MEASURE_SECONDS
            await asyncio.sleep(MEASURE_SECONDS)
            self._metrics.loop_lag_seconds.observe(max(0.0, time.perf_counter() - due))

    async def follow_operator(self) -> None:
        """Let those leave who were banned with ``medici admin``; see which tables were closed."""
        moderation = self._tables.moderation
        await moderation.refresh()
        for player_id in moderation.newly_banned():
            self._sockets.dismiss(player_id)
            await self._give_up_seats(player_id)
        closed = await self._store.closed_after(self._last_act - AUDIT_OVERLAP)
        if closed:
            self._last_act = max(self._last_act, closed[-1][0])
            await self.refresh([table for _, table in closed if table in self._tables.hosted])

    async def _give_up_seats(self, player_id: str) -> None:
        """Let bots play on where somebody who is banned sat, so that nobody waits in vain."""
        for row in await self._store.tables_with(player_id, ended=False):
            hosted = await self._tables.table(row.id)
            for number in hosted.live.seats_of(player_id):
                seat = hosted.live.seats[number]
                if seat.bot is None:
                    with suppress(TableError):  # another server was first
                        player = Player(player_id, seat.name)
                        await self._tables.execute(hosted, Leave(number), player)

    async def resume(self) -> None:
        """Load the tables that were running, so that clocks and bots go on without anybody looking.

        Tables on which no clock runs, and where nothing has happened for long, are loaded when
        somebody comes. Between two tables others have their turn for as long as the last one took.
        """
        async for row in self._timed():
            await self._take_up(row)
        since = time.time() - self._settings.resume_seconds
        async for row in self._used(RUNNING, since - NOTE_SECONDS, time.time()):
            if not row.timed and row.updated > since:
                await self._take_up(row)

    async def _take_up(self, row: UnfinishedTable) -> None:
        began = time.monotonic()
        try:
            self._release(await self._tables.table(row.id))
        except Exception:
            log.exception("cannot load a table", extra={"table": row.id})
        await asyncio.sleep(time.monotonic() - began)

    def _release(self, hosted: HostedTable) -> None:
        """Let a table leave the memory that nobody else has asked for."""
        if hosted.asked == 1:
            self._tables.cache.evict(hosted)

    async def _timed(self) -> AsyncIterator[UnfinishedTable]:
        """The running tables that have a clock, a few at a time."""
        after = 0
        while rows := await self._page(self._store.timed, after, PAGE):
            for row in rows:
                yield row
            after = rows[-1].number

    async def _used(
        self, status: str, since: float, before: float
    ) -> AsyncIterator[UnfinishedTable]:
        """Tables that were last noted in this time, a few at a time."""
        after = 0
        while rows := await self._page(self._store.used, status, since, before, after, PAGE):
            for row in rows:
                yield row
            since, after = rows[-1].noted, rows[-1].number

    async def _page(
        self, read: Callable[P, Awaitable[list[UnfinishedTable]]], *args: P.args, **kwargs: P.kwargs
    ) -> list[UnfinishedTable]:
        """Some rows, after a pause; the store is asked again until it answers."""
        await asyncio.sleep(PAUSE)
        while True:
            try:
                return await read(*args, **kwargs)
            except StoreError:
                log.warning("cannot ask the store for the tables that are not over; trying again")
                await asyncio.sleep(RETRY)

    async def tidy(self) -> None:
        """End unused tables, and forget unused guests."""
        await self.end_unused()
        await self.forget_guests()

    async def end_unused(self) -> None:
        """End the tables that nobody has used for long, which tells their secrets."""
        settings = self._settings
        for status, longest in ((OPEN, settings.open_seconds), (RUNNING, settings.still_seconds)):
            before = time.time() - longest
            async for row in self._used(status, 0.0, before):
                if row.updated < before:
                    await self._end(row)
                    await asyncio.sleep(PAUSE)

    async def _end(self, row: UnfinishedTable) -> None:
        """End a table, unless somebody is there, has still time, or does something meanwhile."""
        try:
            hosted = await self._tables.table(row.id)
            alone = not hosted.watched and hosted.seq == row.last_seq
            if alone and hosted.live.due() is None and not await self._is_awaited(hosted):
                await self._tables.execute(hosted, Cancel(), None, "unused", row.last_seq)
            self._release(hosted)
        except TableError:
            return  # somebody was faster
        except StoreError:
            raise
        except Exception:
            log.exception("cannot end a table", extra={"table": row.id})

    async def _is_awaited(self, hosted: HostedTable) -> bool:
        """Whether a tournament that is under way will begin a table, or give it up, by itself.

        People may have longer to come there than an unused table stays. What is left of one that
        is over is ended like all others.
        """
        created = hosted.live.created
        if not created.event or not created.reserved or hosted.live.phase != "open":
            return False
        return await self._store.tournament_status(created.event) == "running"

    async def forget_guests(self) -> None:
        """Forget guests who have neither played nor spoken nor created a table."""
        before = time.time() - self._settings.guest_seconds
        after: tuple[float, str] | None = (0.0, "")
        while after is not None:
            unused, after = await self._store.unused_guests(after, before, PAGE)
            if unused:
                await self._store.forget_guests(unused)
            await asyncio.sleep(PAUSE)
