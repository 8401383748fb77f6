"""Whether the server is well, for load balancers."""

from typing import Literal

import msgspec
from litestar import get

from medici.server.http.dependencies import TheHouse
from medici.server.http.errors import HttpProblem
from medici.store import StoreError


class Health(msgspec.Struct):
    """The answer of a server that can store moves."""

    status: Literal["ok"] = "ok"


@get("/healthz")
async def health(house: TheHouse) -> Health:
    """Whether the server can store moves."""
    try:
        await house.store.ping()
    except StoreError:
        raise HttpProblem(503, "unavailable", "the store cannot be reached") from None
    if house.tables.draining:
        raise HttpProblem(503, "unavailable", "the server is shutting down")
    return Health()


ROUTES = [health]
