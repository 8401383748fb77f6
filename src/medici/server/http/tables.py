"""Tables over HTTP: lay one, look at one, and take its record along."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from medici.server.http.errors import HttpProblem
from medici.server.http.players import house_of, signed_in, slow_down
from medici.server.security.headers import session_of
from medici.tables import Clock, Snapshot

Asked = Request[Any, Any, Any]


class NewTable(msgspec.Struct):
    """What a new table shall be."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, bool | str] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    bots: dict[str, str] = {}
    pace: float | None = None


class Laid(msgspec.Struct):
    """A new table, and the way to it."""

    table: str
    invite: str
    commitment: str


@post("/api/tables", status_code=201)
async def new_table(request: Asked, data: JSONBody[NewTable]) -> Laid:
    """Lay a table; bots are named by seat. Whoever lays it sits down like everybody else."""
    slow_down(request)
    player = await signed_in(request)
    try:
        bots = {int(seat): bot for seat, bot in data.bots.items()}
    except ValueError:
        raise HttpProblem(400, "bad-command", "bots: expected seats as numbers") from None
    room = await house_of(request).tables.create(
        player,
        data.game,
        data.players,
        data.options,
        data.clock,
        data.public,
        bots,
        data.pace,
    )
    return Laid(room.id, f"/tables/{room.id}", room.live.created.commitment)


@get("/api/tables/{table_id:str}")
async def see_table(request: Asked, table_id: FromPath[str]) -> Snapshot:
    """A table as the asker may see it."""
    house = house_of(request)
    room = await house.tables.room(table_id)
    return room.view(await house.players.known(session_of(request.scope["headers"])))


@get("/api/tables/{table_id:str}/record")
async def table_record(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    """The record of the game so far; the secret is in it once the game is over."""
    room = await house_of(request).tables.room(table_id)
    return room.live.record()


ROUTES = [new_table, see_table, table_record]
