"""Public games that are played now, those of the best players first."""

from medici.online.community.ratings import Skill
from medici.online.store.database import Database
from medici.online.store.tables import (
    ENDED,
    LAST_EVENT,
    RUNNING,
    TABLE_COLUMNS,
    TableRow,
    table_row,
)

LOOKED_AT = 400  # of the newest public games, when the best are sought

# How strong somebody is here is the best of their ratings; nobody knows better of a newcomer.
STRENGTH = f"""
SELECT avg(coalesce((SELECT max(r.mu) FROM rating r WHERE r.player_id = s.player_id), {Skill().mu}))
FROM seat s WHERE s.table_number = g.number AND s.player_id IS NOT NULL
"""
BEST_GAMES = f"""
SELECT {TABLE_COLUMNS} FROM (
    SELECT g.*, coalesce(({STRENGTH}), 0.0) AS strength FROM (
        SELECT * FROM game_table g
        WHERE g.public AND g.status NOT IN {ENDED!r} AND g.status = '{RUNNING}'
        ORDER BY g.number DESC LIMIT {LOOKED_AT}
    ) g ORDER BY strength DESC, g.number DESC LIMIT :limit
) t {LAST_EVENT} ORDER BY t.strength DESC, t.number DESC
"""


class WatchingStore(Database):
    """The part of a store that knows which games are worth watching."""

    async def best_games(self, limit: int) -> list[TableRow]:
        """Public games that are played now, those of the best players first."""
        return await self._rows(table_row, BEST_GAMES, limit=limit)
