"""Games to watch over HTTP."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from medici.online.server.community.watching import LISTED, WatchedTable
from medici.online.server.http.dependencies import TheServices, limit_pages
from medici.online.server.problem import HttpProblem

LONGEST = 2000  # characters of the ids of tables


@get("/api/watch", guards=[limit_pages])
async def games_to_watch(
    services: TheServices, tables: Annotated[str, QueryParameter(max_length=LONGEST)] = ""
) -> list[WatchedTable]:
    """Public games that are played now, the best first; or those of the tables that are named.

    Of rated games only as much as those may know who watch: all but the present lot.
    """
    if not tables:
        return await services.watch_list.best()
    ids = tables.split(",")
    if len(ids) > LISTED:
        message = f"tables: expected at most {LISTED} ids; got {len(ids)}"
        raise HttpProblem(400, "bad-command", message)
    return await services.watch_list.named(ids)


ROUTES = [games_to_watch]
