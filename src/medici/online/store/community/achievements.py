"""Achievements: each with the table that earned it, and how far results have been looked at.

They follow from logs. Whoever looks at results does so in their order and notes how far it came,
in one transaction with what was found: whatever comes in between, nothing is entered twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from medici.online.store.audit import NEW_ACT, Act
from medici.online.store.database import Database, Row, Step

SCHEMA = (
    """
    CREATE TABLE achievement (
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        number {int} NOT NULL,
        table_id TEXT NOT NULL,
        at {real} NOT NULL,
        PRIMARY KEY (player_id, kind, number)
    ) {strict}
    """,
    "CREATE INDEX achievement_table ON achievement (table_id)",
    "CREATE TABLE achievement_cursor (id {int} PRIMARY KEY, number {int} NOT NULL) {strict}",
    "INSERT INTO achievement_cursor (id, number) VALUES (1, 0)",
)


@dataclass(frozen=True, slots=True)
class Earned:
    """Something that a player has achieved in one game."""

    player: str
    kind: str
    number: int  # of the result
    table: str
    at: float


@dataclass(frozen=True, slots=True)
class UnseenResult:
    """A result that was not looked at yet."""

    number: int
    table: str
    ended: float
    void: bool  # it counts for nothing


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """Something that a player has achieved, first at a table, and how often."""

    kind: str
    table: str
    at: float
    times: int


CURSOR = "SELECT number FROM achievement_cursor"
UNSEEN = """
SELECT number, table_id, ended, void FROM result WHERE number > :after ORDER BY number LIMIT :limit
"""
EARN = """
INSERT INTO achievement (player_id, kind, number, table_id, at)
SELECT :player, :kind, :number, :table, :at WHERE EXISTS (
    SELECT 1 FROM player WHERE id = :player
) AND NOT EXISTS (
    SELECT 1 FROM result WHERE number = :number AND void
)
ON CONFLICT (player_id, kind, number) DO NOTHING
"""
MOVE_CURSOR = "UPDATE achievement_cursor SET number = :number"
# All are counted by the index; only the first of each kind is read.
FIRST = "(SELECT {} FROM achievement WHERE player_id = :id AND kind = f.kind AND number = f.first)"
ACHIEVEMENTS = f"""
SELECT f.kind, {FIRST.format("table_id")}, {FIRST.format("at")} AS at, f.times FROM (
    SELECT kind, min(number) AS first, count(*) AS times FROM achievement
    WHERE player_id = :id GROUP BY kind
) f ORDER BY at, f.kind
"""
EARNED_AT = """
SELECT player_id, kind, number, table_id, at FROM achievement
WHERE table_id = :table ORDER BY player_id, kind
"""
# Where results are void: a table's, or all of a player's, as for ratings.
FORGET_VOID_TABLE = """
DELETE FROM achievement WHERE table_id IN (
    SELECT table_id FROM result WHERE rated AND table_id = :id
)
"""
FORGET_VOID_PLAYER = """
DELETE FROM achievement WHERE table_id IN (
    SELECT r.table_id FROM result_seat s JOIN result r ON r.number = s.result_number
    WHERE s.player_id = :id AND r.rated
)
"""
# Games that were archived cannot be looked at again: what they earned stays.
FORGET_ALL = """
DELETE FROM achievement WHERE table_id IN (SELECT id FROM game_table)
"""


class AchievementStore(Database):
    """The part of a store that keeps achievements."""

    async def achievement_cursor(self) -> int:
        """The number of the last result that was looked at."""
        ((number,),) = await self._read(CURSOR, {})
        return int(number)

    async def unseen_results(self, after: int, limit: int) -> list[UnseenResult]:
        """Results after one, in the order of their entry."""
        return await self._rows(UnseenResult, UNSEEN, after=after, limit=limit)

    async def enter_achievements(self, after: int, upto: int, earned: Sequence[Earned]) -> bool:
        """Note what results after one up to another earned; False if somebody else was first."""

        def follow(found: list[list[Row]]) -> list[Step]:
            if found[0][0][0] != after:
                return []
            steps: list[Step] = [
                (EARN, {name: getattr(one, name) for name in one.__slots__}) for one in earned
            ]
            return [*steps, (MOVE_CURSOR, {"number": upto})]

        ((row,),) = await self._in_turn([(CURSOR, {})], follow)
        return bool(row[0] == after)

    async def achievements(self, player_id: str) -> list[AchievementRow]:
        """What a player has achieved, in the order of the first time."""
        return await self._rows(AchievementRow, ACHIEVEMENTS, id=player_id)

    async def earned_at(self, table_id: str) -> list[Earned]:
        """What was achieved at a table."""
        return await self._rows(Earned, EARNED_AT, table=table_id)

    async def forget_achievements(self, act: Act) -> None:
        """Have all results looked at again; what games in the archive earned stays."""
        anew: Step = MOVE_CURSOR, {"number": 0}
        await self._write_in_turn((FORGET_ALL, {}), anew, (NEW_ACT, act.row()))
