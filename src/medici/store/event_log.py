"""Tables and the log of their events."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from medici.store import statements as sql
from medici.store.database import Batch, Database, Step
from medici.store.errors import AlreadyExists, Duplicate, NoSuchTable, Stale, UniqueClash
from medici.store.rows import OPEN, TableRow, table_row


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
        promised: bool = False,
    ) -> None:
        """Make a table with its first events, all or nothing; AlreadyExists if it is there.

        The secret is kept apart from all else and comes back from ``secret_of`` alone, unless it
        was promised: then its table will be in the list of promises (``to_enter``).
        """
        row = {"id": table_id, "head": head, "status": status, "public": public, "now": now}
        steps: list[Step] = [
            (sql.NEW_TABLE, row),
            (sql.NEW_SECRET, {"id": table_id, "secret": secret}),
        ]
        if promised:
            steps.append((sql.NEW_PROMISE, {"id": table_id, "late": False}))
        for seq, body in enumerate(events, start=1):
            event = {"id": table_id, "seq": seq, "upto": len(events), "now": now, "body": body}
            steps.append((sql.NEW_EVENT, event))
        try:
            await self._write(*steps)
        except UniqueClash as clash:
            raise AlreadyExists(f"table {table_id} already exists") from clash

    async def append(
        self,
        table_id: str,
        after_seq: int,
        events: Sequence[bytes],
        cmd_id: str | None,
        now: float,
        *,
        status: str | None = None,
    ) -> int:
        """Add events after the last one, and set the status if one is given; the new last seq.

        Raises Duplicate if a command of this id is there, even if the table has moved on since;
        Stale if ``after_seq`` is not the last event; NoSuchTable.
        """
        if not events:
            raise ValueError("expected at least one event to append; got none")
        if after_seq < 0:
            raise ValueError(f"expected the seq of the last event, 0 or more; got {after_seq}")
        try:
            if await self._append(Batch(table_id, after_seq, events, cmd_id, now, status)):
                return after_seq + len(events)
        except UniqueClash:
            pass  # whether it is a duplicate or stale is found out below
        raise await self._refusal(table_id, cmd_id)

    async def _refusal(self, table_id: str, cmd_id: str | None) -> Duplicate | Stale:
        """Why a batch was not stored: a command sent again is known even when late."""
        seqs = None if cmd_id is None else await self.command(table_id, cmd_id)
        return Stale(await self.last_seq(table_id)) if seqs is None else Duplicate(*seqs)

    async def events(self, table_id: str, after_seq: int = 0) -> list[tuple[int, bytes]]:
        """The events after a seq, in order; none for a table that is not there."""
        rows = await self._read(sql.EVENTS, {"id": table_id, "after": after_seq})
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

    async def mentions(self, text: bytes) -> list[str]:
        """The tables that have an event with this text in its body; every event is looked at."""
        query = sql.MENTIONS.format(within=self._within)
        return [table_id for _, table_id in await self._read(query, {"text": text})]

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

    async def running(self) -> list[str]:
        """The ids of the tables that are neither finished nor abandoned, oldest first."""
        return [table_id for (table_id,) in await self._read(sql.RUNNING, {})]

    async def set_status(self, table_id: str, status: str, now: float) -> None:
        """Set a table's status; NoSuchTable."""
        if not await self._write((sql.SET_STATUS, {"id": table_id, "status": status, "now": now})):
            raise NoSuchTable(f"there is no table {table_id}")
