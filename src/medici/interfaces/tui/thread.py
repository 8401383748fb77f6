"""Work beside the screen: in a thread that nobody has to wait for when the table is left."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


async def beside(work: Callable[[], T]) -> T:
    """What some work comes to, done in a thread of its own that ends with the program."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, problem: BaseException | None) -> None:
        if answer.done():  # nobody waits any longer
            return
        if problem is not None:
            answer.set_exception(problem)
        else:
            answer.set_result(result)  # type: ignore[arg-type]  # T may be None itself

    def run() -> None:
        result, problem = None, None
        try:
            result = work()
        except BaseException as error:  # it is the asker's
            problem = error
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(settle, result, problem)

    Thread(target=run, daemon=True).start()
    return await answer
