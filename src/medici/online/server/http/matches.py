"""Duplicate matches over HTTP."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from medici.online.community import clubs
from medici.online.community.matches import Line, Match
from medici.online.server.http.deals import DealOffer, offer_of
from medici.online.server.http.dependencies import (
    SignedIn,
    TheServices,
    Visitor,
    limit_creation,
    limit_pages,
)

MOST_LISTED = 50  # matches of one player
MOST_OF_CLUB = 24  # matches on the page of a club


class MatchId(msgspec.Struct):
    """What others find a match by."""

    id: str


class JoinMatch(msgspec.Struct):
    """Which team one joins; 0 where there are none."""

    team: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class MatchListed(msgspec.Struct):
    """A match in one's own list."""

    id: str
    match: Match
    ends: float
    over: bool
    people: list[str]  # by name
    played: int  # deals of one's own


class ClubMatch(msgspec.Struct):
    """A match of a club."""

    id: str
    match: Match
    ends: float
    over: bool


class MatchPage(msgspec.Struct):
    """A match as somebody may see it."""

    id: str
    match: Match
    ends: float
    over: bool
    member: bool  # whether one plays in it oneself
    team: int | None  # one's own
    sides: list[int]  # the teams that one may join
    full: bool  # whether one could join if anybody had room
    deals: list[DealOffer]  # with their secrets for those who play, or when it is over
    people: list[Line]
    teams: list[Line]


@post("/api/matches", status_code=201, guards=[limit_creation])
async def begin_match(services: TheServices, player: SignedIn, data: JSONBody[Match]) -> MatchId:
    """Begin a match; whoever gets its link can join it."""
    await services.tables.moderation.let_in(player)
    return MatchId(await services.matches.begin(data, player))


@get("/api/matches", guards=[limit_pages])
async def list_matches(services: TheServices, player: SignedIn) -> list[MatchListed]:
    """One's own matches, the latest first."""
    found = await services.matches.listed(player.id, MOST_LISTED)
    now = services.deals.now()
    return [
        MatchListed(
            each.row.id,
            each.match,
            each.row.ends,
            each.row.ends <= now,
            [member.name for member in each.members],
            each.played,
        )
        for each in found
    ]


@get("/api/matches/{match_id:str}", guards=[limit_pages])
async def see_match(services: TheServices, visitor: Visitor, match_id: FromPath[str]) -> MatchPage:
    """A match: what others made of a deal is told once one has played it oneself."""
    return await page_of(services, match_id, None if visitor is None else visitor.id)


@post("/api/matches/{match_id:str}/join", status_code=200, guards=[limit_creation])
async def join_match(
    services: TheServices, player: SignedIn, match_id: FromPath[str], data: JSONBody[JoinMatch]
) -> MatchPage:
    """Join a match by its link."""
    await services.tables.moderation.let_in(player)
    await services.matches.join(match_id, player.id, data.team)
    return await page_of(services, match_id, player.id)


async def page_of(services: TheServices, match_id: str, player: str | None) -> MatchPage:
    """A match as somebody may see it."""
    state = await services.matches.state(await services.matches.find(match_id))
    now = services.deals.now()
    over = state.row.ends <= now
    own = {found.deal: found for found in state.tries if found.player == player}
    team = next((member.team for member in state.members if member.player == player), None)
    told = over or team is not None
    people, teams = state.lines_for(player, now)
    sides = await services.matches.sides(state.match, player)
    free = [side for side in sides if state.has_room(side)]
    return MatchPage(
        state.row.id,
        state.match,
        state.row.ends,
        over,
        team is not None,
        team,
        free,
        bool(sides) and not free,
        [offer_of(deal, own.get(deal.id), told=told) for deal in state.deals],
        people,
        teams,
    )


@get("/api/clubs/{club_id:str}/matches", guards=[limit_pages])
async def club_matches(
    services: TheServices, player: SignedIn, club_id: FromPath[str]
) -> list[ClubMatch]:
    """The last matches of a club; those that nobody of it has joined, for who looks after it."""
    role = await services.store.club_role(club_id, player.id)
    clubs.require(clubs.is_in(role), "a member", role)
    rows = await services.store.matches_of_club(
        club_id, MOST_OF_CLUB, all_of_them=clubs.leads(role)
    )
    now = services.deals.now()
    return [
        ClubMatch(row.id, msgspec.json.decode(row.body, type=Match), row.ends, row.ends <= now)
        for row in rows
    ]


ROUTES = [begin_match, list_matches, see_match, join_match, club_matches]
