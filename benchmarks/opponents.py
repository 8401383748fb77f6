"""Many programs look for opponents on several servers: nobody gets two seats, everybody gets one.

python benchmarks/opponents.py                               500 programs, three servers
python benchmarks/opponents.py --programs 60                 a small run
python benchmarks/opponents.py --kill                        one server is killed in the middle

Each asks for games, sizes and a clock at random, on one of the servers, over PostgreSQL and Redis.
Some leave and come back, some do not come to the table that was found and look again, some have
blocked others. In the end the store is asked who sits where: it ends with an error if a program has
no seat in a game that has begun, or two, or sits with somebody it has blocked.
"""

import argparse
import asyncio
import random
import statistics
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import psycopg
from fault_injection import PostgresPair, Redis, folder_for_all
from sockets import Server

from medici.online.client import Client, ClientError

THREADS = 64
COMING = 10.0  # seconds for a server to answer who comes to a table
PATIENCE = 600.0  # seconds for all to be seated
SEATS = """
SELECT s.player_id, t.id FROM seat s JOIN game_table t ON t.number = s.table_number
WHERE t.status IN ('running', 'finished')
"""


EVERY_SEAT = """
SELECT s.player_id, t.id, t.status, w.table_id, w.entered
FROM seat s JOIN game_table t ON t.number = s.table_number
LEFT JOIN waiting w ON w.player_id = s.player_id WHERE s.player_id = ANY(%(players)s)
"""


