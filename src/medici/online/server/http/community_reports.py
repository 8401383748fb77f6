"""Reports to the operator over HTTP: what a club is called or says, and titles of tournaments."""

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from medici.online.server.community.clubs import required_member
from medici.online.server.http.clubs import required_club
from medici.online.server.http.dependencies import AnyRequest, SignedIn, TheServices, limit_creation
from medici.online.server.http.moderation import Evidence, keep_report
from medici.online.server.http.tournaments import find
from medici.online.server.services import Services
from medici.online.tables import Player, TableError


class ClubReport(msgspec.Struct):
    """Tell the operator of something that was said in a club, or of its name and description."""

    reason: str
    number: int | None = None  # of what was said; without it the club itself is meant


class TournamentReport(msgspec.Struct):
    """Tell the operator of a tournament's title."""

    reason: str


@post("/api/clubs/{club_id:str}/reports", status_code=204, guards=[limit_creation])
async def report_in_club(
    request: AnyRequest,
    services: TheServices,
    player: SignedIn,
    club_id: FromPath[str],
    data: JSONBody[ClubReport],
) -> None:
    """Tell the operator of something that was said in a club, or of its name and description."""
    if data.number is None:
        evidence = await name_of_club(services, club_id)
    else:
        await required_member(services.store, club_id, player.id)
        evidence = await said_in_club(services, club_id, data.number)
    refuse_own(player, evidence)
    await keep_report(request, services, player, evidence, data.reason)


@post("/api/tournaments/{tournament:str}/reports", status_code=204, guards=[limit_creation])
async def report_tournament(
    request: AnyRequest,
    services: TheServices,
    player: SignedIn,
    tournament: FromPath[str],
    data: JSONBody[TournamentReport],
) -> None:
    """Tell the operator of a tournament's title."""
    created = (await find(services, tournament)).created
    place = f"tournament {tournament}"
    evidence = Evidence(created.by, created.by_name, place, created.plan.title)
    refuse_own(player, evidence)
    await keep_report(request, services, player, evidence, data.reason)


async def said_in_club(services: Services, club_id: str, number: int) -> Evidence:
    """Something that was said in a club lately."""
    for row in await services.store.club_talk(club_id):
        if row.number == number:
            return Evidence(row.player, row.name, f"club {club_id}", row.words)
    raise TableError("bad-command", "expected something that was said here lately")


async def name_of_club(services: Services, club_id: str) -> Evidence:
    """What a club is called and says of itself; its owner answers for it."""
    club = await required_club(services, club_id)
    owners = await services.store.club_members(club_id, "owner", 1)
    if not owners:
        raise TableError("bad-command", "expected a club that somebody owns; got the server's own")
    words = f"{club.name}: {club.about}" if club.about else club.name
    return Evidence(owners[0].player, owners[0].name, f"club {club_id}", words)


def refuse_own(player: Player, evidence: Evidence) -> None:
    """Refuse whoever reports what they are answerable for themselves."""
    if evidence.accused == player.id:
        raise TableError("bad-command", "expected what somebody else said; got your own words")


ROUTES = [report_in_club, report_tournament]
