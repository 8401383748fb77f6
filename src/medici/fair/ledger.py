"""The public list of promises: every table's commitment and end, each chained to the one before.

The list carries no table's id, for whoever knows one may enter: only the id's SHA-256.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Self, TypeGuard, cast

from medici.fair.errors import LedgerError

Kind = Literal["promise", "late", "finished", "cancelled"]
PROMISES = ("promise", "late")  # the second: of a table that was there before the list
ENDS = ("finished", "cancelled")
START = "0" * 64  # what the first entry follows
HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list.

    >>> entry = next_entry(None, "promise", table_hash("t1"), "ab" * 32, 1760000000)
    >>> entry.n, entry.previous == START, entry.hash[:16]
    (1, True, '4d6ba506ea4d876d')
    """

    n: int  # from 1, without gaps
    at: int  # when it was entered, in seconds since 1970
    type: Kind
    table: str  # the SHA-256 of the table's id
    value: str  # the commitment of a promise, the secret of an end
    previous: str  # the hash of the entry before
    hash: str

    @property
    def value_name(self) -> str:
        """What its value is."""
        return "commitment" if self.type in PROMISES else "secret"

    def line(self) -> str:
        """The entry as it stands in the list."""
        return json.dumps(
            {
                "n": self.n,
                "at": self.at,
                "type": self.type,
                "table": self.table,
                self.value_name: self.value,
                "previous": self.previous,
                "hash": self.hash,
            },
            separators=(",", ":"),
        )


def table_hash(table: str) -> str:
    """What the list has in the place of a table's id.

    >>> table_hash("florence-1")[:16]
    '60ace9f0395a6f84'
    """
    return hashlib.sha256(table.encode()).hexdigest()


def entry_hash(previous: str, n: int, at: int, kind: str, table: str, value: str) -> str:
    """The hash of an entry, over all that stands in it and the hash before."""
    text = "|".join([previous, str(n), str(at), kind, table, value])
    return hashlib.sha256(text.encode()).hexdigest()


def next_entry(before: Entry | None, kind: Kind, table: str, value: str, at: int) -> Entry:
    """The entry that follows another, or the first; time never runs backwards in the list."""
    n, previous, at = (1, START, at) if before is None else follower(before, at)
    digest = entry_hash(previous, n, at, kind, table, value)
    return Entry(n, at, kind, table, value, previous, digest)


def follower(before: Entry, at: int) -> tuple[int, str, int]:
    """The number, the hash before and the time of the entry that follows."""
    return before.n + 1, before.hash, max(before.at, at)


def read_entry(line: str | bytes) -> Entry:
    """An entry from its line; whether it fits the others is not asked here.

    >>> read_entry('{"n": 1}')
    Traceback (most recent call last):
    medici.fair.errors.LedgerError: entry 1: expected one of promise, late, finished, cancelled \
as its type
    """
    try:
        read = json.loads(line)
    except ValueError as problem:
        raise LedgerError(None, f"expected a line of JSON: {problem}") from problem
    if not isinstance(read, dict):
        raise LedgerError(None, "expected an object on every line")
    n, at, kind = read.get("n"), read.get("at"), read.get("type")
    if not whole(n) or n < 1:
        raise LedgerError(None, f"expected the number of an entry, from 1; got {n!r:.40}")
    if kind not in PROMISES + ENDS:
        raise LedgerError(n, f"expected one of {', '.join(PROMISES + ENDS)} as its type")
    if not whole(at) or at < 0:
        raise LedgerError(n, "expected seconds since 1970 as its time")
    told = "commitment" if kind in PROMISES else "secret"
    texts = [hexadecimal(read, n, key) for key in ("table", told, "previous", "hash")]
    if unknown := sorted(read.keys() - {"n", "at", "type", "table", told, "previous", "hash"}):
        raise LedgerError(n, f"expected nothing else; got {', '.join(unknown)[:80]}")
    return Entry(n, at, cast(Kind, kind), *texts)


def whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def hexadecimal(read: dict[str, Any], n: int, key: str) -> str:
    """32 bytes of an entry, as they are written."""
    text = read.get(key)
    if not isinstance(text, str) or not HEX.fullmatch(text):
        raise LedgerError(n, f"expected 64 hexadecimal digits in lower case as its {key}")
    return text


