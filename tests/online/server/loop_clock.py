"""A server's event loop whose clock a test moves on: its timers ring without anybody waiting."""

import asyncio
from collections.abc import Callable

from medici.online.server.run import Server
from tests.waiting import until

NEVER = 36_000.0  # seconds that no test lasts: what has so long ends only where its clock is moved


class MovableLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock can be moved on."""

    ahead = 0.0

    def time(self) -> float:
        """The time by which timers ring."""
        return super().time() + self.ahead

    def move_on(self, seconds: float) -> None:
        """Let so much time pass at once."""
        self.ahead += seconds


MOVABLE = f"{__name__}:{MovableLoop.__name__}"  # as uvicorn takes it


def movable_loop(server: Server) -> MovableLoop:
    """The loop of a server that was started with ``MOVABLE``."""
    loop = server.servers[0].get_loop()
    assert isinstance(loop, MovableLoop)
    return loop


async def pass_time(server: Server, seconds: float, condition: Callable[[], object]) -> None:
    """Let time pass at a server, so many seconds at once, until a condition holds there."""
    loop = movable_loop(server)

    def holds() -> bool:
        if condition():
            return True
        loop.call_soon_threadsafe(loop.move_on, seconds)
        return False

    await until(holds)
