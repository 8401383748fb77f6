"""Whether the store takes writes: asked at most once a second, and answered in a bounded time."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from medici.online.server.logs import log
from medici.online.store import NotStored, StoreError

FRESH = 1.0  # seconds for which an answer holds
LIMIT = 2.0  # seconds for the store to answer
SILENT = f"the store did not answer within {LIMIT:g} seconds"


class StoreHealth:
    """Whether the store takes writes, for however many ask."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._began = float("-inf")
        self._asking: asyncio.Task[str | None] | None = None
        self._told: str | None = None  # what was wrong when the log was last told

    async def problem(self) -> str | None:
        """What is wrong with the store, if anything."""
        asking, now = self._asking, time.monotonic()
        if asking is None or (asking.done() and now - self._began >= FRESH):
            asking = self._asking = asyncio.create_task(self._ask())
            self._began = now
        done, _ = await asyncio.wait([asking], timeout=max(0.0, self._began + LIMIT - now))
        wrong = asking.result() if done else SILENT
        self._tell(wrong)
        return wrong

    async def _ask(self) -> str | None:
        try:
            await self._probe()
        except NotStored as problem:
            return str(problem)
        except StoreError:
            return "the store cannot be reached"
        return None

    def _tell(self, wrong: str | None) -> None:
        if (wrong is None) != (self._told is None):
            log.warning("the store takes writes again" if wrong is None else wrong)
        self._told = wrong

    async def close(self) -> None:
        """Ask no more."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait([self._asking])
