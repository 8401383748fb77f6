"""Whom a player has met, and how it went: from the results of finished games.

Each query looks at so many of a player's latest games, however many there are.
"""

from dataclasses import dataclass

from medici.online.store.database import Database

RECENT_GAMES = 60  # in which opponents are looked for
MOST_OPPONENTS = 30
MOST_GAMES = 1000  # that are counted


@dataclass(frozen=True, slots=True)
class OpponentRow:
    """Somebody of a player's latest games, with the last of them."""

    player: str
    name: str
    table: str
    game: str
    size: int
    ended: float


@dataclass(frozen=True, slots=True)
class TogetherRow:
    """How two players did against each other in one game."""

    game: str
    games: int
    ahead: int  # how often the first came before the other
    behind: int


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A player's results in one game at tables of one size."""

    game: str
    size: int
    games: int
    won: int
    places: int  # added up
    best: int  # florins


OWN = """
SELECT result_number, place, florins FROM result_seat WHERE player_id = :id
ORDER BY result_number DESC LIMIT :games
"""
OPPONENTS = f"""
SELECT o.id, o.name, r.table_id, r.game, r.size, r.ended FROM (
    SELECT p.id, p.name, max(own.result_number) AS last
    FROM ({OWN}) own JOIN result_seat s ON s.result_number = own.result_number
    JOIN player p ON p.id = s.player_id
    WHERE p.id <> :id GROUP BY p.id, p.name ORDER BY last DESC, p.id LIMIT :limit
) o JOIN result r ON r.number = o.last ORDER BY o.last DESC, o.id
"""
# Who played for several has no result of their own, and what began in a browser is not known.
COUNTS = "NOT r.void AND NOT r.imported"
TOGETHER = f"""
SELECT r.game, count(*), sum(CASE WHEN met.own < met.others THEN 1 ELSE 0 END),
sum(CASE WHEN met.own > met.others THEN 1 ELSE 0 END)
FROM (
    SELECT own.result_number, max(own.place) AS own, max(s.place) AS others FROM ({OWN}) own
    JOIN result_seat s ON s.player_id = :other AND s.result_number = own.result_number
    GROUP BY own.result_number HAVING count(*) = 1
) met JOIN result r ON r.number = met.result_number
WHERE {COUNTS} GROUP BY r.game ORDER BY r.game
"""
RECORDS = f"""
SELECT r.game, r.size, count(*), sum(CASE WHEN own.place = 1 THEN 1 ELSE 0 END),
sum(own.place), max(own.florins)
FROM (
    SELECT result_number, max(place) AS place, max(florins) AS florins FROM ({OWN}) seats
    GROUP BY result_number HAVING count(*) = 1
) own JOIN result r ON r.number = own.result_number
WHERE {COUNTS} GROUP BY r.game, r.size ORDER BY r.game, r.size
"""


class AcquaintanceStore(Database):
    """The part of a store that tells whom players have met."""

    async def opponents(self, player_id: str) -> list[OpponentRow]:
        """People of a player's latest games, the last met first."""
        asked = {"id": player_id, "games": RECENT_GAMES, "limit": MOST_OPPONENTS}
        return await self._rows(OpponentRow, OPPONENTS, **asked)

    async def together(self, player_id: str, other: str) -> list[TogetherRow]:
        """How a player did against another, game by game, in the player's latest games."""
        asked = {"id": player_id, "other": other, "games": MOST_GAMES}
        return await self._rows(TogetherRow, TOGETHER, **asked)

    async def records(self, player_id: str) -> list[RecordRow]:
        """A player's latest results by game and size."""
        return await self._rows(RecordRow, RECORDS, id=player_id, games=MOST_GAMES)
