"""Opening the file of a store on SQLite: made for its user alone, and its schema up to date."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import apsw

from medici.online.store import migrations
from medici.online.store.backup_file import make_private
from medici.online.store.dialects import SQLITE_TYPES
from medici.online.store.errors import Unavailable
from medici.online.store.migrations import Migration

RETRY_SECONDS = 0.01
SETTINGS = (
    "synchronous = FULL",
    "fullfsync = ON",  # what FULL means on a Mac
    "foreign_keys = ON",
    "secure_delete = ON",  # a player who is forgotten leaves no traces in the file
    "cache_size = -32768",  # 32 MiB
    "journal_size_limit = 67108864",
)
BACKUP_MARK = 0x4D656469  # "Medi": a copy that no server has used, so that it may be replaced
OTHERS = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


def connect(name: str, busy: float) -> apsw.Connection:
    """A connection that waits so many seconds for locks of others."""
    flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
    if name.startswith("file:"):
        flags |= apsw.SQLITE_OPEN_URI
    connection = apsw.Connection(name, flags=flags)
    connection.set_busy_timeout(int(busy * 1000))
    return connection


def prepare(
    name: str, path: Path | None, busy: float, schema: Sequence[Migration]
) -> apsw.Connection:
    """The connection of the writer, with the schema up to date."""
    try:
        if path is not None:
            make_private(path)
        connection = connect(name, busy)
    except (OSError, apsw.Error) as error:
        raise Unavailable(f"cannot open {path}: {error}") from error
    try:
        _check_owner(connection, path)
        if path is not None:
            _write_ahead(connection, busy)
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")
        _migrate(connection, schema)
        if connection.execute("PRAGMA application_id").get == BACKUP_MARK:
            connection.execute("PRAGMA application_id = 0")  # a store from now on, and no backup
    except apsw.Error as error:
        connection.close()
        raise Unavailable(f"cannot open {path}: {explain_error(error)}") from error
    except BaseException:
        connection.close()
        raise
    return connection


def explain_error(error: apsw.Error) -> str:
    """Why a file cannot be opened."""
    if isinstance(error, apsw.NotADBError):
        return "it is not a SQLite database"
    if isinstance(error, apsw.BusyError | apsw.LockedError):
        return "another program has locked it"
    return str(error)


def _check_owner(connection: apsw.Connection, path: Path | None) -> None:
    """Refuse the database of another program, in which nothing is to be made."""
    tables = {name for (name,) in connection.execute(OTHERS)}
    if tables and "schema_version" not in tables:
        raise Unavailable(
            f"expected a store of Medici or a new file; {path} is another program's database"
        )


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
    done: list[tuple[Migration, float]] = []
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(migrations.VERSION_TABLE.format_map(SQLITE_TYPES))
        version: Any = connection.execute(migrations.VERSION).get
        for migration in migrations.pending(version, schema):
            began = time.monotonic()
            for statement in migration.sql(SQLITE_TYPES):
                connection.execute(statement)
            applied = {"version": migration.version, "name": migration.name}
            connection.execute(migrations.APPLIED, applied)
            done.append((migration, time.monotonic() - began))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    migrations.log_applied(done)
