"""Tables over HTTP: lay one, find one, look at one, and take its record along."""

from dataclasses import asdict
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from medici.fair import FairError, NotRevealedError
from medici.fair import verify as judge
from medici.record import replay
from medici.server.http_errors import HttpProblem
from medici.server.http_players import house_of, signed_in, slow_down
from medici.server.room import RUNNING
from medici.server.security import session_of
from medici.store import OPEN
from medici.tables import Clock, SeatView, Snapshot

Asked = Request[Any, Any, Any]

LISTED = 50  # tables of each status in the list


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


class Listed(msgspec.Struct):
    """A table in the list."""

    table: str
    game: str
    host: str
    phase: str
    seats: list[SeatView]
    clock: Clock
    options: dict[str, bool | str]
    created: float


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


@get("/api/tables")
async def list_tables(request: Asked) -> list[Listed]:
    """The public tables that are open or running, newest first."""
    house, listed = house_of(request), []
    for status in (OPEN, RUNNING):
        for row in await house.store.tables(status=status, public=True, limit=LISTED):
            room = await house.tables.room(row.id)
            view = room.view(None)
            listed.append(
                Listed(
                    row.id,
                    view.game,
                    view.host,
                    view.phase,
                    view.seats,
                    view.clock,
                    view.options,
                    row.created,
                )
            )
    return listed


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


@get("/api/tables/{table_id:str}/verify")
async def verify_table(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    """Whether every choice of nature follows from the secret that was promised."""
    room = await house_of(request).tables.room(table_id)
    return verdict(room.live.record())


@post("/api/records", status_code=200)
async def check_record(data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """Check a record from elsewhere: played again move by move, and its proof if it has one."""
    game = replay(data)
    summary: dict[str, Any] = {
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "moves": len(game.moves),
        "over": game.over,
        "scores": game.scores,
        "winners": game.winners,
    }
    if "fair" in data:
        summary["verdict"] = verdict(data)
    return summary


def verdict(record: dict[str, Any]) -> dict[str, Any]:
    """The verdict on a record, as JSON-ready data."""
    try:
        found = judge(record)
    except NotRevealedError as problem:
        return {"fair": None, "failed": "unrevealed", "reason": str(problem)}
    except FairError as problem:
        return {"fair": False, "failed": "proof", "reason": str(problem)}
    return {"fair": found.fair, **asdict(found)}


ROUTES = [new_table, list_tables, see_table, table_record, verify_table, check_record]
