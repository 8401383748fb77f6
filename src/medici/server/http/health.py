"""Whether the server is well, for load balancers and for Prometheus."""

from typing import Literal

import msgspec
from litestar import Response, get

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


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures(house: TheHouse) -> Response[str]:
    """The figures for Prometheus."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, figures]
