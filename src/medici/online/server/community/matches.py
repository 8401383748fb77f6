"""Duplicate matches on a server: begun by somebody, joined by link, over when all have played."""

import secrets

import msgspec

from medici.fair import new_secret
from medici.online.community.deals import DAY_SECONDS, new_deal
from medici.online.community.matches import (
    MOST_PEOPLE,
    Line,
    Match,
    MatchRefused,
    lines,
    team_lines,
)
from medici.online.server.community.deals import DealService, row_of
from medici.online.server.problem import HttpProblem
from medici.online.server.settings import Settings
from medici.online.store.community.deals import COUNTED, MATCH, DealRow, NewDeal, TryRow
from medici.online.store.community.matches import MatchRow, MemberRow
from medici.online.tables import Player

MATCH_SECONDS = 30 * DAY_SECONDS  # in which a match is to be played


class MatchState(msgspec.Struct):
    """All that is known of a match, for whoever looks at it."""

    row: MatchRow
    match: Match
    deals: list[DealRow]
    members: list[MemberRow]
    tries: list[TryRow]

    def played_by(self, player: str | None) -> set[str]:
        """The deals that somebody has played."""
        counted = (found for found in self.tries if found.state == COUNTED)
        return {found.deal for found in counted if found.player == player}

    def complete(self) -> bool:
        """Whether all have played everything: two at least, and one in each team."""
        teams = {member.team for member in self.members}
        enough = len(teams) == 2 if self.match.teams else len(self.members) > 1
        return enough and all(
            len(self.played_by(member.player)) == len(self.deals) for member in self.members
        )

    def lines_for(self, player: str | None, now: float) -> tuple[list[Line], list[Line]]:
        """The table of people, and that of teams, as somebody may see them."""
        deals = [deal.id for deal in self.deals]
        people = [(member.player, member.name, member.team) for member in self.members]
        florins = {
            (found.deal, found.player): found.florins or 0
            for found in self.tries
            if found.state == COUNTED
        }
        shown = set(deals) if self.row.ends <= now else self.played_by(player)
        found = lines(deals, people, florins, shown)
        return found, team_lines(self.match.teams, found, len(deals))


class MatchService:
    """The matches of one server."""

    def __init__(self, deals: DealService, settings: Settings) -> None:
        self.deals = deals
        self.store = deals.store
        self._most = settings.matches_per_player

    async def begin(self, match: Match, host: Player) -> str:
        """Begin a match; its id."""
        try:
            match.check()
        except MatchRefused as refusal:
            raise HttpProblem(400, "bad-command", str(refusal)) from refusal
        now = self.deals.now()
        if await self.store.matches_hosted(host.id, now) >= self._most:
            raise HttpProblem(429, "too-many", f"expected at most {self._most} matches at a time")
        match_id, ends = secrets.token_urlsafe(9), now + MATCH_SECONDS
        row = MatchRow(match_id, msgspec.json.encode(match), host.id, now, ends)
        await self.store.add_match(row)
        await self.store.add_deals(new_deals(match_id, match, now, ends))
        await self.deals.promise()
        await self.store.join_match(match_id, host.id, 0, MOST_PEOPLE, now)
        return match_id

    async def join(self, match_id: str, player: str, team: int) -> None:
        """Let somebody in who has the link."""
        row = await self.find(match_id)
        match, now = msgspec.json.decode(bytes(row.body), type=Match), self.deals.now()
        if row.ends <= now:
            raise HttpProblem(409, "over", "this match is over")
        if team not in range(max(1, len(match.teams))):
            raise HttpProblem(400, "bad-command", f"expected a team of the match; got {team}")
        if row.host and await self.store.blocks(row.host, player):
            raise HttpProblem(403, "forbidden", "this match is not open to you")
        if not await self.store.join_match(match_id, player, team, MOST_PEOPLE, now):
            raise HttpProblem(409, "seat-taken", f"expected at most {MOST_PEOPLE} people")

    async def find(self, match_id: str) -> MatchRow:
        """A match; refuses one that there is not."""
        row = await self.store.match(match_id)
        if row is None:
            raise HttpProblem(404, "not-found", "there is no such match")
        return row

    async def state(self, row: MatchRow) -> MatchState:
        """A match with all that was played in it; one that everybody has played is over."""
        match = msgspec.json.decode(bytes(row.body), type=Match)
        deals = await self.store.deals_of(MATCH, row.id)
        members = await self.store.match_members(row.id)
        tries = await self.store.tries_at(MATCH, row.id, len(deals) * 2 * MOST_PEOPLE)
        found = MatchState(row, match, deals, members, tries)
        now = self.deals.now()
        if row.ends > now and found.complete():
            await self.store.end_match(row.id, now)
            await self.store.close_deals(MATCH, row.id, now)
            found.row = await self.find(row.id)
        return found


def new_deals(match_id: str, match: Match, now: float, ends: float) -> list[NewDeal]:
    """The deals of a match, with fresh secrets."""
    rows = []
    for number in range(1, match.deals + 1):
        secret = new_secret()
        deal = new_deal(f"{match_id}-{number}", match.setup(), secret)
        rows.append(row_of(deal, secret, MATCH, match_id, now, ends))
    return rows
