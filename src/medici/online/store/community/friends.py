"""Friends by consent: who asked whom, who are friends, and the links by which one becomes one.

A friendship is two rows, one for each side. A request that was declined, or sent to somebody who
blocks the asker, looks to the asker like one that is still open, also when it is taken back: then
it is ``dropped``, where an open one is ``withdrawn``.
"""

from dataclasses import dataclass
from typing import Literal

from medici.online.store.community.invitations import UNINVITE
from medici.online.store.database import Database, Step
from medici.online.store.sessions import hold_steps

SCHEMA = (
    """
    CREATE TABLE friendship (
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        since {real} NOT NULL,
        PRIMARY KEY (player_id, other)
    ) {strict}
    """,
    "CREATE INDEX friendship_other ON friendship (other)",
    """
    CREATE TABLE friend_request (
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        state TEXT NOT NULL,
        at {real} NOT NULL,
        PRIMARY KEY (player_id, other)
    ) {strict}
    """,
    "CREATE INDEX friend_request_at ON friend_request (player_id, at)",
    "CREATE INDEX friend_request_other ON friend_request (other, state, at)",
    """
    CREATE TABLE friend_link (
        hash {blob} NOT NULL PRIMARY KEY,
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        made {real} NOT NULL,
        until {real} NOT NULL,
        uses {int} NOT NULL
    ) {strict}
    """,
    "CREATE INDEX friend_link_player ON friend_link (player_id, made)",
)

MOST_FRIENDS = 200
MOST_OPEN = 50  # requests of one player that are kept, and open ones that one player gets
MOST_DAILY = 30  # requests of one player in a day
MOST_LINKS = 5  # of one player; the oldest give way
DAY = 86400.0
REQUEST_SECONDS = 60 * DAY  # until a request is forgotten

Outcome = Literal["friends", "asked", "full"]


@dataclass(frozen=True, slots=True)
class FriendRow:
    """Somebody whom a player knows, or who asks to be known."""

    player: str
    name: str
    since: float  # when they became friends, or when one asked


# Neither keeps the other away.
WELCOME = """
NOT EXISTS (
    SELECT 1 FROM shunned s WHERE s.how = 'block'
    AND ((s.player_id = :id AND s.other = :other) OR (s.player_id = :other AND s.other = :id))
)
"""
ROOM = """
(SELECT count(*) FROM friendship WHERE player_id = :id) < :friends
AND (SELECT count(*) FROM friendship WHERE player_id = :other) < :friends
"""
PAIR = "(SELECT :id AS a, :other AS b UNION ALL SELECT :other, :id) pair"
BEFRIEND = f"""
INSERT INTO friendship (player_id, other, since)
SELECT pair.a, pair.b, :now FROM {PAIR}
WHERE {{consent}} AND {WELCOME} AND {ROOM}
ON CONFLICT (player_id, other) DO NOTHING
"""
STANDS = "state NOT IN ('withdrawn', 'dropped')"  # for the asker
ASKED_BEFORE = f"""
EXISTS (
    SELECT 1 FROM friend_request
    WHERE player_id = :other AND other = :id AND {STANDS} AND at > :old
)
"""
BY_LINK = """
EXISTS (
    SELECT 1 FROM friend_link
    WHERE hash = :hash AND player_id = :other AND until > :now AND uses > 0
)
"""
ARE_FRIENDS = "SELECT 1 FROM friendship WHERE player_id = :id AND other = :other"
ANSWERED = f"""
DELETE FROM friend_request WHERE ((player_id = :id AND other = :other)
OR (player_id = :other AND other = :id)) AND EXISTS ({ARE_FRIENDS})
"""
# Only by those who are friends since: whoever was one before uses nothing up.
USE_LINK = f"""
UPDATE friend_link SET uses = uses - 1
WHERE hash = :hash AND uses > 0 AND EXISTS ({ARE_FRIENDS} AND since = :now)
"""
DROP_OLD = "DELETE FROM friend_request WHERE player_id = :id AND at <= :old"
# What looks open to the asker: a request is hidden from whoever blocks the asker.
ASK = f"""
INSERT INTO friend_request (player_id, other, state, at)
SELECT :id, :other, CASE WHEN {WELCOME} THEN 'open' ELSE 'declined' END, :now
WHERE NOT EXISTS ({ARE_FRIENDS})
AND (SELECT count(*) FROM friendship WHERE player_id = :id) < :friends
AND (SELECT count(*) FROM friend_request WHERE player_id = :id) < :open
AND (SELECT count(*) FROM friend_request WHERE player_id = :id AND at > :today) < :daily
AND (
    SELECT count(*) FROM friend_request WHERE other = :other AND state = 'open' AND at > :old
) < :open
ON CONFLICT (player_id, other) DO UPDATE SET at = excluded.at,
state = CASE friend_request.state WHEN 'withdrawn' THEN excluded.state ELSE 'declined' END
WHERE friend_request.state IN ('withdrawn', 'dropped')
"""
OUTCOME = f"""
SELECT CASE WHEN EXISTS ({ARE_FRIENDS}) THEN 'friends' WHEN EXISTS (
    SELECT 1 FROM friend_request WHERE player_id = :id AND other = :other AND {STANDS}
) THEN 'asked' ELSE 'full' END
"""
DECLINE = """
UPDATE friend_request SET state = 'declined'
WHERE player_id = :other AND other = :id AND state = 'open'
"""
WITHDRAW = f"""
UPDATE friend_request SET state = CASE state WHEN 'open' THEN 'withdrawn' ELSE 'dropped' END
WHERE player_id = :id AND other = :other AND {STANDS}
"""
PART = """
DELETE FROM friendship WHERE (player_id = :id AND other = :other)
OR (player_id = :other AND other = :id)
"""
FRIENDS = """
SELECT f.other, (SELECT p.name FROM player p WHERE p.id = f.other), f.since FROM friendship f
WHERE f.player_id = :id ORDER BY f.since DESC, f.other LIMIT :limit
"""
INCOMING = """
SELECT p.id, p.name, r.at FROM friend_request r JOIN player p ON p.id = r.player_id
WHERE r.other = :id AND r.state = 'open' AND r.at > :old ORDER BY r.at DESC LIMIT :limit
"""
OUTGOING = f"""
SELECT p.id, p.name, r.at FROM friend_request r JOIN player p ON p.id = r.other
WHERE r.player_id = :id AND {STANDS} AND r.at > :old ORDER BY r.at DESC LIMIT :limit
"""
NEW_LINK = """
INSERT INTO friend_link (hash, player_id, made, until, uses)
VALUES (:hash, :id, :now, :until, :uses)
"""
DROP_LINKS = """
DELETE FROM friend_link WHERE player_id = :id AND (until <= :now OR hash NOT IN (
    SELECT hash FROM friend_link WHERE player_id = :id ORDER BY made DESC LIMIT :most
))
"""
LINKED = "SELECT player_id FROM friend_link WHERE hash = :hash AND until > :now AND uses > 0"
LINKS_OF = "SELECT made FROM friend_link WHERE player_id = :id ORDER BY made LIMIT :most"


