"""Tables over HTTP: create one, look at one, and take its record along."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from medici.server.http.dependencies import (
    NamedTable,
    SignedIn,
    TheHouse,
    Visitor,
    limit_newcomers,
)
from medici.tables import Snapshot, Terms


class Laid(msgspec.Struct):
    """A new table, and the way to it."""

    table: str
    invite: str
    commitment: str


@post("/api/tables", status_code=201, guards=[limit_newcomers])
async def new_table(house: TheHouse, player: SignedIn, data: JSONBody[Terms]) -> Laid:
    """Create a table, with bots in the seats that are named. Its host still has to take a seat."""
    hosted = await house.tables.create(player, data)
    return Laid(hosted.id, f"/tables/{hosted.id}", hosted.live.created.commitment)


@get("/api/tables/{table_id:str}")
async def see_table(hosted: NamedTable, visitor: Visitor) -> Snapshot:
    """A table as the asker may see it."""
    return hosted.live.view(visitor)


@get("/api/tables/{table_id:str}/record")
async def table_record(hosted: NamedTable) -> dict[str, Any]:
    """The record of the game so far; the secret is in it once the game is over."""
    return hosted.live.record()


ROUTES = [new_table, see_table, table_record]
