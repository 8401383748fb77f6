"""Duplicate matches: who plays the same deals as whom. Deals and tries are in ``deals.py``."""

from collections.abc import Sequence
from dataclasses import dataclass

from medici.online.store.database import EVERY, Database, Row, Step, json_list
from medici.online.store.sessions import HOLD_PLAYER, NAME

SCHEMA = (
    """
    CREATE TABLE deal_match (
        number {number},
        id TEXT NOT NULL UNIQUE,
        body {blob} NOT NULL,
        host TEXT REFERENCES player (id) ON DELETE SET NULL,
        created {real} NOT NULL,
        ends {real} NOT NULL
    ) {strict}
    """,
    "CREATE INDEX deal_match_host ON deal_match (host, number)",
    """
    CREATE TABLE match_member (
        match_number {int} NOT NULL REFERENCES deal_match (number),
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        team {int} NOT NULL,
        joined {real} NOT NULL,
        PRIMARY KEY (match_number, player_id)
    ) {strict}
    """,
    "CREATE INDEX match_member_player ON match_member (player_id, match_number)",
)
# A club whose side is taken up by one of its own; until then those who look after it see it alone.
CLUBS_SCHEMA = (
    """
    CREATE TABLE match_club (
        club_id TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
        match_number {int} NOT NULL REFERENCES deal_match (number),
        taken {bool} NOT NULL DEFAULT FALSE,
        PRIMARY KEY (club_id, match_number)
    ) {strict}
    """,
    "CREATE INDEX match_club_taken ON match_club (club_id, match_number) WHERE taken",
)


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match as it is stored; the store does not read what it is."""

    id: str
    body: bytes
    host: str | None  # None: forgotten since
    created: float
    ends: float


@dataclass(frozen=True, slots=True)
class MemberRow:
    """Somebody who plays in a match."""

    match: str
    player: str
    name: str
    team: int  # 0 or 1; 0 for everybody where there are no teams
    joined: float


NEW_MATCH = """
INSERT INTO deal_match (id, body, host, created, ends)
SELECT :id, :body, :host, :created, :ends
WHERE (SELECT count(*) FROM deal_match WHERE host = :host AND ends > :created) < :most
"""
IS_THERE = "SELECT 1 FROM deal_match WHERE id = :id"
COLUMNS = "SELECT m.id, m.body, m.host, m.created, m.ends FROM deal_match m"
MATCH = f"{COLUMNS} WHERE m.id = :id"
LAST = f"""
{COLUMNS} JOIN (
    SELECT match_number FROM {{}} ORDER BY match_number DESC LIMIT :limit
) own ON own.match_number = m.number ORDER BY m.number DESC
"""
MATCHES_OF = LAST.format("match_member WHERE player_id = :player")
MEMBERS = f"""
SELECT m.id, b.player_id, {NAME.format("b")}, b.team, b.joined
FROM deal_match m JOIN match_member b ON b.match_number = m.number WHERE m.id {{among}}
ORDER BY b.match_number, b.team, b.joined, b.player_id
"""
TAKEN = """
SELECT b.team, b.player_id, m.number FROM deal_match m
LEFT JOIN match_member b ON b.match_number = m.number WHERE m.id = :id
"""
JOIN = """
INSERT INTO match_member (match_number, player_id, team, joined)
VALUES (:number, :player, :team, :now)
"""
ENTER_CLUB = """
INSERT INTO match_club (club_id, match_number)
SELECT :club, number FROM deal_match WHERE id = :id
"""
TAKE_UP = """
UPDATE match_club SET taken = TRUE WHERE club_id = :club AND NOT taken
AND match_number = (SELECT number FROM deal_match WHERE id = :id)
"""
MATCHES_OF_CLUB = LAST.format("match_club WHERE club_id = :club")
TAKEN_BY_CLUB = LAST.format("match_club WHERE club_id = :club AND taken")
END = "UPDATE deal_match SET ends = :now WHERE id = :id AND ends > :now"


class MatchStore(Database):
    """The part of a store that keeps matches."""

    async def add_match(
        self, match: MatchRow, clubs: Sequence[str] = (), most: int = EVERY
    ) -> bool:
        """Store a match, of these clubs if it is one between clubs.

        False if its host has so many that are not over.
        """
        row = {name: getattr(match, name) for name in MatchRow.__slots__}
        entered = [(ENTER_CLUB, {"club": club, "id": match.id}) for club in clubs]
        hold: Step = (HOLD_PLAYER, {"id": match.host})
        made: Step = (NEW_MATCH, row | {"most": most})
        return bool(await self._write(hold, made, *entered, (IS_THERE, {"id": match.id})))

    async def take_up_match(self, match_id: str, club: str) -> None:
        """Somebody of a club plays for it: from now on all its members find the match."""
        await self._change(TAKE_UP, id=match_id, club=club)

    async def matches_of_club(self, club: str, limit: int, *, all_of_them: bool) -> list[MatchRow]:
        """The matches of a club that it plays in, or all that it is asked to; the latest first."""
        query = MATCHES_OF_CLUB if all_of_them else TAKEN_BY_CLUB
        return await self._rows(MatchRow, query, club=club, limit=limit)

    async def match(self, match_id: str) -> MatchRow | None:
        """One match."""
        return await self._first(MatchRow, MATCH, id=match_id)

    async def matches_of(self, player: str, limit: int) -> list[MatchRow]:
        """The matches that a player is in, the latest first."""
        return await self._rows(MatchRow, MATCHES_OF, player=player, limit=limit)

    async def match_members(self, matches: Sequence[str]) -> list[MemberRow]:
        """Who plays in matches, team by team; there are few in each."""
        query = MEMBERS.format(among=self._among)
        return await self._rows(MemberRow, query, ids=json_list(matches))

    async def join_match(
        self, match_id: str, player: str, team: int, most: int, now: float
    ) -> bool:
        """Let a player into a team, if it has fewer than ``most``; whether the player is in one."""
        joined = False

        def follow(found: list[list[Row]]) -> list[Step]:
            nonlocal joined
            members = [(side, who) for side, who, _ in found[0] if who is not None]
            joined = any(who == player for _, who in members)
            if joined or not found[0] or sum(side == team for side, _ in members) >= most:
                return []
            joined = True
            number = found[0][0][2]
            return [(JOIN, {"number": number, "player": player, "team": team, "now": now})]

        await self._in_turn([(TAKEN, {"id": match_id})], follow)
        return joined

    async def end_match(self, match_id: str, now: float) -> None:
        """Everybody has played: the match is over."""
        await self._change(END, id=match_id, now=now)
