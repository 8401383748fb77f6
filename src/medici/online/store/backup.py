"""Backup and restore of a store, whichever database it is on."""

from pathlib import Path

from medici.online.store.backup_file import Contents, Progress
from medici.online.store.urls import POSTGRES, SQLITE, check_postgres, sqlite_path


def back_up(url: str, target: Path, *, force: bool, progress: Progress) -> Contents:
    """Write a checked copy of the store that a URL names, while play goes on.

    An earlier backup is replaced if this is forced; any other file never is. Raises OSError,
    ValueError or StoreError, and then the target is as it was.
    """
    # Only the library of the database that is asked for is loaded.
    if url.startswith(POSTGRES):
        check_postgres()
        from medici.online.store import postgres_backup  # noqa: PLC0415

        return postgres_backup.back_up(url, target, force=force, progress=progress)
    from medici.online.store import sqlite_backup  # noqa: PLC0415

    return sqlite_backup.back_up(store_file(url), target, force=force, progress=progress)


def restore(backup: Path, url: str, *, progress: Progress) -> tuple[Contents, Path | None]:
    """Put a backup in the place of the store that a URL names, which no server may use meanwhile.

    Gives what the backup held, and where the replaced store is kept, if there was one. Raises
    OSError, ValueError or StoreError, and then the store is as it was.
    """
    if url.startswith(POSTGRES):
        check_postgres()
        from medici.online.store import postgres_backup  # noqa: PLC0415

        return postgres_backup.restore(backup, url, progress=progress), None
    from medici.online.store import sqlite_backup  # noqa: PLC0415

    return sqlite_backup.restore(backup, store_file(url), progress=progress)


def store_file(url: str) -> Path:
    """The file of a store on SQLite; ValueError if it has none."""
    if not url.startswith(SQLITE):
        raise ValueError(f"expected sqlite:// or postgresql://; got {url.partition(':')[0]!r}")
    path = sqlite_path(url)
    if path is None:
        raise ValueError("expected a store in a file; one in memory ends with its server")
    return path
