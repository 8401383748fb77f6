"""Hints between servers that share a store: how far a table has come.

A hint that is lost costs time only, since every server also asks the store now and then.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from medici.server.logs import log
from medici.server.metrics import BusFigures

OnHint = Callable[[str, int], None]  # gets the id of a table, and how far it has come

CHANNEL = "medici:hints"
TOKEN = "medici:token:"
WAITING = 10_000  # hints that may wait while Redis is away
PAUSE = 1.0  # seconds before Redis is tried again


class Bus(Protocol):
    """Carries hints, and tokens that can be taken once."""

    alone: bool  # whether no other server has the same tables

    @property
    def away(self) -> bool:
        """Whether it cannot be reached."""

    @property
    def figures(self) -> BusFigures | None:
        """What it has carried, if there is anybody to carry for."""

    def listen(self, on_hint: OnHint) -> None:
        """Call this from now on whenever another server has stored something."""

    def tell(self, table_id: str, seq: int) -> None:
        """Tell the other servers how far a table has come; never waits."""

    async def put(self, key: str, value: str, seconds: float) -> None:
        """Keep a value for so long."""

    async def take(self, key: str) -> str | None:
        """The value, which is there no longer."""

    async def close(self) -> None:
        """Stop."""


class LocalBus:
    """For one server alone: there is nobody to send hints to."""

    alone = True
    away = False
    figures = None

    def __init__(self) -> None:
        self._values: dict[str, tuple[float, str]] = {}  # until when, and what

    def listen(self, on_hint: OnHint) -> None:
        """Nobody speaks."""

    def tell(self, table_id: str, seq: int) -> None:
        """Nobody listens."""

    async def put(self, key: str, value: str, seconds: float) -> None:
        now = time.monotonic()
        self._values = {old: entry for old, entry in self._values.items() if entry[0] > now}
        self._values[key] = (now + seconds, value)

    async def take(self, key: str) -> str | None:
        until, value = self._values.pop(key, (0.0, ""))
        return value if until > time.monotonic() else None

    async def close(self) -> None:
        self._values.clear()


class RedisBus:
    """Over Redis, for any number of servers."""

    alone = False

    def __init__(self, url: str) -> None:
        self.away = True  # until hints can be received
        self.figures = BusFigures()
        self._redis: Any = Redis.from_url(url, decode_responses=True)
        self._waiting: deque[str] = deque(maxlen=WAITING)
        self._wake = asyncio.Event()
        self._tasks = [asyncio.create_task(self._send())]

    def listen(self, on_hint: OnHint) -> None:
        self._tasks.append(asyncio.create_task(self._receive(on_hint)))

    def tell(self, table_id: str, seq: int) -> None:
        self._waiting.append(f"{table_id} {seq}")
        self._wake.set()

    async def put(self, key: str, value: str, seconds: float) -> None:
        await self._redis.set(TOKEN + key, value, ex=max(1, int(seconds)))

    async def take(self, key: str) -> str | None:
        value: str | None = await self._redis.getdel(TOKEN + key)
        return value

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            hints = list(self._waiting)
            self._waiting.clear()
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for hint in hints:
                        pipe.publish(CHANNEL, hint)
                    await pipe.execute()
                self.figures.sent += len(hints)
            except (RedisError, OSError):
                self.figures.failures += 1
                log.warning("cannot send hints over Redis; other servers will ask the store")
                await asyncio.sleep(PAUSE)

    async def _receive(self, on_hint: OnHint) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.away = False
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self.figures.received += 1
                            table_id, _, seq = message["data"].partition(" ")
                            on_hint(table_id, int(seq))
            except (RedisError, OSError, ValueError):
                self.away = True
                self.figures.failures += 1
                log.warning("cannot receive hints over Redis; asking the store instead")
                await asyncio.sleep(PAUSE)


def open_bus(url: str | None) -> Bus:
    """The bus of a URL; none is needed for one server alone."""
    if url is None:
        return LocalBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"expected redis://...; got {url.partition(':')[0]!r}")
    return RedisBus(url)
