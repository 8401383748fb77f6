"""Uvicorn's WebSocket protocol with a short cut for what tables send and get all the time.

A whole text frame in goes straight to its socket, and a frame out is built once for all sockets
that get it. Everything else (the handshake, pings, fragments, errors) goes the usual way.
"""

import asyncio
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from medici.server.wire.frames import MASKED, TEXT

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is a version of it in plain Python
    from websockets.utils import apply_mask

EXTENSION = "medici.wire"  # under which the application finds the protocol of a socket
LINGER = 5.0  # seconds for what is written to leave after the end


class Receiver(Protocol):
    """What the messages of a connection are for."""

    def receive(self, body: bytes) -> None:
        """A text message came in."""

    def pause(self) -> None:
        """The other side reads too slowly: write nothing for now."""

    def resume(self) -> None:
        """The other side reads again."""


class WireProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.debug = False  # it would log the headers, and sessions are in them
        self.receiver: Receiver | None = None
        self._rest = b""
        self._early = False  # whether something came before the handshake was over

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

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.receiver is not None:
            self.receiver.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.receiver is not None:
            self.receiver.resume()

    def write(self, frames: bytes) -> None:
        """Send what is framed already."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def abort(self) -> None:
        """End the connection without waiting for a reader that does not read."""
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve; what cannot be sent in a while is thrown away afterwards."""
        try:
            await super().run_asgi()
        finally:
            asyncio.get_running_loop().call_later(LINGER, self.transport.abort)
