"""Uvicorn's HTTP protocol with an end to its patience: for requests that never come in whole, and
for answers that nobody reads."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from medici.server.settings import Settings
from medici.server.wire.stall import Stall


class PatientProtocol(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        app: Any = self.config.app
        settings: Settings = app.settings
        self._seconds = settings.request_seconds
        self._stall = Stall(transport, settings.stall_seconds, transport.abort)
        self._due: asyncio.TimerHandle | None = None  # when a request has to be there
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._stall.rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; from its first byte on a request has so long."""
        if self._due is None:
            self._expect()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """A request is here."""
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket."""
        self._arrived()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stall.rest()

    def _expect(self) -> None:
        self._due = self.loop.call_later(self._seconds, self.transport.abort)

    def _arrived(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
