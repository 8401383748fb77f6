"""Backup and restore of a store on SQLite, with SQLite's own means of copying and locking."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import apsw

from medici.online.store.backup_file import (
    COUNTS,
    SIDE_FILES,
    Contents,
    Progress,
    check_target,
    new_file,
)
from medici.online.store.errors import Unavailable
from medici.online.store.migrations import MIGRATIONS, pending
from medici.online.store.sqlite_file import BACKUP_MARK, explain_error

IN_USE = "expected nobody to use {}; a server has it open: stop it first"
READERS_LOCK = (510, 0x40000002)  # the bytes that SQLite locks in a file that it reads
BUSY_MILLISECONDS = 2000
PAGES = 2048  # that are copied between two words about how far it has come


def back_up(store: Path, target: Path, *, force: bool, progress: Progress) -> Contents:
    """Copy a store to a file, which appears under its name only when it is whole and checked."""
    if not store.is_file():
        raise Unavailable(f"expected a store; there is no file {store}")
    with open_read_only(store, live=True) as source:
        contents_of(source, store)
        if target.exists() and target.samefile(store):
            raise ValueError(f"expected a backup file other than the store itself; got {target}")
        check_target(target, is_backup, force=force)
        with new_file(target) as draft:
            copy_to(source, draft, progress)
            return check_copy(draft, progress)


def restore(backup: Path, store: Path, *, progress: Progress) -> tuple[Contents, Path | None]:
    """Put a backup in the place of a store, and keep what was there beside it."""
    if not backup.is_file():
        raise Unavailable(f"expected a backup; there is no file {backup}")
    if store.exists() and store.samefile(backup):
        raise ValueError(f"expected a backup other than the store itself; got {backup}")
    contents = check_copy(backup, progress)
    if not store.exists():
        make_store(store, backup, progress)
        return contents, None
    kept = store.with_name(f"{store.name}.replaced-{time.strftime('%Y%m%d-%H%M%S')}")
    if kept.exists():
        raise Unavailable(f"expected no file {kept} yet; try again in a second")
    try:
        exchange(store, backup, kept, progress)
    except Unavailable as problem:
        if not isinstance(problem.__cause__, apsw.NotADBError | apsw.CorruptError):
            raise
        set_aside(store, kept)
        make_store(store, backup, progress)
    return contents, kept


def exchange(store: Path, backup: Path, kept: Path, progress: Progress) -> None:
    """Write a backup into a store as one transaction, when what it held is kept."""
    with open_exclusively(store) as connection:
        with new_file(kept) as draft:
            copy_to(connection, draft, progress, mark=0)
        with open_read_only(backup) as source:
            copy_pages(source, connection, progress, "Restoring")
        connection.execute("PRAGMA application_id = 0")  # a store, and no backup


def make_store(store: Path, backup: Path, progress: Progress) -> None:
    """A new store from a backup."""
    with new_file(store) as draft, open_read_only(backup) as source:
        copy_to(source, draft, progress, mark=0)


def set_aside(store: Path, kept: Path) -> None:
    """Move a file that is no database any more out of the way, with what lies beside it."""
    if is_locked(store):
        raise Unavailable(IN_USE.format(store))
    for ending in ("", *SIDE_FILES):
        with suppress(FileNotFoundError):
            store.with_name(store.name + ending).replace(kept.with_name(kept.name + ending))


def is_locked(path: Path) -> bool:
    """Whether another process has a file open with SQLite, which cannot read it itself."""
    if sys.platform == "win32":
        return False  # it does not let go of a file that is open
    import fcntl  # noqa: PLC0415

    with path.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, *READERS_LOCK)
        except OSError:
            return True
    return False


@contextmanager
def open_read_only(path: Path, *, live: bool = False) -> Iterator[apsw.Connection]:
    """A file for reading alone; one that is live may be written by a server meanwhile."""
    beside = path.with_name(f"{path.name}-wal")
    if live or (beside.exists() and beside.stat().st_size):
        name, flags = f"{path.absolute().as_uri()}?mode=rw", apsw.SQLITE_OPEN_READWRITE
    else:  # nobody else uses it, and its folder may be read-only
        name, flags = f"{path.absolute().as_uri()}?immutable=1", apsw.SQLITE_OPEN_READONLY
    with name_in_errors(path):
        connection = apsw.Connection(name, flags=flags | apsw.SQLITE_OPEN_URI)
        try:
            connection.set_busy_timeout(BUSY_MILLISECONDS)
            connection.execute("PRAGMA query_only = ON")
            yield connection
        finally:
            connection.close()


@contextmanager
def name_in_errors(path: Path) -> Iterator[None]:
    """Errors of SQLite that say which file it was."""
    try:
        yield
    except apsw.Error as error:
        raise Unavailable(f"cannot use {path}: {explain_error(error)}") from error


@contextmanager
def open_exclusively(store: Path) -> Iterator[apsw.Connection]:
    """A store that nobody else has open, and that nobody can open meanwhile.

    Every connection with a write-ahead log keeps a lock on the file as long as it is open, which
    ends with its process: so SQLite itself knows whether a server uses the store.
    """
    with name_in_errors(store):
        connection = apsw.Connection(str(store.absolute()), flags=apsw.SQLITE_OPEN_READWRITE)
        try:
            connection.set_busy_timeout(BUSY_MILLISECONDS)
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            try:
                connection.execute("SELECT count(*) FROM sqlite_schema").fetchall()
                connection.execute("PRAGMA journal_mode = DELETE").fetchall()  # -wal and -shm go
                connection.execute("BEGIN EXCLUSIVE")
                connection.execute("COMMIT")
            except apsw.BusyError:
                raise Unavailable(IN_USE.format(store)) from None
            yield connection
        finally:
            connection.close()


def is_backup(path: Path) -> bool:
    """Whether a file is a backup that no server has used since."""
    try:
        with open_read_only(path) as connection:
            return bool(connection.execute("PRAGMA application_id").get == BACKUP_MARK)
    except (OSError, Unavailable):
        return False


def contents_of(connection: apsw.Connection, path: Path) -> Contents:
    """What a store holds; Unavailable if it is not one of Medici's, SchemaTooNew."""
    try:
        rows: list[Any] = connection.execute(COUNTS).fetchall()
        ((version, *counts),) = rows
    except apsw.SQLError as error:
        raise Unavailable(
            f"expected a store of Medici; {path} is another program's database"
        ) from error
    pending(int(version or 0), MIGRATIONS)
    tables, events, players = map(int, counts)
    return Contents(int(version or 0), tables, events, players, path.stat().st_size)


