"""People who play at random while something happens to a server, and what they see of it."""

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection

from medici.online.client import Client, Live

GAMES = ("board", "card", "dice")


@dataclass
class Seen:
    """What the players saw for a while."""

    began: float = field(default_factory=time.monotonic)
    waits: list[float] = field(default_factory=list)  # seconds until a move was acknowledged
    refusals: Counter[str] = field(default_factory=Counter)
    health: Counter[int] = field(default_factory=Counter)
    back: int = 0  # connections that came back
    offline: list[float] = field(default_factory=list)  # seconds until they did
    lost: int = 0  # seats that a bot took over

    def to_text(self) -> str:
        """The same in a few words."""
        seconds = time.monotonic() - self.began
        slowest = f"slowest {max(self.waits):.2f} s" if self.waits else "none"
        health = ", ".join(f"{status} x {count}" for status, count in sorted(self.health.items()))
        parts = [f"{len(self.waits)} moves in {seconds:.1f} s, {slowest}", f"health {health}"]
        if self.refusals:
            parts.append(f"refused {dict(self.refusals)}")
        if self.back:
            parts.append(f"{self.back} came back")
        if self.lost:
            parts.append(f"{self.lost} seats lost to the clock")
        return "; ".join(parts)


class Watched(Live):
    """A table that counts what is refused, and for how long it was cut off."""

    seen: Callable[[], Seen]
    cut_off: float | None = None  # since when

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            await super()._listen(socket)
        finally:
            self.cut_off = now()

    def _take(self, message: dict[str, Any]) -> None:
        if self.cut_off is not None:
            self.seen().offline.append(now() - self.cut_off)
            self.cut_off = None
        if message["type"] == "error":
            self.seen().refusals[message["code"]] += 1
        super()._take(message)


class RandomPlayers:
    """People who play at random, at several servers if there are several."""

    def __init__(
        self, urls: list[str], clock: dict[str, object] | None = None, pause: float = 0.02
    ) -> None:
        self.urls = urls
        self.clock = clock
        self.pause = pause  # seconds after a move
        self.seen = Seen()
        self.over = False
        self.acknowledged: dict[str, list[tuple[int, str, str]]] = {}  # seq, move, key

    async def slot(self, number: int) -> None:
        """One game after the other at one pair of seats."""
        clients = [Client(random.choice(self.urls)), Client(random.choice(self.urls))]
        for client, name in zip(clients, ("Ada", "Bruno"), strict=True):
            await client.guest(name)
        while not self.over:
            try:
                table = await clients[0].create_table(GAMES[number % 3], 2, clock=self.clock)
            except Exception as problem:  # not acknowledged: there is no such table
                self.seen.refusals[getattr(problem, "code", "lost")] += 1
                await asyncio.sleep(0.05)
                continue
            self.acknowledged[table] = []
            await self.game(table, clients)

    async def game(self, table: str, clients: list[Client]) -> None:
        """A game from the first seat to the end, whatever happens."""
        lives = [
            Watched(client.base_url, table, client.session, client.check) for client in clients
        ]
        for live in lives:
            live.seen = lambda: self.seen
            await live.__aenter__()
            await live.join()
        await lives[0].start()
        await asyncio.gather(*map(self.play, lives, clients))
        for live in lives:
            self.seen.back += live.reconnects
            await live.__aexit__()

    async def play(self, live: Live, client: Client) -> None:
        """Note what was acknowledged, and how long it took."""
        answered = 0  # what came before that asks for the same move again
        async for update in live:
            self.seen.lost += sum(event["type"] == "bot-took-over" for event in update.events)
            if update.legal and update.seq >= answered:
                move, cmd_id, start = random.choice(update.legal), secrets.token_hex(8), now()
                answered = seq = await live.command("move", cmd_id, move=move, seq=update.seq)
                self.acknowledged[live.id].append((seq, move, f"{client.player}:{cmd_id}"))
                self.seen.waits.append(now() - start)
                await asyncio.sleep(self.pause)

    async def look(self) -> None:
        """Ask all the while whether the servers are well."""
        while True:
            for url in self.urls:
                self.seen.health[await asyncio.to_thread(health, url)] += 1
            await asyncio.sleep(0.5)


def now() -> float:
    """Seconds, for differences alone."""
    return time.monotonic()


def health(url: str) -> int:
    """What a load balancer is told; 0 if nothing within five seconds."""
    try:
        with urlopen(f"{url}/healthz", timeout=5) as answer:
            status: int = answer.status
            return status
    except HTTPError as refusal:
        with refusal:
            return refusal.code
    except (URLError, OSError):
        return 0