class Program:
    """Somebody who looks for opponents until a game has begun."""

    def __init__(self, number: int, urls: list[str], http: httpx.AsyncClient) -> None:
        self.draw = random.Random(number)
        self.urls = urls
        self.http = http
        self.number = number
        self.player = ""
        self.session = ""
        self.waited = 0.0
        self.stayed_away = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer of any server; one that was killed is asked no more."""
        headers = {"Authorization": f"Bearer {self.session}"} if self.session else {}
        for _ in range(100):
            url = self.urls[(self.number + self.draw.randrange(2)) % len(self.urls)]
            try:
                answer = await self.http.request(method, url + path, json=body, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(0.2)
                continue
            if answer.status_code < 500:
                answer.raise_for_status()
                if cookie := answer.headers.get("set-cookie", ""):
                    self.session = cookie.partition(";")[0].partition("=")[2]
                return answer.json() if answer.content else None
            await asyncio.sleep(0.2)
        raise TimeoutError("no server answers")

    async def enter(self) -> None:
        """Be somebody."""
        name = {"name": f"Program {self.number}"}
        self.player = (await self.ask("POST", "/api/guests", name))["player"]

    def wish(self) -> dict[str, Any]:
        """Something at random."""
        draw = self.draw
        return {
            "games": draw.sample(["board", "card", "dice"], draw.randint(1, 3)),
            "sizes": draw.sample([2, 3, 4], draw.randint(1, 3)),
            "clock": draw.choice(["quick", "calm", "days"]),
            "rated": draw.random() < 0.3,
            "patience": draw.choice([15, 20, 30]),
            "level": "apprentice",
        }

    async def run(self) -> None:
        """Look for opponents until a game has begun."""
        began = time.monotonic()
        while not await self.look():
            pass
        self.waited = time.monotonic() - began

    async def look(self) -> bool:
        """Wait for a table and come to it; whether the game began."""
        state = await self.ask("POST", "/api/opponents", self.wish())
        if self.draw.random() < 0.1:
            await asyncio.sleep(self.draw.random())
            await self.ask("DELETE", "/api/opponents")
            return False
        table: str | None = None
        while state["waiting"]:
            if state["table"] and state["table"] != table:
                table = state["table"]
                if not self.stayed_away and self.draw.random() < 0.05:
                    self.stayed_away += 1
                    await asyncio.sleep(35.0)
                    return False
                await self.come(str(table))
            elif not state["table"]:
                table = None
            state = await self.ask("POST", "/api/opponents/beat", {"table": table, "seconds": 10})
        return table is not None and await self.plays(table)

    async def plays(self, table: str) -> bool:
        """Whether one plays there: others may not have come, and then one looks again."""
        seen = await self.ask("GET", f"/api/tables/{table}")
        return seen["phase"] in ("running", "over") and any(seat["yours"] for seat in seen["seats"])

    async def come(self, table: str) -> None:
        """Take the seat if it can be had, at another server if one does not answer."""
        for turn in range(2):
            client = Client(self.urls[(self.number + turn) % len(self.urls)], self.session)
            with suppress(ClientError, OSError):
                async with asyncio.timeout(COMING):
                    await client.join(table)
                return


async def block_some(programs: list[Program], draw: random.Random) -> set[tuple[str, str]]:
    """Some have blocked others."""
    blocked = set()
    for _ in range(len(programs) // 5):
        one, other = draw.sample(programs, 2)
        await one.ask("PUT", "/api/me/shunned", {"how": "block", "other": other.player})
        blocked.add((one.player, other.player))
    return blocked


async def look_together(options: argparse.Namespace, servers: list[Server]) -> list[Program]:
    """All look for opponents at once."""
    # Each comes to a table in a thread; with few of them, programs would be late, not servers.
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
    limits = httpx.Limits(max_connections=None)
    urls = [server.url for server in servers]
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each has a session of its own
    async with httpx.AsyncClient(timeout=60.0, limits=limits, cookies=no_cookies) as http:
        programs = [Program(number, urls, http) for number in range(options.programs)]
        for start in range(0, len(programs), 20):
            await asyncio.gather(*(one.enter() for one in programs[start : start + 20]))
        options.blocked = await block_some(programs, random.Random(28))
        looking = asyncio.gather(*(one.run() for one in programs))
        if options.kill:
            await asyncio.sleep(8.0)
            await asyncio.to_thread(servers[-1].kill)
            urls.pop()
        async with asyncio.timeout(PATIENCE):
            await looking
    return programs


def check(store: str, programs: list[Program], blocked: set[tuple[str, str]]) -> Counter[str]:
    """How many seats each program has in games that have begun; ends where that is not one."""
    with psycopg.connect(store) as connection:
        rows = connection.execute(SEATS.encode()).fetchall()
    seats = Counter(player for player, _ in rows)
    wrong = {one.player: seats[one.player] for one in programs if seats[one.player] != 1}
    if wrong:
        with psycopg.connect(store) as connection:
            told = connection.execute(EVERY_SEAT.encode(), {"players": list(wrong)}).fetchall()
        sys.exit(f"expected one seat for each program; got {wrong}, who sat at {told}")
    tables: dict[str, list[str]] = {}
    for player, table in rows:
        tables.setdefault(table, []).append(player)
    for people in tables.values():
        for one in people:
            if any((one, other) in blocked for other in people):
                sys.exit(f"expected nobody with whom they blocked; got {people}")
    return Counter({str(size): n for size, n in Counter(map(len, tables.values())).items()})


def main() -> None:
    """Run the programs, and ask the store who sits where."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--programs", type=int, default=500)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--kill", action="store_true", help="kill one server in the middle")
    options = parser.parse_args()
    with folder_for_all() as folder:
        pair, redis = PostgresPair(folder), Redis(folder)
        redis.start()
        store = pair.primary.get_uri()
        servers = [Server(store, bus=redis.url) for _ in range(options.servers)]
        try:
            for server in servers:
                server.errors = (folder / f"{server.port}.log").open("wb").fileno()
                server.start()
            programs = asyncio.run(look_together(options, servers))
            sizes = check(store, programs, options.blocked)
        finally:
            for server in servers:
                server.kill()
            redis.stop()
            pair.stop()
    waits = sorted(one.waited for one in programs)
    print(
        f"{len(programs)} programs on {options.servers} servers"
        f"{', one of them killed' if options.kill else ''}: each has one seat; "
        f"{len(options.blocked)} blocks kept; {sum(one.stayed_away for one in programs)} stayed "
        f"away once; waited {statistics.median(waits):.1f} s (median), {waits[-1]:.1f} s (longest)"
        f"; tables by people: {dict(sorted(sizes.items()))}"
    )


if __name__ == "__main__":
    main()
