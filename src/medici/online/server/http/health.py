"""Whether the server is well, for load balancers."""

from typing import Literal

import msgspec
from litestar import get, head

from medici import __version__
from medici.online.server.http.dependencies import TheHouse
from medici.online.server.http.errors import HttpProblem


class Health(msgspec.Struct):
    """The answer of a server that can store moves; what it cannot do stands in the notes."""

    status: Literal["ok", "degraded"]
    version: str
    notes: list[str]


async def state_of(house: TheHouse) -> Health:
    """How the server is; HttpProblem if it cannot store moves."""
    if house.tables.draining:
        raise HttpProblem(503, "unavailable", "the server is shutting down")
    if (problem := await house.pulse.problem()) is not None:
        raise HttpProblem(503, "unavailable", problem)
    notes = [note for doubt in house.doubts if (note := doubt()) is not None]
    return Health("degraded" if notes else "ok", __version__, notes)


@get("/healthz")
async def health(house: TheHouse) -> Health:
    """Whether the server can store moves, which is found out by writing."""
    return await state_of(house)


@head("/healthz", include_in_schema=False)
async def health_head(house: TheHouse) -> None:
    """The same in a status alone."""
    await state_of(house)


ROUTES = [health, health_head]
