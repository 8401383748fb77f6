"""Moderation over HTTP: mute, block and report somebody."""

import time
from typing import Literal, NamedTuple

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.http.dependencies import AnyRequest, SignedIn, TheServices, limit_creation
from medici.online.server.problem import HttpProblem
from medici.online.server.security.rate_limits import address_of
from medici.online.server.services import Services
from medici.online.store import NoSuchPlayer
from medici.online.tables import Player, TableError, clean_talk
from medici.online.tables.chat import is_here

How = Literal["mute", "block"]


class Shunned(msgspec.Struct):
    """Somebody whom one does not want to hear, or to meet."""

    player: str
    name: str
    how: How


# Litestar takes a fault of a field for one of its own if a dependency has the same name: hence no
# ``player`` in what is asked.


class Shun(msgspec.Struct):
    """Mute or block somebody: by the id, or by the seat at a table."""

    how: How
    other: str | None = None
    table: str | None = None
    seat: int | None = None


class Report(msgspec.Struct):
    """Tell the operator of somebody at a table, by the id or the seat, or of something said."""

    table: str
    reason: str
    accused: str | None = None
    seat: int | None = None
    said: float | None = None  # when it was said


class Evidence(NamedTuple):
    """What a report is about, as it is kept."""

    accused: str
    name: str  # of the accused, then
    place: str  # the id of a table, or another place by its kind and id
    words: str | None  # None: it is about the person, not about something said


@get("/api/me/shunned")
async def list_shunned(services: TheServices, player: SignedIn) -> list[Shunned]:
    """Whom I have muted or blocked."""
    rows = await services.store.shunned(player.id)
    return [Shunned(row.player, row.name, "mute" if row.how == "mute" else "block") for row in rows]


@put("/api/me/shunned", guards=[limit_creation])
async def shun(services: TheServices, player: SignedIn, data: JSONBody[Shun]) -> Shunned:
    """Mute somebody, or block them: then they cannot sit down at my tables either."""
    hosted = None if data.table is None else await services.tables.table(data.table)
    other = find_player(hosted, data.other, data.seat)
    if other == player.id:
        raise HttpProblem(400, "bad-command", "expected somebody else; got yourself")
    mine = await services.store.shunned(player.id)
    most = services.settings.most_shunned
    if len(mine) >= most and all(row.player != other for row in mine):
        raise HttpProblem(409, "full", f"expected at most {most} people; let somebody off first")
    row = await services.store.player(other)
    try:
        if row is None:
            raise NoSuchPlayer(f"there is no player {other}")
        await services.store.shun(player.id, other, data.how, time.time())
    except NoSuchPlayer as problem:
        raise HttpProblem(404, "not-found", str(problem)) from None
    return Shunned(other, row.name, data.how)


@delete("/api/me/shunned/{other:str}", status_code=204)
async def unshun(services: TheServices, player: SignedIn, other: FromPath[str]) -> None:
    """Hold nothing against somebody any more."""
    await services.store.unshun(player.id, other)


@post("/api/reports", status_code=204)
async def report(
    request: AnyRequest, services: TheServices, player: SignedIn, data: JSONBody[Report]
) -> None:
    """Tell the operator; what was said is kept with the report."""
    hosted = await services.tables.table(data.table)
    accused = find_player(hosted, data.accused, data.seat)
    if accused == player.id or not is_here(hosted.live, accused):
        raise HttpProblem(400, "bad-command", "expected somebody else at this table")
    name, words = find_evidence(hosted, accused, data.said)
    evidence = Evidence(accused, name, hosted.id, words)
    await keep_report(request, services, player, evidence, data.reason)


async def keep_report(
    request: AnyRequest, services: Services, reporter: Player, evidence: Evidence, why: str
) -> None:
    """Keep a report with its evidence, unless it is one too many."""
    reason = clean_talk(why)
    address = address_of(request.scope)
    await services.tables.moderation.admit_report(reporter.id, address, evidence.accused)
    about = (evidence.accused, evidence.name, evidence.place, evidence.words)
    try:
        await services.store.report(reporter.id, *about, reason, time.time())
    except NoSuchPlayer as problem:
        raise HttpProblem(404, "not-found", str(problem)) from None


def find_player(hosted: HostedTable | None, player: str | None, seat: int | None) -> str:
    """Who is meant."""
    if player is not None:
        return player
    if hosted is None or seat is None or not 0 <= seat < len(hosted.live.seats):
        raise HttpProblem(400, "bad-command", "expected a player, or a seat at a table")
    sitting = hosted.live.seats[seat].player
    if sitting is None:
        raise HttpProblem(400, "bad-command", f"expected a person in seat {seat}; got none")
    return sitting


def find_evidence(hosted: HostedTable, accused: str, said: float | None) -> tuple[str, str | None]:
    """The name of the accused at a table, and the words that were said at a moment."""
    live = hosted.live
    spoken = [message for message in live.chat if message.player == accused]
    if said is not None:
        for message in spoken:
            if message.at == said:
                return message.name, message.text
        raise TableError("bad-command", "expected something that was said here lately")
    seats = live.seats_of(accused)
    return (live.seats[seats[0]].name if seats else spoken[-1].name), None


ROUTES = [list_shunned, shun, unshun, report]
