"""Tables that ended long ago: found, and deleted once their games lie in an archive."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from medici.online.store.audit import NEW_ACT, Act
from medici.online.store.community.results import ENTERED, UNREADABLE
from medici.online.store.database import Database, Step, json_list
from medici.online.store.ledger import REVEALED
from medici.online.store.tables import (
    ENDED,
    FINISHED,
    LAST_EVENT,
    TABLE_COLUMNS,
    TableRow,
    table_row,
)


@dataclass(frozen=True, slots=True)
class EndedTable:
    """A table that has ended, and its place in the order in which tables were made."""

    number: int
    table: TableRow


# A table stays until its end is in the list of promises, and its result is entered: both are made
# from the table.
LONG_ENDED = f"""
SELECT t.number, {TABLE_COLUMNS} FROM game_table t {LAST_EVENT}
WHERE t.status IN {ENDED!r} AND t.updated < :before AND t.number > :after AND NOT EXISTS (
    SELECT 1 FROM promise p WHERE p.table_number = t.number AND p.stage < {REVEALED}
) AND (t.status <> '{FINISHED}' OR t.entered IN ({ENTERED}, {UNREADABLE}))
ORDER BY t.number LIMIT :limit
"""
NUMBERS = "(SELECT t.number FROM game_table t, {listed} WHERE t.id = listed.value)"
NOTE_PLAYERS = f"""
UPDATE player SET archived = TRUE
WHERE id IN (SELECT player_id FROM mention WHERE table_number IN {NUMBERS})
"""
DELETE_ROWS = f"DELETE FROM {{name}} WHERE table_number IN {NUMBERS}"
DELETE_TABLES = "DELETE FROM game_table WHERE id IN (SELECT listed.value FROM {listed})"
PARTS = ("event", "table_secret", "seat", "standing_order", "mention", "promise")


class ArchiveStore(Database):
    """The part of a store that lets go of tables."""

    async def long_ended(self, before: float, after: int, limit: int) -> list[EndedTable]:
        """Tables that ended before then, the oldest first, after a number."""
        return await self._rows(ended_table, LONG_ENDED, before=before, after=after, limit=limit)

    async def delete_tables(self, table_ids: Sequence[str], act: Act) -> None:
        """Delete tables with all that belongs to them, but not what the list of promises has."""
        ids = {"ids": json_list(table_ids)}
        deletes = [DELETE_ROWS.replace("{name}", name) for name in PARTS]
        steps: list[Step] = [
            (statement.format(listed=self._listed), ids)
            for statement in (NOTE_PLAYERS, *deletes, DELETE_TABLES)
        ]
        await self._write(*steps, (NEW_ACT, act.row()))


def ended_table(number: int, *row: Any) -> EndedTable:
    """A table as the query gives it."""
    return EndedTable(number, table_row(*row))
