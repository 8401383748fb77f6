"""The list of promises: its lines in their order, and the tables that are still to be entered.

A deal (``community/deals.py``) is entered like a table: its promise when it is stored, its secret
when it has closed.

The store does not read the lines. Servers continue the list in turn, each in one transaction that
reads its last line and what is to follow: no number is taken twice, and nothing is entered twice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from medici.online.store.database import Database, Row, Step
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
    deal: bool = False  # whether it is a deal, and no table


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """A line of the list of promises."""

    number: int
    table_hash: str
    text: str


# Gets the last line of the list, and the tables that are to be entered; gives a line for each.
Chain = Callable[[str | None, Sequence[UnenteredTable]], Sequence[LedgerLine]]

LAST_ENTRY = "SELECT line FROM promise_entry ORDER BY number DESC LIMIT 1"
# Both say what the condition of their index says, word by word, or SQLite would not use it. All
# else is asked row by row: the index has few, but PostgreSQL would expect many and scan tables.
SECRET_OF = "(SELECT secret FROM table_secret s WHERE s.table_number = {})"
UNPROMISED = f"""
SELECT (SELECT id FROM game_table t WHERE t.number = p.table_number), p.late,
(SELECT status FROM game_table t WHERE t.number = p.table_number),
{SECRET_OF.format("p.table_number")}
FROM promise p WHERE p.stage = 0 ORDER BY p.table_number LIMIT :limit
"""
UNREVEALED = f"""
SELECT t.id, FALSE, t.status, {SECRET_OF.format("t.number")}
FROM game_table t WHERE t.status IN {ENDED!r} AND NOT t.settled
AND (SELECT p.stage FROM promise p WHERE p.table_number = t.number) = 1
ORDER BY t.number LIMIT :limit
"""
DEALS = """
SELECT id, FALSE, CAST('finished' AS TEXT), secret FROM deal WHERE {due} LIMIT :limit
"""
NEW_DEALS = DEALS.format(due="stage = 0 ORDER BY number")
CLOSED_DEALS = DEALS.format(due="stage = 1 AND closes <= :now ORDER BY closes")
NEW_ENTRY = """
INSERT INTO promise_entry (number, table_hash, line) VALUES (:number, :hash, :line)
"""
SET_STAGE = f"UPDATE promise SET stage = :stage WHERE table_number = {OF_TABLE}"
SET_DEAL_STAGE = "UPDATE deal SET stage = :stage WHERE id = :id"
SETTLE = "UPDATE game_table SET settled = TRUE WHERE id = :id"
ENTRIES = """
SELECT line FROM promise_entry WHERE number > :after ORDER BY number LIMIT :limit
"""
ENTRIES_OF = "SELECT line FROM promise_entry WHERE table_hash = :hash ORDER BY number"


class LedgerStore(Database):
    """The part of a store that keeps the list of promises."""

    async def last_entry(self) -> str | None:
        """The last line of the list."""
        return await self._first(str, LAST_ENTRY)

    async def enter(self, limit: int, chain: Chain, now: float = 0.0) -> bool:
        """Add the lines of tables that are not in the list yet, and of those that have ended.

        So with deals, which end at a time of their own. The oldest come first, at most ``limit`` of
        each. Returns whether there may be more.
        """
        asked = {"limit": limit}
        closed = {"limit": limit, "now": now}
        queries: list[Step] = [(UNPROMISED, asked), (UNREVEALED, asked)]
        queries += [(NEW_DEALS, asked), (CLOSED_DEALS, closed)]
        _, new, *rest = await self._in_turn(
            [(LAST_ENTRY, {}), *queries], lambda found: entry_steps(found, chain)
        )
        over = any(status in ENDED for _, _, status, _ in new)  # their ends are still to follow
        return over or limit in [len(new), *map(len, rest)]

    async def entries(self, after: int, limit: int) -> list[str]:
        """Lines of the list, after one with this number."""
        return await self._rows(str, ENTRIES, after=after, limit=limit)

    async def entries_of(self, table_hash: str) -> list[str]:
        """The lines about one table."""
        return await self._rows(str, ENTRIES_OF, hash=table_hash)


def entry_steps(found: Sequence[Sequence[Row]], chain: Chain) -> list[Step]:
    """The statements that continue the list."""
    last, new, ended, new_deals, closed_deals = found
    tables = unentered_tables(new, promised=False) + unentered_tables(ended, promised=True)
    tables += unentered_tables(new_deals, promised=False, deal=True)
    tables += unentered_tables(closed_deals, promised=True, deal=True)
    steps: list[Step] = []
    for entry, line in zip(tables, chain(last[0][0] if last else None, tables), strict=True):
        text = {"number": line.number, "hash": line.table_hash, "line": line.text}
        stage = {"id": entry.table, "stage": REVEALED if entry.promised else PROMISED}
        steps += [(NEW_ENTRY, text), (SET_DEAL_STAGE if entry.deal else SET_STAGE, stage)]
        if entry.promised and not entry.deal:
            steps.append((SETTLE, {"id": entry.table}))
    return steps


def unentered_tables(
    rows: Sequence[Row], *, promised: bool, deal: bool = False
) -> list[UnenteredTable]:
    """The tables, or the deals, of rows."""
    return [
        UnenteredTable(table, bool(late), promised, status, bytes(secret), deal)
        for table, late, status, secret in rows
    ]
