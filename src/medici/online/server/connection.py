"""Sockets at tables: who may open one; its commands are read one after the other and answered."""

import asyncio
import re
from functools import partial
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.logs import log
from medici.online.server.problem import FailureCode, send_problem
from medici.online.server.security.origins import FOREIGN, HOSTS, one_host, same_origin
from medici.online.server.security.rate_limits import RateLimit, address_of
from medici.online.server.security.session_cookies import digest, session_of
from medici.online.server.services import Services
from medici.online.server.wire.frames import DISMISSED, FLOOD, RESTART, SLOW
from medici.online.server.wire.messages import (
    PONG,
    Envelope,
    Ok,
    Refusal,
    StaleRefusal,
    cmd_id_of,
    encode,
    read_envelope,
    refusal,
)
from medici.online.server.wire.socket import EXTENSION, Socket, WebSocketProtocol
from medici.online.store import NoSuchTable, NotStored, StoreError, Unavailable, Unstorable
from medici.online.tables import Player, TableError, decode_command
from medici.online.tables.commands import BotMove, Expire, Forget
from medici.online.tables.orders import ORDER_TYPES, decode_order

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/live")
reject = partial(send_problem, kind="websocket.http")
HIDDEN = "expected one of its players: others still play the same deal; got somebody else"
CROWDED = "too many sockets from one address; close some, or wait a little"
SERVER_COMMANDS = (BotMove, Expire, Forget)  # commands that no player may give
MESSAGES = 4  # of one socket that are carried out before others have their turn
FLOOD_PAUSE = 0.1  # seconds in which nothing is read of a socket that sends too fast
FLOOD_BYTES = 32_768  # that such a socket may have sent already, before it is closed
GONE = 1001  # the client went first
REASONS = {
    DISMISSED: "you are no longer signed in as you were: come back",
    SLOW: "too slow",
    FLOOD: "too many messages",
    RESTART: "the server is shutting down: come back",
}


