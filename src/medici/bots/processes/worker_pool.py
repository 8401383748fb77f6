"""A pool of worker processes on this machine."""

import os
import signal
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from queue import Empty, SimpleQueue
from types import FrameType, TracebackType
from typing import ParamSpec, Self, TypeVar

from medici.bots.processes.child import blocked, end_with_parent

P = ParamSpec("P")
T = TypeVar("T")
POLL_SECONDS = 0.2  # between looks for an interrupt


class WorkerPool:
    """Processes that end with this one, even if it is killed.

    An interrupt from the keyboard is noted, and raised between jobs: raised anywhere, it could
    leave a lock of the executor taken, and all who wait for the lock would wait for ever. The
    processes never get it; they are ended with the pool.
    """

    def __init__(self, workers: int) -> None:
        self._interrupted = False
        self._pool = ProcessPoolExecutor(
            workers,
            mp_context=get_context("spawn"),
            initializer=end_with_parent,
            initargs=(os.getpid(),),
        )

    def __enter__(self) -> Self:
        self._former = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        try:
            if kind is not None:
                for process in list((getattr(self._pool, "_processes", None) or {}).values()):
                    process.terminate()
            self._pool.shutdown(cancel_futures=True)
        finally:
            signal.signal(signal.SIGINT, self._former)
        if kind is None and self._interrupted:
            raise KeyboardInterrupt

    def submit(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> Future[T]:
        """Have a job done; processes are made when the first one comes."""
        with blocked(signal.SIGINT):
            return self._pool.submit(job, *args, **named)

    def finished(self, jobs: Collection[Future[T]]) -> Iterator[Future[T]]:
        """Jobs in the order in which they finish."""
        done: SimpleQueue[Future[T]] = SimpleQueue()
        for job in jobs:
            job.add_done_callback(done.put)
        left = len(jobs)
        while left:
            came = None
            with suppress(Empty):
                came = done.get(timeout=POLL_SECONDS)
            if self._interrupted:
                raise KeyboardInterrupt
            if came is not None:
                left -= 1
                yield came

    def _note(self, _: int, __: FrameType | None) -> None:
        self._interrupted = True
