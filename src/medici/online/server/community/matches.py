"""Duplicate matches on a server: begun by somebody, joined by link, over when all have played."""

import secrets
from collections.abc import Sequence

import msgspec

from medici.fair import new_secret
from medici.online.community import clubs
from medici.online.community.deals import DAY_SECONDS, new_deal
from medici.online.community.matches import (
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

    def has_room(self, team: int) -> bool:
        """Whether one more can play in a team."""
        playing = sum(member.team == team for member in self.members)
        return playing < self.match.most_people

    def complete(self) -> bool:
        """Whether all have played everything."""
        counted = sum(found.state == COUNTED for found in self.tries)
        return is_complete(self.match, self.members, counted)

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


class MatchInShort(msgspec.Struct):
    """What is told of a match in the list of one who plays in it."""

    row: MatchRow
    match: Match
    members: list[MemberRow]
    played: int  # deals of one's own


class MatchService:
    """The matches of one server."""

    def __init__(self, deals: DealService, settings: Settings) -> None:
        self.deals = deals
        self.store = deals.store
        self._most = settings.matches_per_player

    async def begin(self, match: Match, host: Player) -> str:
        """Begin a match; its id. Between clubs it is begun by one who looks after one of them."""
        try:
            match.check()
            match = match.cleaned()
        except MatchRefused as refusal:
            raise HttpProblem(400, "bad-command", str(refusal)) from refusal
        now = self.deals.now()
        match_id, ends = secrets.token_urlsafe(9), now + MATCH_SECONDS
        match, side = await self._between_clubs(match, host)
        row = MatchRow(match_id, msgspec.json.encode(match), host.id, now, ends)
        if not await self.store.add_match(row, match.clubs, self._most):
            raise HttpProblem(429, "too-many", f"expected at most {self._most} matches at a time")
        await self.store.add_deals(new_deals(match_id, match, now, ends))
        await self.deals.promise()
        await self._join(match_id, match, host.id, side)
        return match_id

    async def _between_clubs(self, match: Match, host: Player) -> tuple[Match, int]:
        """A match with the names of its clubs, and whose side its host is on."""
        if not match.clubs:
            return match, 0
        found = [await self.store.club(club) for club in match.clubs]
        names = [club.name for club in found if club is not None]
        if len(names) < len(match.clubs):
            raise HttpProblem(404, "not-found", "expected two clubs; got one that there is not")
        roles = [await self.store.club_role(club, host.id) for club in match.clubs]
        led = [side for side, role in enumerate(roles) if clubs.leads(role)]
        if not led:
            expected = "expected the owner or a steward of one of the clubs; got somebody else"
            raise HttpProblem(403, "forbidden", expected)
        return msgspec.structs.replace(match, teams=names), led[0]

    async def sides(self, match: Match, player: str | None) -> list[int]:
        """The teams that somebody may join: of clubs, those that one belongs to."""
        if not match.clubs:
            return list(range(match.sides))
        if player is None:
            return []
        roles = [await self.store.club_role(club, player) for club in match.clubs]
        return [side for side, role in enumerate(roles) if clubs.is_in(role)]

    async def _join(self, match_id: str, match: Match, player: str, team: int) -> bool:
        joined = await self.store.join_match(
            match_id, player, team, match.most_people, self.deals.now()
        )
        if joined and match.clubs:
            await self.store.take_up_match(match_id, match.clubs[team])
        return joined

    async def join(self, match_id: str, player: str, team: int) -> None:
        """Let somebody in who has the link; between clubs, only who belongs to the club."""
        state = await self.state(await self.find(match_id))  # perhaps all have played everything
        row, match = state.row, state.match
        if row.ends <= self.deals.now():
            raise HttpProblem(409, "over", "this match is over")
        if team not in range(match.sides):
            raise HttpProblem(400, "bad-command", f"expected a team of the match; got {team}")
        if team not in await self.sides(match, player):
            got = "somebody else"
            message = f"expected a member of {match.teams[team]}; got {got}"
            raise HttpProblem(403, "members-only", message)
        if row.host and await self.store.blocks(row.host, player):
            raise HttpProblem(403, "forbidden", "this match is not open to you")
        if not await self._join(match_id, match, player, team):
            raise HttpProblem(409, "full", f"expected at most {match.most_people} people")

    async def find(self, match_id: str) -> MatchRow:
        """A match; refuses one that there is not."""
        row = await self.store.match(match_id)
        if row is None:
            raise HttpProblem(404, "not-found", "there is no such match")
        return row

    async def state(self, row: MatchRow) -> MatchState:
        """A match with all that was played in it; one that everybody has played is over."""
        found = MatchState(
            row,
            match_of(row),
            await self.store.deals_of(MATCH, row.id),
            await self.store.match_members([row.id]),
            await self.store.tries_at(MATCH, row.id),
        )
        if row.ends > self.deals.now() and found.complete():
            found.row = await self._end(row)
        return found

    async def listed(self, player: str, limit: int) -> list[MatchInShort]:
        """The last matches that somebody is in. What others made of them is only counted, and only
        where it may end them: those of clubs have hundreds of tries."""
        rows = await self.store.matches_of(player, limit)
        ids, now = [row.id for row in rows], self.deals.now()
        own = await self.store.counted_at(MATCH, ids, player)
        found = {row.id: MatchInShort(row, match_of(row), [], own.get(row.id, 0)) for row in rows}
        for member in await self.store.match_members(ids):
            found[member.match].members.append(member)
        played = [
            each.row.id
            for each in found.values()
            if each.row.ends > now and not each.match.clubs and each.played == each.match.deals
        ]
        for match_id, counted in (await self.store.counted_at(MATCH, played)).items():
            each = found[match_id]
            if is_complete(each.match, each.members, counted):
                each.row = await self._end(each.row)
        return list(found.values())

    async def _end(self, row: MatchRow) -> MatchRow:
        """A match that is over since everybody has played."""
        now = self.deals.now()
        await self.store.end_match(row.id, now)
        await self.store.close_deals(MATCH, row.id, now)
        return await self.find(row.id)


def match_of(row: MatchRow) -> Match:
    """What a match is about."""
    return msgspec.json.decode(bytes(row.body), type=Match)


def is_complete(match: Match, members: Sequence[MemberRow], counted: int) -> bool:
    """Whether all have played everything: as many as it waits for, and one in each team.

    Who counts is a member, and counts once for a deal. Of clubs others may still come.
    """
    enough = len(members) >= match.people and len({each.team for each in members}) == match.sides
    return not match.clubs and enough and counted == len(members) * match.deals


def new_deals(match_id: str, match: Match, now: float, ends: float) -> list[NewDeal]:
    """The deals of a match, with fresh secrets."""
    rows = []
    for number in range(1, match.deals + 1):
        secret = new_secret()
        deal = new_deal(f"{match_id}-{number}", match.setup(), secret)
        rows.append(row_of(deal, secret, MATCH, match_id, now, ends))
    return rows
