"""Tables that were found for people who look for opponents: made, begun or given up by the server.

Everybody comes by themselves, with a seed of their own, since the promise of chance must be made
before any seed is known. The game begins once all are there. If somebody is missing after
``COME_SECONDS``, the table is cancelled and counts for nothing: who came waits again, in the place
where they were, and who did not come has left the queue.
"""

import dataclasses
from collections.abc import Mapping
from contextlib import suppress

from msgspec.structs import replace

from medici.fair import new_secret
from medici.online.community.matching import Match
from medici.online.community.wishes import HOUSE, terms_of, wait_kind
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.stored_table import new_table
from medici.online.server.hosting.table_creator import new_id
from medici.online.server.hosting.table_service import TableService
from medici.online.server.logs import log
from medici.online.server.tasks import spawn
from medici.online.store import NewTable, NoSuchTable, StoreError
from medici.online.tables import Player, TableError
from medici.online.tables import commands as cmd
from medici.online.tables.bounded_table import BoundedTable
from medici.online.tables.events import TableCreated

COME_SECONDS = 30.0  # for everybody to come to a table that was found
AT_ONCE = 20  # tables that are looked after in one round
OVER = 0.0  # a time that is over by every clock


class FoundTables:
    """Makes, begins and gives up tables that were found."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._store = tables.store

    async def make(
        self,
        match: Match,
        wishes: Mapping[str, str],
        level: str,
        now: float,
        since: float,
        waits: list[float],
    ) -> str | None:
        """Make the table of a match, if all of them still wait for it and were seen since; its id.

        ``wishes`` are what they looked for, as it is stored, when they were put together.
        """
        row = draft(match, level, now)
        kind = wait_kind(match.game, match.clock, match.rated)
        noted = [(kind, seconds) for seconds in waits if not match.bots]
        made = await self._store.seat_together(
            wishes, row, now, since=since, due=now + COME_SECONDS, waits=noted
        )
        return row.id if made else None

    def on_stored(self, hosted: HostedTable) -> None:
        """Somebody may have come who was the last that was missing."""
        if hosted.live.phase == "open" and hosted.live.created.by == HOUSE.id and is_full(hosted):
            spawn(self._begin_soon(hosted))

    async def _begin_soon(self, hosted: HostedTable) -> None:
        try:
            await self.begin(hosted)
        except StoreError as problem:  # the table is looked after again when it is due
            log.warning("a table that was found cannot begin yet", exc_info=problem)

    async def begin(self, hosted: HostedTable) -> None:
        """Begin the game, if all who are there are still expected, and nobody blocks another."""
        expected = await self._store.expected_at(hosted.id)
        there = {seat.player for seat in hosted.live.seats if seat.player is not None}
        if expected is None or set(expected) != there:
            return
        if await self._store.blocks_among(sorted(there)):  # since they were put together
            await self._store.hasten(hosted.id, OVER)
            return
        try:
            await self._tables.execute(hosted, cmd.Start(), HOUSE, "begin", hosted.seq, own=True)
        except TableError:  # somebody left again, or another server has begun it
            await self._tables.others.refresh(hosted)
        if hosted.live.phase != "open":
            await self._store.settle_arrangement(hosted.id)

    async def look_after(self, now: float) -> list[str]:
        """Begin or give up tables whose people should be there by now; those that were due."""
        due = await self._store.due_arrangements(now, AT_ONCE)
        for table_id in due:
            try:
                await self._come_due(table_id, now)
            except StoreError:
                raise
            except Exception:  # as a log that cannot be read: nobody else is to wait for it
                log.exception("a table that was found is let go", extra={"table": table_id})
                await self._store.settle_arrangement(table_id)
        return due

    async def leave(self, table_id: str, player: Player, now: float) -> None:
        """Give up the seat that is kept for somebody; a game that has begun goes on. NoSuchTable.

        The others are looked after at once.
        """
        hosted = await self._tables.table(table_id)
        await self._tables.others.refresh(hosted)
        if hosted.live.phase == "open":
            await self._store.note_no_show(player.id, now)
            with suppress(TableError):  # they had not come, or it begins just now
                await self._tables.execute(hosted, cmd.Leave(), player, seq=hosted.seq)
        await self._store.hasten(table_id, now)

    async def _come_due(self, table_id: str, now: float) -> None:
        try:
            hosted = await self._tables.table(table_id)
        except NoSuchTable:
            await self._store.dissolve(table_id, (), now)
            return
        await self._tables.others.refresh(hosted)
        if is_full(hosted) and hosted.live.phase == "open":
            await self.begin(hosted)
        if hosted.live.phase == "open":
            await self._give_up(hosted)
        if hosted.live.phase == "cancelled":
            await self._store.dissolve(table_id, await self._blameless(hosted, now), now)
        elif hosted.live.phase != "open":
            await self._store.settle_arrangement(table_id)

    async def _blameless(self, hosted: HostedTable, now: float) -> list[str]:
        """Who is to wait again: all who came, and all others too whose time was not up yet."""
        if now < hosted.live.created.at + COME_SECONDS:  # somebody has left before
            return await self._store.expected_at(hosted.id) or []
        return [seat.player for seat in hosted.live.seats if seat.player is not None]

    async def _give_up(self, hosted: HostedTable) -> None:
        """Cancel a table as it is; if somebody comes meanwhile, it is looked at once more."""
        seq = hosted.seq
        try:
            await self._tables.execute(hosted, cmd.Cancel(), None, f"give-up-{seq}", seq, own=True)
        except TableError:
            await self._tables.others.refresh(hosted)


def is_full(hosted: HostedTable) -> bool:
    """Whether no seat is free."""
    return not any(seat.free for seat in hosted.live.seats)


def draft(match: Match, level: str, now: float) -> NewTable:
    """A table whose seats are kept for those who were put together, with bots in the others."""
    secret = new_secret()
    live, events = BoundedTable.create(new_id(), terms_of(match, level), HOUSE, secret, now)
    created = events[0]
    if not isinstance(created, TableCreated):
        raise TypeError(f"expected a table's creation first; got {type(created).__name__}")
    reserved = match.players + ("",) * match.bots
    events[0] = replace(created, reserved=reserved)
    return dataclasses.replace(new_table(live, events, secret), host=None)
