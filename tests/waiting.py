"""Waiting for what a test expects: until it is so, however slow the machine is.

No test waits for a number of seconds and then looks, and none fails because something took long.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

PATIENCE = 300.0  # seconds, after which what is awaited will never come; pytest ends a test at 600
GLANCE = 0.01  # seconds between two looks
BETWEEN_REQUESTS = 0.1  # seconds: servers limit how often they are asked

Answer = TypeVar("Answer")


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds, while the loop goes on."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "what was waited for did not come"
        await asyncio.sleep(GLANCE)


async def until_answer(
    ask: Callable[[], Awaitable[Answer]], is_it: Callable[[Answer], object]
) -> Answer:
    """Ask until the answer is as awaited."""
    async with asyncio.timeout(PATIENCE):
        while not is_it(answer := await ask()):
            await asyncio.sleep(BETWEEN_REQUESTS)
    return answer


def wait_until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds, where there is no loop."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "what was waited for did not come"
        time.sleep(GLANCE)
