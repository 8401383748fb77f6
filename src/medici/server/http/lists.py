"""Lists of tables over HTTP."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter

from medici.server.hosting.lists import Listed, Mine, public_tables, tables_of
from medici.server.http.players import house_of, signed_in
from medici.server.security.headers import session_of

Asked = Request[Any, Any, Any]


@get("/api/tables")
async def list_tables(request: Asked) -> list[Listed]:
    """The public tables that are open or running, newest first."""
    house = house_of(request)
    player = await house.players.known(session_of(request.scope["headers"]))
    return await public_tables(house, player)


@get("/api/me/tables")
async def my_tables(
    request: Asked,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 30,
    before: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> list[Mine]:
    """My tables: where it is my turn, then running, open, and as many past ones as the limit says.

    With the id of the last one, only past ones before it.
    """
    return await tables_of(house_of(request), await signed_in(request), limit, before)


ROUTES = [list_tables, my_tables]
