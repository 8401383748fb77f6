"""Background tasks: kept alive until they end, repeated, and logged if they fail."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from medici.online.server.logs import log
from medici.online.store import StoreError

_alive: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Run something in the background; a failure goes to the log."""
    task = asyncio.create_task(work)
    _alive.add(task)
    task.add_done_callback(_ended)
    return task


async def repeat(
    work: Callable[[], Awaitable[None]], first: float, seconds: float, failure: str
) -> None:
    """Do something for ever, after so many seconds and then again and again.

    What the store keeps from being done is tried again.
    """
    await asyncio.sleep(first)
    while True:
        try:
            await work()
        except StoreError:
            log.warning(f"{failure}; trying again")
        await asyncio.sleep(seconds)


async def await_news(news: asyncio.Event, seconds: float, gather: float) -> None:
    """Wait for news, and ``gather`` seconds more for what comes with it; so long at most."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()
            await asyncio.sleep(gather)


def _ended(task: asyncio.Task[Any]) -> None:
    _alive.discard(task)
    if not task.cancelled() and (problem := task.exception()):
        log.error("a background task failed", exc_info=problem)
