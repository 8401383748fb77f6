"""The store in one file, or in memory: SQLite, with one writer and a few readers."""

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import apsw

from medici.store import migrations, statements
from medici.store.database import Arguments, Batch, Row, Step
from medici.store.errors import Closed, Unavailable
from medici.store.migrations import MIGRATIONS, Migration
from medici.store.store import Store
from medici.store.writer import Writer, translated

T = TypeVar("T")

BUSY_SECONDS = 5.0
READERS = 2
RETRY_SECONDS = 0.01
SETTINGS = (
    "synchronous = FULL",
    "fullfsync = ON",  # what FULL means on a Mac
    "foreign_keys = ON",
    "secure_delete = ON",  # a player who is forgotten leaves no traces in the file
    "cache_size = -32768",  # 32 MiB
    "journal_size_limit = 67108864",
)

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

    def __init__(self, name: str, path: Path | None, writer: Writer, busy: float) -> None:
        self._name = name
        self._path = path
        self._writer = writer
        self._busy = busy
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
        connection = await asyncio.to_thread(_prepare, name, path, busy, schema)
        return cls(name, path, Writer(connection, _insert), busy)

    async def _read(self, statement: str, arguments: Arguments) -> list[Row]:
        return await self._with_reader(
            lambda connection: connection.execute(statement, arguments).fetchall()
        )

    async def _with_reader(self, work: Callable[[apsw.Connection], T]) -> T:
        if self._closed:
            raise Closed("the store was closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._in_reader, work)

    def _in_reader(self, work: Callable[[apsw.Connection], T]) -> T:
        try:
            try:
                connection = self._idle.pop()
            except IndexError:
                connection = _connect(self._name, self._busy)
            try:
                return work(connection)
            finally:
                self._idle.append(connection)
        except apsw.Error as error:
            raise translated(error) from error

    async def _write(self, *steps: Step) -> list[Row]:
        def work(cursor: apsw.Cursor) -> list[Row]:
            rows: list[Row] = []
            for statement, arguments in steps:
                rows = cursor.execute(statement, arguments).fetchall()
            return rows

        return await self._writer.submit(work)

    async def _append(self, batch: Batch) -> bool:
        if batch.status is None and not batch.also:
            return await self._writer.append(batch)
        return await self._writer.submit(lambda cursor: _insert_and_more(cursor, batch))

    async def backup(self, path: Path) -> None:
        """Copy the database with SQLite's online backup, then move the copy to its name at once."""
        if self._path is not None and path.exists() and path.samefile(self._path):
            raise ValueError(f"expected a backup file other than the store itself; got {path}")
        try:
            await self._with_reader(lambda connection: _backup(connection, path))
        except OSError as error:
            raise Unavailable(f"cannot write the backup to {path}: {error}") from error

    async def ping(self) -> None:
        self._writer.check()
        await self._read("SELECT 1", {})

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
        cursor.execute(statements.SET_STATUS, marked).fetchall()
    for statement, arguments in batch.also:
        cursor.execute(statement, arguments).fetchall()
    return True


def _connect(name: str, busy: float) -> apsw.Connection:
    flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
    if name.startswith("file:"):
        flags |= apsw.SQLITE_OPEN_URI
    connection = apsw.Connection(name, flags=flags)
    connection.set_busy_timeout(int(busy * 1000))
    return connection


def _prepare(
    name: str, path: Path | None, busy: float, schema: Sequence[Migration]
) -> apsw.Connection:
    """The connection of the writer, with the schema up to date."""
    try:
        if path is not None:
            _make_private(path)
        connection = _connect(name, busy)
    except (OSError, apsw.Error) as error:
        raise Unavailable(f"cannot open {path}: {error}") from error
    try:
        if path is not None:
            _write_ahead(connection, busy)
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")
        _migrate(connection, schema)
    except apsw.NotADBError as error:
        connection.close()
        raise Unavailable(f"{path} is not a SQLite database") from error
    except apsw.Error as error:
        connection.close()
        raise translated(error) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _make_private(path: Path) -> None:
    """Make the file if need be, for the user alone: it holds the secrets of the tables."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _write_ahead(connection: apsw.Connection, busy: float) -> None:
    """Turn on the write-ahead log; SQLite does not itself wait for others who do the same."""
    end = time.monotonic() + busy
    while True:
        try:
            ((mode,),) = connection.execute("PRAGMA journal_mode = WAL").fetchall()
        except apsw.BusyError:
            if time.monotonic() > end:
                raise
            time.sleep(RETRY_SECONDS)
            continue
        if mode != "wal":
            raise Unavailable("this file system cannot hold a store; choose a local disk")
        return


def _migrate(connection: apsw.Connection, schema: Sequence[Migration]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(migrations.VERSION_TABLE.format_map(migrations.SQLITE_TYPES))
        version: Any = connection.execute(migrations.VERSION).get
        for migration in migrations.pending(version, schema):
            for statement in migration.sql(migrations.SQLITE_TYPES):
                connection.execute(statement)
            applied = {"version": migration.version, "name": migration.name}
            connection.execute(migrations.APPLIED, applied)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _backup(source: apsw.Connection, path: Path) -> None:
    draft = path.with_name(f".{path.name}.{uuid4().hex}")
    try:
        _make_private(draft)
        target = apsw.Connection(str(draft))
        try:
            with target.backup("main", source, "main") as copy:
                copy.step()  # in one go: a copy in steps starts anew at every commit
        finally:
            target.close()
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
