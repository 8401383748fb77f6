"""The queue of hellos: their answers are long, and share the loop with everybody else."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

SHARE = 0.01  # seconds of one turn of the loop, after which the others wait for the next


class HelloQueue:
    """Hellos of all sockets of a server, answered in the order in which they came."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
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
        end = self._clock() + SHARE
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
