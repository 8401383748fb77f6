"""Profiles: what a player shows to whom, and what a player has sent here to be shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from medici.online.store.database import Database, json_list
from medici.online.store.ranked import rank_steps

SCHEMA = (
    """
    CREATE TABLE profile (
        player_id TEXT NOT NULL PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
        shown {blob},
        exercises {blob}
    ) {strict}
    """,
    """
    CREATE TABLE review_summary (
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL,
        at {real} NOT NULL,
        game TEXT NOT NULL,
        size {int} NOT NULL,
        title TEXT NOT NULL,
        rate {int} NOT NULL,
        choices {int} NOT NULL,
        mistakes {int} NOT NULL,
        PRIMARY KEY (player_id, table_id)
    ) {strict}
    """,
    "CREATE INDEX review_summary_at ON review_summary (player_id, at)",
)

MOST_REVIEWS = 200  # of one player; the oldest give way


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """What a player has shared of the review of one game."""

    table: str
    at: float  # when it was reviewed
    game: str
    size: int
    title: str  # for the error rate
    rate: int  # in millionths of a victory, or alone of a point, for each real choice
    choices: int
    mistakes: int


SHOWN = "SELECT shown FROM profile WHERE player_id = :id AND shown IS NOT NULL"
SHOWN_OF = "SELECT player_id, shown FROM profile WHERE player_id {among} AND shown IS NOT NULL"

SET_SHOWN = """
INSERT INTO profile (player_id, shown, hides_ratings) VALUES (:id, :body, :hides)
ON CONFLICT (player_id) DO UPDATE SET shown = excluded.shown, hides_ratings = excluded.hides_ratings
"""
EXERCISES = "SELECT exercises FROM profile WHERE player_id = :id AND exercises IS NOT NULL"
SET_EXERCISES = """
INSERT INTO profile (player_id, exercises) VALUES (:id, :body)
ON CONFLICT (player_id) DO UPDATE SET exercises = excluded.exercises
"""
DROP_EXERCISES = "UPDATE profile SET exercises = NULL WHERE player_id = :id"
SHARE_REVIEW = """
INSERT INTO review_summary
(player_id, table_id, at, game, size, title, rate, choices, mistakes)
VALUES (:id, :table, :at, :game, :size, :title, :rate, :choices, :mistakes)
ON CONFLICT (player_id, table_id) DO UPDATE SET title = excluded.title, rate = excluded.rate,
choices = excluded.choices, mistakes = excluded.mistakes
"""
DROP_OLD = """
DELETE FROM review_summary WHERE player_id = :id AND table_id NOT IN (
    SELECT table_id FROM review_summary WHERE player_id = :id
    ORDER BY at DESC, table_id LIMIT :most
)
"""
REVIEWS = """
SELECT table_id, at, game, size, title, rate, choices, mistakes FROM review_summary
WHERE player_id = :id ORDER BY at DESC, table_id LIMIT :most
"""
# Counted, since PostgreSQL would read all seats of the player to know where there is one.
OPEN_TO = """
SELECT t.id FROM {listed} JOIN game_table t ON t.id = listed.value
WHERE t.public OR (
    SELECT count(*) FROM seat s WHERE s.table_number = t.number AND s.player_id = :player
) > 0
"""
DROP_REVIEWS = "DELETE FROM review_summary WHERE player_id = :id"


class ProfileStore(Database):
    """The part of a store that keeps what players show."""

    async def shown(self, player_id: str) -> bytes | None:
        """What a player shows to whom; None if they never said."""
        return await self._first(bytes, SHOWN, id=player_id)

    async def shown_of(self, player_ids: Sequence[str]) -> dict[str, bytes]:
        """The same of several; those who never said are left out."""
        query = SHOWN_OF.format(among=self._among)
        rows = await self._read(query, {"ids": json_list(player_ids)})
        return {player: bytes(body) for player, body in rows}

    async def set_shown(self, player_id: str, body: bytes, *, hides_ratings: bool) -> None:
        """Keep what a player shows to whom: ratings to everybody, or not; NoSuchPlayer."""
        row = {"id": player_id, "body": body, "hides": hides_ratings}
        await self._write_in_turn((SET_SHOWN, row), *rank_steps(self._listed, player_id))

    async def exercises(self, player_id: str) -> bytes | None:
        """How a player did in exercises, if that was shared."""
        return await self._first(bytes, EXERCISES, id=player_id)

    async def set_exercises(self, player_id: str, body: bytes | None) -> None:
        """Keep how a player did in exercises, or forget it; NoSuchPlayer."""
        if body is None:
            await self._change(DROP_EXERCISES, id=player_id)
        else:
            await self._change(SET_EXERCISES, id=player_id, body=body)

    async def share_review(self, player_id: str, review: ReviewRow) -> None:
        """Keep what a player shares of a review; of too many the oldest go. NoSuchPlayer."""
        row = {"id": player_id} | {name: getattr(review, name) for name in review.__slots__}
        await self._write((SHARE_REVIEW, row), (DROP_OLD, {"id": player_id, "most": MOST_REVIEWS}))

    async def shared_reviews(self, player_id: str) -> list[ReviewRow]:
        """What a player has shared of reviews, the latest first."""
        return await self._rows(ReviewRow, REVIEWS, id=player_id, most=MOST_REVIEWS)

    async def tables_open_to(self, tables: Sequence[str], player_id: str) -> set[str]:
        """Those of some tables that are public, or at which a player sits or sat."""
        query = OPEN_TO.format(listed=self._listed)
        rows = await self._read(query, {"ids": json_list(tables), "player": player_id})
        return {table for (table,) in rows}

    async def unshare_reviews(self, player_id: str) -> None:
        """Forget what a player has shared of reviews."""
        await self._change(DROP_REVIEWS, id=player_id)
