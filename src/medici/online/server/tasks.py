"""Background tasks: kept alive until they end, and logged if they fail."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from medici.online.server.logs import log

_alive: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Run something in the background; a failure goes to the log."""
    task = asyncio.create_task(work)
    _alive.add(task)
    task.add_done_callback(_ended)
    return task


def _ended(task: asyncio.Task[Any]) -> None:
    _alive.discard(task)
    if not task.cancelled() and (problem := task.exception()):
        log.error("a background task failed", exc_info=problem)
