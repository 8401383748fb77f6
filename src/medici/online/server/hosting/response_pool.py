"""Long responses, made in threads beside the loop: few at once, few that wait, and cached.

A replay takes longer than many moves. A thread or two make such responses, compressed for the wire;
who asks when too many are waiting is asked to come again.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from medici.online.server.problem import HttpProblem
from medici.online.server.settings import Settings

T = TypeVar("T")

LEVEL = 5  # of compression


class ResponsePool:
    """Threads that do what takes long, and a cache of the last responses."""

    def __init__(self, settings: Settings) -> None:
        threads = settings.response_threads
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="medici-response")
        self._most = threads + settings.responses_waiting
        self._asked = 0
        self._largest = settings.response_cache  # bytes
        self._cache: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._writing: dict[str, asyncio.Task[bytes]] = {}

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something in a thread; HttpProblem if too many others are waiting for one."""
        if self._asked >= self._most:
            busy = "too many long answers are asked for at once; try again in a moment"
            raise HttpProblem(503, "unavailable", busy)
        self._asked += 1
        loop = asyncio.get_running_loop()
        task = self._threads.submit(work, *arguments)

        def done(_: Future[T]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._done)

        task.add_done_callback(done)  # also if the request was given up meanwhile
        return await asyncio.wrap_future(task)

    def _done(self) -> None:
        self._asked -= 1

    async def respond(self, work: Callable[..., object], *arguments: Any) -> bytes:
        """A response in JSON, compressed by gzip."""
        return await self.run(compress, work, *arguments)

    def cached(self, key: str) -> bytes | None:
        """A response that was made before."""
        answer = self._cache.get(key)
        if answer is not None:
            self._cache.move_to_end(key)
        return answer

    async def respond_once(self, key: str, work: Callable[..., object], *arguments: Any) -> bytes:
        """The same, made once for all who ask at the same time, and cached for those after."""
        answer = self.cached(key)
        if answer is not None:
            return answer
        writing = self._writing.get(key)
        if writing is None:
            writing = asyncio.create_task(self.respond(work, *arguments))
            self._writing[key] = writing
            writing.add_done_callback(lambda task: self._keep(key, task))
        return await asyncio.shield(writing)

    def _keep(self, key: str, task: "asyncio.Task[bytes]") -> None:
        del self._writing[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._cache[key] = task.result()
        self._size += len(task.result())
        while self._size > self._largest:
            _, oldest = self._cache.popitem(last=False)
            self._size -= len(oldest)

    def close(self) -> None:
        """Begin nothing new."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def compress(work: Callable[..., object], *arguments: Any) -> bytes:
    """The result of some work, ready to be sent."""
    return gzip.compress(msgspec.json.encode(work(*arguments)), LEVEL)
