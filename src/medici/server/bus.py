"""Hints between servers that share a store: how far a table has come, and who is gone.

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

OnHint = Callable[[str, int], None]  # gets the id of a table, and how far it has come
OnGone = Callable[[str | bytes], object]  # gets the id of a player, or the digest of a session

CHANNEL = "medici:hints"
GONE = "medici:gone"
TOKEN = "medici:token:"
WAITING = 10_000  # hints that may wait while Redis is away
PAUSE = 1.0  # seconds before Redis is tried again


class Bus(Protocol):
    """Carries hints, and tokens that can be taken once."""

    alone: bool  # whether no other server has the same tables

    def listen(self, on_hint: OnHint) -> None:
        """Call this from now on whenever another server has stored something."""

    def tell(self, table_id: str, seq: int) -> None:
        """Tell the other servers how far a table has come; never waits."""

    def hear(self, on_gone: OnGone) -> None:
        """Call this whenever a server dismisses somebody."""

    def dismiss(self, who: str | bytes) -> None:
        """Tell the other servers that a player or a session is gone; never waits."""

    async def put(self, key: str, value: str, seconds: float) -> None:
        """Keep a value for so long."""

    async def take(self, key: str) -> str | None:
        """The value, which is there no longer."""

    async def close(self) -> None:
        """Stop."""


class LocalBus:
    """For one server alone: there is nobody to send hints to."""

    alone = True

    def __init__(self) -> None:
        self._values: dict[str, tuple[float, str]] = {}  # until when, and what

    def listen(self, on_hint: OnHint) -> None:
        """Nobody speaks."""

    def tell(self, table_id: str, seq: int) -> None:
        """Nobody listens."""

    def hear(self, on_gone: OnGone) -> None:
        """Nobody speaks."""

    def dismiss(self, who: str | bytes) -> None:
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
        self._redis: Any = Redis.from_url(url, decode_responses=True)
        self._waiting: deque[tuple[str, str]] = deque(maxlen=WAITING)  # channels and hints
        self._on_gone: OnGone | None = None
        self._wake = asyncio.Event()
        self._tasks = [asyncio.create_task(self._send())]

    def listen(self, on_hint: OnHint) -> None:
        self._tasks.append(asyncio.create_task(self._receive(on_hint)))

    def tell(self, table_id: str, seq: int) -> None:
        self._waiting.append((CHANNEL, f"{table_id} {seq}"))
        self._wake.set()

    def hear(self, on_gone: OnGone) -> None:
        self._on_gone = on_gone

    def dismiss(self, who: str | bytes) -> None:
        text = f"session {who.hex()}" if isinstance(who, bytes) else f"player {who}"
        self._waiting.append((GONE, text))
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
                    for channel, hint in hints:
                        pipe.publish(channel, hint)
                    await pipe.execute()
            except (RedisError, OSError):
                log.warning("cannot send hints over Redis; other servers will ask the store")
                await asyncio.sleep(PAUSE)

    async def _receive(self, on_hint: OnHint) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL, GONE)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            name, _, rest = message["data"].partition(" ")
                            if message["channel"] == CHANNEL:
                                on_hint(name, int(rest))
                            elif self._on_gone is not None:
                                self._on_gone(bytes.fromhex(rest) if name == "session" else rest)
            except (RedisError, OSError, ValueError):
                log.warning("cannot receive hints over Redis; asking the store instead")
                await asyncio.sleep(PAUSE)


def open_bus(url: str | None) -> Bus:
    """The bus of a URL; none is needed for one server alone."""
    if url is None:
        return LocalBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"expected redis://...; got {url.partition(':')[0]!r}")
    return RedisBus(url)
