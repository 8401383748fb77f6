"""All open sockets of a server: how many come from where, and whose they are.

Somebody who is forgotten, banned or signed out is dismissed: the sockets that acted for them act
for nobody, and are closed. One that was about to open while that happened opens for nobody.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable

from medici.online.server.security.rate_limits import ConnectionLimits, Now, RateLimits
from medici.online.server.settings import Settings
from medici.online.server.wire.socket import Socket

HELLO_SHARE = 0.01  # seconds of one turn of the loop, after which other hellos wait for the next
GONE_SECONDS = 60.0  # that somebody is remembered as gone, until the store says so too


class HelloQueue:
    """Hellos of all sockets, answered in the order in which they came.

    Their answers are long, and share the loop with everybody else.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._waiting: deque[tuple[Callable[[], None], asyncio.Future[None]]] = deque()

    async def answer(self, work: Callable[[], None]) -> None:
        """Answer a hello in its turn."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._work)
        self._waiting.append((work, done))
        await done

    def _work(self) -> None:
        """Answer until the share of this turn is used up; one at least."""
        end = self._clock() + HELLO_SHARE
        while self._waiting:
            work, done = self._waiting.popleft()
            if done.cancelled():
                continue
            try:
                work()
            except Exception as problem:
                done.set_exception(problem)
            else:
                done.set_result(None)
            if self._clock() > end:
                break
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._work)


class OpenSockets:
    """The sockets of one server."""

    def __init__(self, settings: Settings, clock: Now = time.monotonic) -> None:
        self.open: set[Socket] = set()
        self.hellos = HelloQueue()
        self._clock = clock
        self._connections = ConnectionLimits(settings.sockets_by_address)
        self._arrivals = RateLimits(settings.sockets_per_second, settings.sockets_burst)
        self.messages = RateLimits(settings.messages_by_address, settings.address_burst)
        self._gone: dict[str | bytes, float] = {}  # ids and digests, each with the time it lapses

    def enter(self, address: str) -> bool:
        """Whether one more socket may come from an address; it holds a place until it leaves."""
        if not self._connections.take(address):
            return False
        admitted = self._arrivals.take(address)
        if not admitted:
            self._connections.give_back(address)
        return admitted

    def leave(self, address: str) -> None:
        """Give the place of a socket back."""
        self._connections.give_back(address)

    def admit(self, socket: Socket) -> None:
        """A socket is open; it acts for nobody if its player is gone."""
        if socket.player is not None and self._is_gone(socket):
            socket.player = None
        self.open.add(socket)

    def dismiss(self, who: str | bytes) -> list[Socket]:
        """Close what acts for a player, named by id, or by a session, named by its digest."""
        now = self._clock()
        self._gone = {key: lapses for key, lapses in self._gone.items() if lapses > now}
        self._gone[who] = now + GONE_SECONDS
        return self._close(socket for socket in self.open if acts_for(socket, who))

    def sessions(self) -> set[bytes]:
        """The sessions that sockets act by."""
        return {socket.session for socket in self.open if socket.player and socket.session}

    def dismiss_all(self, sessions: set[bytes]) -> list[Socket]:
        """Close what acts by one of these sessions, of which the store knows nothing any more."""
        return self._close(socket for socket in self.open if socket.session in sessions)

    def waiting(self) -> int:
        """Bytes that wait for sockets to read."""
        return sum(socket.waiting for socket in self.open)

    def _is_gone(self, socket: Socket) -> bool:
        now = self._clock()
        keys = (socket.session, socket.player.id if socket.player else None)
        return any(key is not None and self._gone.get(key, 0.0) > now for key in keys)

    @staticmethod
    def _close(sockets: Iterable[Socket]) -> list[Socket]:
        dismissed = list(sockets)
        for socket in dismissed:
            socket.dismiss()
        return dismissed


def acts_for(socket: Socket, who: str | bytes) -> bool:
    """Whether a socket acts for a player or by a session."""
    if isinstance(who, bytes):
        return socket.session == who
    return socket.player is not None and socket.player.id == who
