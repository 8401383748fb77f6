"""Lists of tables over HTTP."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from medici.online.server.hosting.lists import Listed, Mine, public_tables, tables_of
from medici.online.server.http.dependencies import SignedIn, TheHouse, Visitor


@get("/api/tables")
async def list_tables(house: TheHouse, visitor: Visitor) -> list[Listed]:
    """The public tables that are open or running, newest first."""
    return await public_tables(house.tables, visitor)


@get("/api/me/tables")
async def my_tables(
    house: TheHouse,
    player: SignedIn,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 30,
    before: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> list[Mine]:
    """My tables: where it is my turn, then running, open, and as many past ones as the limit says.

    With the id of the last one, only past ones before it.
    """
    return await tables_of(house.tables, player, limit, before)


ROUTES = [list_tables, my_tables]
