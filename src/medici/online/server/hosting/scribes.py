"""Long answers are written beside the loop: few at once, few that wait, and kept for the next one.

A replay takes longer than many moves. A thread or two write such answers, packed for the wire;
whoever comes when too many are waiting is asked to come again.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

LEVEL = 5  # of compression


class Busy(Exception):  # noqa: N818
    """Too many are waiting already."""


class Scribes:
    """Threads that do what takes long, and the last answers that they wrote."""

    def __init__(self, at_once: int, waiting: int, kept: int) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="medici-scribe")
        self._most = at_once + waiting
        self._asked = 0
        self._largest = kept  # bytes of answers
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._writing: dict[str, asyncio.Task[bytes]] = {}

    async def do(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something in a thread; Busy if too many others are waiting for one."""
        if self._asked >= self._most:
            raise Busy("too many long answers are asked for at once; try again in a moment")
        self._asked += 1
        loop = asyncio.get_running_loop()
        task = self._threads.submit(work, *arguments)

        def done(_: Future[T]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._done)

        task.add_done_callback(done)  # also if whoever asked has gone meanwhile
        return await asyncio.wrap_future(task)

    def _done(self) -> None:
        self._asked -= 1

    async def write(self, work: Callable[..., object], *arguments: Any) -> bytes:
        """An answer in JSON, packed by gzip."""
        return await self.do(packed, work, *arguments)

    def known(self, key: str) -> bytes | None:
        """An answer that was written before."""
        answer = self._kept.get(key)
        if answer is not None:
            self._kept.move_to_end(key)
        return answer

    async def write_once(self, key: str, work: Callable[..., object], *arguments: Any) -> bytes:
        """The same, written once for all who ask at the same time, and kept for those after."""
        answer = self.known(key)
        if answer is not None:
            return answer
        writing = self._writing.get(key)
        if writing is None:
            writing = asyncio.create_task(self.write(work, *arguments))
            self._writing[key] = writing
            writing.add_done_callback(lambda task: self._keep(key, task))
        return await asyncio.shield(writing)

    def _keep(self, key: str, task: "asyncio.Task[bytes]") -> None:
        del self._writing[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        self._size += len(task.result())
        while self._size > self._largest:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    def close(self) -> None:
        """Begin nothing new."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def packed(work: Callable[..., object], *arguments: Any) -> bytes:
    """What some work leads to, ready to be sent."""
    return gzip.compress(msgspec.json.encode(work(*arguments)), LEVEL)
