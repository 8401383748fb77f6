"""What both stores do alike: everything but running a statement."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from medici.store import statements as sql
from medici.store.errors import (
    AlreadyExists,
    Duplicate,
    ForeignClash,
    NoSuchPlayer,
    NoSuchTable,
    Stale,
    UniqueClash,
)
from medici.store.rows import OPEN, PlayerExport, PlayerRow, Sitting, TableRow

Row = tuple[Any, ...]
Arguments = Mapping[str, Any]
Step = tuple[str, Arguments]


@dataclass(slots=True)  # not frozen: one is made for every move, and that would take longer
class Batch:
    """Events to be appended together."""

    table_id: str
    after: int
    events: Sequence[bytes]
    cmd_id: str | None
    now: float
    status: str | None


class SqlStore(ABC):
    """A store over a database; a subclass runs the statements."""

    _given: str  # a list in JSON as rows of a table
    _within: str  # whether a text stands in the body of an event

    @abstractmethod
    async def _read(self, statement: str, arguments: Arguments) -> list[Row]:
        """The rows of a query."""

    @abstractmethod
    async def _write(self, *steps: Step) -> list[Row]:
        """Run statements as one durable transaction; the rows of the last one.

        Raises UniqueClash or ForeignClash if a constraint refuses it.
        """

    @abstractmethod
    async def _append(self, batch: Batch) -> bool:
        """Append a batch as one durable transaction, if the event before it is there.

        Raises UniqueClash if a constraint refuses it.
        """

    async def create_table(
        self,
        table_id: str,
        head: bytes,
        events: Sequence[bytes],
        secret: bytes,
        public: bool,
        now: float,
    ) -> None:
        made = {"id": table_id, "head": head, "status": OPEN, "public": public, "now": now}
        steps: list[Step] = [
            (sql.NEW_TABLE, made),
            (sql.NEW_SECRET, {"id": table_id, "secret": secret}),
        ]
        for seq, body in enumerate(events, start=1):
            event = {"id": table_id, "seq": seq, "upto": len(events), "now": now, "body": body}
            steps.append((sql.NEW_EVENT, event))
        try:
            await self._write(*steps)
        except UniqueClash as clash:
            raise AlreadyExists(f"there is already a table {table_id}") from clash

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
        if not events:
            raise ValueError("expected at least one event to append; got none")
        if after_seq < 0:
            raise ValueError(f"expected the seq of the last event, 0 or more; got {after_seq}")
        try:
            if await self._append(Batch(table_id, after_seq, events, cmd_id, now, status)):
                return after_seq + len(events)
        except UniqueClash:
            pass  # it is told below which of the two it was
        raise await self._refusal(table_id, cmd_id)

    async def _refusal(self, table_id: str, cmd_id: str | None) -> Duplicate | Stale:
        """Why a batch was not stored: a command sent again is known even when late."""
        if cmd_id is not None:
            for first, last in await self._read(sql.COMMAND, {"id": table_id, "cmd": cmd_id}):
                return Duplicate(first, last)
        return Stale(await self.last_seq(table_id))

    async def events(self, table_id: str, after_seq: int = 0) -> list[tuple[int, bytes]]:
        rows = await self._read(sql.EVENTS, {"id": table_id, "after": after_seq})
        return [(seq, body) for seq, body in rows]

    async def command(self, table_id: str, cmd_id: str) -> tuple[int, int] | None:
        for first, last in await self._read(sql.COMMAND, {"id": table_id, "cmd": cmd_id}):
            return first, last
        return None

    async def last_seq(self, table_id: str) -> int:
        return int(await self._of_table(sql.LAST_SEQ, table_id))

    async def last_seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        ids = msgspec.json.encode(table_ids).decode()
        return dict(await self._read(sql.LAST_SEQS.format(given=self._given), {"ids": ids}))

    async def mentions(self, text: bytes) -> list[str]:
        query = sql.MENTIONS.format(within=self._within)
        return [table_id for _, table_id in await self._read(query, {"text": text})]

    async def rewrite(self, table_id: str, head: bytes, bodies: Mapping[int, bytes]) -> None:
        steps: list[Step] = [
            (sql.REWRITE, {"id": table_id, "seq": seq, "body": body})
            for seq, body in bodies.items()
        ]
        if not await self._write(*steps, (sql.SET_HEAD, {"id": table_id, "head": head})):
            raise NoSuchTable(f"there is no table {table_id}")

    async def secret_of(self, table_id: str) -> bytes:
        return bytes(await self._of_table(sql.SECRET, table_id))

    async def _of_table(self, statement: str, table_id: str) -> Any:
        for (value,) in await self._read(statement, {"id": table_id}):
            return value
        raise NoSuchTable(f"there is no table {table_id}")

    async def table(self, table_id: str) -> TableRow | None:
        for row in await self._read(sql.TABLE, {"id": table_id}):
            return _table_row(row)
        return None

    async def tables(
        self,
        status: str | None = None,
        public: bool | None = None,
        limit: int = 100,
        before: str | None = None,
    ) -> list[TableRow]:
        given = {"status": status, "public": public, "before": before}
        narrowed = {name: value for name, value in given.items() if value is not None}
        query = sql.tables_query(status is not None, public is not None, before is not None)
        return [_table_row(row) for row in await self._read(query, narrowed | {"limit": limit})]

    async def running(self) -> list[str]:
        return [table_id for (table_id,) in await self._read(sql.RUNNING, {})]

    async def set_status(self, table_id: str, status: str, now: float) -> None:
        if not await self._write((sql.SET_STATUS, {"id": table_id, "status": status, "now": now})):
            raise NoSuchTable(f"there is no table {table_id}")

    async def create_player(
        self, player_id: str, name: str, session_hash: bytes, now: float
    ) -> None:
        try:
            await self._write(
                (sql.NEW_PLAYER, {"id": player_id, "name": name, "now": now}),
                (sql.NEW_SESSION, {"id": player_id, "hash": session_hash}),
            )
        except UniqueClash as clash:
            raise AlreadyExists("there is already such a player or session") from clash

    async def player(self, player_id: str) -> PlayerRow | None:
        for row in await self._read(sql.PLAYER, {"id": player_id}):
            return PlayerRow(*row)
        return None

    async def player_by_session(self, session_hash: bytes) -> PlayerRow | None:
        for row in await self._read(sql.PLAYER_BY_SESSION, {"hash": session_hash}):
            return PlayerRow(*row)
        return None

    async def rename(self, player_id: str, name: str) -> None:
        if not await self._write((sql.RENAME, {"id": player_id, "name": name})):
            raise NoSuchPlayer(f"there is no player {player_id}")

    async def add_session(self, player_id: str, session_hash: bytes) -> None:
        try:
            await self._write((sql.NEW_SESSION, {"id": player_id, "hash": session_hash}))
        except UniqueClash as clash:
            raise AlreadyExists("there is already such a session") from clash
        except ForeignClash as clash:
            raise NoSuchPlayer(f"there is no player {player_id}") from clash

    async def sit(self, player_id: str, table_id: str, seat: int) -> None:
        try:
            arguments = {"id": player_id, "table": table_id, "seat": seat}
            if not await self._write((sql.SIT, arguments)):
                raise NoSuchTable(f"there is no table {table_id}")
        except ForeignClash as clash:
            raise NoSuchPlayer(f"there is no player {player_id}") from clash

    async def tables_of(self, player_id: str, limit: int = 100) -> list[Sitting]:
        rows = await self._read(sql.SITTINGS, {"id": player_id, "limit": limit})
        return [Sitting(_table_row(row[:-1]), row[-1]) for row in rows]

    async def tables_with(
        self, player_id: str, ended: bool, limit: int = 100, before: str | None = None
    ) -> list[TableRow]:
        given: dict[str, object] = {"id": player_id, "limit": limit}
        if before is not None:
            given["before"] = before
        rows = await self._read(sql.tables_with_query(ended, before is not None), given)
        return [_table_row(row) for row in rows]

    async def delete_player(self, player_id: str) -> None:
        if not await self._write((sql.DELETE_PLAYER, {"id": player_id})):
            raise NoSuchPlayer(f"there is no player {player_id}")

    async def export_player(self, player_id: str) -> PlayerExport:
        player = await self.player(player_id)
        if player is None:
            raise NoSuchPlayer(f"there is no player {player_id}")
        ((sessions,),) = await self._read(sql.SESSIONS, {"id": player_id})
        return PlayerExport(player, sessions, await self.tables_of(player_id, EVERY))


EVERY = 2**31 - 1  # more rows than there can be


def _table_row(row: Row) -> TableRow:
    table_id, head, status, public, created, updated, last_seq = row
    return TableRow(table_id, head, status, bool(public), created, updated, last_seq)