class FriendStore(Database):
    """The part of a store that keeps friends."""

    async def ask_friend(self, player_id: str, other: str, now: float) -> Outcome:
        """Ask somebody to be a friend; one who asked before is a friend at once. NoSuchPlayer."""
        return await self._befriend(player_id, other, now, ASKED_BEFORE, ASK)

    async def link_friend(self, player_id: str, other: str, link: bytes, now: float) -> bool:
        """Become friends by a link of the other's; False if it is spent."""
        return await self._befriend(player_id, other, now, BY_LINK, USE_LINK, link) == "friends"

    async def _befriend(
        self,
        player_id: str,
        other: str,
        now: float,
        consent: str,
        then: str,
        link: bytes = b"",
    ) -> Outcome:
        """Make friends if both agree, as one transaction that no other about them comes between."""
        row = {"id": player_id, "other": other, "now": now, "hash": link}
        row |= {"old": now - REQUEST_SECONDS, "today": now - DAY, "friends": MOST_FRIENDS}
        row |= {"open": MOST_OPEN, "daily": MOST_DAILY}
        befriend = BEFRIEND.format(consent=consent)
        statements = (DROP_OLD, befriend, ANSWERED, then, OUTCOME)
        hold = hold_steps(player_id, other)
        ((outcome,),) = await self._write(*hold, *((one, row) for one in statements))
        return "friends" if outcome == "friends" else "asked" if outcome == "asked" else "full"

    async def decline_friend(self, player_id: str, other: str) -> None:
        """Say no to somebody who asked, who is not told."""
        await self._change(DECLINE, id=player_id, other=other)

    async def part_friends(self, player_id: str, other: str) -> None:
        """Be friends no more, or take back a request."""
        row = {"id": player_id, "other": other}
        await self._write((PART, row), (WITHDRAW, row))

    async def friends(self, player_id: str) -> list[FriendRow]:
        """A player's friends, the latest first."""
        return await self._rows(FriendRow, FRIENDS, id=player_id, limit=MOST_FRIENDS)

    async def are_friends(self, player_id: str, other: str) -> bool:
        """Whether two are friends."""
        return bool(await self._read(ARE_FRIENDS, {"id": player_id, "other": other}))

    async def friend_requests(
        self, player_id: str, now: float
    ) -> tuple[list[FriendRow], list[FriendRow]]:
        """Who asks a player, and whom the player has asked, the latest first."""
        asked = {"id": player_id, "old": now - REQUEST_SECONDS, "limit": MOST_OPEN}
        incoming = await self._rows(FriendRow, INCOMING, **asked)
        return incoming, await self._rows(FriendRow, OUTGOING, **asked)

    async def add_friend_link(
        self, player_id: str, link: bytes, now: float, until: float, uses: int
    ) -> None:
        """Keep a link by its hash; with too many, the oldest ends. NoSuchPlayer."""
        row = {"id": player_id, "hash": link, "now": now, "until": until, "uses": uses}
        await self._write((NEW_LINK, row), (DROP_LINKS, row | {"most": MOST_LINKS}))

    async def friend_link(self, link: bytes, now: float) -> str | None:
        """Whose link this is; None if it is spent or unknown."""
        return await self._first(str, LINKED, hash=link, now=now)

    async def friend_links(self, player_id: str) -> list[float]:
        """When a player's links were made."""
        return await self._rows(float, LINKS_OF, id=player_id, most=MOST_LINKS)


def part_steps(player_id: str, other: str) -> list[Step]:
    """What is done when somebody blocks another: nothing is left between them to be seen.

    A request of whoever blocks stays, taken back: it still counts, and was declined if it was.
    """
    row = {"id": player_id, "other": other}
    return [(PART, row), (DECLINE, row), (WITHDRAW, row), (UNINVITE, row)]
