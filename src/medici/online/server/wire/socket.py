"""A socket at a table: what it is sent goes out at once or waits in a queue; nobody waits for it.

A socket that reads too slowly is closed; its client comes back and resumes where it was.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from medici.online.server.metrics import Metrics
from medici.online.server.wire.websocket_protocol import WebSocketProtocol, frame
from medici.online.tables import Player

# The codes with which a socket is closed.
DISMISSED = 4001  # its client is signed out, and may come back as somebody else
SLOW = 4008
FLOOD = 4029
RESTART = 1012  # its client is to come back at once

UNREAD = 64  # messages that may wait for their turn before the socket is no longer read
LONG = 4096  # bytes of a message with which it is not read on either, until that had its turn


Later = Callable[[], bytes]  # makes a frame when it can be sent, of what is in memory anyway


class Socket:
    """One connection: messages that came and wait for their turn, and those that go out."""

    __slots__ = (
        "_backlog",
        "_idle",
        "_inbox",
        "_outbox",
        "_reading_paused",
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
        self._reading_paused = False
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
            self._reading_paused = True  # again, should uvicorn have resumed it meanwhile
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
            self.waiting = 0
            self._outbox.clear()
            self._inbox.clear()
            self._wake()

    def dismiss(self) -> None:
        """Act for nobody from now on."""
        self.player = None
        self.close(DISMISSED)

    def _wake(self) -> None:
        idle, self._idle = self._idle, None
        if idle is not None and not idle.done():
            idle.set_result(None)
