"""Hints between servers that share a store: this table has come so far.

A hint that is lost costs time only, for every server also looks at the store now and then.
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

Hear = Callable[[str, int], None]

CHANNEL = "medici:hints"
TOKEN = "medici:token:"
WAITING = 10_000  # hints that may wait while Redis is away
PAUSE = 1.0  # seconds before Redis is tried again


class Bus(Protocol):
    """Carries hints, and tokens that can be taken once."""

    def listen(self, hear: Hear) -> None:
        """Hear of what other servers have stored, from now on."""

    def tell(self, table_id: str, seq: int) -> None:
        """Tell the other servers how far a table has come; never waits."""

    async def put(self, key: str, value: str, seconds: float) -> None:
        """Keep a value for so long."""

    async def take(self, key: str) -> str | None:
        """The value, which is there no longer."""

    async def close(self) -> None:
        """Stop."""


class LocalBus:
    """For one server alone: nobody else needs to be told."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[float, str]] = {}

    def listen(self, hear: Hear) -> None:
        """Nobody speaks."""

    def tell(self, table_id: str, seq: int) -> None:
        """Nobody listens."""

    async def put(self, key: str, value: str, seconds: float) -> None:
        now = time.monotonic()
        self._kept = {old: kept for old, kept in self._kept.items() if kept[0] > now}
        self._kept[key] = (now + seconds, value)

    async def take(self, key: str) -> str | None:
        until, value = self._kept.pop(key, (0.0, ""))
        return value if until > time.monotonic() else None

    async def close(self) -> None:
        self._kept.clear()


class RedisBus:
    """Over Redis, for any number of servers."""

    def __init__(self, url: str) -> None:
        self._redis: Any = Redis.from_url(url, decode_responses=True)
        self._waiting: deque[str] = deque(maxlen=WAITING)
        self._wake = asyncio.Event()
        self._tasks = [asyncio.create_task(self._send())]

    def listen(self, hear: Hear) -> None:
        self._tasks.append(asyncio.create_task(self._receive(hear)))

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
            except (RedisError, OSError):
                log.warning("hints could not be sent; the others will see by themselves")
                await asyncio.sleep(PAUSE)

    async def _receive(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            table_id, _, seq = message["data"].partition(" ")
                            hear(table_id, int(seq))
            except (RedisError, OSError, ValueError):
                log.warning("hints cannot be heard; looking at the store instead")
                await asyncio.sleep(PAUSE)


def open_bus(url: str | None) -> Bus:
    """The bus of a URL; none is needed for one server alone."""
    if url is None:
        return LocalBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"expected redis://...; got {url.partition(':')[0]!r}")
    return RedisBus(url)
