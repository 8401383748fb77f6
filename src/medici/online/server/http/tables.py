"""Tables over HTTP: list, create, import and look at them, and take a record along."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from medici.online.community.consent import check_study
from medici.online.server.hosting.table_lists import (
    ListedTable,
    OwnTable,
    tables_of,
)
from medici.online.server.http.dependencies import (
    LARGEST_BODY,
    AnyRequest,
    NamedTable,
    SignedIn,
    TheServices,
    Visitor,
    limit_creation,
    limit_reading,
)
from medici.online.server.security.rate_limits import address_of
from medici.online.tables import Event, Snapshot, Terms
from medici.online.tables.import_game import MOST_EVENTS


class CreatedTable(msgspec.Struct):
    """A new table, and the way to it."""

    table: str
    invite: str
    commitment: str


@get("/api/tables")
async def list_tables(services: TheServices, visitor: Visitor) -> list[ListedTable]:
    """The public tables that are open or running, newest first."""
    return await services.public_tables.listed(visitor)


@get("/api/me/tables")
async def my_tables(
    services: TheServices,
    player: SignedIn,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 30,
    before: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> list[OwnTable]:
    """My tables: where it is my turn, then running, open, and as many past ones as the limit says.

    With the id of the last one, only past ones before it.
    """
    return await tables_of(services.tables, player, limit, before)


@post("/api/tables", status_code=201, guards=[limit_creation])
async def new_table(services: TheServices, player: SignedIn, data: JSONBody[Terms]) -> CreatedTable:
    """Create a table, with bots in the seats that are named. Its host still has to take a seat."""
    hosted = await services.tables.create(player, data)
    return CreatedTable(hosted.id, f"/tables/{hosted.id}", hosted.live.created.commitment)


class ImportRequest(msgspec.Struct):
    """A game that began in a browser: its log, and the seat that shall be free for a friend."""

    events: Annotated[list[Event], msgspec.Meta(max_length=MOST_EVENTS)]
    free: int | None = None


@post(
    "/api/tables/brought",
    status_code=201,
    guards=[limit_creation],
    request_max_body_size=LARGEST_BODY,
)
async def import_table(
    request: AnyRequest, services: TheServices, player: SignedIn, data: JSONBody[ImportRequest]
) -> CreatedTable:
    """Take over a game that is played in a browser: it is played again, and checked."""
    hosted = await services.tables.import_game(
        player, data.events, data.free, address_of(request.scope)
    )
    return CreatedTable(hosted.id, f"/tables/{hosted.id}", "")


@get("/api/tables/{table_id:str}")
async def see_table(services: TheServices, hosted: NamedTable, visitor: Visitor) -> Snapshot:
    """A table as the asker may see it."""
    table = await services.tables.table_for(hosted, visitor)
    return table.view(visitor)


@get("/api/tables/{table_id:str}/record", guards=[limit_reading])
async def table_record(
    services: TheServices, hosted: NamedTable, visitor: Visitor
) -> dict[str, Any]:
    """The record of the game so far; the secret is in it once the game is over."""
    check_study(hosted.live, visitor)
    table = await services.tables.table_for(hosted, visitor)
    return table.record()


ROUTES = [list_tables, my_tables, new_table, import_table, see_table, table_record]
