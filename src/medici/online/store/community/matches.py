"""Duplicate matches: who plays the same deals as whom. Deals and tries are in ``deals.py``."""

from dataclasses import dataclass

from medici.online.store.database import Database, Row, Step

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

    player: str
    name: str
    team: int  # 0 or 1; 0 for everybody where there are no teams
    joined: float


NEW_MATCH = """
INSERT INTO deal_match (id, body, host, created, ends) VALUES (:id, :body, :host, :created, :ends)
"""
COLUMNS = "SELECT m.id, m.body, m.host, m.created, m.ends FROM deal_match m"
MATCH = f"{COLUMNS} WHERE m.id = :id"
MATCHES_OF = f"""
{COLUMNS} JOIN match_member b ON b.match_number = m.number WHERE b.player_id = :player
ORDER BY b.match_number DESC LIMIT :limit
"""
RUNNING_OF = """
SELECT count(*) FROM deal_match WHERE host = :player AND ends > :now
"""
MEMBERS = """
SELECT b.player_id, p.name, b.team, b.joined FROM match_member b
JOIN player p ON p.id = b.player_id
WHERE b.match_number = (SELECT number FROM deal_match WHERE id = :id)
ORDER BY b.team, b.joined, b.player_id LIMIT :limit
"""
TAKEN = """
SELECT b.team, b.player_id, m.number FROM deal_match m
LEFT JOIN match_member b ON b.match_number = m.number WHERE m.id = :id
"""
JOIN = """
INSERT INTO match_member (match_number, player_id, team, joined)
VALUES (:number, :player, :team, :now)
"""
END = "UPDATE deal_match SET ends = :now WHERE id = :id AND ends > :now"


class MatchStore(Database):
    """The part of a store that keeps matches."""

    async def add_match(self, match: MatchRow) -> None:
        """Store a match."""
        row = {name: getattr(match, name) for name in MatchRow.__slots__}
        await self._change(NEW_MATCH, **row)

    async def match(self, match_id: str) -> MatchRow | None:
        """One match."""
        return await self._first(MatchRow, MATCH, id=match_id)

    async def matches_of(self, player: str, limit: int) -> list[MatchRow]:
        """The matches that a player is in, the latest first."""
        return await self._rows(MatchRow, MATCHES_OF, player=player, limit=limit)

    async def matches_hosted(self, player: str, now: float) -> int:
        """How many matches of a player's are not over."""
        ((count,),) = await self._read(RUNNING_OF, {"player": player, "now": now})
        return int(count)

    async def match_members(self, match_id: str, limit: int = 100) -> list[MemberRow]:
        """Who plays in a match, team by team."""
        return await self._rows(MemberRow, MEMBERS, id=match_id, limit=limit)

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
