"""What a store gives back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

OPEN = "open"  # the status of a new table
FINISHED = "finished"
ABANDONED = "abandoned"
EVERY = 2**31 - 1  # more rows than there can be
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
class Span:
    """A while in which some server was up; the last one has not ended."""

    number: int
    up: float
    last: float


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A table that has not ended, in short."""

    number: int  # in the order in which tables were made
    id: str
    status: str
    timed: bool  # whether it has a clock
    updated: float
    last_seq: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made, with its first events."""

    id: str
    head: bytes
    events: Sequence[bytes]
    secret: bytes
    public: bool
    status: str = OPEN
    host: str | None = None  # the player who made it
    timed: bool = False
    seats: Sequence["SeatRow"] = ()
    promised: bool = False  # whether its chance is, so that it belongs into the list


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat, and the player who takes it."""

    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player."""

    id: str
    name: str
    created: float


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session: a player at a device. Of its secrets there are only hashes."""

    id: str  # stays when the secrets change
    player_id: str
    hash: bytes
    device: str
    created: float
    used: float  # noted now and then
    rotated: float  # when the present secret came into use
    offered: bytes | None  # the next one, which nobody has used yet
    offered_at: float | None
    former: bytes | None  # the one before, which holds until the moment that follows
    former_until: float | None

    @property
    def secrets(self) -> list[bytes]:
        """The hashes of all secrets with which it may be in use somewhere."""
        return [each for each in (self.hash, self.offered, self.former) if each is not None]


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A passkey of a player's: the public half."""

    credential: bytes
    player_id: str
    site: str  # the host for which it was made
    public_key: bytes
    sign_count: int
    name: str
    created: float
    used: float | None


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player's seat at a table."""

    table: TableRow
    seat: int


@dataclass(frozen=True, slots=True)
class PlayerExport:
    """A player, with every seat."""

    player: PlayerRow
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