async def serve_socket(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    """Serve one socket from its handshake to its end."""
    await receive()  # the wish to connect
    if not one_host(scope["headers"]):
        await reject(send, 400, "bad-command", HOSTS)
        return
    if not same_origin(scope, services.settings.origins):
        await reject(send, 403, "forbidden", FOREIGN)
        return
    address = address_of(scope)
    if not services.sockets.enter(address):
        await reject(send, 429, "flood", CROWDED)
        return
    try:
        await let_in(scope, receive, send, services, address)
    finally:
        services.sockets.leave(address)


async def let_in(
    scope: Scope, receive: Receive, send: Send, services: Services, address: str
) -> None:
    """Find out who is there and what for, and let them in."""
    path = PATH.fullmatch(scope["path"])
    session = session_of(scope["headers"])
    try:
        if path is None:
            raise NoSuchTable("there is no such socket")
        player = await services.players.of_session(session)
        hosted = await services.tables.table(path[1])
        may_look = await services.tournaments.may_look(hosted.live, player)
    except NoSuchTable as problem:
        await reject(send, 404, "no-table", str(problem))
        return
    except StoreError:
        log.exception("the store failed during a handshake")
        await reject(send, 503, "unavailable", "the store cannot be reached")
        return
    if not may_look:
        await reject(send, 403, "forbidden", HIDDEN)
        return
    if services.tables.draining:
        await reject(send, 503, "unavailable", "the server is shutting down")
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    extensions: Any = scope["extensions"]
    wire: WebSocketProtocol = extensions[EXTENSION]
    proof = None if session is None or player is None else digest(session)
    socket = Socket(wire, player, proof, services.settings.backlog, services.metrics)
    await Connection(services, hosted, socket, address, receive, send).run()


class Connection:
    """A socket at a table: reads commands one after the other and answers each."""

    def __init__(
        self,
        services: Services,
        hosted: HostedTable,
        socket: Socket,
        address: str,
        receive: Receive,
        send: Send,
    ) -> None:
        settings = services.settings
        self.services = services
        self.hosted = hosted
        self.socket = socket
        self.address = address
        self.receive = receive
        self.send = send
        self.messages = RateLimit(settings.messages_per_second, settings.burst)
        self.hellos = RateLimit(1.0 / settings.hello_seconds, settings.hellos_burst)
        self.refused = 0  # messages over the limit

    @property
    def seq(self) -> int:
        """The number of the last event that this socket may know of."""
        return self.hosted.onlookers.seq_for(self.socket.player)

    async def run(self) -> None:
        """Until either side closes."""
        socket, sockets = self.socket, self.services.sockets
        sockets.admit(socket)
        self.hosted.connections += 1
        listener = asyncio.create_task(self.listen())
        try:
            taken = 0
            while (body := await socket.message()) is not None:
                await self.take(body)
                taken += 1
                if taken % MESSAGES == 0:
                    await asyncio.sleep(0)
        finally:
            sockets.open.discard(socket)
            self.hosted.connections -= 1
            self.hosted.leave(socket)
            listener.cancel()
        if socket.closed == SLOW or socket.blocked:
            socket.abort()  # nobody reads a goodbye
        elif socket.closed != GONE:
            code = socket.closed or 1000
            await self.send(
                {"type": "websocket.close", "code": code, "reason": REASONS.get(code, "")}
            )

    async def listen(self) -> None:
        """Wait for the end, which alone does not come by the short cut."""
        await self.receive()
        self.socket.close(GONE)

    async def take(self, body: bytes) -> None:
        """Carry out one message, or say why not."""
        cmd_id: str | None = None
        try:
            await self.check_pace()
            if len(body) > self.services.settings.largest_message:
                limit = self.services.settings.largest_message
                raise TableError("too-long", expected=f"at most {limit} bytes", got=len(body))
            envelope = read_envelope(body)
            cmd_id = envelope.cmd_id
            if envelope.type == "ping":
                self.socket.send(PONG)
            elif envelope.type == "hello":
                await self.hello(envelope)
            else:
                await self.command(body, envelope)
        except TableError as problem:
            self.services.metrics.errors[problem.code] += 1
            if problem.code == "stale":
                self.socket.send(self.stale(envelope, problem))
            else:
                cmd_id = cmd_id or cmd_id_of(body)
                self.socket.send(refusal(cmd_id, problem, self.seq))
        except Unstorable as problem:
            self.socket.send(encode(Refusal(cmd_id, "bad-command", str(problem), self.seq)))
        except NotStored as problem:
            log.warning(str(problem), extra={"table": self.hosted.id})
            self.fail(cmd_id, "unavailable", f"{problem}; try again")
        except StoreError:
            if not self.services.tables.draining:
                log.exception("the store failed", extra={"table": self.hosted.id})
            self.fail(cmd_id, "unavailable", "the command may not have been stored: send it again")
        except Exception:
            log.exception("a command failed", extra={"table": self.hosted.id})
            self.fail(cmd_id, "internal", "internal server error; nothing was stored")

    async def hello(self, envelope: Envelope) -> None:
        """Let the socket in, with what it has missed: much to send, so it is seldom done."""
        if self.socket.blocked or not self.hellos.take():
            seconds = self.services.settings.hello_seconds
            raise TableError("flood", expected=f"one hello in {seconds:g} s", got="more")
        self.socket.wants_state = envelope.state
        self.socket.wants_log = envelope.log
        await self.services.tables.table_for(self.hosted, self.socket.player)  # then it is at hand
        welcome = partial(self.hosted.welcome, self.socket, envelope.seq)
        await self.services.sockets.hellos.answer(welcome)

    def signed_in(self) -> Player:
        """Whom the socket acts for; it may have been dismissed."""
        player = self.socket.player
        if player is None:
            raise TableError("forbidden", "expected a session: sign in as a guest first")
        return player

    async def check_pace(self) -> None:
        """Refuse what comes too fast, and close the socket of one who does not stop.

        A refusal costs as much as a command, so nothing is read for a while after each.
        """
        if self.messages.take() and self.services.sockets.messages.take(self.address):
            if self.messages.left > self.messages.burst / 2:
                self.refused = 0
            return
        self.refused += 1
        if self.refused > self.services.settings.patience or self.socket.unread > FLOOD_BYTES:
            self.services.metrics.socket_floods += 1
            self.socket.close(FLOOD)
        else:
            self.socket.pause_reading()
            await asyncio.sleep(FLOOD_PAUSE)
        raise TableError("flood", "too many messages; wait a little")

    async def command(self, body: bytes, envelope: Envelope) -> None:
        """Carry out a command and say so."""
        if envelope.type in ORDER_TYPES:
            await self.order(body, envelope)
            return
        command = decode_command(body)
        if isinstance(command, SERVER_COMMANDS):
            got = "one that only the server may give"
            raise TableError("forbidden", expected="a player's command", got=got)
        player, tables = self.signed_in(), self.services.tables
        seq = await tables.execute(self.hosted, command, player, envelope.cmd_id, envelope.seq)
        self.socket.send(encode(Ok(envelope.cmd_id, min(seq, self.seq))))

    async def order(self, body: bytes, envelope: Envelope) -> None:
        """Keep an order for later, or give it up, and say so."""
        order = decode_order(body)
        player, tables = self.signed_in(), self.services.tables
        if tables.draining:
            raise Unavailable("the server is shutting down")
        seq = await tables.orders.take(self.hosted, order, player)
        self.socket.send(encode(Ok(envelope.cmd_id, seq)))

    def stale(self, envelope: Envelope, problem: TableError) -> bytes:
        """The refusal of a late command, with what the client has missed."""
        seq, missed = self.seq, self.hosted.missed(envelope.seq)
        behind = self.hosted.onlookers.is_behind(self.socket.player)
        if missed is None or envelope.seq is None or self.socket.wants_log or behind:
            return refusal(envelope.cmd_id, problem, seq)
        events = [msgspec.Raw(event) for event in missed]
        cmd_id, first = envelope.cmd_id, envelope.seq + 1
        late = StaleRefusal(cmd_id, "stale", problem.message, seq, events=events, first=first)
        return encode(late)

    def fail(self, cmd_id: str | None, code: FailureCode, message: str) -> None:
        """Tell of a failure that is not the client's."""
        self.services.metrics.errors[code] += 1
        self.socket.send(encode(Refusal(cmd_id, code, message, self.seq)))
