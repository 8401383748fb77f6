"""A socket at a table: what it is sent goes out at once or waits in a queue; nobody waits for it.

A socket that reads too slowly is closed; its client comes back and resumes where it was.
"""

import asyncio
from collections import deque

from medici.server.metrics import Metrics
from medici.server.wire.frames import frame
from medici.server.wire.protocol import WireProtocol
from medici.tables import Player

# The codes with which a socket is closed.
SLOW = 4008
FLOOD = 4029
SHUT_OUT = 4003  # its player is let in no more
RESTART = 1012  # its client is to come back at once

UNREAD = 64  # messages that may wait for their turn before the socket is no longer read


class Socket:
    """One connection: messages that came and wait for their turn, and those that go out."""

    __slots__ = (
        "_backlog",
        "_idle",
        "_inbox",
        "_outbox",
        "_reading_paused",
        "_wire",
        "_writing_paused",
        "closed",
        "metrics",
        "player",
        "wants_log",
        "wants_state",
    )

    def __init__(
        self, wire: WireProtocol, player: Player | None, backlog: int, metrics: Metrics
    ) -> None:
        self.player = player
        self.metrics = metrics
        self.wants_state = False
        self.wants_log = False
        self.closed: int | None = None  # the code, once it is or will be closed
        self._wire = wire
        self._backlog = backlog
        self._inbox: deque[bytes] = deque()
        self._outbox: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None
        self._writing_paused = False
        self._reading_paused = False
        wire.receiver = self

    def push(self, frames: bytes) -> None:
        """Send a frame, or queue it; never waits. One too many closes the socket."""
        if self.closed is not None:
            return
        if not self._writing_paused:
            self._wire.write(frames)
        elif len(self._outbox) < self._backlog:
            self._outbox.append(frames)
        else:
            self.metrics.overflows += 1
            self._outbox.clear()
            self.close(SLOW)

    def send(self, body: bytes) -> None:
        """Send a message to this socket alone."""
        self.push(frame(body))

    def pause(self) -> None:
        """From now on messages wait."""
        self._writing_paused = True

    def resume(self) -> None:
        """Send what waited, until it has to pause again."""
        self._writing_paused = False
        while self._outbox and not self._writing_paused:
            self._wire.write(self._outbox.popleft())

    def receive(self, body: bytes) -> None:
        """A message came; it is read in its turn."""
        self._inbox.append(body)
        if self._idle is not None:
            self._wake()
        elif len(self._inbox) > UNREAD and not self._reading_paused:
            self._reading_paused = True
            self._wire.transport.pause_reading()

    async def message(self) -> bytes | None:
        """The next message; None once the socket is closed."""
        while not self._inbox:
            if self.closed is not None:
                return None
            if self._reading_paused:
                self._reading_paused = False
                self._wire.transport.resume_reading()
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        return None if self.closed is not None else self._inbox.popleft()

    def close(self, code: int) -> None:
        """Stop reading and sending; the connection ends with this code."""
        if self.closed is None:
            self.closed = code
            self._wake()

    def _wake(self) -> None:
        idle, self._idle = self._idle, None
        if idle is not None and not idle.done():
            idle.set_result(None)
