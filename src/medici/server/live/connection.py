"""The WebSocket of a table, as a plain ASGI application: nothing stands between it and uvicorn."""

import asyncio
import re
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from medici.server.hosting.hosted_table import Room
from medici.server.house import House
from medici.server.logs import log
from medici.server.security.headers import Bucket, same_origin, session_of
from medici.server.wire.messages import (
    PONG,
    Envelope,
    Ok,
    Problem,
    Refusal,
    encode,
    envelope,
    refusal,
)
from medici.server.wire.protocol import EXTENSION, Wire
from medici.server.wire.socket import FLOOD, GOING_AWAY, SLOW, Socket
from medici.store import NoSuchTable, StoreError
from medici.tables import Player, TableError, decode_command
from medici.tables.commands import BotMove, Expire

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/live")
GONE = 1001  # the client went first
REASONS = {SLOW: "too slow", FLOOD: "too many messages", GOING_AWAY: "the server goes away"}


async def live(scope: Scope, receive: Receive, send: Send, house: House) -> None:
    """Serve one socket from its handshake to its end."""
    await receive()  # the wish to connect
    headers = scope["headers"]
    if not same_origin(headers, house.settings.origins):
        await reject(send, 403, Problem("forbidden", "expected this server's own origin"))
        return
    found = PATH.fullmatch(scope["path"])
    try:
        if found is None:
            raise NoSuchTable("there is no such socket")
        player = await house.players.known(session_of(headers))
        room = await house.tables.room(found[1])
    except NoSuchTable as problem:
        await reject(send, 404, Problem("no-table", str(problem)))
        return
    except StoreError:
        log.exception("the store failed a handshake")
        await reject(send, 503, Problem("unavailable", "the store cannot be reached"))
        return
    if house.tables.draining:
        await reject(send, 503, Problem("unavailable", "the server goes away"))
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    extensions: Any = scope["extensions"]
    wire: Wire = extensions[EXTENSION]
    await Connection(house, room, player, receive, send, wire).run()


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


class Connection:
    """A socket at a table: reads commands one after the other and answers each."""

    def __init__(
        self,
        house: House,
        room: Room,
        player: Player | None,
        receive: Receive,
        send: Send,
        wire: Wire,
    ) -> None:
        settings = house.settings
        self.house = house
        self.room = room
        self.player = player
        self.receive = receive
        self.send = send
        self.wire = wire
        self.socket = Socket(wire, player, settings.backlog, house.metrics)
        self.bucket = Bucket(settings.messages_per_second, settings.burst)
        self.refused = 0  # messages over the limit

    async def run(self) -> None:
        """Until either side closes."""
        socket, sockets = self.socket, self.house.sockets
        sockets.add(socket)
        listener = asyncio.create_task(self.listen())
        try:
            while (body := await socket.message()) is not None:
                await self.take(body)
        finally:
            sockets.discard(socket)
            self.room.leave(socket)
            listener.cancel()
        if socket.closed == SLOW:
            self.wire.abort()
        elif socket.closed != GONE:
            code = socket.closed or 1000
            await self.send(
                {"type": "websocket.close", "code": code, "reason": REASONS.get(code, "")}
            )

    async def listen(self) -> None:
        """Take what does not come the short way: messages in pieces, and the end."""
        while True:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                self.socket.close(GONE)
                return
            body = message.get("bytes")
            self.socket.heard((message.get("text") or "").encode() if body is None else body)

    async def take(self, body: bytes) -> None:
        """Carry out one message, or say why not."""
        cmd_id: str | None = None
        try:
            self.check_pace()
            if len(body) > self.house.settings.largest_message:
                limit = self.house.settings.largest_message
                raise TableError("too-long", expected=f"at most {limit} bytes", got=len(body))
            given = envelope(body)
            cmd_id = given.cmd_id
            if given.type == "ping":
                self.socket.say(PONG)
            elif given.type == "hello":
                self.socket.wants_state = given.state
                self.socket.wants_scenes = given.scenes
                self.room.welcome(self.socket, given.seq)
            else:
                await self.command(body, given)
        except TableError as problem:
            self.house.metrics.errors[problem.code] += 1
            if problem.code == "stale":
                self.socket.say(self.stale(given, problem))
            else:
                self.socket.say(refusal(cmd_id, problem, self.room.seq))
        except StoreError:
            if not self.house.tables.draining:
                log.exception("the store failed", extra={"table": self.room.id})
            self.fail(cmd_id, "unavailable", "not stored, as far as is known: send it again")
        except Exception:
            log.exception("a command failed", extra={"table": self.room.id})
            self.fail(cmd_id, "internal", "the server made a mistake; nothing was stored")

    def check_pace(self) -> None:
        """Refuse what comes too fast, and close the socket of one who does not stop."""
        if self.bucket.take():
            self.refused = 0
            return
        self.refused += 1
        if self.refused > self.house.settings.patience:
            self.house.metrics.floods += 1
            self.socket.close(FLOOD)
        raise TableError("flood", "too many messages; wait a little")

    async def command(self, body: bytes, given: Envelope) -> None:
        """Carry out a command and say so."""
        command = decode_command(body)
        if isinstance(command, BotMove | Expire):
            raise TableError("forbidden", "only the house may ask for that")
        if self.player is None:
            raise TableError("forbidden", "expected a session: sign in as a guest first")
        tables = self.house.tables
        seq = await tables.execute(self.room, command, self.player, given.cmd_id, given.seq)
        self.socket.say(encode(Ok(given.cmd_id, seq)))

    def stale(self, given: Envelope, problem: TableError) -> bytes:
        """The refusal of a late command, with what the client has missed."""
        seq, missed = self.room.seq, self.room.missed(given.seq)
        if missed is None or given.seq is None or self.socket.wants_scenes:
            return refusal(given.cmd_id, problem, seq)
        events = [msgspec.Raw(event) for event in missed]
        message = Refusal(given.cmd_id, "stale", problem.message, seq, events, given.seq + 1)
        return encode(message)

    def fail(self, cmd_id: str | None, code: str, message: str) -> None:
        """Tell of a failure that is not the client's."""
        self.house.metrics.errors[code] += 1
        self.socket.say(encode(Refusal(cmd_id, code, message, self.room.seq)))
