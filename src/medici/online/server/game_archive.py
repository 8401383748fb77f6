"""The archive of games: files of JSON lines, one for each month, compressed, and without names.

A line is a record that ``medici replay`` reads, with the id of its table beside it. A file is
replaced as a whole, once it has been read back; a table is deleted from the store only then.
"""

import asyncio
import gzip
import shutil
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from medici.fair import verify
from medici.online.server.logs import log
from medici.online.store import Store
from medici.online.store.archive import EndedTable
from medici.online.store.audit import Act
from medici.online.store.backup_file import new_file
from medici.online.store.tables import TableRow
from medici.online.tables import LiveTable, TableError, decode_event
from medici.online.tables import events as ev
from medici.record import MediciError, parse_record, replay

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

AT_ONCE = 1000  # tables that are written together
DELETED_AT_ONCE = 100  # short transactions, since others play meanwhile
LOCK = ".lock"
Progress = Callable[[int], None]  # how many tables are done


class Line(msgspec.Struct):
    """What tells the lines of an archive apart."""

    table: str


@dataclass
class Archived:
    """What went into an archive."""

    tables: int = 0
    games: int = 0  # of those, how many had a game that had begun
    left: list[str] = field(default_factory=list)  # tables whose games cannot be played again


async def count_tables(store: Store, before: float) -> int:
    """How many tables would be archived."""
    return sum([len(chunk) async for chunk in chunks(store, before)])


async def archive_tables(
    store: Store, folder: Path, before: float, make_act: Callable[[str], Act], tell: Progress
) -> Archived:
    """Move the games of tables that ended before then into a folder, month by month."""
    done = Archived()
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder):
        async for chunk in chunks(store, before):
            for month, tables in by_month(chunk).items():
                lines = await lines_of(store, tables)
                true = {table: line for table, line in lines.items() if line is not None}
                path = folder / f"{month}.jsonl.gz"
                await asyncio.to_thread(add_lines, path, true)
                ids = list(lines)
                for start in range(0, len(ids), DELETED_AT_ONCE):
                    gone = ids[start : start + DELETED_AT_ONCE]
                    await store.delete_tables(gone, make_act(f"tables: {len(gone)}, {path.name}"))
                done.tables += len(ids)
                done.games += len(true)
                done.left += [table.id for table in tables if table.id not in lines]
                tell(done.tables)
    return done


async def chunks(store: Store, before: float) -> AsyncIterator[list[EndedTable]]:
    """The tables that ended before then, some at a time."""
    after = 0
    while found := await store.long_ended(before, after, AT_ONCE):
        after = found[-1].number
        yield [entry for entry in found if entry.table.updated < before]


def by_month(tables: Sequence[EndedTable]) -> dict[str, list[TableRow]]:
    """Tables by the month in which they ended."""
    months: dict[str, list[TableRow]] = {}
    for entry in tables:
        month = f"{datetime.fromtimestamp(entry.table.updated, UTC):%Y-%m}"
        months.setdefault(month, []).append(entry.table)
    return months


async def lines_of(store: Store, tables: Sequence[TableRow]) -> dict[str, bytes | None]:
    """The lines of these tables by their ids, None where no game had begun.

    A table whose game cannot be played again is not among them: it stays where it is.
    """
    lines: dict[str, bytes | None] = {}
    for table in tables:
        bodies = [body for _, body in await store.events(table.id)]
        try:
            lines[table.id] = await asyncio.to_thread(line_of, table, bodies)
        except (MediciError, TableError, ValueError) as problem:
            log.warning("a table cannot be archived", extra={"table": table.id}, exc_info=problem)
    return lines


def line_of(table: TableRow, bodies: Sequence[bytes]) -> bytes | None:
    """The record of a table's game, in which nobody is named; None if there was no game.

    It is played again here: ValueError, TableError or MediciError if it is not true.
    """
    live = LiveTable.from_events([without_names(decode_event(body)) for body in bodies])
    if live.game is None:
        return None
    about = {"table": table.id, "status": table.status, "ended": table.updated}
    line: bytes = msgspec.json.encode(live.record() | about) + b"\n"
    record = parse_record(line)
    replay(record)
    if "fair" in record and not verify(record).fair:
        raise ValueError("the chance of the game is not as it was promised")
    return line


def without_names(event: ev.Event) -> ev.Event:
    """An event as if everybody in it had been forgotten."""
    match event:
        case ev.TableCreated(by=who) | ev.SeatTaken(player=who) | ev.Said(player=who):
            return ev.redact(event, who)
    return event


def add_lines(path: Path, lines: Mapping[str, bytes]) -> None:
    """Add the lines that a file does not have yet, all or none; ValueError if it is damaged.

    Those that it has are left over from a run that was cut short before it deleted their tables.
    """
    there = set(read_lines(path)) if path.exists() else set()
    new = [line for table, line in lines.items() if table not in there]
    if new:
        with new_file(path) as draft:
            if path.exists():
                shutil.copyfile(path, draft)
            with draft.open("ab") as file:
                file.write(gzip.compress(b"".join(new)))
            check_lines(draft, lines, len(there) + len(new))
    elif lines:
        check_lines(path, lines, len(there))


def check_lines(path: Path, lines: Mapping[str, bytes], count: int) -> None:
    """Make sure that a file has these lines, and so many in all."""
    found = read_lines(path)
    if len(found) != count:
        raise ValueError(f"{path}: expected {count} games; read {len(found)}")
    for table, line in lines.items():
        if found[table] != line:
            raise ValueError(f"{path}: expected the game of table {table}; got another one")


def read_lines(path: Path) -> dict[str, bytes]:
    """The lines of a file by the ids of their tables; ValueError if it is damaged."""
    try:
        with gzip.open(path) as file:
            return {msgspec.json.decode(line, type=Line).table: line for line in file}
    except (EOFError, OSError, zlib.error, msgspec.DecodeError) as problem:
        raise ValueError(f"{path}: cannot be read: {problem}") from problem


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let nobody else archive into a folder; ValueError if somebody does."""
    with (folder / LOCK).open("wb") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as problem:
                raise ValueError(f"another archive is being written to {folder}") from problem
        yield
