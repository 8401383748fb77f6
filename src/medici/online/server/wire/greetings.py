"""Answers to hellos, which are long: many at once share the loop with everybody else."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

SHARE = 0.01  # seconds of one turn of the loop, after which the others wait for the next


class Greetings:
    """Hellos of all sockets of a server, answered in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Callable[[], None], asyncio.Future[None]]] = deque()

    async def give(self, greeting: Callable[[], None]) -> None:
        """Carry out a greeting in its turn."""
        loop = asyncio.get_running_loop()
        given = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._work)
        self._waiting.append((greeting, given))
        await given

    def _work(self) -> None:
        """Greet until the share of this turn is used up; one at least."""
        end = perf_counter() + SHARE
        while self._waiting:
            greeting, given = self._waiting.popleft()
            if given.cancelled():
                continue
            try:
                greeting()
            except Exception as problem:
                given.set_exception(problem)
            else:
                given.set_result(None)
            if perf_counter() > end:
                break
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._work)
