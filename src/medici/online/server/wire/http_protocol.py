"""Uvicorn's HTTP protocol with limits for requests that never end and answers that nobody reads."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from medici.online.server.settings import Settings
from medici.online.server.wire.write_timeout import WriteTimeout

LARGEST_HEAD = 65_536  # bytes, besides what comes in one piece with its end


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        app: Any = self.config.app
        settings: Settings = app.settings
        self._seconds = settings.request_seconds
        self._write_timeout = WriteTimeout(transport, settings.stall_seconds, transport.abort)
        self._due: asyncio.TimerHandle | None = None  # when a request has to be there
        self._head = 0  # bytes since the last that were of use: of headers, trailers or the like
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._write_timeout.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; from its first byte on a request has so long.

        The parser puts a long header together piece by piece, each time from its beginning, so
        that one without end would keep the loop from everybody else.
        """
        if self._due is None:
            self._expect()
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        """The head is here."""
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body is here."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is here."""
        self._head = 0
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket."""
        self._arrived()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timeout.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write_timeout.cancel()

    def _expect(self) -> None:
        self._due = self.loop.call_later(self._seconds, self.transport.abort)

    def _arrived(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
