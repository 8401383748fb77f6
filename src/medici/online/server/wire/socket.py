"""A socket at a table: its protocol, messages that came and wait, and those that go out.

The protocol is uvicorn's with a short cut for what tables send and get all the time. A message in
one frame goes straight to its socket, and a frame out is built once for all sockets that get it.
Everything else (the handshake, pings, errors) goes the usual way, and messages in pieces do until
they are whole; so many of these frames a second are taken from a socket. Of many frames that come
at once some are worked off, then it is everybody else's turn.

What a socket is sent goes out at once or waits in a queue; nobody waits for it. A socket that reads
too slowly is closed; its client comes back and resumes where it was.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from medici.online.server.metrics import Metrics
from medici.online.server.security.rate_limits import RateLimit
from medici.online.server.settings import Settings
from medici.online.server.wire.frames import DISMISSED, FLOOD, SLOW, frame
from medici.online.server.wire.write_timeout import WriteTimeout
from medici.online.tables import Player

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is a version of it in plain Python
    from websockets.utils import apply_mask

WHOLE = (0x81, 0x82)  # the first byte of a message in one frame, text or binary (RFC 6455)
MASKED = 0x80
EXTENSION = "medici.wire"  # under which the application finds the protocol of a socket
LINGER = 5.0  # seconds for what is written to leave after the end
FRAMES = 16  # of one socket that are worked off before others have their turn

UNREAD = 64  # messages that may wait for their turn before the socket is no longer read
LONG = 4096  # bytes of a message with which it is not read on either, until that had its turn

Later = Callable[[], bytes]  # makes a frame when it can be sent, of what is in memory anyway


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.debug = False  # it would log the headers, and sessions are in them
        self.receiver: Socket | None = None
        self._rest = b""  # what was read,
        self._at = 0  # how much of it is worked off,
        self._turn: asyncio.Handle | None = None  # and when it goes on
        self._held = False  # whether the receiver has enough for now
        self._unfinished: list[bytes] | None = None  # a message, at the last ping

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        app: Any = self.config.app
        settings: Settings = app.settings
        self._write_timeout = WriteTimeout(self.transport, settings.stall_seconds, self.stalled)
        self._other_frames = RateLimit(settings.controls_per_second, settings.controls_burst)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._write_timeout.end()  # what follows would wait for the garbage collector otherwise
        self._rest, self.receiver = b"", None
        if hasattr(self, "scope"):
            self.scope["extensions"] = {}

    def handle_connect(self, event: Request) -> None:
        """Give the application a way to this object; until it answers nothing more is read."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self
            self.pause_reading()

    def data_received(self, data: bytes) -> None:
        """Read the handshake, or frames."""
        if self.receiver is None:
            super().data_received(data)
            return
        self._rest = self._rest[self._at :] + data
        self._at = 0
        if self._turn is None:
            self._work_off()

    def pause_reading(self) -> None:
        """Take no more for now."""
        self._held = True
        self.transport.pause_reading()

    def unread(self) -> int:
        """The bytes that have come and are not worked off."""
        return len(self._rest) - self._at

    def resume_reading(self) -> None:
        """Go on with what was read, then with what comes."""
        if self._held:
            self._held = False
            if self._turn is None:
                self._turn = self.loop.call_soon(self._work_off)

    def _work_off(self) -> None:
        """Deliver frames, so many in one turn; while some are left nothing more is read."""
        self._turn = None
        if self.transport.is_closing():
            return
        for _ in range(FRAMES):
            if self._held or not self._deliver():
                break
        else:
            self._turn = self.loop.call_soon(self._work_off)
        if self._held or self._turn is not None:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _deliver(self) -> bool:
        """Take the next frame; whether there was a whole one."""
        rest, at, end = self._rest, self._at, len(self._rest)
        if end - at < 2 or self.receiver is None:
            return False
        size, start = rest[at + 1] & 0x7F, at + 2
        if size > 125:
            start += 2 if size == 126 else 8
            if end < start:
                return False
            size = int.from_bytes(rest[at + 2 : start], "big")
        masked = rest[at + 1] & MASKED
        stop = start + size + (4 if masked else 0)
        fits = size <= self.config.ws_max_size
        if end < stop and fits:
            return False
        self._at = min(stop, end)
        is_message = rest[at] in WHOLE and masked and fits and not self.frames
        if is_message and self.receiver.closed is None:
            self.receiver.receive(apply_mask(rest[start + 4 : stop], rest[start : start + 4]))
        elif self._other_frames.take():
            super().data_received(rest[at:stop])
        else:
            self._end_flood(self.receiver)
        return True

    def _end_flood(self, receiver: "Socket") -> None:
        """Too many frames that are no messages: read nothing more, and say why."""
        self._rest, self._at = b"", 0
        self.pause_reading()
        if receiver.closed is None:
            receiver.metrics.socket_floods += 1
            receiver.close(FLOOD)
        else:
            self.abort()

    def handle_ping(self) -> None:
        """Answer in turn: where nothing is read, pongs wait like all else, and count as much."""
        pong = b"".join(self.conn.data_to_send())
        if self.receiver is None:
            self.transport.write(pong)
        else:
            self.receiver.push(pong)

    def send_receive_event_to_app(self) -> None:
        """Deliver a message that came in pieces like all others: a queue of its own would be read
        on however many messages wait for their turn."""
        body, self.frames = b"".join(self.frames), []
        if self.receiver is not None:
            self.receiver.receive(body)

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there; a message that is still unfinished since the last time
        will never be. Half a frame needs no such care: no answer comes through it."""
        if self.frames and self.frames is self._unfinished:
            self.abort()
            return
        self._unfinished = self.frames
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Nobody answered: say so, but do not wait for it to be read."""
        super().keepalive_timeout()
        self._abort_later()

    def stalled(self) -> None:
        """Nothing has left for long: the other side does not read."""
        if self.receiver is not None:
            self.receiver.stall()
        self.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timeout.start()
        if self.receiver is not None:
            self.receiver.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write_timeout.cancel()
        if self.receiver is not None:
            self.receiver.resume()

    def write(self, frames: bytes) -> None:
        """Send what is framed already."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def abort(self) -> None:
        """End the connection without waiting for a reader that does not read."""
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send as an application does; a refusal ends the handshake too, which uvicorn forgets."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """Serve; what cannot be sent in a while is thrown away afterwards."""
        try:
            await super().run_asgi()
        finally:
            self._abort_later()

    def _abort_later(self) -> None:
        self.loop.call_later(LINGER, self.transport.abort)


class Socket:
    """One connection: messages that came and wait for their turn, and those that go out."""

    __slots__ = (
        "_backlog",
        "_idle",
        "_inbox",
        "_outbox",
        "_turn",
        "_unread",
        "_wire",
        "_writing_paused",
        "closed",
        "metrics",
        "player",
        "session",
        "waiting",
        "wants_log",
        "wants_state",
    )

    def __init__(
        self,
        wire: WebSocketProtocol,
        player: Player | None,
        session: bytes | None,
        backlog: int,
        metrics: Metrics,
    ) -> None:
        self.player = player
        self.session = session  # the digest of what proved who it is
        self.metrics = metrics
        self.wants_state = False
        self.wants_log = False
        self.closed: int | None = None  # the code, once it is or will be closed
        self._wire = wire
        self._backlog = backlog
        self._inbox: deque[bytes] = deque()
        self._outbox: deque[bytes | Later] = deque()
        self.waiting = 0  # bytes in the outbox
        self._idle: asyncio.Future[None] | None = None
        self._writing_paused = False  # whether messages wait,
        self._unread = False  # since the other side has yet to read,
        self._turn: asyncio.Handle | None = None  # or since others have their turn first
        wire.receiver = self

    @property
    def blocked(self) -> bool:
        """Whether the other side has yet to read what it was sent."""
        return self._unread

    @property
    def round_trip(self) -> float:
        """The seconds between the last ping and its answer; 0 before the first."""
        return self._wire.last_ping_rtt

    def push(self, frames: bytes) -> None:
        """Send a frame, or queue it; never waits. A byte too many closes the socket."""
        if self.closed is not None:
            return
        if not self._writing_paused:
            self._wire.write(frames)
        elif self.waiting + len(frames) <= self._backlog:
            self.waiting += len(frames)
            self._outbox.append(frames)
        else:
            self.metrics.socket_overflows += 1
            self.close(SLOW)

    def push_later(self, make: Later) -> None:
        """Send a long frame that is made in its turn; until then it takes no room of its own."""
        if self.closed is None:
            self._outbox.append(make)
            if not self._writing_paused:
                self._empty()

    def send(self, body: bytes) -> None:
        """Send a message to this socket alone."""
        self.push(frame(body))

    def pause(self) -> None:
        """From now on messages wait."""
        self._unread = self._writing_paused = True

    def resume(self) -> None:
        """Send what waited, until it has to pause again."""
        self._unread = False
        if self._turn is None:
            self._empty()

    def _empty(self) -> None:
        """Send what waits; after a long frame it is everybody else's turn."""
        self._turn = None
        self._writing_paused = self._unread
        while self._outbox and not self._writing_paused:
            entry = self._outbox.popleft()
            if isinstance(entry, bytes):
                self.waiting -= len(entry)
                self._wire.write(entry)
            else:
                self._wire.write(entry())
                self._writing_paused = True
                self._turn = asyncio.get_running_loop().call_soon(self._empty)

    def stall(self) -> None:
        """Nothing was read for long: nobody waits any longer."""
        if self.closed is None:
            self.metrics.socket_overflows += 1
            self.close(SLOW)

    def receive(self, body: bytes) -> None:
        """A message came; it is read in its turn."""
        if self.closed is not None:
            return
        self._inbox.append(body)
        if self._idle is not None:
            self._wake()
        elif len(self._inbox) > UNREAD or len(body) > LONG:
            self._wire.pause_reading()

    @property
    def unread(self) -> int:
        """The bytes that have come and are not read as messages yet."""
        return self._wire.unread()

    def pause_reading(self) -> None:
        """Take no more until all that waits had its turn."""
        self._wire.pause_reading()

    async def message(self) -> bytes | None:
        """The next message; None once the socket is closed."""
        while not self._inbox:
            if self.closed is not None:
                return None
            self._wire.resume_reading()
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        return None if self.closed is not None else self._inbox.popleft()

    def close(self, code: int) -> None:
        """Stop reading and sending; the connection ends with this code."""
        if self.closed is None:
            self.closed = code
            self.waiting = 0
            self._outbox.clear()
            self._inbox.clear()
            self._wake()

    def abort(self) -> None:
        """End the connection without a goodbye."""
        self._wire.abort()

    def dismiss(self) -> None:
        """Act for nobody from now on."""
        self.player = None
        self.close(DISMISSED)

    def _wake(self) -> None:
        idle, self._idle = self._idle, None
        if idle is not None and not idle.done():
            idle.set_result(None)
