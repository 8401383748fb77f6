"""Tables and the log of their events."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from medici.online.store import statements as sql
from medici.online.store.database import Batch, Database, Step
from medici.online.store.errors import (
    AlreadyExists,
    Duplicate,
    ForeignClash,
    NoSuchPlayer,
    NoSuchTable,
    Stale,
    UniqueClash,
)
from medici.online.store.rows import EVERY, OPEN, NewTable, SeatRow, TableRow, Unfinished, table_row


class EventLog(Database):
    """The part of a store that keeps tables and what happened at them."""

    async def create_table(
        self,
        table_id: str,
        head: bytes,
        events: Sequence[bytes],
        secret: bytes,
        public: bool,
        now: float,
        *,
        status: str = OPEN,
        host: str | None = None,
        timed: bool = False,
        seats: Sequence[SeatRow] = (),
        promised: bool = False,
    ) -> None:
        """Make a table with its first events and seats, all or nothing; AlreadyExists if it is
        there, NoSuchPlayer if its host or somebody in a seat is not.

        The secret is kept apart from all else and comes back from ``secret_of`` alone, unless it
        was promised: then its table will be in the list of promises (``to_enter``).
        """
        table = NewTable(
            table_id, head, events, secret, public, status, host, timed, seats, promised
        )
        await self.lay(table, now)

    async def lay(self, table: NewTable, now: float) -> None:
        """The same for a table that is described already."""
        try:
            await self._write(*making(table, now))
        except UniqueClash as clash:
            raise AlreadyExists(f"table {table.id} already exists") from clash
        except ForeignClash as clash:
            raise NoSuchPlayer("there is no such player") from clash

    async def append(
        self,
        table_id: str,
        after_seq: int,
        events: Sequence[bytes],
        cmd_id: str | None,
        now: float,
        *,
        status: str | None = None,
        seats: Sequence[SeatRow] = (),
        speakers: Sequence[str] = (),
        table: NewTable | None = None,
    ) -> int:
        """Add events after the last one; the new last seq.

        With them, or not at all, the status is set if one is given, players are noted in their
        seats and as speakers, and another table is made.

        Raises Duplicate if a command of this id is there, even if the table has moved on since;
        Stale if ``after_seq`` is not the last event; NoSuchTable; NoSuchPlayer.
        """
        if not events:
            raise ValueError("expected at least one event to append; got none")
        if after_seq < 0:
            raise ValueError(f"expected the seq of the last event, 0 or more; got {after_seq}")
        also: list[Step] = noting(table_id, seats, speakers) if seats or speakers else []
        if table is not None:
            also += making(table, now)
        try:
            if await self._append(Batch(table_id, after_seq, events, cmd_id, now, status, also)):
                return after_seq + len(events)
        except UniqueClash:
            pass  # whether it is a duplicate or stale is found out below
        except ForeignClash as clash:
            raise NoSuchPlayer("there is no such player") from clash
        raise await self._refusal(table_id, cmd_id)

    async def _refusal(self, table_id: str, cmd_id: str | None) -> Duplicate | Stale:
        """Why a batch was not stored: a command sent again is known even when late."""
        seqs = None if cmd_id is None else await self.command(table_id, cmd_id)
        return Stale(await self.last_seq(table_id)) if seqs is None else Duplicate(*seqs)

    async def events(
        self, table_id: str, after_seq: int = 0, limit: int = EVERY
    ) -> list[tuple[int, bytes]]:
        """The events after a seq, in order; none for a table that is not there."""
        arguments = {"id": table_id, "after": after_seq, "limit": limit}
        rows = await self._read(sql.EVENTS, arguments)
        return [(seq, body) for seq, body in rows]

    async def command(self, table_id: str, cmd_id: str) -> tuple[int, int] | None:
        """The first and the last event of a command that is stored; None if it is not."""
        for first, last in await self._read(sql.COMMAND, {"id": table_id, "cmd": cmd_id}):
            return first, last
        return None

    async def last_seq(self, table_id: str) -> int:
        """The seq of the last event, 0 if there is none; NoSuchTable."""
        return int(await self._of_table(sql.LAST_SEQ, table_id))

    async def last_seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The seq of the last event of each of these tables, of those that are there."""
        ids = msgspec.json.encode(table_ids).decode()
        return dict(await self._read(sql.LAST_SEQS.format(listed=self._listed), {"ids": ids}))

    async def mentions(self, player_id: str) -> list[str]:
        """The tables that a player has laid, sat at or spoken at, oldest first."""
        return [table_id for (table_id,) in await self._read(sql.MENTIONS, {"player": player_id})]

    async def rewrite(self, table_id: str, head: bytes, bodies: Mapping[int, bytes]) -> None:
        """Replace the bodies of events, by their seq, and the head: the one change that a log
        admits, so that people can be forgotten. NoSuchTable."""
        steps: list[Step] = [
            (sql.REWRITE, {"id": table_id, "seq": seq, "body": body})
            for seq, body in bodies.items()
        ]
        if not await self._write(*steps, (sql.SET_HEAD, {"id": table_id, "head": head})):
            raise NoSuchTable(f"there is no table {table_id}")

    async def secret_of(self, table_id: str) -> bytes:
        """The table's secret; NoSuchTable."""
        return bytes(await self._of_table(sql.SECRET, table_id))

    async def _of_table(self, statement: str, table_id: str) -> Any:
        for (value,) in await self._read(statement, {"id": table_id}):
            return value
        raise NoSuchTable(f"there is no table {table_id}")

    async def table(self, table_id: str) -> TableRow | None:
        """One table."""
        for row in await self._read(sql.TABLE, {"id": table_id}):
            return table_row(row)
        return None

    async def tables(
        self,
        status: str | None = None,
        public: bool | None = None,
        limit: int = 100,
        before: str | None = None,
    ) -> list[TableRow]:
        """Tables, newest first. ``before`` is the id of the last table already seen."""
        wishes = {"status": status, "public": public, "before": before}
        arguments = {name: value for name, value in wishes.items() if value is not None}
        query = sql.tables_query(status is not None, public is not None, before is not None)
        return [table_row(row) for row in await self._read(query, arguments | {"limit": limit})]

    async def unfinished(self, after: int = 0, limit: int = 100) -> list[Unfinished]:
        """The tables that are neither finished nor abandoned, oldest first, after a number."""
        rows = await self._read(sql.UNFINISHED, {"after": after, "limit": limit})
        return [
            Unfinished(number, table_id, status, bool(timed), updated, seq)
            for number, table_id, status, timed, updated, seq in rows
        ]

    async def hosted(self, player_id: str) -> int:
        """How many tables of a player's making have not ended."""
        ((count,),) = await self._read(sql.HOSTED, {"id": player_id})
        return int(count)

    async def set_status(self, table_id: str, status: str, now: float) -> None:
        """Set a table's status; NoSuchTable."""
        if not await self._write((sql.SET_STATUS, {"id": table_id, "status": status, "now": now})):
            raise NoSuchTable(f"there is no table {table_id}")


