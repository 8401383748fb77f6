"""Players, their seats, and where their browsers are called by Web Push."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from medici.online.store.community.clubs import inherit_steps
from medici.online.store.community.results import forget_steps
from medici.online.store.community.tournaments import NAMED_IN
from medici.online.store.database import Database, json_list
from medici.online.store.errors import AlreadyExists, NoSuchPlayer, UniqueClash
from medici.online.store.sessions import NEW_SESSION, SESSION_COLUMNS, SessionRow, new_session
from medici.online.store.tables import LAST_EVENT, MENTIONS, TABLE_COLUMNS, TableRow, table_row


class NamedIn(NamedTuple):
    """Where a player's name is written down, by ids."""

    tables: list[str]  # that the player has ever had to do with (``mentions``)
    tournaments: list[str]  # entered, even if withdrawn from, or announced


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player."""

    id: str
    name: str
    created: float
    archived: bool = False  # whether games of theirs have been archived


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player's seat at a table."""

    table: TableRow
    seat: int


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """A player in an operator's list."""

    id: str
    name: str
    created: float
    tables: int
    sessions: int


NEW_PLAYER = "INSERT INTO player (id, name, created) VALUES (:id, :name, :now)"
PLAYER = "SELECT id, name, created, archived FROM player WHERE id = :id"
PLAYER_BY_SESSION = f"""
SELECT p.id, p.name, p.created, {", ".join(f"s.{name}" for name in SESSION_COLUMNS.split(", "))}
FROM player_session s JOIN player p ON p.id = s.player_id
WHERE s.hash = :hash OR s.offered = :hash OR s.former = :hash
"""
RENAME = "UPDATE player SET name = :name WHERE id = :id RETURNING id"
# Sessions and seats follow by the rules of their foreign keys.
DELETE_PLAYER = "DELETE FROM player WHERE id = :id RETURNING id"
# A player with a row in one of these has played, spoken, created a table, wants to be known, or is
# expected somewhere.
KEPT_BY = (
    "seat",
    "mention",
    "passkey",
    "push_subscription",
    "friendship",
    "deal_try",
    "match_member",
    "club_member",
    "entrant",
    "profile",
    "review_summary",
    "waiting",
)
NO_ROWS = [
    *(f"NOT EXISTS (SELECT 1 FROM {name} WHERE {name}.player_id = p.id)" for name in KEPT_BY),
    "NOT EXISTS (SELECT 1 FROM tournament WHERE tournament.organiser = p.id)",
]
UNUSED = f"NOT p.archived AND {' AND '.join(NO_ROWS)}"
GUESTS = f"""
SELECT p.id, p.created, {UNUSED} FROM player p
WHERE (p.created, p.id) > (:created, :id) AND p.created < :before
ORDER BY p.created, p.id LIMIT :limit
"""
FORGET_GUESTS = f"""
DELETE FROM player AS p
WHERE p.id IN (SELECT listed.value FROM {{listed}}) AND {UNUSED} RETURNING id
"""
SITTINGS = f"""
SELECT {TABLE_COLUMNS}, s.seat
FROM seat s JOIN game_table t ON t.number = s.table_number {LAST_EVENT}
WHERE s.player_id = :id ORDER BY t.number DESC, s.seat LIMIT :limit
"""
PLAYERS = """
SELECT p.id, p.name, p.created,
(SELECT count(DISTINCT table_number) FROM seat WHERE player_id = p.id),
(SELECT count(*) FROM player_session WHERE player_id = p.id)
FROM player p WHERE lower(p.name) LIKE :like ESCAPE '!' ORDER BY p.created DESC, p.id LIMIT :limit
"""

SUBSCRIBE = """
INSERT INTO push_subscription (endpoint, player_id, body, created)
VALUES (:endpoint, :id, :body, :now)
ON CONFLICT (endpoint) DO UPDATE SET player_id = excluded.player_id, body = excluded.body,
created = excluded.created
"""
SUBSCRIPTIONS = """
SELECT endpoint, body FROM push_subscription WHERE player_id = :id ORDER BY created DESC, endpoint
"""
UNSUBSCRIBE_OLDEST = """
DELETE FROM push_subscription WHERE player_id = :id AND endpoint NOT IN (
    SELECT endpoint FROM push_subscription WHERE player_id = :id
    ORDER BY created DESC, endpoint LIMIT :most
)
"""
UNSUBSCRIBE = "DELETE FROM push_subscription WHERE endpoint = :endpoint"
UNSUBSCRIBE_ALL = "DELETE FROM push_subscription WHERE player_id = :id"


