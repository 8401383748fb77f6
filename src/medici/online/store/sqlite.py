"""The store in one file, or in memory: SQLite, with one writer and a few readers."""

import asyncio
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import apsw

from medici.online.store.database import Arguments, Batch, Follow, Row, Step
from medici.online.store.errors import Closed
from medici.online.store.migrations import MIGRATIONS, Migration
from medici.online.store.sqlite_file import connect, prepare
from medici.online.store.sqlite_writer import BRIEF, Writer, to_store_error
from medici.online.store.store import Store
from medici.online.store.tables import ENDED, LEAVE_SEATS, SET_STATUS

BUSY_SECONDS = 5.0
READERS = 2
# A number in the head of the file that nobody else uses: a page is written for it, durably.
PROBE = "PRAGMA user_version = {}"
PROBES = 1 << 30

# One row for each event, and empty rows for the rest. Events must follow one that is there, if
# any is named; the key of the first keeps any other from taking its number.
INSERT = """
INSERT INTO event (table_number, seq, upto, at, cmd_id, body)
SELECT t.number, v.column2, v.column3, v.column4, v.column5, v.column6
FROM (VALUES {rows}) v CROSS JOIN game_table t ON t.id = v.column1
WHERE v.column7 IS NULL
OR EXISTS (SELECT 1 FROM event e WHERE e.table_number = t.number AND e.seq = v.column7)
"""
COLUMNS = 7
MOST_ROWS = 256  # in one statement


@cache
def insert_statement(rows: int) -> str:
    """The statement that inserts up to so many events."""
    return INSERT.format(rows=", ".join([f"({', '.join('?' * COLUMNS)})"] * rows))


class SqliteStore(Store):
    """The store over SQLite."""

    _listed = "json_each(:ids) listed"
    _one_of = "IN ({})"
    _unhexed = "unhex(listed.value)"
    _alone = ""  # nobody else writes anything

    def __init__(self, name: str, writer: Writer, busy: float) -> None:
        self._name = name
        self._writer = writer
        self._busy = busy
        self._locked_out = False  # whether somebody has waited for a lock in vain
        self._probes = 0
        self._idle: deque[apsw.Connection] = deque()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="medici-store-reader")
        self._closed = False

    @classmethod
    async def open(
        cls,
        path: Path | None,
        *,
        busy: float = BUSY_SECONDS,
        schema: Sequence[Migration] = MIGRATIONS,
    ) -> "SqliteStore":
        """Open a file, made if need be, or a new store in memory; bring its schema up to date."""
        name = f"file:/medici-{uuid4().hex}?vfs=memdb" if path is None else str(path.absolute())
        connection = await asyncio.to_thread(prepare, name, path, busy, schema)
        return cls(name, Writer(connection, _insert, busy), busy)

    async def _read(self, statement: str, arguments: Arguments) -> list[Row]:
        if self._closed:
            raise Closed("the store was closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._query, statement, arguments)

    def _query(self, statement: str, arguments: Arguments) -> list[Row]:
        """The rows of a query, in the thread of a reader."""
        try:
            try:
                connection = self._idle.pop()
            except IndexError:
                connection = connect(self._name, self._busy)
            seconds = min(BRIEF, self._busy) if self._locked_out else self._busy
            connection.set_busy_timeout(int(seconds * 1000))  # few read, and many may wait
            try:
                found = connection.execute(statement, arguments).fetchall()
            finally:
                self._idle.append(connection)
        except apsw.Error as error:
            self._locked_out = isinstance(error, apsw.BusyError)
            raise to_store_error(error) from error
        self._locked_out = False
        return found

    async def _write(self, *steps: Step) -> list[Row]:
        def work(cursor: apsw.Cursor) -> list[Row]:
            rows: list[Row] = []
            for statement, arguments in steps:
                rows = cursor.execute(statement, arguments).fetchall()
            return rows

        return await self._writer.submit(work)

    async def _in_turn(self, queries: Sequence[Step], follow: Follow) -> list[list[Row]]:
        def work(cursor: apsw.Cursor) -> list[list[Row]]:  # the writer's transactions are in turn
            found = [cursor.execute(query, arguments).fetchall() for query, arguments in queries]
            for statement, arguments in follow(found):
                cursor.execute(statement, arguments).fetchall()
            return found

        return await self._writer.submit(work)

    async def _append(self, batch: Batch) -> bool:
        if batch.status is None and not batch.also:
            return await self._writer.append(batch)
        return await self._writer.submit(lambda cursor: _insert_and_more(cursor, batch))

    async def ping(self) -> None:
        self._probes = (self._probes + 1) % PROBES
        statement = PROBE.format(self._probes)
        await self._writer.submit(lambda cursor: cursor.execute(statement).fetchall())

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._readers.shutdown)
        while self._idle:
            self._idle.pop().close()
        await self._writer.stop()


def _insert(cursor: apsw.Cursor, batches: Sequence[Batch]) -> bool:
    """Insert the events of batches, and say whether all of them fitted."""
    rows: list[Any] = []
    for batch in batches:
        table_id, now, cmd_id, after = batch.table_id, batch.now, batch.cmd_id, batch.after
        upto, before = after + len(batch.events), after or None
        for seq, body in enumerate(batch.events, after + 1):
            rows += (table_id, seq, upto, now, cmd_id, body, before)
            cmd_id = before = None  # both stand with the first event alone
    for start in range(0, len(rows), MOST_ROWS * COLUMNS):
        part = rows[start : start + MOST_ROWS * COLUMNS]
        count = len(part) // COLUMNS
        size = 1 << (count - 1).bit_length()  # few sizes, so that the statements stay prepared
        part += [None] * ((size - count) * COLUMNS)
        cursor.execute(insert_statement(size), part)
        if cursor.connection.changes() < count:
            return False
    return True


def _insert_and_more(cursor: apsw.Cursor, batch: Batch) -> bool:
    """Insert the events of a batch that changes more than the log of its table."""
    if not _insert(cursor, [batch]):
        return False
    if batch.status is not None:
        marked = {"id": batch.table_id, "status": batch.status, "now": batch.now}
        cursor.execute(SET_STATUS, marked).fetchall()
        if batch.status in ENDED:
            cursor.execute(LEAVE_SEATS, marked).fetchall()
    for statement, arguments in batch.also:
        cursor.execute(statement, arguments).fetchall()
    return True