def read_list(text: str | bytes) -> list[Entry]:
    """The entries of a list, or of a part of it, one on each line."""
    return [read_entry(line) for line in text.splitlines() if line.strip()]


def check_link(before: Entry | None, entry: Entry) -> None:
    """Refuse an entry that does not follow another, or is not the first if there is none."""
    due = 1 if before is None else before.n + 1
    previous = START if before is None else before.hash
    if entry.n != due:
        raise LedgerError(entry.n, f"expected entry {due} in its place")
    if entry.previous != previous:
        raise LedgerError(entry.n, f"expected to follow {previous}; it follows {entry.previous}")
    check_hash(entry)
    if before is not None and entry.at < before.at:
        raise LedgerError(entry.n, f"expected a time from {before.at} on; got {entry.at}")


def check_hash(entry: Entry) -> None:
    """Refuse an entry that does not have the hash of what stands in it."""
    due = entry_hash(entry.previous, entry.n, entry.at, entry.type, entry.table, entry.value)
    if entry.hash != due:
        raise LedgerError(entry.n, f"expected the hash {due}; got {entry.hash}")


class Ledger:
    """A whole list as it is checked, entry by entry, and what it adds up to."""

    def __init__(self) -> None:
        self.last: Entry | None = None
        self.promises: dict[str, Entry] = {}  # by the hash of the table
        self.ends: dict[str, Entry] = {}
        self.hashes: set[str] = {START}  # of every entry: the list when it was shorter

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Self:
        """A list that holds; LedgerError says where one does not."""
        ledger = cls()
        for entry in entries:
            ledger.take(entry)
        return ledger

    def take(self, entry: Entry) -> None:
        """Take the next entry in; LedgerError if it does not fit those before."""
        check_link(self.last, entry)
        promise = self.promises.get(entry.table)
        if entry.type in PROMISES:
            if promise is not None:
                raise LedgerError(entry.n, f"expected one promise; entry {promise.n} is another")
            self.promises[entry.table] = entry
        elif promise is None:
            raise LedgerError(entry.n, "expected a promise before the end of its table")
        elif entry.table in self.ends:
            end = self.ends[entry.table]
            raise LedgerError(entry.n, f"expected one end of a table; entry {end.n} is another")
        else:
            check_secret(entry, promise)
            self.ends[entry.table] = entry
        self.hashes.add(entry.hash)
        self.last = entry

    @property
    def size(self) -> int:
        """How many entries there are."""
        return 0 if self.last is None else self.last.n

    @property
    def head(self) -> str:
        """The hash of the last entry, which stands for the whole list."""
        return START if self.last is None else self.last.hash

    @property
    def open(self) -> list[Entry]:
        """The promises whose secret has not been told, oldest first."""
        return [entry for table, entry in self.promises.items() if table not in self.ends]

    def overdue(self, before: float) -> list[Entry]:
        """The open promises that were entered before a moment."""
        return [entry for entry in self.open if entry.at < before]

    def count(self, kind: Kind) -> int:
        """How many entries of a kind there are."""
        entries = self.promises if kind in PROMISES else self.ends
        return sum(entry.type == kind for entry in entries.values())

    def check_prefix(self, earlier: Sequence[Entry]) -> None:
        """Refuse if this list is not an earlier one with more at its end."""
        if earlier and earlier[-1].hash not in self.hashes:
            last = earlier[-1]
            raise LedgerError(last.n, f"an earlier list ended here with {last.hash}; this differs")

    def check_head(self, head: str) -> None:
        """Refuse if no earlier state of this list had that head."""
        if head not in self.hashes:
            raise LedgerError(None, f"the list never had the head {head}: it was rewritten")


def check_secret(end: Entry, promise: Entry) -> None:
    """Refuse an end whose secret is not the one that was promised."""
    got = hashlib.sha256(bytes.fromhex(end.value)).hexdigest()
    if got != promise.value:
        raise LedgerError(
            end.n, f"expected the secret of {promise.value}, promised in entry {promise.n}"
        )
