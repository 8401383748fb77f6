"""Finding opponents over HTTP: who is here and waits, the queue, and the table that was found."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from medici.online.community.wishes import Wish
from medici.online.server.community.opponents import WaitState
from medici.online.server.http.dependencies import SignedIn, TheServices, Visitor, limit_creation

LONGEST_ANSWER = 20.0  # seconds for which a question may wait for news


class Here(msgspec.Struct):
    """How many people are here, and how many others wait for opponents, in all and by game."""

    people: int
    others: int  # of them, besides who asks
    waiting: int
    games: dict[str, int]
    wish: Wish | None = None  # of some of them: whoever wants the same joins those


class Beat(msgspec.Struct):
    """A page that waits is still there; it knows of a table, and waits for news for so long."""

    table: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    seconds: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_ANSWER)] = 10.0


@get("/api/here")
async def people_here(services: TheServices, visitor: Visitor) -> Here:
    """How many people are here now, at all servers together, and how many wait for opponents."""
    counts, wish = await services.opponents.others(visitor)
    games = {game: number for game, number in counts.items() if game}
    people = await services.presence.count()
    own = await services.presence.here([visitor.id]) if visitor is not None else ()
    others = max(0, people - len(own))
    return Here(people, others, counts[""], games, wish)


@get("/api/opponents")
async def my_wait(services: TheServices, player: SignedIn) -> WaitState:
    """Whether I look for opponents, for how long, and the table that was found."""
    return await services.opponents.state(player)


@post("/api/opponents", status_code=200, guards=[limit_creation])
async def look_for_opponents(
    services: TheServices, player: SignedIn, data: JSONBody[Wish]
) -> WaitState:
    """Look for opponents, or for others than before; a table that was found comes first."""
    return await services.opponents.enter(player, data)


@post("/api/opponents/beat", status_code=200)
async def still_waiting(services: TheServices, player: SignedIn, data: JSONBody[Beat]) -> WaitState:
    """Say that my page is still there; answered when there is news, or after so many seconds."""
    return await services.opponents.beat(player, data.table, data.seconds)


@delete("/api/opponents", status_code=204)
async def stop_looking(services: TheServices, player: SignedIn) -> None:
    """Look for opponents no more. A table that was found is left too, and others are found."""
    await services.opponents.leave(player)


ROUTES = [people_here, my_wait, look_for_opponents, still_waiting, stop_looking]
