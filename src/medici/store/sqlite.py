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
from medici.store.common import Arguments, Batch, Row, SqlStore, Step
from medici.store.errors import Closed, Unavailable
from medici.store.migrations import MIGRATIONS, Migration
from medici.store.writer import Writer, translated

T = TypeVar("T")

BUSY_SECONDS = 5.0
READERS = 2
RETRY_SECONDS = 0.01
LONGEST_INSERT = 16  # events in one statement
SETTINGS = (
    "synchronous = FULL",
    "fullfsync = ON",  # what FULL means on a Mac
    "foreign_keys = ON",
    "secure_delete = ON",  # a player who is forgotten leaves no traces in the file
    "cache_size = -32768",  # 32 MiB
    "journal_size_limit = 67108864",
)

# Events must follow one that is there; the key of the first keeps any other from its place.
APPEND = "INSERT INTO event (table_number, seq, upto, at, cmd_id, body) "
ROW = """
SELECT t.number, ?2 + {place}, ?3, ?4, {cmd_id}, ?{body} FROM game_table t
WHERE t.id = ?1 AND (
    ?2 = 0 OR EXISTS (SELECT 1 FROM event WHERE table_number = t.number AND seq = ?2)
)
"""


@cache
def append_statement(count: int) -> str:
    """The statement that appends so many events; the command's id goes with the first."""
    rows = [
        ROW.format(place=place, cmd_id="NULL" if place > 1 else "?5", body=place + 5)
        for place in range(1, count + 1)
    ]
    return APPEND + "UNION ALL".join(rows)


class SqliteStore(SqlStore):
    """The store over SQLite."""

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
        return cls(name, path, Writer(connection), busy)

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
        single = len(batch.events) <= LONGEST_INSERT and batch.status is None
        return await self._writer.submit(lambda cursor: _append(cursor, batch), single)

    async def backup(self, path: Path) -> None:
        """Copy the database with SQLite's online backup, then put it in its place at once."""
        if self._path is not None and path.exists() and path.samefile(self._path):
            raise ValueError(f"expected another file than the store itself; got {path}")
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


def _append(cursor: apsw.Cursor, batch: Batch) -> bool:
    table_id, after, now = batch.table_id, batch.after, batch.now
    upto = after + len(batch.events)
    for start in range(0, len(batch.events), LONGEST_INSERT):
        events = batch.events[start : start + LONGEST_INSERT]
        cmd_id = None if start else batch.cmd_id
        given = (table_id, after + start, upto, now, cmd_id, *events)
        cursor.execute(append_statement(len(events)), given)
        if not cursor.connection.changes():
            return False
    if batch.status is not None:
        marked = {"id": table_id, "status": batch.status, "now": now}
        cursor.execute(statements.SET_STATUS, marked).fetchall()
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
        found: Any = connection.execute(migrations.VERSION).get
        for migration in migrations.pending(found, schema):
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