def making(table: NewTable, now: float) -> list[Step]:
    """The statements that make a table."""
    row = {"id": table.id, "head": table.head, "status": table.status, "public": table.public}
    steps: list[Step] = [
        (sql.NEW_TABLE, row | {"now": now, "host": table.host, "timed": table.timed}),
        (sql.NEW_SECRET, {"id": table.id, "secret": table.secret}),
    ]
    if table.promised:
        steps.append((sql.NEW_PROMISE, {"id": table.id, "late": False}))
    upto = len(table.events)
    for seq, body in enumerate(table.events, start=1):
        event = {"id": table.id, "seq": seq, "upto": upto, "now": now, "body": body}
        steps.append((sql.NEW_EVENT, event))
    return [*steps, *noting(table.id, table.seats, [table.host] if table.host else [])]


def noting(table_id: str, seats: Sequence[SeatRow], speakers: Sequence[str]) -> list[Step]:
    """The statements that note who sits where, and who has to do with a table."""
    steps: list[Step] = [
        (sql.SIT, {"id": taken.player, "table": table_id, "seat": taken.seat}) for taken in seats
    ]
    named = dict.fromkeys([*(taken.player for taken in seats), *speakers])
    return steps + [(sql.MENTION, {"id": table_id, "player": player}) for player in named]
