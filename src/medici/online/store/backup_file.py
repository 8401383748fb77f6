"""The file of a backup, whichever database it is of: what it holds, and how it is written."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

Progress = Callable[[str, float], None]  # what is being done, and how much of it, from 0 to 1
SIDE_FILES = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file
COUNTS = """
SELECT (SELECT max(version) FROM schema_version), (SELECT count(*) FROM game_table),
(SELECT count(*) FROM event), (SELECT count(*) FROM player)
"""


@dataclass(frozen=True)
class Contents:
    """What a store or a copy of it holds.

    >>> str(Contents(3, 1, 2000, 4, 5 << 20))
    '1 table, 2,000 events and 4 players (schema version 3, 5.0 MB)'
    """

    version: int
    tables: int
    events: int
    players: int
    size: int  # bytes

    def __str__(self) -> str:
        kinds = (self.tables, "table"), (self.events, "event"), (self.players, "player")
        told = [f"{count:,} {kind}{'' if count == 1 else 's'}" for count, kind in kinds]
        size = f"{self.size / (1 << 20):.1f} MB"
        return f"{told[0]}, {told[1]} and {told[2]} (schema version {self.version}, {size})"


def check_target(target: Path, is_backup: Callable[[Path], bool], *, force: bool) -> None:
    """Refuse to write over anything but an earlier backup."""
    if not target.exists():
        return
    if not is_backup(target):
        raise ValueError(f"expected a new file or an earlier backup; {target} is something else")
    if not force:
        raise ValueError(f"{target} is an earlier backup: say --force to replace it")


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A private draft beside a file, which takes its place when all has gone well; OSError."""
    draft = path.with_name(f".{path.name}.{uuid4().hex}")
    try:
        make_private(draft)
    except OSError as problem:
        raise OSError(f"cannot write {path}: {problem.strerror or problem}") from problem
    try:
        yield draft
        sync(draft)
        draft.replace(path)
        sync(path.parent)
    finally:
        for ending in ("", *SIDE_FILES):
            draft.with_name(draft.name + ending).unlink(missing_ok=True)


def make_private(path: Path) -> None:
    """Make the file if need be, for the user alone: it holds the secrets of the tables."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def sync(path: Path) -> None:
    """Make a file or a folder durable."""
    with suppress(OSError):  # not every system can do this for a folder
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
