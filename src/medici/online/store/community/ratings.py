"""Ratings as they follow from results: where each player stands, how it changed, and who is best.

The results of rated tables are folded in the order of their entry. Up to which one that is done
stands beside the ratings, and both change in one transaction: however many servers fold, and
wherever one is stopped, every result counts once. To begin anew, all is deleted and folded again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any

from medici.online.community.ratings import Scale, Skill, learn_scale, rate
from medici.online.store.community.results import LAST_RESULT
from medici.online.store.database import Database, Row, Step, json_list
from medici.online.store.ranked import RANKED

WEEK = 7 * 86400.0
MONDAY = 4 * 86400.0  # 1970 began on a Thursday

SCHEMA = (
    """
    CREATE TABLE rating (
        player_id TEXT NOT NULL,
        game TEXT NOT NULL,
        speed TEXT NOT NULL,
        mu {real} NOT NULL,
        sigma {real} NOT NULL,
        games {int} NOT NULL,
        settled {bool} NOT NULL,
        last {real} NOT NULL,
        PRIMARY KEY (player_id, game, speed)
    ) {strict}
    """,
    "CREATE INDEX rating_board ON rating (game, speed, mu DESC, player_id) WHERE settled",
    """
    CREATE TABLE rating_change (
        player_id TEXT NOT NULL,
        game TEXT NOT NULL,
        speed TEXT NOT NULL,
        result_number {int} NOT NULL,
        mu {real} NOT NULL,
        sigma {real} NOT NULL,
        before_mu {real} NOT NULL,
        before_sigma {real} NOT NULL,
        ended {real} NOT NULL,
        PRIMARY KEY (player_id, game, speed, result_number)
    ) {strict}
    """,
    "CREATE INDEX rating_change_result ON rating_change (result_number)",
    """
    CREATE TABLE rating_week (
        player_id TEXT NOT NULL,
        week {int} NOT NULL,
        game TEXT NOT NULL,
        speed TEXT NOT NULL,
        gain {real} NOT NULL,
        games {int} NOT NULL,
        PRIMARY KEY (player_id, week, game, speed)
    ) {strict}
    """,
    "CREATE INDEX rating_week_board ON rating_week (week, game, speed, gain DESC, player_id)",
    "CREATE TABLE rating_fold (one {int} NOT NULL PRIMARY KEY, upto {int} NOT NULL) {strict}",
    "INSERT INTO rating_fold (one, upto) VALUES (1, 0)",
)
# Whoever is new wins most, and is on no board: so many of them would hide all others.
SETTLED_WEEK_SCHEMA = (
    "ALTER TABLE rating_week ADD COLUMN settled {bool} NOT NULL DEFAULT FALSE",
    """
    UPDATE rating_week SET settled = EXISTS (
        SELECT 1 FROM rating r WHERE r.player_id = rating_week.player_id
        AND r.game = rating_week.game AND r.speed = rating_week.speed AND r.settled
    )
    """,
    "DROP INDEX rating_week_board",
    """
    CREATE INDEX rating_week_board ON rating_week (week, game, speed, gain DESC, player_id)
    WHERE settled
    """,
)
BEGIN_ANEW = (
    "DELETE FROM rating",
    "DELETE FROM rating_change",
    "DELETE FROM rating_week",
    "DELETE FROM rating_scale",
    "UPDATE rating_fold SET upto = 0",
)
# How many points tell how much is learned from all results, so all are folded anew.
# What BEGIN_ANEW did then: it may name further tables one day, which are not there yet.
ANEW_THEN = (
    "DELETE FROM rating",
    "DELETE FROM rating_change",
    "DELETE FROM rating_week",
    "UPDATE rating_fold SET upto = 0",
)
SCALE_SCHEMA = (
    """
    CREATE TABLE rating_scale (
        game TEXT NOT NULL,
        speed TEXT NOT NULL,
        points {real} NOT NULL,
        information {real} NOT NULL,
        PRIMARY KEY (game, speed)
    ) {strict}
    """,
    *ANEW_THEN,
)
# Scales that were learned from games that people had left, too.
PLAYED_SCHEMA = ("DELETE FROM rating_scale", *ANEW_THEN)
# How strong somebody is at best, for the list of games to watch.
BEST_SCHEMA = ("CREATE INDEX rating_best ON rating (player_id, mu)",)


@dataclass(frozen=True, slots=True)
class RatingRow:
    """Where a player stands in one game at one speed."""

    player: str
    game: str
    speed: str
    skill: Skill
    last: float  # when the last rated game ended


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """What one result did to a player's rating."""

    player: str
    result: int
    ended: float
    before: Skill
    after: Skill


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A line of a board."""

    player: str
    name: str
    skill: Skill
    gain: float  # of points in the week; 0 where all time counts


UPTO = "SELECT upto FROM rating_fold"
NEXT = f"""
(
    SELECT number, game, speed, ended FROM result
    WHERE rated AND NOT void AND number > ({UPTO}) ORDER BY number LIMIT :limit
) r JOIN result_seat s ON s.result_number = r.number
"""
NEXT_SEATS = f"""
SELECT r.number, r.game, r.speed, r.ended, s.player_id, s.place, s.fled
FROM {NEXT} ORDER BY r.number, s.seat
"""
NEXT_RATINGS = f"""
SELECT player_id, game, speed, mu, sigma, games FROM rating
WHERE player_id IN (SELECT s.player_id FROM {NEXT})
"""
SET_RATING = f"""
INSERT INTO rating (player_id, game, speed, mu, sigma, games, settled, last, ranked)
VALUES (:player, :game, :speed, :mu, :sigma, :games, :settled, :ended,
{RANKED.format(id=":player")})
ON CONFLICT (player_id, game, speed) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
games = excluded.games, settled = excluded.settled, last = excluded.last
"""
NEW_CHANGE = """
INSERT INTO rating_change
(player_id, game, speed, result_number, mu, sigma, before_mu, before_sigma, ended)
VALUES (:player, :game, :speed, :number, :mu, :sigma, :before_mu, :before_sigma, :ended)
"""
ADD_TO_WEEK = """
INSERT INTO rating_week (player_id, week, game, speed, gain, games, settled, ranked)
SELECT :player, :week, :game, :speed, :gain, 1, :settled, ranked FROM rating
WHERE player_id = :player AND game = :game AND speed = :speed
ON CONFLICT (player_id, week, game, speed) DO UPDATE
SET gain = rating_week.gain + excluded.gain, games = rating_week.games + 1,
settled = excluded.settled
"""
SET_UPTO = "UPDATE rating_fold SET upto = :upto"
SCALES = "SELECT game, speed, points, information FROM rating_scale"
SCALE_OF = f"{SCALES} WHERE game = :game AND speed = :speed"
SET_SCALE = """
INSERT INTO rating_scale (game, speed, points, information)
VALUES (:game, :speed, :points, :information)
ON CONFLICT (game, speed) DO UPDATE SET points = excluded.points,
information = excluded.information
"""
VOID_TABLE = """
UPDATE result SET void = TRUE WHERE rated AND NOT void AND table_id = :id RETURNING number
"""
VOID_PLAYER = """
UPDATE result SET void = TRUE WHERE rated AND NOT void
AND number IN (SELECT result_number FROM result_seat WHERE player_id = :id) RETURNING number
"""
COUNTING = "SELECT count(*) FROM result WHERE rated AND NOT void"
COUNTING_AT = f"{COUNTING} AND table_id = :table"
COUNTING_OF = f"""
{COUNTING} AND number IN (SELECT result_number FROM result_seat WHERE player_id = :player)
"""

RATING_COLUMNS = "player_id, game, speed, mu, sigma, games, last"
RATINGS_OF = f"""
SELECT {RATING_COLUMNS} FROM rating WHERE player_id = :id ORDER BY game, speed
"""
RATINGS = """
SELECT r.player_id, r.game, r.speed, r.mu, r.sigma, r.games, r.last
FROM {listed} CROSS JOIN rating r
WHERE r.player_id = listed.value AND r.game = :game AND r.speed = :speed
"""
CHANGE_COLUMNS = "player_id, result_number, ended, before_mu, before_sigma, mu, sigma"
HISTORY = f"""
SELECT {CHANGE_COLUMNS} FROM rating_change
WHERE player_id = :id AND game = :game AND speed = :speed AND result_number < :before
ORDER BY result_number DESC LIMIT :limit
"""
CHANGES_AT = f"""
SELECT {CHANGE_COLUMNS} FROM rating_change
WHERE result_number = (SELECT number FROM result WHERE table_id = :table)
"""
# An index has those who count on a board, the best first.
BOARD = """
SELECT r.player_id, p.name, r.mu, r.sigma, r.games, 0.0 FROM (
    SELECT * FROM rating WHERE settled AND ranked AND game = :game AND speed = :speed
    ORDER BY mu DESC, player_id LIMIT :limit
) r JOIN player p ON p.id = r.player_id ORDER BY r.mu DESC, r.player_id
"""
WEEK_BOARD = """
SELECT w.player_id, p.name, r.mu, r.sigma, r.games, w.gain FROM (
    SELECT * FROM rating_week
    WHERE settled AND ranked AND week = :week AND game = :game AND speed = :speed
    ORDER BY gain DESC, player_id LIMIT :limit
) w JOIN player p ON p.id = w.player_id
JOIN rating r ON r.player_id = w.player_id AND r.game = w.game AND r.speed = w.speed
ORDER BY w.gain DESC, w.player_id
"""


class RatingStore(Database):
    """The part of a store that keeps ratings."""

    async def fold_ratings(self, limit: int = 100) -> bool:
        """Let the next results count, so many at most; whether there may be more."""
        asked = {"limit": limit}
        queries: list[Step] = [(UPTO, {}), (LAST_RESULT, {})]
        queries += [(NEXT_SEATS, asked), (NEXT_RATINGS, asked), (SCALES, {})]
        found = await self._in_turn(queries, lambda rows: fold_steps(rows, limit))
        return len({row[0] for row in found[2]}) == limit

    async def counting(self, table_id: str | None = None, player_id: str | None = None) -> int:
        """How many results count: in all, at a table, or of a player."""
        if table_id is not None:
            return await self._first(int, COUNTING_AT, table=table_id) or 0
        if player_id is not None:
            return await self._first(int, COUNTING_OF, player=player_id) or 0
        return await self._first(int, COUNTING) or 0

    async def ratings_of(self, player_id: str) -> list[RatingRow]:
        """All ratings of a player."""
        return await self._rows(rating_row, RATINGS_OF, id=player_id)

    async def ratings(self, players: Sequence[str], game: str, speed: str) -> dict[str, Skill]:
        """The ratings of these players, by their ids, of those who have one."""
        query = RATINGS.format(listed=self._listed)
        asked = {"ids": json_list(players), "game": game, "speed": speed}
        rows = await self._rows(rating_row, query, **asked)
        return {row.player: row.skill for row in rows}

    async def rating_scale(self, game: str, speed: str) -> Scale:
        """How many points make how much in a game, as far as its results tell."""
        rows = await self._rows(scale_row, SCALE_OF, game=game, speed=speed)
        return rows[0] if rows else Scale()

    async def rating_history(
        self, player_id: str, game: str, speed: str, limit: int = 100, before: int = 2**62
    ) -> list[ChangeRow]:
        """How a player's rating changed, the latest first, before a number of a result."""
        asked = {"id": player_id, "game": game, "speed": speed}
        return await self._rows(change_row, HISTORY, **asked, limit=limit, before=before)

    async def changes_at(self, table_id: str) -> list[ChangeRow]:
        """What a table did to the ratings of those who played there."""
        return await self._rows(change_row, CHANGES_AT, table=table_id)

    async def board(self, game: str, speed: str, limit: int) -> list[BoardRow]:
        """The best, among those whose ratings are settled and who count on boards."""
        return await self._rows(board_row, BOARD, game=game, speed=speed, limit=limit)

    async def week_board(self, game: str, speed: str, at: float, limit: int) -> list[BoardRow]:
        """Those of them who have won most in the week of a moment."""
        asked = {"game": game, "speed": speed, "week": week_of(at)}
        return await self._rows(board_row, WEEK_BOARD, **asked, limit=limit)


