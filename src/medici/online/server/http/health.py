"""Whether the server is well, for load balancers."""

from typing import Literal

import msgspec
from litestar import get, head

from medici import __version__
from medici.online.server.http.dependencies import TheServices
from medici.online.server.problem import HttpProblem


class Health(msgspec.Struct):
    """The answer of a server that can store moves; what it cannot do stands in the notes."""

    status: Literal["ok", "degraded"]
    version: str
    notes: list[str]


async def state_of(services: TheServices) -> Health:
    """How the server is; HttpProblem if it cannot store moves."""
    if services.tables.draining:
        raise HttpProblem(503, "unavailable", "the server is shutting down")
    if (problem := await services.store_health.problem()) is not None:
        raise HttpProblem(503, "unavailable", problem)
    notes = [note for noted in services.health_notes if (note := noted()) is not None]
    return Health("degraded" if notes else "ok", __version__, notes)


@get("/healthz")
async def health(services: TheServices) -> Health:
    """Whether the server can store moves, which is found out by writing."""
    return await state_of(services)


@head("/healthz", include_in_schema=False)
async def health_head(services: TheServices) -> None:
    """The same in a status alone."""
    await state_of(services)


ROUTES = [health, health_head]