class PlayerStore(Database):
    """The part of a store that keeps players, where they sit, and where they are called."""

    async def create_player(
        self, player_id: str, name: str, session_hash: bytes, now: float, device: str = ""
    ) -> None:
        """Add a player with a first session; AlreadyExists if either is there."""
        try:
            await self._write(
                (NEW_PLAYER, {"id": player_id, "name": name, "now": now}),
                (NEW_SESSION, new_session(player_id, session_hash, device, now)),
            )
        except UniqueClash as clash:
            raise AlreadyExists("this player or session already exists") from clash

    async def player(self, player_id: str) -> PlayerRow | None:
        """One player."""
        return await self._first(PlayerRow, PLAYER, id=player_id)

    async def player_by_session(self, session_hash: bytes) -> tuple[PlayerRow, SessionRow] | None:
        """The player and the session with this secret: its present one, the next or the former."""
        for row in await self._read(PLAYER_BY_SESSION, {"hash": session_hash}):
            return PlayerRow(*row[:3]), SessionRow(*row[3:])
        return None

    async def players(self, name: str = "", limit: int = 100) -> list[PlayerSummary]:
        """Players whose name has this text in it, the newest first."""
        like = name.lower().replace("!", "!!").replace("%", "!%").replace("_", "!_")
        return await self._rows(PlayerSummary, PLAYERS, like=f"%{like}%", limit=limit)

    async def rename(self, player_id: str, name: str) -> None:
        """Give a player another name; NoSuchPlayer."""
        if not await self._change(RENAME, id=player_id, name=name):
            raise NoSuchPlayer(f"there is no player {player_id}")

    async def tables_of(self, player_id: str, limit: int = 100) -> list[Sitting]:
        """Where a player sits and sat, newest table first."""
        return await self._rows(sitting, SITTINGS, id=player_id, limit=limit)

    async def delete_player(self, player_id: str) -> NamedIn:
        """Forget a player: name, sessions and passkeys go, seats stay, empty; NoSuchPlayer.

        Gives where the name still is: there will be no others, for whoever is writing one is waited
        for, and later ones are refused.
        """
        asked = {"id": player_id}
        steps = [*forget_steps(player_id), *inherit_steps(player_id, time.time())]
        steps.append((DELETE_PLAYER, asked))
        named = {"player": player_id}
        queries = [(PLAYER + self._alone, asked), (MENTIONS, named), (NAMED_IN, named)]
        # In turn, or ratings that are folded meanwhile would be kept under the name once more.
        there, *rest = await self._in_turn(queries, lambda found: steps if found[0] else [])
        if not there:
            raise NoSuchPlayer(f"there is no player {player_id}")
        return NamedIn(*([name for (name,) in rows] for rows in rest))

    async def unused_guests(
        self, after: tuple[float, str], before: float, limit: int = 100
    ) -> tuple[list[str], tuple[float, str] | None]:
        """Of so many players in the order of their making, those who have never done anything.

        ``after`` is when the last one already seen was made, and its id; the second of the answer
        is the same for the next call, None at the end. Only those made ``before`` are looked at.
        """
        created, player_id = after
        arguments = {"created": created, "id": player_id, "before": before, "limit": limit}
        rows = await self._read(GUESTS, arguments)
        unused = [player for player, _, is_unused in rows if is_unused]
        return unused, (rows[-1][1], rows[-1][0]) if rows else None

    async def forget_guests(self, player_ids: Sequence[str]) -> int:
        """Forget those of these players who have still done nothing; how many they were."""
        forget = FORGET_GUESTS.format(listed=self._listed)
        return len(await self._change(forget, ids=json_list(player_ids)))

    async def subscribe(
        self, player_id: str, endpoint: str, body: bytes, now: float, most: int = 1000
    ) -> None:
        """Call a player's browser from now on; of more than so many the oldest go. NoSuchPlayer."""
        browser = {"id": player_id, "endpoint": endpoint, "body": body, "now": now}
        await self._write(
            (SUBSCRIBE, browser), (UNSUBSCRIBE_OLDEST, {"id": player_id, "most": most})
        )

    async def subscriptions(self, player_id: str) -> list[tuple[str, bytes]]:
        """Where a player is called, the newest first: addresses, and what is known of each."""
        rows = await self._read(SUBSCRIPTIONS, {"id": player_id})
        return [(endpoint, bytes(body)) for endpoint, body in rows]

    async def unsubscribe(self, endpoint: str) -> None:
        """Call there no more."""
        await self._change(UNSUBSCRIBE, endpoint=endpoint)


def sitting(*row: Any) -> Sitting:
    """A seat as a query gives it: the columns of its table, and its number."""
    return Sitting(table_row(*row[:-1]), row[-1])
