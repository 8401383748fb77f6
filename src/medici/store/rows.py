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


@dataclass(frozen=True, slots=True)
class ToEnter:
    """A table whose promise, or whose end, is not in the list of promises yet."""

    table: str
    late: bool  # it was there before the list
    promised: bool  # whether its promise is in the list, and its end is to follow
    status: str
    secret: bytes


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the list of promises, and which table it is about."""

    number: int
    table: str
    table_hash: str
    revealed: bool  # whether it is the table's end
    text: str


def table_row(row: tuple[Any, ...]) -> TableRow:
    """A table as a query gives it; SQLite has no truth values of its own."""
    table_id, head, status, public, created, updated, last_seq = row
    return TableRow(table_id, head, status, bool(public), created, updated, last_seq)
