"""Invitations over HTTP: ask a friend to a table, or those one has just played with to another."""

import time
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from medici.games.actors import SEATS
from medici.online.community.clubs import is_in
from medici.online.server.community.profiles import game_of
from medici.online.server.community.results import end_of
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.http.dependencies import SignedIn, TheServices, limit_creation
from medici.online.server.problem import HttpProblem
from medici.online.server.push.notifier import INVITED
from medici.online.server.services import Services
from medici.online.store import NoSuchPlayer
from medici.online.store.community.invitations import InvitationRow
from medici.online.tables import Player
from medici.online.tables.terms import terms_of_rematch
from medici.online.tables.view import GameName, game_name

INVITED_SECONDS = 3600.0  # for which an invitation to a table holds
REMATCH_SECONDS = 7 * 86400.0  # after a game, when its strangers are strangers again


class Invitation(msgspec.Struct):
    """Somebody asks me to a table."""

    table: str
    game: GameName
    by: str
    name: str
    at: float
    until: float


class Invite(msgspec.Struct):
    """Ask people to a table that is open, or to another game after one that is over."""

    others: Annotated[list[str], msgspec.Meta(min_length=1, max_length=SEATS)]
    table: str | None = None
    rematch: str | None = None  # the table of the game that is over


class Invited(msgspec.Struct):
    """To which table people were asked."""

    table: str


@get("/api/me/invitations")
async def list_invitations(services: TheServices, player: SignedIn) -> list[Invitation]:
    """To which tables I am invited, the latest first."""
    return [invitation(row) for row in await services.store.invitations(player.id, time.time())]


def invitation(row: InvitationRow) -> Invitation:
    """An invitation as it is stored."""
    return Invitation(row.table, game_of(row.game), row.player, row.name, row.at, row.until)


@post("/api/me/invitations", status_code=201, guards=[limit_creation])
async def invite(services: TheServices, player: SignedIn, data: JSONBody[Invite]) -> Invited:
    """Invite friends to an open table, or those of one of my games to another one."""
    others = dict.fromkeys(data.others)
    if player.id in others:
        raise HttpProblem(400, "bad-command", "expected others; got yourself")
    if data.rematch is not None:
        hosted = await rematch_table(services, player, list(others), data.rematch)
    elif data.table is not None:
        hosted = await services.tables.table(data.table)
        await check_invitation(services, player, list(others), hosted)
    else:
        raise HttpProblem(400, "bad-command", "expected a table, or a game that is over")
    for other in others:
        await send(services, player, other, hosted)
    return Invited(hosted.id)


async def send(services: Services, player: Player, other: str, hosted: HostedTable) -> None:
    """Keep an invitation, and call whom it is for."""
    now, game = time.time(), game_name(hosted.live)
    until = now + INVITED_SECONDS
    try:
        told = await services.store.invite(player.id, other, hosted.id, game, now, until)
    except NoSuchPlayer as problem:
        raise HttpProblem(404, "not-found", str(problem)) from None
    if told is None:
        message = "expected fewer invitations; one of you has too many for now"
        raise HttpProblem(409, "full", message)
    if told:
        services.push.call(other, hosted.id, game, INVITED)


async def check_invitation(
    services: Services, player: Player, others: list[str], hosted: HostedTable
) -> None:
    """Refuse people who are no friends, and tables that are not one's own or not open any more."""
    for other in others:
        if not await services.store.are_friends(player.id, other):
            raise HttpProblem(403, "forbidden", "expected friends of yours; got somebody else")
    live = hosted.live
    if live.phase != "open":
        raise HttpProblem(409, "bad-command", f"expected a table that is open; got {live.phase}")
    if live.created.reserved:
        raise HttpProblem(403, "forbidden", "expected a table whose seats are kept for nobody")
    if not (live.created.public or live.created.by == player.id or live.seats_of(player.id)):
        raise HttpProblem(403, "forbidden", "expected a table of yours, or a public one")


async def rematch_table(
    services: Services, player: Player, others: list[str], table_id: str
) -> HostedTable:
    """A table for another game among those of one that is over: the one there is, or a new one."""
    hosted = await services.tables.table(table_id)
    live = hosted.live
    if live.phase != "over" or not all(live.seats_of(one) for one in (player.id, *others)):
        message = "expected a game that is over, and in which all of you sat"
        raise HttpProblem(403, "forbidden", message)
    if end_of(hosted.log) < time.time() - REMATCH_SECONDS:  # whatever was said there since
        for other in others:
            if not await services.store.are_friends(player.id, other):
                message = "expected friends, or a game of the last seven days"
                raise HttpProblem(403, "forbidden", message)
    if live.rematch is not None:
        offered = await services.tables.table(live.rematch)
        if offered.live.phase == "open":
            return offered
    made = await services.tables.create(player, terms_of_rematch(live))
    club = await services.store.club_of_table(table_id, player.id)
    if club is not None and is_in(club.role):  # its seats are for members, too
        await services.store.list_club_table(club.id, made.id)
    return made


@delete("/api/me/invitations/{invited_to:str}", status_code=204)
async def answer(services: TheServices, player: SignedIn, invited_to: FromPath[str]) -> None:
    """I have seen an invitation; whether I come or not is not told."""
    await services.store.answer_invitation(player.id, invited_to)


ROUTES = [list_invitations, invite, answer]
