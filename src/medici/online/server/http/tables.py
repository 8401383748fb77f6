"""Tables over HTTP: create one, look at one, and take its record along."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from medici.online.server.http.dependencies import (
    NamedTable,
    SignedIn,
    TheHouse,
    Visitor,
    limit_newcomers,
    limit_reading,
)
from medici.online.tables import Event, Snapshot, Terms
from medici.online.tables.import_game import MOST_EVENTS


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


class Brought(msgspec.Struct):
    """A game that began in a browser: its log, and the seat that shall be free for a friend."""

    events: Annotated[list[Event], msgspec.Meta(max_length=MOST_EVENTS)]
    free: int | None = None


@post("/api/tables/brought", status_code=201, guards=[limit_newcomers])
async def bring_table(house: TheHouse, player: SignedIn, data: JSONBody[Brought]) -> Laid:
    """Take over a game that is played in a browser: it is played again, and checked."""
    hosted = await house.tables.bring(player, data.events, data.free)
    return Laid(hosted.id, f"/tables/{hosted.id}", "")


@get("/api/tables/{table_id:str}")
async def see_table(hosted: NamedTable, visitor: Visitor) -> Snapshot:
    """A table as the asker may see it."""
    return hosted.live.view(visitor)


@get("/api/tables/{table_id:str}/record", guards=[limit_reading])
async def table_record(hosted: NamedTable) -> dict[str, Any]:
    """The record of the game so far; the secret is in it once the game is over."""
    return hosted.live.record()


ROUTES = [new_table, bring_table, see_table, table_record]
