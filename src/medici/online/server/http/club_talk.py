"""What is said in clubs, over HTTP: read it, say something, take it away."""

import time

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from medici.online.server.community.clubs import required_member
from medici.online.server.http.dependencies import SignedIn, TheServices, limit_pages
from medici.online.server.problem import HttpProblem
from medici.online.store.database import EVERY


class ClubWords(msgspec.Struct):
    """Something to be said in a club."""

    text: str


class ClubSaid(msgspec.Struct):
    """Something that was said in a club."""

    number: int
    speaker: str
    name: str
    at: float
    text: str


@get("/api/clubs/{club_id:str}/talk", guards=[limit_pages])
async def club_talk(
    services: TheServices, player: SignedIn, club_id: FromPath[str]
) -> list[ClubSaid]:
    """What was said in a club, the first first; without those whom I do not want to hear."""
    await required_member(services.store, club_id, player.id)
    shunned = {row.player for row in await services.store.shunned(player.id)}
    rows = await services.store.club_talk(club_id)
    return [
        ClubSaid(row.number, row.player, row.name, row.at, row.words)
        for row in reversed(rows)
        if row.player not in shunned
    ]


@post("/api/clubs/{club_id:str}/talk", status_code=204)
async def say_in_club(
    services: TheServices, player: SignedIn, club_id: FromPath[str], data: JSONBody[ClubWords]
) -> None:
    """Say something in a club, under the rules of tables."""
    await services.clubs.say(player, club_id, data.text)


@delete("/api/clubs/{club_id:str}/talk/{number:int}", status_code=204)
async def unsay_in_club(
    services: TheServices, player: SignedIn, club_id: FromPath[str], number: FromPath[int]
) -> None:
    """Take away something that was said; those who look after the club can."""
    if not 0 < number <= EVERY:  # more than a database can compare with
        raise HttpProblem(404, "not-found", "expected something that was said here lately")
    await services.store.unsay_in_club(club_id, number, player.id, time.time())


ROUTES = [club_talk, say_in_club, unsay_in_club]
