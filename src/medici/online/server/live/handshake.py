"""Who may open a socket at a table, and the refusal of all others."""

import re
from functools import partial
from typing import Any

from litestar.types import Receive, Scope, Send

from medici.online.server.live.connection import Connection
from medici.online.server.logs import log
from medici.online.server.problem import send_problem
from medici.online.server.security.origins import FOREIGN, HOSTS, one_host, same_origin
from medici.online.server.security.rate_limits import address_of
from medici.online.server.security.session_cookies import digest, session_of
from medici.online.server.services import Services
from medici.online.server.wire.websocket_protocol import EXTENSION, WebSocketProtocol
from medici.online.store import NoSuchTable, StoreError

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/live")
reject = partial(send_problem, kind="websocket.http")
CROWDED = "too many sockets from one address; close some, or wait a little"


async def serve_socket(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    """Serve one socket from its handshake to its end."""
    await receive()  # the wish to connect
    if not one_host(scope["headers"]):
        await reject(send, 400, "bad-command", HOSTS)
        return
    if not same_origin(scope["headers"], services.settings.origins):
        await reject(send, 403, "forbidden", FOREIGN)
        return
    address = address_of(scope)
    if not services.sockets.enter(address):
        await reject(send, 429, "flood", CROWDED)
        return
    try:
        await let_in(scope, receive, send, services)
    finally:
        services.sockets.leave(address)


async def let_in(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    """Find out who is there and what for, and let them in."""
    path = PATH.fullmatch(scope["path"])
    session = session_of(scope["headers"])
    try:
        if path is None:
            raise NoSuchTable("there is no such socket")
        player = await services.players.of_session(session)
        hosted = await services.tables.table(path[1])
    except NoSuchTable as problem:
        await reject(send, 404, "no-table", str(problem))
        return
    except StoreError:
        log.exception("the store failed during a handshake")
        await reject(send, 503, "unavailable", "the store cannot be reached")
        return
    if services.tables.draining:
        await reject(send, 503, "unavailable", "the server is shutting down")
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    extensions: Any = scope["extensions"]
    wire: WebSocketProtocol = extensions[EXTENSION]
    proof = None if session is None or player is None else digest(session)
    await Connection(services, hosted, player, proof, receive, send, wire).run()
