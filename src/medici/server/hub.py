"""Sockets: what a table says to each of them waits in a queue, and nobody waits for a socket.

A socket that reads too slowly is closed; its client comes back and resumes where it was.
"""

import asyncio
from collections import deque
from contextlib import suppress

from litestar.types import Send

from medici.server.metrics import Metrics
from medici.tables import Player

SLOW = 4008  # the codes with which a socket is closed
FLOOD = 4029
GOING_AWAY = 1012


class Socket:
    """One connection: a bounded queue, and one task that sends what is in it."""

    __slots__ = (
        "_backlog",
        "_idle",
        "_send",
        "_waiting",
        "closed",
        "metrics",
        "player",
        "reader",
        "reading",
        "wants_state",
    )

    def __init__(self, send: Send, player: Player | None, backlog: int, metrics: Metrics) -> None:
        self.player = player
        self.metrics = metrics
        self.wants_state = False
        self.closed: int | None = None  # the code, once it is or will be closed
        self.reader: asyncio.Task[None] | None = None
        self.reading = False  # whether the reader waits for a message, and may be stopped
        self._send = send
        self._backlog = backlog
        self._waiting: deque[str] = deque()
        self._idle: asyncio.Future[None] | None = None

    def push(self, text: str) -> None:
        """Queue a message; never waits. One too many closes the socket."""
        if self.closed is not None:
            return
        if len(self._waiting) >= self._backlog:
            self.metrics.overflows += 1
            self._waiting.clear()
            self.close(SLOW)
            return
        self._waiting.append(text)
        self._wake()

    def close(self, code: int) -> None:
        """Close once what waits has been sent."""
        if self.closed is None:
            self.closed = code
            self._wake()
            if self.reading and self.reader is not None:
                self.reader.cancel()

    def _wake(self) -> None:
        idle = self._idle
        if idle is not None:
            self._idle = None
            if not idle.done():
                idle.set_result(None)

    async def run(self) -> None:
        """Send what is queued until the socket is closed."""
        loop, send, waiting = asyncio.get_running_loop(), self._send, self._waiting
        while True:
            while waiting:
                await send({"type": "websocket.send", "text": waiting.popleft(), "bytes": None})
            if self.closed is not None:
                break
            self._idle = loop.create_future()
            await self._idle

    async def flush(self) -> None:
        """Wait until the queue is empty; give up where a reader does not read."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self._waiting and self.closed is None:
                    await asyncio.sleep(0.005)
