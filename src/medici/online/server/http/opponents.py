"""Finding opponents over HTTP: who is here, and who waits."""

import msgspec
from litestar import get

from medici.online.server.http.dependencies import TheServices


class Here(msgspec.Struct):
    """How many people are here, and how many of them wait for opponents, in all and by game."""

    people: int
    waiting: int
    games: dict[str, int]


@get("/api/here")
async def people_here(services: TheServices) -> Here:
    """How many people are here now, at all servers together, and how many wait for opponents."""
    return Here(await services.presence.count(), 0, {})


ROUTES = [people_here]
