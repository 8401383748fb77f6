"""Who may open a socket at a table, and the refusal of all others."""

import re
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from medici.online.server.house import House
from medici.online.server.live.connection import Connection
from medici.online.server.logs import log
from medici.online.server.problem import Problem
from medici.online.server.security.addresses import address_of
from medici.online.server.security.origins import FOREIGN, HOSTS, one_host, same_origin
from medici.online.server.security.sessions import digest, session_of
from medici.online.server.wire.protocol import EXTENSION, WireProtocol
from medici.online.store import NoSuchTable, StoreError

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/live")
CROWDED = "too many sockets from one address; close some, or wait a little"


async def live(scope: Scope, receive: Receive, send: Send, house: House) -> None:
    """Serve one socket from its handshake to its end."""
    await receive()  # the wish to connect
    if not one_host(scope["headers"]):
        await reject(send, 400, Problem("bad-command", HOSTS))
        return
    if not same_origin(scope["headers"], house.settings.origins):
        await reject(send, 403, Problem("forbidden", FOREIGN))
        return
    address = address_of(scope)
    if not house.crowd.enter(address):
        await reject(send, 429, Problem("flood", CROWDED))
        return
    try:
        await serve(scope, receive, send, house)
    finally:
        house.crowd.leave(address)


async def serve(scope: Scope, receive: Receive, send: Send, house: House) -> None:
    """Find out who is there and what for, and let them in."""
    path = PATH.fullmatch(scope["path"])
    session = session_of(scope["headers"])
    try:
        if path is None:
            raise NoSuchTable("there is no such socket")
        player = await house.players.of_session(session)
        hosted = await house.tables.table(path[1])
    except NoSuchTable as problem:
        await reject(send, 404, Problem("no-table", str(problem)))
        return
    except StoreError:
        log.exception("the store failed during a handshake")
        await reject(send, 503, Problem("unavailable", "the store cannot be reached"))
        return
    if house.tables.draining:
        await reject(send, 503, Problem("unavailable", "the server is shutting down"))
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    extensions: Any = scope["extensions"]
    wire: WireProtocol = extensions[EXTENSION]
    proof = None if session is None or player is None else digest(session)
    await Connection(house, hosted, player, proof, receive, send, wire).run()


async def reject(send: Send, status: int, problem: Problem) -> None:
    """Refuse the handshake with a body that says why."""
    start: Any = {
        "type": "websocket.http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json")],
    }
    await send(start)
    body: Any = {"type": "websocket.http.response.body", "body": msgspec.json.encode(problem)}
    await send(body)
