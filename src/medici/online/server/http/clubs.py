"""Clubs over HTTP: find, found and change them, join and leave, and what is their own."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
from litestar import delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from medici.online.community import clubs
from medici.online.community.clubs import Joining, Role
from medici.online.community.ratings import Skill
from medici.online.server.community.clubs import looks_small, required_member
from medici.online.server.community.tournament_views import ListedTournament, listed
from medici.online.server.http.dependencies import (
    SignedIn,
    TheServices,
    Visitor,
    limit_creation,
    limit_pages,
)
from medici.online.server.http.ratings import RatedSpeed
from medici.online.server.http.tables import CreatedTable
from medici.online.server.problem import HttpProblem
from medici.online.store.community.club_rows import ClubRow, StandingRow
from medici.online.store.database import EVERY
from medici.online.store.errors import AlreadyExists
from medici.online.tables import TableError, Terms
from medici.online.tables.view import GameName

LISTED = 24  # clubs at a time
SHOWN = clubs.MOST_MEMBERS  # of each role: nobody stays whom nobody sees
ACTS = 50  # lines of what was done
TABLES = 24
TOURNAMENTS = 20  # at a time
BEST = 50  # members on a leaderboard
LOOKED_AT = 2 * BEST  # since some hide their ratings
LONGEST_FIND = 24


class ClubTerms(msgspec.Struct):
    """What a club is called, says of itself, and how one joins it."""

    name: Annotated[str, msgspec.Meta(max_length=96)]
    about: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    crest: Annotated[str, msgspec.Meta(max_length=96)] = ""  # the arms are drawn from this word
    joining: Joining = "ask"
    listed: bool = True


class ClubListed(msgspec.Struct):
    """A club in a list."""

    club: str
    number: int  # the list goes on before the last one
    name: str
    about: str
    crest: str
    joining: Joining
    members: int


class OwnClub(msgspec.Struct):
    """A club that one is in."""

    club: str
    name: str
    crest: str
    role: Role


class ClubMember(msgspec.Struct):
    """Somebody of a club."""

    id: str
    name: str
    role: Role
    since: float


class ClubAct(msgspec.Struct):
    """What was done about a club."""

    at: float
    actor: str | None
    act: str
    target: str | None


class ClubPage(msgspec.Struct):
    """A club as somebody may see it: who is not in it sees who it is, and no more."""

    club: str
    name: str
    about: str
    crest: str
    joining: Joining
    listed: bool
    members: int
    created: float
    house: bool  # whether it is the club of this server
    role: Role | None  # one's own
    people: list[ClubMember]
    asking: list[ClubMember]  # for those who look after it
    acts: list[ClubAct]  # likewise
    tables: list[str]


class ClubStanding(msgspec.Struct):
    """Where a member stands."""

    id: str
    name: str
    rating: int
    settled: bool
    games: int


class ClubKey(msgspec.Struct):
    """What opens a club to whoever has it."""

    link: str


class JoinClub(msgspec.Struct):
    """By which link one comes, if by any."""

    link: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class ClubRole(msgspec.Struct):
    """What somebody is in a club."""

    role: Role


class NewClubId(msgspec.Struct):
    """A new club."""

    club: str


@get("/api/clubs", guards=[limit_pages])
async def list_clubs(
    services: TheServices,
    find: Annotated[str, QueryParameter(max_length=LONGEST_FIND)] = "",
    before: Annotated[int, QueryParameter(ge=0, le=EVERY)] = EVERY,
) -> list[ClubListed]:
    """The clubs that want to be found, the newest first; or those whose names begin like this."""
    if find.strip():
        rows = await services.store.found_clubs(looks_small(find).decode(), LISTED)
    else:
        rows = await services.store.listed_clubs(LISTED, before)
    return [
        ClubListed(row.id, row.number, row.name, row.about, row.crest, row.joining, row.members)
        for row in rows
    ]


@get("/api/me/clubs")
async def my_clubs(services: TheServices, player: SignedIn) -> list[OwnClub]:
    """The clubs that I am in, or ask to be let into."""
    rows = await services.store.clubs_of(player.id)
    return [OwnClub(row.id, row.name, row.crest, row.role) for row in rows]


@contextmanager
def told_of_names() -> Iterator[None]:
    """Tell a name that no club may have from one that another club has."""
    try:
        yield
    except AlreadyExists as problem:
        raise HttpProblem(409, "name-taken", str(problem)) from problem
    except TableError as problem:
        if problem.code != "bad-name":
            raise
        raise HttpProblem(400, "bad-club-name", problem.message) from problem


@post("/api/clubs", status_code=201, guards=[limit_creation])
async def found_club(
    services: TheServices, player: SignedIn, data: JSONBody[ClubTerms]
) -> NewClubId:
    """Found a club; whoever does owns it."""
    terms = (data.name, data.about, data.crest, data.joining, data.listed)
    with told_of_names():
        return NewClubId(await services.clubs.found(player, *terms))


@get("/api/clubs/{club_id:str}", guards=[limit_pages])
async def see_club(services: TheServices, visitor: Visitor, club_id: FromPath[str]) -> ClubPage:
    """A club."""
    club, store = await required_club(services, club_id), services.store
    role = await store.club_role(club.id, visitor.id) if visitor else None
    people: list[ClubMember] = []
    if clubs.is_in(role):
        for rank in ("owner", "steward", "member"):
            people += await members_of(services, club.id, rank)
    leads = clubs.leads(role)
    return ClubPage(
        club=club.id,
        name=club.name,
        about=club.about,
        crest=club.crest,
        joining=club.joining,
        listed=bool(club.listed),
        members=club.members,
        created=club.created,
        house=club.id == services.clubs.house,
        role=role,
        people=people,
        asking=await members_of(services, club.id, "asking") if leads else [],
        acts=[
            ClubAct(row.at, row.actor, row.act, row.target)
            for row in (await store.club_acts(club.id, ACTS) if leads else [])
        ],
        tables=await store.club_tables(club.id, TABLES) if clubs.is_in(role) else [],
    )


@patch("/api/clubs/{club_id:str}", status_code=204, guards=[limit_creation])
async def change_club(
    services: TheServices, player: SignedIn, club_id: FromPath[str], data: JSONBody[ClubTerms]
) -> None:
    """Give a club another name, other words and terms."""
    club = await required_club(services, club_id)
    terms = (data.name, data.about, data.crest, data.joining, data.listed)
    with told_of_names():
        await services.clubs.change(player, club, *terms)


@delete("/api/clubs/{club_id:str}", status_code=204)
async def dissolve_club(services: TheServices, player: SignedIn, club_id: FromPath[str]) -> None:
    """Give a club up, with all that is kept of it; its owner alone can."""
    if club_id == services.clubs.house:
        raise HttpProblem(403, "forbidden", "expected a club of people; got the server's own")
    await services.store.dissolve_club(club_id, player.id)


@post("/api/clubs/{club_id:str}/link", guards=[limit_creation], status_code=201)
async def new_club_link(services: TheServices, player: SignedIn, club_id: FromPath[str]) -> ClubKey:
    """A link by which people come in; the one before opens nothing any more."""
    return ClubKey(await services.clubs.new_link(player, club_id))


@post("/api/clubs/{club_id:str}/join", guards=[limit_creation], status_code=200)
async def join_club(
    services: TheServices, player: SignedIn, club_id: FromPath[str], data: JSONBody[JoinClub]
) -> ClubRole:
    """Join a club, or ask to be let in."""
    await required_club(services, club_id)
    return ClubRole(await services.clubs.join(player, club_id, data.link))


@put("/api/clubs/{club_id:str}/members/{member:str}", status_code=204)
async def set_club_role(
    services: TheServices,
    player: SignedIn,
    club_id: FromPath[str],
    member: FromPath[str],
    data: JSONBody[ClubRole],
) -> None:
    """Let somebody in, make them a steward or a member, or hand the club over to them."""
    await services.clubs.set_role(player, club_id, member, data.role)


@delete("/api/clubs/{club_id:str}/members/{member:str}", status_code=204)
async def leave_club(
    services: TheServices, player: SignedIn, club_id: FromPath[str], member: FromPath[str]
) -> None:
    """Leave a club, or remove somebody from it."""
    await services.store.leave_club(club_id, member, player.id, time.time())


@post("/api/clubs/{club_id:str}/tables", status_code=201, guards=[limit_creation])
async def new_club_table(
    services: TheServices, player: SignedIn, club_id: FromPath[str], data: JSONBody[Terms]
) -> CreatedTable:
    """A table that members find on the page of their club."""
    hosted = await services.clubs.create_table(player, club_id, data)
    return CreatedTable(hosted.id, f"/tables/{hosted.id}", hosted.live.created.commitment)


@get("/api/clubs/{club_id:str}/tournaments", guards=[limit_pages])
async def club_tournaments(
    services: TheServices,
    player: SignedIn,
    club_id: FromPath[str],
    before: Annotated[int, QueryParameter(ge=0, le=EVERY)] = EVERY,
) -> list[ListedTournament]:
    """The last tournaments of a club before the number of one, for its members."""
    await required_member(services.store, club_id, player.id)
    rows = await services.store.tournaments_of_club(club_id, TOURNAMENTS, before)
    return [listed(row) for row in rows]


@get("/api/clubs/{club_id:str}/ranking", guards=[limit_pages])
async def club_ranking(
    services: TheServices,
    player: SignedIn,
    club_id: FromPath[str],
    game: FromQuery[GameName] = "board",
    speed: FromQuery[RatedSpeed] = "live",
) -> list[ClubStanding]:
    """The members of a club by the ratings that they show to everybody, the best first."""
    await required_member(services.store, club_id, player.id)
    rows = await services.store.club_standings(club_id, game, speed, LOOKED_AT)
    open_to_all = await services.profiles.open_to_all([row.player for row in rows], "ratings")
    return [standing_of(row) for row in rows if row.player in open_to_all | {player.id}][:BEST]


def standing_of(row: StandingRow) -> ClubStanding:
    """Where a member stands."""
    skill = Skill(row.mu, row.sigma, row.games)
    return ClubStanding(row.player, row.name, skill.points, skill.settled, row.games)


async def required_club(services: TheServices, club_id: str) -> ClubRow:
    """A club; refuses where there is none."""
    club = await services.store.club(club_id)
    if club is None:
        raise HttpProblem(404, "not-found", f"there is no club {club_id}")
    return club


async def members_of(services: TheServices, club_id: str, role: Role) -> list[ClubMember]:
    """Those who are this in a club."""
    rows = await services.store.club_members(club_id, role, SHOWN)
    return [ClubMember(row.player, row.name, row.role, row.since) for row in rows]


ROUTES = [
    list_clubs,
    my_clubs,
    found_club,
    see_club,
    change_club,
    dissolve_club,
    new_club_link,
    join_club,
    set_club_role,
    leave_club,
    new_club_table,
    club_ranking,
    club_tournaments,
]
