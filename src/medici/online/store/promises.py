"""The list of promises: its lines in their order, and the tables that are still to be entered.

What stands in a line is not the store's to know. The number of an entry settles the order: of
several servers that would enter something under the same number, the store lets one through.
"""

from collections.abc import Sequence

from medici.online.store import statements as sql
from medici.online.store.database import Database, Step
from medici.online.store.errors import Stale, UniqueClash
from medici.online.store.rows import Line, ToEnter

PROMISED, REVEALED = 1, 2  # how far a table has come in the list; 0 is a new one


class Promises(Database):
    """The part of a store that keeps the list of promises."""

    async def last_entry(self) -> str | None:
        """The last line of the list."""
        for (line,) in await self._read(sql.LAST_ENTRY, {}):
            return str(line)
        return None

    async def to_enter(self, limit: int) -> list[ToEnter]:
        """Tables that are not in the list yet, or have ended since, the oldest first.

        Ask for the last entry before: nothing can then be entered twice.
        """
        found: list[ToEnter] = []
        for promised, query in ((False, sql.UNPROMISED), (True, sql.UNREVEALED)):
            for table, late, status, secret in await self._read(query, {"limit": limit}):
                found.append(ToEnter(table, bool(late), promised, status, bytes(secret)))
        return found

    async def enter(self, lines: Sequence[Line]) -> None:
        """Add lines to the list, all or nothing; Stale if it has grown in the meantime."""
        steps: list[Step] = []
        for line in lines:
            entry = {"number": line.number, "hash": line.table_hash, "line": line.text}
            stage = REVEALED if line.revealed else PROMISED
            steps += [
                (sql.NEW_ENTRY, entry),
                (sql.SET_STAGE, {"id": line.table, "stage": stage}),
            ]
        try:
            await self._write(*steps)
        except UniqueClash as clash:
            raise Stale(lines[0].number) from clash

    async def entries(self, after: int, limit: int) -> list[str]:
        """Lines of the list, after one with this number."""
        rows = await self._read(sql.ENTRIES, {"after": after, "limit": limit})
        return [str(line) for (line,) in rows]

    async def entries_of(self, table_hash: str) -> list[str]:
        """The lines about one table."""
        return [str(line) for (line,) in await self._read(sql.ENTRIES_OF, {"hash": table_hash})]
