"""Uvicorn's HTTP protocol with limits for requests that never end and answers that nobody reads.

Uvicorn parses all that it has read, and keeps a pipelined request for later. Here what was read is
parsed piece by piece: no further once a request waits for its answer, and only so much before it is
everybody else's turn. Meanwhile nothing more is read.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from medici.online.server.problem import Problem
from medici.online.server.security.rate_limits import UNKNOWN, limit_key
from medici.online.server.wire.request_limits import UNCOUNTED, RequestLimits
from medici.online.server.wire.write_timeout import WriteTimeout

LARGEST_HEAD = 65_536  # bytes
PIECE = 512  # bytes that are parsed at once: few requests, however short they are
PIECES = 8  # before others have their turn
BODY_PIECES = 4096  # of one body, which a client can make as short as it likes
DROPPED = 1_000_000  # bytes of a body that are read, and forgotten, after the answer
HEAD_SECONDS = 2.0  # for a head to come where too many are awaited
CROWDED = "too many connections from one address; close some, or wait a little"
FULL = "too much is being sent, by one address or by all; wait a little"


class HeldFlow(FlowControl):
    """Uvicorn's, but while something is held that was read, that is parsed first."""

    def __init__(self, transport: asyncio.Transport, parse: Callable[[], None]) -> None:
        super().__init__(transport)
        self._parse: Callable[[], None] | None = parse
        self.held = False

    def end(self) -> None:
        """Know the connection no longer, which would wait for the garbage collector otherwise."""
        self._parse = None

    def resume_reading(self) -> None:
        if self.held and self._parse is not None:
            self._parse()
        elif not self.held:
            super().resume_reading()


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        app: Any = self.config.app
        self._limits: RequestLimits = app.request_limits
        self._seconds = self._limits.settings.request_seconds
        stall_seconds = self._limits.settings.stall_seconds
        self._write_timeout = WriteTimeout(transport, stall_seconds, transport.abort)
        self._held_flow = self.flow = HeldFlow(transport, self._parse_soon)
        self._unparsed = b""  # what was read,
        self._at = 0  # how much of it is parsed,
        self._turn: asyncio.Handle | None = None  # and when it goes on
        self._due: asyncio.TimerHandle | None = None  # when a request has to be there
        self._awaits_head = False
        self._head = 0  # bytes since the last that were of use: of headers, trailers or the like
        self._body = self._body_pieces = self._dropped = 0  # bytes of a body, pieces, and the rest
        self._counted = 0  # bytes for which the address is charged
        self._peer = UNKNOWN if self.client is None else limit_key(self.client[0])
        self._address = self._peer  # that of the last request, if a proxy named it
        proxy = self.app if isinstance(self.app, ProxyHeadersMiddleware) else None
        is_trusted = proxy is not None and (self.client or ("",))[0] in proxy.trusted_hosts
        self._proxy = proxy if is_trusted else None
        self._holds_place = self._proxy is None and self.client is not None
        if self._holds_place and not self._limits.connections.take(self._peer):
            self._holds_place = False
            self._refuse(429, "flood", CROWDED)
        else:
            self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unparsed = b""  # the garbage collector may take its time
        self._leave()
        self._write_timeout.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what came, or keep it until it is its turn."""
        self._unparsed = self._unparsed[self._at :] + data
        self._at = 0
        if self._turn is None:
            self._parse()

    def _parse_soon(self) -> None:
        if self._turn is None:
            self._turn = self.loop.call_soon(self._parse)

    def _parse(self) -> None:
        """Parse so many pieces; while some are left nothing more is read."""
        self._turn = None
        for _ in range(PIECES):
            if self.transport.is_closing() or self._is_parsed() or self._must_wait():
                break
            piece = self._unparsed[self._at : self._at + PIECE]
            self._at += len(piece)
            self._parse_piece(piece)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._unparsed = b""
            return
        self._count_bytes()
        self._held_flow.held = not self._is_parsed()
        if self._must_wait() or self._held_flow.held:
            self.flow.pause_reading()
            if not self._must_wait():
                self._parse_soon()
        else:
            self.flow.resume_reading()

    def _parse_piece(self, piece: bytes) -> None:
        """Parse a little; from its first byte on a request has so long.

        The parser puts a long header together piece by piece, each time from its beginning, so
        that one without end would keep the loop from everybody else.
        """
        if self._due is None:
            self._expect()
        self._head += len(piece)
        super().data_received(piece)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse(400, "too-long", "The head of the request is too long.")

    def _is_parsed(self) -> bool:
        return self._at >= len(self._unparsed)

    def _must_wait(self) -> bool:
        """Whether a request, or much of a body, waits for the application.

        What comes after a request is read for all that: else nobody would notice a client that
        went away.
        """
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return bool(self.pipeline)
        whole = not cycle.more_body and not self._is_parsed()
        return whole or bool(self.pipeline) or len(cycle.body) > HIGH_WATER_LIMIT

    def on_headers_complete(self) -> None:
        """The head is here."""
        self._head = self._body_pieces = self._dropped = 0
        self._end_head()
        if self._proxy is not None:
            self._charge(0)
            self._address = self._forwarded_address(self._proxy)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body is here."""
        self._head = 0
        self._body_pieces += 1
        if self.cycle.response_complete:
            self._dropped += len(body)
        else:
            self._body += len(body)
        super().on_body(body)
        if self._dropped > DROPPED:
            self.transport.abort()
        elif self._body_pieces > BODY_PIECES and not self.transport.is_closing():
            self._refuse(400, "bad-command", "The body comes in too many pieces.")

    def on_message_complete(self) -> None:
        """A request is here."""
        self._head = 0
        self._arrived()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request is answered."""
        self._body = 0
        self._count_bytes()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket."""
        self._leave()
        super().handle_websocket_upgrade()
        del self.parser  # which knows this object

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timeout.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write_timeout.cancel()

    def _forwarded_address(self, proxy: ProxyHeadersMiddleware) -> str:
        """Who sent the request, as the proxy says it."""
        named = [value for name, value in self.headers if name == b"x-forwarded-for"]
        hosts = proxy.trusted_hosts
        host = hosts.get_trusted_client_address(b", ".join(named).decode("latin-1"))[0]
        return limit_key(host) if host else self._peer

    def _count_bytes(self) -> None:
        """Note how much the connection holds now; if that is too much, it ends."""
        held = len(self._unparsed) - self._at + self._head + self._body
        if not self._charge(max(0, held - UNCOUNTED)) and not self.transport.is_closing():
            self._refuse(429, "flood", FULL)

    def _charge(self, count: int) -> bool:
        before, self._counted = self._counted, count
        return before == count or self._limits.bytes.change(self._address, before, count)

    def _refuse(self, status: int, code: str, message: str) -> None:
        """Answer without the application, if that has not begun to, and hang up."""
        self._unparsed = b""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started or self.pipeline:
                self.transport.abort()
                return
        body = msgspec.json.encode(Problem(code, message))
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: "
        self.transport.write(b"%b%b%d\r\n\r\n%b" % (STATUS_LINE[status], head, len(body), body))
        self.transport.close()

    def _expect(self) -> None:
        """A request has so long; where many heads are awaited, each head has less."""
        self._limits.await_head(self._peer)
        self._awaits_head = True
        seconds = min(HEAD_SECONDS, self._seconds)
        self._due = self.loop.call_later(seconds, self._look_at_head, self._seconds - seconds)

    def _look_at_head(self, left: float) -> None:
        if self._awaits_head and self._limits.too_many_heads(self._peer):
            self._end_head()  # at once, for the next that looks
            self.transport.abort()
        else:
            self._due = self.loop.call_later(left, self.transport.abort)

    def _end_head(self) -> None:
        if self._awaits_head:
            self._awaits_head = False
            self._limits.end_head(self._peer)

    def _arrived(self) -> None:
        self._end_head()
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _leave(self) -> None:
        """Hold nothing any longer."""
        self._arrived()
        self._charge(0)
        self._held_flow.end()
        if self._holds_place:
            self._holds_place = False
            self._limits.connections.give_back(self._peer)
