"""Long responses, made in threads beside the loop: few at once, few that wait, and cached.

A replay takes longer than many moves. A thread or two make such responses, compressed for the wire.
Addresses take turns, whatever each of them asks for; when too many requests are waiting, one of the
address that has most of them is asked to come again.
"""

import asyncio
import gzip
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from medici.online.server.problem import HttpProblem
from medici.online.server.settings import Settings

T = TypeVar("T")

LEVEL = 5  # of compression
BUSY = "too many long answers are asked for at once; try again in a moment"


class Job(NamedTuple):
    """Something that waits for a thread."""

    work: Callable[[], Any]
    answer: "asyncio.Future[Any]"


class ResponsePool:
    """Threads that do what takes long, and a cache of the last responses."""

    def __init__(self, settings: Settings) -> None:
        threads = settings.response_threads
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="medici-response")
        self._free = threads
        self._queues: OrderedDict[str, deque[Job]] = OrderedDict()  # by address, whose turn is next
        self._most = settings.responses_waiting
        self._waiting = 0
        self._closed = False
        self._largest = settings.response_cache  # bytes
        self._cache: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._writing: dict[str, asyncio.Task[bytes]] = {}

    async def run(self, work: Callable[..., T], *arguments: Any, address: str = "") -> T:
        """Do something in a thread; HttpProblem if too many others are waiting for one."""
        if not self._free and self._waiting >= self._most and not self._make_room(address):
            raise HttpProblem(503, "unavailable", BUSY)
        job = Job(partial(work, *arguments), asyncio.get_running_loop().create_future())
        self._queues.setdefault(address, deque()).append(job)
        self._waiting += 1
        self._start_next()
        try:
            answer: T = await job.answer
        finally:
            self._forget(address, job)  # if the request was given up meanwhile
        return answer

    def _make_room(self, address: str) -> bool:
        """Refuse the last that came of an address with more than another has; whether one had."""
        most = max(self._queues, key=lambda other: len(self._queues[other]), default=address)
        own = self._queues.get(address, ())
        if most == address or len(self._queues[most]) <= len(own) + 1:
            return False
        job = self._queues[most][-1]
        self._forget(most, job)
        job.answer.set_exception(HttpProblem(503, "unavailable", BUSY))
        return True

    def _forget(self, address: str, job: Job) -> None:
        """Let something wait no longer."""
        queue = self._queues.get(address, deque[Job]())
        if job in queue:
            queue.remove(job)
            self._waiting -= 1
            if not queue:
                del self._queues[address]

    def _start_next(self) -> None:
        while self._free and self._queues:
            address = next(iter(self._queues))
            job = self._queues[address][0]
            self._queues.move_to_end(address)
            self._forget(address, job)
            self._free -= 1
            loop = job.answer.get_loop()
            self._threads.submit(job.work).add_done_callback(partial(self._ended, loop, job))

    def _ended(self, loop: asyncio.AbstractEventLoop, job: Job, done: "Future[Any]") -> None:
        """A thread is free again; it says so itself."""
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._done, job, done)

    def _done(self, job: Job, done: "Future[Any]") -> None:
        self._free += 1
        if job.answer.done():
            pass  # nobody waits for it any more
        elif done.cancelled():
            job.answer.cancel()
        elif (problem := done.exception()) is not None:
            job.answer.set_exception(problem)
        else:
            job.answer.set_result(done.result())
        if not self._closed:
            self._start_next()

    async def respond(
        self, work: Callable[..., object], *arguments: Any, address: str = ""
    ) -> bytes:
        """A response in JSON, compressed by gzip."""
        return await self.run(compress, work, *arguments, address=address)

    def cached(self, key: str) -> bytes | None:
        """A response that was made before."""
        answer = self._cache.get(key)
        if answer is not None:
            self._cache.move_to_end(key)
        return answer

    async def respond_once(
        self, key: str, work: Callable[..., object], *arguments: Any, address: str = ""
    ) -> bytes:
        """The same, made once for all who ask at the same time, and cached for those after."""
        answer = self.cached(key)
        if answer is not None:
            return answer
        writing = self._writing.get(key)
        if writing is None:
            writing = asyncio.create_task(self.respond(work, *arguments, address=address))
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
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)


def compress(work: Callable[..., object], *arguments: Any) -> bytes:
    """The result of some work, ready to be sent."""
    return gzip.compress(msgspec.json.encode(work(*arguments)), LEVEL)
