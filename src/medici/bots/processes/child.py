"""A process that answers questions over a connection.

It ends with the process that made it, however that ends, and gets no interrupt from the keyboard.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.process import BaseProcess
from threading import Thread
from time import sleep
from typing import Any

PROCESS_ENDED = "its process ended"  # the reason of a failure that is not the bot's own


class BotFailure(Exception):  # noqa: N818
    """A bot has not answered with a move: why in a few words, and all there is to tell."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail}"


class Child:
    """A process in which ``serve`` answers what it is asked over the connection it is given."""

    def __init__(self, serve: Callable[..., None], *arguments: object, name: str) -> None:
        self._connection, theirs = get_context("spawn").Pipe()
        self._process = start_process(serve, theirs, *arguments, name=name)
        theirs.close()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid or 0

    def ask(self, question: object, limit: float) -> Any:
        """The answer; a process that has none after so many seconds is ended."""
        try:
            self._connection.send(question)
        except OSError as problem:
            self.end()
            raise BotFailure(PROCESS_ENDED, str(problem)) from problem
        return self.answer(limit)

    def answer(self, limit: float) -> Any:
        """What comes over the connection within the limit."""
        if not self._connection.poll(limit):
            self.end()
            raise BotFailure(f"no answer within {limit:g} s", "its process was ended")
        try:
            return self._connection.recv()
        except (EOFError, OSError) as problem:
            self._process.join(1)
            code = self._process.exitcode
            self.end()
            raise BotFailure(PROCESS_ENDED, f"with exit status {code}") from problem

    def kill(self) -> None:
        """End the process, whatever it is doing; a call that waits for it raises ``BotFailure``."""
        self._process.kill()

    @property
    def ended(self) -> bool:
        """Whether nobody can be asked any more."""
        return self._connection.closed or not self._process.is_alive()

    def end(self) -> None:
        """End the process and close the connection."""
        self._process.kill()
        self._process.join()
        self._connection.close()


def start_process(work: Callable[..., None], *arguments: object, name: str) -> BaseProcess:
    """A process that does some work, and ends with this one."""
    process = get_context("spawn").Process(  # a fork would copy locks and threads
        target=run_work, args=(work, os.getpid(), *arguments), daemon=True, name=name
    )
    with blocked(signal.SIGINT):
        process.start()
    return process


def run_work(work: Callable[..., None], parent: int, *arguments: object) -> None:
    """What runs in the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # its parent decides when it is over
    end_with_parent(parent)
    work(*arguments)


def end_with_parent(parent: int) -> None:
    """Watch the process that made this one, and leave when it is gone."""

    def watch() -> None:
        while os.getppid() == parent:
            sleep(1)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def blocked(number: signal.Signals) -> Iterator[None]:
    """Block a signal; a process that is made meanwhile never gets it."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows the process has to ignore it itself
        yield
        return
    resource_tracker.ensure_running()  # the first process needs it, and making it lets signals in
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {number})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
