"""Tournaments over HTTP: announce, enter, follow, and what an organiser may do."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from medici.online.community.finished import speed_of
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.state import Tournament
from medici.online.server.community.tournament_log import NoSuchTournament
from medici.online.server.community.tournament_views import (
    ListedTournament,
    RoundView,
    TournamentView,
    listed,
    own_table,
    view,
    view_round,
)
from medici.online.server.http.dependencies import (
    SignedIn,
    TheServices,
    Visitor,
    limit_creation,
    limit_pages,
    limit_reading,
)
from medici.online.server.problem import HttpProblem
from medici.online.server.services import Services
from medici.online.store.audit import Act
from medici.online.store.community.tournaments import NEVER
from medici.online.store.database import EVERY
from medici.online.store.tables import OPEN
from medici.online.tables import Player, TableError

PAGE = 20  # tournaments of a list
OWN = 50  # of a player's own that are looked at
CALLED_OFF_SHOWN = 30 * 24 * 3600.0  # seconds

Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class TournamentLists(msgspec.Struct):
    """The tournaments that are listed."""

    open: list[ListedTournament]
    running: list[ListedTournament]
    past: list[ListedTournament]
    organised: int  # how many of yours are not over
    most: int  # how many you may have


class OwnTournament(msgspec.Struct):
    """A tournament of one's own that is not over, or that was called off."""

    tournament: ListedTournament
    organiser: bool
    entered: bool
    table: str | None  # where one is awaited
    until: float | None  # by when to come there, before its game


class NewTournamentId(msgspec.Struct):
    """A new tournament."""

    tournament: str


class WhyCancelled(msgspec.Struct):
    """Why a tournament is given up."""

    reason: Reason


class WhoIsRemoved(msgspec.Struct):
    """Whom the organiser removes, and why."""

    entrant: str
    reason: Reason


class WhatIsVoid(msgspec.Struct):
    """Which table is not to count, and why."""

    table: str
    reason: Reason


async def find(services: Services, tournament: str) -> Tournament:
    """A tournament; refuses one that does not exist."""
    try:
        return await services.tournaments.log.read(tournament)
    except NoSuchTournament as problem:
        raise HttpProblem(404, "not-found", str(problem)) from problem


async def act_of(services: Services, player: Player, tournament: str, act: str, reason: str) -> Act:
    """A line for the audit log about what an organiser does; refuses everybody else."""
    known = await find(services, tournament)
    if known.created.by != player.id:
        raise HttpProblem(403, "forbidden", "expected the organiser; got somebody else")
    now = services.tournaments.now()
    return Act(player.id, now, f"tournament {act}", reason, about=tournament)


async def laid_table(
    services: Services, tournament: Tournament, visitor: Player | None
) -> tuple[str | None, float | None]:
    """The table at which somebody is awaited, once it is there; by when, before its game."""
    table = own_table(tournament, visitor)
    row = None if table is None else await services.store.table(table)
    if row is None:
        return None, None
    waits = row.status == OPEN
    until = services.tournaments.tables.deadline(tournament, row.created) if waits else None
    return row.id, until


@get("/api/tournaments", guards=[limit_pages])
async def list_tournaments(services: TheServices, visitor: Visitor) -> TournamentLists:
    """The tournaments that can be entered, that are played, and the last past ones."""
    store = services.store
    own = await store.tournaments_organised(visitor.id, OWN) if visitor else []
    return TournamentLists(
        [listed(row) for row in await store.open_tournaments(PAGE)],
        [listed(row) for row in await store.listed_tournaments("running", PAGE)],
        [listed(row) for row in await store.listed_tournaments("ended", PAGE)],
        sum(row.status in ("open", "running") for row in own),
        services.settings.tournaments_by_player,
    )


@get("/api/tournaments/more", guards=[limit_pages])
async def more_tournaments(
    services: TheServices,
    status: FromQuery[Literal["open", "running", "ended"]],
    starts: Annotated[float, QueryParameter()] = NEVER,
    number: Annotated[int, QueryParameter(ge=0, le=EVERY)] = EVERY,
) -> list[ListedTournament]:
    """A list after the last tournament seen, by its start and its number."""
    store = services.store
    if status == "open":
        rows = await store.open_tournaments(PAGE, starts, number)
    else:
        rows = await store.listed_tournaments(status, PAGE, starts, number)
    return [listed(row) for row in rows]


@get("/api/me/tournaments")
async def my_tournaments(services: TheServices, player: SignedIn) -> list[OwnTournament]:
    """My tournaments that are not over, and then those that were called off: organised or entered.

    A tournament that was called off is in no other list, and here for a month after its beginning.
    """
    since = services.tournaments.now() - CALLED_OFF_SHOWN
    entered = await services.store.tournaments_entered(player.id, OWN)
    organised = await services.store.tournaments_organised(player.id, OWN)
    rows = {
        row.id: row
        for row in [*entered, *organised]
        if row.status != "cancelled" or row.starts > since
    }
    mine = {row.id for row in organised}
    first = sorted(rows.values(), key=lambda row: row.status == "cancelled")
    return [
        OwnTournament(
            listed(row),
            row.id in mine,
            any(each.id == row.id for each in entered),
            *(
                await laid_table(services, await find(services, row.id), player)
                if row.status == "running"
                else (None, None)
            ),
        )
        for row in first[:PAGE]
    ]


