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

LATEST = 1000  # public games, by when that was noted, among which those are sought that are played
LOOKED_AT = 200  # of the public games that are played, when the best are sought

# How strong somebody is here is the best of their ratings; nobody knows better of a newcomer.
STRENGTH = f"""
SELECT avg(coalesce((SELECT max(r.mu) FROM rating r WHERE r.player_id = s.player_id), {Skill().mu}))
FROM seat s WHERE s.table_number = g.number AND s.player_id IS NOT NULL
"""
PEOPLE = "SELECT count(DISTINCT s.player_id) FROM seat s WHERE s.table_number = g.number"
LAST_AT = "SELECT e.at FROM event e WHERE e.table_number = g.number ORDER BY e.seq DESC LIMIT 1"
BEST_GAMES = f"""
SELECT {TABLE_COLUMNS} FROM (
    SELECT g.*, coalesce(({STRENGTH}), 0.0) AS strength FROM (
        SELECT * FROM (
            SELECT * FROM game_table n
            WHERE n.status NOT IN {ENDED!r} AND n.status = '{RUNNING}' AND n.updated >= :noted
            AND n.public ORDER BY n.updated DESC, n.number DESC LIMIT {LATEST}
        ) g WHERE ({LAST_AT}) >= :since AND ({PEOPLE}) > 1
        ORDER BY g.updated DESC, g.number DESC LIMIT {LOOKED_AT}
    ) g ORDER BY strength DESC, g.number DESC LIMIT :limit
) t {LAST_EVENT} ORDER BY t.strength DESC, t.number DESC
"""


class WatchingStore(Database):
    """The part of a store that knows which games are worth watching."""

    async def best_games(self, since: float, noted: float, limit: int) -> list[TableRow]:
        """Public games of two people or more where something happened since then, the best first.

        ``noted`` is since when their rows must say so, which do not with every event.
        """
        return await self._rows(table_row, BEST_GAMES, since=since, noted=noted, limit=limit)
