"""Uvicorn's WebSocket protocol with a short cut for what tables send and get all the time.

A whole text frame in goes straight to its socket, and a frame out is built once for all sockets
that get it. Everything else (the handshake, pings, errors) goes the usual way, and messages in
pieces do until they are whole.
"""

import asyncio
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from medici.online.server.wire.write_timeout import WriteTimeout

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is a version of it in plain Python
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a text in one frame (RFC 6455)
MASKED = 0x80
EXTENSION = "medici.wire"  # under which the application finds the protocol of a socket
LINGER = 5.0  # seconds for what is written to leave after the end
PIECES = 1024  # of one message; empty ones would count as nothing otherwise


def frame(body: bytes) -> bytes:
    """A text message as it goes over the wire, the same to everybody.

    >>> frame(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(body)
    if size < 126:
        return b"\x81%c%b" % (size, body)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), body)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), body)


class Receiver(Protocol):
    """What the messages of a connection are for."""

    def receive(self, body: bytes) -> None:
        """A text message came in."""

    def pause(self) -> None:
        """The other side reads too slowly: write nothing for now."""

    def resume(self) -> None:
        """The other side reads again."""

    def stall(self) -> None:
        """The other side has not read anything for long."""

    def push(self, frames: bytes) -> None:
        """Send a frame after those that wait."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.debug = False  # it would log the headers, and sessions are in them
        self.receiver: Receiver | None = None
        self._rest = b""
        self._unfinished: list[bytes] | None = None  # a message, at the last ping
        self._early = False  # whether something came before the handshake was over

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        app: Any = self.config.app
        self._write_timeout = WriteTimeout(self.transport, app.settings.stall_seconds, self.stalled)

    def connection_lost(self, exc: Exception | None) -> None:
        self._write_timeout.cancel()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Give the application a way to this object."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Cut the stream into frames, and deliver the plain ones."""
        if self.receiver is None or self._early:
            self._early = self.handshake_initiated
            super().data_received(data)
            return
        rest = self._rest + data if self._rest else data
        at, end = 0, len(rest)
        while end - at >= 2:
            size, start = rest[at + 1] & 0x7F, at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(rest[at + 2 : start], "big")
            masked = rest[at + 1] & MASKED
            stop = start + size + (4 if masked else 0)
            fits = size <= self.config.ws_max_size
            if end < stop and fits:
                break
            if rest[at] == TEXT and masked and fits and not self.frames:
                body = rest[start + 4 : stop]
                self.receiver.receive(apply_mask(body, rest[start : start + 4]))
            else:
                super().data_received(rest[at:stop])
            at = stop
        self._rest = rest[at:]

    def handle_ping(self) -> None:
        """Answer in turn: where nothing is read, pongs wait like all else, and count as much."""
        pong = b"".join(self.conn.data_to_send())
        if self.receiver is None:
            self.transport.write(pong)
        else:
            self.receiver.push(pong)

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message, unless there is no end to them."""
        if len(self.frames) < PIECES:
            super().handle_cont(event)
        else:
            self.abort()

    def send_receive_event_to_app(self) -> None:
        """Deliver a message that came in pieces, or early, like all others: a queue of its own
        would be read on however many messages wait for their turn."""
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        body, self.frames = b"".join(self.frames), []
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
