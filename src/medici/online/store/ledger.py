"""The list of promises: its lines in their order, and the tables that are still to be entered.

The store does not read the lines. The number of an entry settles the order: of several servers that
would enter something under the same number, the store lets one through.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from medici.online.store.database import Database, Step
from medici.online.store.errors import Stale, UniqueClash
from medici.online.store.tables import ENDED, OF_TABLE

PROMISED, REVEALED = 1, 2  # how far a table has come in the list; 0 is a new one


@dataclass(frozen=True, slots=True)
class UnenteredTable:
    """A table whose promise, or whose end, is not in the list of promises yet."""

    table: str
    late: bool  # it was there before the list
    promised: bool  # whether its promise is in the list, and its end is to follow
    status: str
    secret: bytes


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """A line of the list of promises, and which table it is about."""

    number: int
    table: str
    table_hash: str
    revealed: bool  # whether it is the table's end
    text: str


LAST_ENTRY = "SELECT line FROM promise_entry ORDER BY number DESC LIMIT 1"
TO_ENTER = """
SELECT t.id, p.late, t.status, s.secret
FROM promise p JOIN game_table t ON t.number = p.table_number
JOIN table_secret s ON s.table_number = p.table_number
WHERE {which} ORDER BY p.table_number LIMIT :limit
"""
UNPROMISED = TO_ENTER.format(which="p.stage = 0")
UNREVEALED = TO_ENTER.format(which=f"p.stage = 1 AND t.status IN {ENDED!r}")
NEW_ENTRY = """
INSERT INTO promise_entry (number, table_hash, line) VALUES (:number, :hash, :line)
"""
SET_STAGE = f"UPDATE promise SET stage = :stage WHERE table_number = {OF_TABLE}"
ENTRIES = """
SELECT line FROM promise_entry WHERE number > :after ORDER BY number LIMIT :limit
"""
ENTRIES_OF = "SELECT line FROM promise_entry WHERE table_hash = :hash ORDER BY number"


class LedgerStore(Database):
    """The part of a store that keeps the list of promises."""

    async def last_entry(self) -> str | None:
        """The last line of the list."""
        return await self._first(str, LAST_ENTRY)

    async def to_enter(self, limit: int) -> list[UnenteredTable]:
        """Tables that are not in the list yet, or have ended since, the oldest first.

        Ask for the last entry before: nothing can then be entered twice.
        """
        found: list[UnenteredTable] = []
        for promised, query in ((False, UNPROMISED), (True, UNREVEALED)):
            for table, late, status, secret in await self._read(query, {"limit": limit}):
                found.append(UnenteredTable(table, bool(late), promised, status, bytes(secret)))
        return found

    async def enter(self, lines: Sequence[LedgerLine]) -> None:
        """Add lines to the list, all or nothing; Stale if it has grown in the meantime."""
        steps: list[Step] = []
        for line in lines:
            entry = {"number": line.number, "hash": line.table_hash, "line": line.text}
            stage = REVEALED if line.revealed else PROMISED
            steps += [(NEW_ENTRY, entry), (SET_STAGE, {"id": line.table, "stage": stage})]
        try:
            await self._write(*steps)
        except UniqueClash as clash:
            raise Stale(lines[0].number) from clash

    async def entries(self, after: int, limit: int) -> list[str]:
        """Lines of the list, after one with this number."""
        return await self._rows(str, ENTRIES, after=after, limit=limit)

    async def entries_of(self, table_hash: str) -> list[str]:
        """The lines about one table."""
        return await self._rows(str, ENTRIES_OF, hash=table_hash)