def week_of(at: float) -> int:
    """The number of the week of a moment; weeks begin on Mondays, by UTC.

    >>> week_of(MONDAY - 1), week_of(MONDAY)
    (0, 1)
    """
    return int((at - MONDAY) // WEEK) + 1


def fold_steps(found: Sequence[Sequence[Row]], limit: int) -> list[Step]:
    """The statements that let results count."""
    upto, last, seats, known, learned = found
    skills = {tuple(row[:3]): Skill(*row[3:]) for row in known}
    scales = {tuple(row[:2]): Scale(*row[2:]) for row in learned}
    played = set()
    steps: list[Step] = []
    count, number = 0, upto[0][0]
    for (number, game, speed, ended), rows in groupby(seats, itemgetter(0, 1, 2, 3)):
        count += 1
        players, places, fled = zip(*(row[4:] for row in rows), strict=True)
        before = [skills.get((player, game, speed), Skill()) for player in players]
        scale = scales.get((game, speed), Scale())
        if fled.count(False) > 1:  # of a game that was not played out nothing is learned
            scales[game, speed] = learn_scale(scale, before, places)
            played.add((game, speed))
        about = {"game": game, "speed": speed, "number": number, "ended": ended}
        after = rate(before, places, scale.points)
        for player, old, new in zip(players, before, after, strict=True):
            skills[player, game, speed] = new
            steps += change_steps(about | {"player": player}, old, new)
    steps += [
        (SET_SCALE, {"game": game, "speed": speed} | scales[game, speed]._asdict())
        for game, speed in sorted(played)
    ]
    upto_now = number if count == limit else last[0][0]
    return steps if upto_now == upto[0][0] else [*steps, (SET_UPTO, {"upto": upto_now})]


def change_steps(about: dict[str, Any], old: Skill, new: Skill) -> list[Step]:
    """The statements that change one rating."""
    row = about | {"mu": new.mu, "sigma": new.sigma}
    rating = {"games": new.games, "settled": new.settled}
    week = {"week": week_of(about["ended"]), "gain": new.mu - old.mu, "settled": new.settled}
    return [
        (SET_RATING, without(row, "number") | rating),
        (NEW_CHANGE, row | {"before_mu": old.mu, "before_sigma": old.sigma}),
        (ADD_TO_WEEK, without(about, "number", "ended") | week),
    ]


def without(row: dict[str, Any], *names: str) -> dict[str, Any]:
    """A row without some columns."""
    return {name: value for name, value in row.items() if name not in names}


def scale_row(game: str, speed: str, points: float, information: float) -> Scale:
    """A scale as a query gives it."""
    return Scale(points, information)


def rating_row(
    player: str, game: str, speed: str, mu: float, sigma: float, games: int, last: float
) -> RatingRow:
    """A rating as a query gives it."""
    return RatingRow(player, game, speed, Skill(mu, sigma, games), last)


def change_row(
    player: str,
    result: int,
    ended: float,
    before_mu: float,
    before_sigma: float,
    mu: float,
    sigma: float,
) -> ChangeRow:
    """A change as a query gives it."""
    return ChangeRow(player, result, ended, Skill(before_mu, before_sigma), Skill(mu, sigma))


def board_row(player: str, name: str, mu: float, sigma: float, games: int, gain: float) -> BoardRow:
    """A line of a board as a query gives it."""
    return BoardRow(player, name, Skill(mu, sigma, games), float(gain))
