"""The list of promises over HTTP, for anybody to download and to verify."""

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from medici.online.server.http.dependencies import TheServices, limit_reading

LARGEST_PAGE = 1000  # entries
FOREVER = "public, max-age=31536000, immutable"  # a full page never changes
GROWING = "no-cache"
LINES = "application/x-ndjson"


@get("/api/commitments", media_type=LINES, guards=[limit_reading])
async def list_promises(
    services: TheServices,
    after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=LARGEST_PAGE)] = LARGEST_PAGE,
    table: Annotated[str | None, QueryParameter(pattern="^[0-9a-f]{64}$")] = None,
) -> Response[str]:
    """Entries of the list in their order, one on each line, after the one with this number.

    With the SHA-256 of a table's id, only those about this table.
    """
    if table is not None:
        return page(await services.store.entries_of(table), GROWING)
    lines = await services.store.entries(after, limit)
    return page(lines, FOREVER if len(lines) == limit else GROWING)


def page(lines: list[str], cache: str) -> Response[str]:
    """Lines as an answer."""
    return Response(
        "".join(f"{line}\n" for line in lines),
        media_type=LINES,
        headers={"cache-control": cache},
    )


ROUTES = [list_promises]
