"""Who is here: one coarse note per player, kept for minutes, written for many at once."""

from collections.abc import Sequence

from medici.online.store.database import Database, json_list

SCHEMA = (
    """
    CREATE TABLE player_seen (
        player_id TEXT NOT NULL PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
        at {real} NOT NULL
    ) {strict}
    """,
    "CREATE INDEX player_seen_at ON player_seen (at)",
)

# Somebody who was forgotten meanwhile is left out; another server may have seen them later.
SEE = """
INSERT INTO player_seen (player_id, at)
SELECT p.id, :now FROM {listed} CROSS JOIN player p WHERE p.id = listed.value
ON CONFLICT (player_id) DO UPDATE SET at = excluded.at WHERE excluded.at > player_seen.at
"""
FORGET_SEEN = "DELETE FROM player_seen WHERE at < :before"
SEEN_OF = "SELECT player_id FROM player_seen WHERE player_id {among} AND at > :since"
COUNT_SEEN = "SELECT count(*) FROM player_seen WHERE at > :since"
SEEN_AT = "SELECT at FROM player_seen WHERE player_id = :id"


class PresenceStore(Database):
    """The part of a store that knows who is here."""

    async def see(self, players: Sequence[str], now: float, before: float) -> None:
        """Note that players are here, and forget those who were last seen before then."""
        see = SEE.format(listed=self._listed), {"ids": json_list(sorted(players)), "now": now}
        await self._write(see, (FORGET_SEEN, {"before": before}))

    async def seen_of(self, players: Sequence[str], since: float) -> set[str]:
        """Those of these players who were seen since then."""
        query = SEEN_OF.format(among=self._among)
        return set(await self._rows(str, query, ids=json_list(players), since=since))

    async def count_seen(self, since: float) -> int:
        """How many players were seen since then."""
        return await self._first(int, COUNT_SEEN, since=since) or 0

    async def seen_at(self, player_id: str) -> float | None:
        """When a player was last seen, if that is still kept."""
        return await self._first(float, SEEN_AT, id=player_id)
