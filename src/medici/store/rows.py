"""What a store gives back."""

from dataclasses import dataclass
from typing import Any

OPEN = "open"  # the status of a new table
FINISHED = "finished"
ABANDONED = "abandoned"
ENDED = (FINISHED, ABANDONED)  # a table with any other status is still running


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, without its events and without its secret."""

    id: str
    head: bytes
    status: str
    public: bool
    created: float
    updated: float
    last_seq: int


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player."""

    id: str
    name: str
    created: float


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player's seat at a table."""

    table: TableRow
    seat: int


@dataclass(frozen=True, slots=True)
class PlayerExport:
    """Everything the store knows of one player. Sessions are counted, for they are keys."""

    player: PlayerRow
    sessions: int
    sittings: list[Sitting]


MUTE = "mute"
BLOCK = "block"  # what players do among themselves: to mute, and to keep from their tables
BAN = "ban"  # what an operator does: to mute, and to shut out


@dataclass(frozen=True, slots=True)
class ShunnedRow:
    """Somebody whom a player does not want to hear, or to meet."""

    player: str
    name: str
    how: str  # MUTE or BLOCK
    since: float


@dataclass(frozen=True, slots=True)
class SanctionRow:
    """What an operator has decided about a player."""

    player: str
    kind: str  # MUTE or BAN
    since: float
    until: float | None  # None: for good
    reason: str


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What somebody told the operator about somebody else."""

    number: int
    at: float
    reporter: str | None  # None: forgotten since
    accused: str
    name: str  # of the accused, then
    table: str
    words: str | None  # None: it is about the person, not about something said
    reason: str
    settled: float | None = None
    outcome: str | None = None


@dataclass(frozen=True, slots=True)
class ActRow:
    """Something that an operator did, as it stands in the audit log."""

    number: int
    at: float
    who: str
    act: str
    player: str | None
    table: str | None
    reason: str
    about: str  # what else there is to say, such as until when


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """A player in an operator's list."""

    id: str
    name: str
    created: float
    tables: int
    sessions: int


def table_row(row: tuple[Any, ...]) -> TableRow:
    """A table as a query gives it; SQLite has no truth values of its own."""
    table_id, head, status, public, created, updated, last_seq = row
    return TableRow(table_id, head, status, bool(public), created, updated, last_seq)