def check_copy(path: Path, progress: Progress) -> Contents:
    """What a copy holds, once it has been read from end to end and found sound."""
    progress("Checking", 0.0)
    with open_read_only(path) as connection:
        contents = contents_of(connection, path)
        problems = [told for (told,) in connection.execute("PRAGMA integrity_check(3)")]
        if problems != ["ok"]:
            raise Unavailable(f"{path} is damaged: {'; '.join(map(str, problems))}")
    progress("Checking", 1.0)
    return contents


def copy_to(
    source: apsw.Connection, draft: Path, progress: Progress, mark: int = BACKUP_MARK
) -> None:
    """Copy to a file; a mark says that it is a backup."""
    with name_in_errors(draft):
        target = apsw.Connection(str(draft.absolute()))
        try:
            copy_pages(source, target, progress, "Copying")
            target.execute("PRAGMA journal_mode = DELETE").fetchall()  # one file, with none beside
            target.execute(f"PRAGMA application_id = {mark}")
        finally:
            target.close()


def copy_pages(
    source: apsw.Connection, target: apsw.Connection, progress: Progress, what: str
) -> None:
    """Copy all pages as one transaction, of the source as it is now."""
    with source:  # what others write meanwhile is not seen, or the copy would start anew
        source.execute("SELECT count(*) FROM sqlite_schema").fetchall()
        with target.backup("main", source, "main") as copy:
            while not copy.done:
                copy.step(PAGES)
                progress(what, 1.0 - copy.remaining / max(1, copy.page_count))