@post("/api/tournaments", status_code=201, guards=[limit_creation])
async def new_tournament(
    services: TheServices, player: SignedIn, data: JSONBody[Plan]
) -> NewTournamentId:
    """Announce a tournament. It begins by itself at its time."""
    must_have_title(data)
    await must_belong(services, data, player)
    return NewTournamentId(await services.tournaments.create(player, data, services.clubs.house))


def must_have_title(plan: Plan) -> None:
    """Refuse a title that cannot be shown."""
    try:
        plan.clean_title()
    except TableError as problem:
        raise HttpProblem(400, "bad-title", problem.message) from problem


async def must_belong(services: Services, plan: Plan, player: Player) -> None:
    """Refuse whoever may not enter, or announce, a tournament of this plan."""
    if plan.admission == "secured" and not await services.store.is_secured(player.id):
        expected = "a player with a passkey or a second device"
        raise HttpProblem(403, "not-secured", f"expected {expected}; got neither")
    if plan.admission == "club" and not await services.clubs.is_member(plan.club, player.id):
        raise HttpProblem(403, "not-a-member", "expected a member of the club; got somebody else")


@get("/api/tournaments/{tournament:str}", guards=[limit_pages])
async def see_tournament(
    services: TheServices, visitor: Visitor, tournament: FromPath[str]
) -> TournamentView:
    """A tournament: its plan, who entered, the present round and the standings."""
    known = await find(services, tournament)
    table, until = await laid_table(services, known, visitor)
    return view(known, visitor, table, services.tournaments.now(), until)


@get("/api/tournaments/{tournament:str}/rounds/{number:int}", guards=[limit_pages])
async def see_round(
    services: TheServices, visitor: Visitor, tournament: FromPath[str], number: FromPath[int]
) -> RoundView:
    """One round, from 1."""
    known = await find(services, tournament)
    if not 1 <= number <= len(known.rounds):
        message = f"expected a round from 1 to {len(known.rounds)}; got {number}"
        raise HttpProblem(404, "not-found", message)
    return view_round(known, known.rounds[number - 1], visitor)


@get("/api/tournaments/{tournament:str}/log", guards=[limit_reading])
async def tournament_log(services: TheServices, tournament: FromPath[str]) -> list[Any]:
    """Everything that has happened, from which all else can be computed again."""
    await find(services, tournament)
    bodies = await services.store.tournament_events(tournament)
    return [msgspec.to_builtins(ev.decode_event(body)) for body in bodies]


@post("/api/tournaments/{tournament:str}/entry", status_code=204, guards=[limit_creation])
async def enter(services: TheServices, player: SignedIn, tournament: FromPath[str]) -> None:
    """Enter a tournament."""
    known = await find(services, tournament)
    await must_belong(services, known.plan, player)
    plan = known.plan
    speed = speed_of(plan.clock)
    skills = await services.store.ratings([player.id], plan.game, speed)
    # Everybody can read the log: a rating that is not for everybody is no part of it.
    shown = await services.profiles.open_to_all(list(skills), "ratings")
    rating = skills[player.id].mu if player.id in shown else 0.0
    await services.tournaments.enter(tournament, player, rating)


@delete("/api/tournaments/{tournament:str}/entry", status_code=204)
async def withdraw(services: TheServices, player: SignedIn, tournament: FromPath[str]) -> None:
    """Play no further rounds."""
    await find(services, tournament)
    await services.tournaments.withdraw(tournament, player.id)


@post("/api/tournaments/{tournament:str}/start", status_code=204)
async def start_now(services: TheServices, player: SignedIn, tournament: FromPath[str]) -> None:
    """Let a tournament of one's own begin now."""
    act = await act_of(services, player, tournament, "start", "begun by hand")
    await services.tournaments.start_now(tournament, act)


@post("/api/tournaments/{tournament:str}/remove", status_code=204)
async def remove_entrant(
    services: TheServices,
    player: SignedIn,
    tournament: FromPath[str],
    data: JSONBody[WhoIsRemoved],
) -> None:
    """Let somebody play no further rounds."""
    act = await act_of(services, player, tournament, "remove", data.reason)
    await services.tournaments.withdraw(tournament, data.entrant, "removed", act)


@post("/api/tournaments/{tournament:str}/cancel", status_code=204)
async def cancel(
    services: TheServices,
    player: SignedIn,
    tournament: FromPath[str],
    data: JSONBody[WhyCancelled],
) -> None:
    """Give a tournament of one's own up."""
    act = await act_of(services, player, tournament, "cancel", data.reason)
    await services.tournaments.cancel(tournament, player, data.reason, act)


@post("/api/tournaments/{tournament:str}/void", status_code=204)
async def void(
    services: TheServices, player: SignedIn, tournament: FromPath[str], data: JSONBody[WhatIsVoid]
) -> None:
    """Let a table of one's own tournament not count."""
    act = await act_of(services, player, tournament, "void", data.reason)
    await services.tournaments.void(tournament, data.table, player, data.reason, act)


ROUTES = [
    list_tournaments,
    more_tournaments,
    my_tournaments,
    new_tournament,
    see_tournament,
    see_round,
    tournament_log,
    enter,
    withdraw,
    start_now,
    remove_entrant,
    cancel,
    void,
]
