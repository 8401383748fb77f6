"""A timeout for connections whose other side has stopped reading."""

import asyncio
from collections.abc import Callable


def nothing() -> None:
    """Do nothing."""


class WriteTimeout:
    """Watches what waits to be sent, from a pause on, and calls out if none of it leaves."""

    __slots__ = ("_ended", "_seconds", "_timer", "_transport")

    def __init__(
        self, transport: asyncio.Transport, seconds: float, ended: Callable[[], None]
    ) -> None:
        self._transport = transport
        self._seconds = seconds
        self._ended = ended
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Too much waits: look again in a while."""
        self.cancel()
        unsent = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look, unsent)

    def cancel(self) -> None:
        """It has left, or the connection is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        """The connection is over: know it no longer."""
        self.cancel()
        self._ended = nothing

    def _look(self, before: int) -> None:
        self._timer = None
        if self._transport.get_write_buffer_size() < before:
            self.start()
        else:
            self._ended()
