"""A tournament of programs on several servers, one of which is killed in the middle.

python benchmarks/tournament.py                                     200 programs, seven rounds
python benchmarks/tournament.py --programs 12 --rounds 3 --servers 1 --no-kill

Every program enters, comes to its tables and plays at random. Afterwards the tables' own logs are
read and summed up by code of its own: no table may be lost, nobody may have met the same opponent
twice, and the standings must be what the logs add up to. Anything else ends it with an error.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

from fault_injection import PostgresPair, Redis, folder_for_all
from sockets import Server

from medici.online.client import Client, ClientError, Live

LOOK = 0.5  # seconds between looks at the tournament
PATIENCE = 3600.0  # seconds for all of it
AT_ONCE = 20  # programs that sign in at the same time


class Crowd:
    """Programs that enter a tournament and play wherever they are paired."""

    def __init__(self, urls: Sequence[str], number: int) -> None:
        self.urls = list(urls)
        self.down: set[str] = set()  # servers that are no more
        self.programs = [Client(urls[each % len(urls)]) for each in range(number)]
        self.moves = 0
        self.switched = 0  # how often a program had to go to another server
        self.seen: dict[str, Any] = {}  # the tournament as it was last seen

    def server(self) -> str:
        """A server that is up."""
        return random.choice([url for url in self.urls if url not in self.down])

    async def sign_in(self) -> None:
        """Make every program a guest."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int, client: Client) -> None:
            async with gate:
                await client.guest(f"Program {number}")

        await asyncio.gather(*(one(each, client) for each, client in enumerate(self.programs)))

    async def ask(self, client: Client, method: str, path: str, body: object = None) -> Any:
        """Ask any server that is up, until one answers."""
        while True:
            try:
                return await client.request(method, path, body)
            except ClientError as problem:
                if problem.code not in ("unreachable", "unavailable", "flood", "stale"):
                    raise
                if problem.code == "unreachable":
                    self.switched += 1
                    client.base_url = self.server()
                await asyncio.sleep(0.2)

    async def enter(self, tournament: str) -> None:
        """Let every program enter."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(client: Client) -> None:
            async with gate:
                await self.ask(client, "POST", f"/api/tournaments/{tournament}/entry")

        await asyncio.gather(*(one(client) for client in self.programs))

    async def watch(self, tournament: str) -> None:
        """See how far the tournament has come, until it is over."""
        looker = Client(self.server())
        while self.seen.get("phase") not in ("ended", "cancelled"):
            self.seen = await self.ask(looker, "GET", f"/api/tournaments/{tournament}")
            await asyncio.sleep(LOOK)

    def table_of(self, player: str) -> str | None:
        """Where a program is awaited, as far as is known."""
        played = self.seen.get("round")
        for table in played["tables"] if played else []:
            if any(seat.get("player") == player for seat in table["seats"]):
                return None if table["ended"] else str(table["table"])
        return None

    async def take_part(self, client: Client) -> None:
        """Play at one table after the other until the tournament is over."""
        done: set[str] = set()
        while self.seen.get("phase") not in ("ended", "cancelled"):
            table = self.table_of(client.player or "")
            if table is None or table in done:
                await asyncio.sleep(LOOK)
                continue
            visit = asyncio.create_task(self.visit(client, table))
            while not visit.done() and client.base_url not in self.down:
                await asyncio.wait([visit], timeout=1.0)
            if not visit.done():  # the server was killed: nothing would come of it any more
                visit.cancel()
                await asyncio.wait([visit])
                self.switched += 1
                client.base_url = self.server()
            elif await visit:
                done.add(table)
            else:
                await asyncio.sleep(LOOK)

    async def visit(self, client: Client, table: str) -> bool:
        """Play at a table; whether the game was seen to its end."""
        try:
            async with Client(client.base_url, client.session).table(table) as live:
                return await self.play(live)
        except (ClientError, OSError):  # it is still being laid, or the server is going
            return False

    async def play(self, live: Live) -> bool:
        """Sit down and play; whether the game was seen to its end."""
        if live.snapshot["phase"] == "open" and not any(
            seat["yours"] for seat in live.snapshot["seats"]
        ):
            await live.join()
        async for update in live:
            if update.legal:
                await live.move(random.choice(update.legal))
                self.moves += 1
        return True


async def run_tournament(
    urls: Sequence[str],
    number: int,
    plan: dict[str, Any],
    kill: asyncio.Event | None = None,
    killed: asyncio.Event | None = None,
) -> tuple[Crowd, str]:
    """Let programs play a tournament; ``kill`` is set in its middle, ``killed`` once it is done."""
    crowd = Crowd(urls, number)
    await crowd.sign_in()
    organiser = crowd.programs[0]
    made = await crowd.ask(
        organiser, "POST", "/api/tournaments", plan | {"starts": time.time() + 86400}
    )
    tournament = str(made["tournament"])
    await crowd.enter(tournament)
    await crowd.ask(organiser, "POST", f"/api/tournaments/{tournament}/start")
    watching = asyncio.create_task(crowd.watch(tournament))
    print(f"{number} programs have entered", file=sys.stderr)
    playing = [asyncio.create_task(crowd.take_part(client)) for client in crowd.programs]
    if kill is not None and killed is not None:
        middle = plan["rounds"] // 2 + 1
        while crowd.seen.get("rounds", 0) < middle and not watching.done():
            await asyncio.sleep(0.1)
        await asyncio.sleep(1.0)  # while its tables are played
        crowd.down.add(urls[-1])
        kill.set()
        await killed.wait()
        print(f"a server was killed in round {middle}", file=sys.stderr)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(watching, *playing)
    return crowd, tournament


async def check(crowd: Crowd, tournament: str, rounds: int) -> dict[str, int]:
    """Compare the tournament with the logs of its tables; AssertionError if they differ."""
    asker = Client(crowd.server())
    seen = await crowd.ask(asker, "GET", f"/api/tournaments/{tournament}")
    assert seen["phase"] == "ended", seen["reason"]
    assert seen["rounds"] == rounds, f"expected {rounds} rounds; got {seen['rounds']}"
    names = {each["player"]: each["name"] for each in seen["entrants"]}
    points: Counter[str] = Counter()
    met: Counter[frozenset[str]] = Counter()
    tables = unplayed = 0
    for number in range(1, rounds + 1):
        played = await crowd.ask(asker, "GET", f"/api/tournaments/{tournament}/rounds/{number}")
        here: Counter[str] = Counter(played["byes"])
        for name in played["byes"]:
            points[name] += Fraction(1)  # type: ignore[assignment]
        for table in played["tables"]:
            tables += 1
            found = await crowd.ask(asker, "GET", f"/api/tables/{table['table']}")
            people = [names[seat["player"]] for seat in table["seats"] if seat.get("player")]
            here.update(people)
            met.update(frozenset(pair) for pair in combinations(people, 2))
            unplayed += found["phase"] != "over"
            for name, share in shares(found).items():
                points[name] += share  # type: ignore[assignment]
        assert set(here.values()) == {1}, f"round {number}: {here.most_common(3)}"
        assert set(here) == set(names.values()), f"round {number}: somebody is missing"
    told = {line["name"]: line["points"] for line in seen["standings"]}
    summed = {name: round(float(points[name]), 3) for name in told}
    assert told == summed, [
        (name, told[name], summed[name]) for name in told if told[name] != summed[name]
    ]
    twice = sum(times - 1 for times in met.values())
    return {"tables": tables, "unplayed": unplayed, "met_twice": twice, "pairs": len(met)}


def shares(table: dict[str, Any]) -> dict[str, Fraction]:
    """What each person at a table gets by its result: the share of the others left behind."""
    assert table["phase"] == "over", f"table {table['table']} is {table['phase']}"
    scores, winners = table["result"]["scores"], table["result"]["winners"]
    gone = [seat["taken_over"] is not None for seat in table["seats"]]
    worth = [
        (0, 0, 0) if gone[seat] else (1, int(seat in winners), score)
        for seat, score in enumerate(scores)
    ]
    found = {}
    for number, seat in enumerate(table["seats"]):
        others = [each for other, each in enumerate(worth) if other != number]
        ahead = sum(worth[number] > each for each in others)
        equal = sum(worth[number] == each for each in others)
        whole = Fraction(2 * ahead + equal, 2 * len(others))
        found[seat["name"]] = Fraction(0) if gone[number] else whole
    return found


def plan_of(options: argparse.Namespace) -> dict[str, Any]:
    """The tournament that is played."""
    return {
        "title": "Proof",
        "game": options.game,
        "size": options.size,
        "rounds": options.rounds,
        "clock": {"kind": "decision", "seconds": 600},
        "pause": 0,
        "wait": 1800,
        "most": max(options.programs, 2),
    }


async def measure(options: argparse.Namespace, store: str, bus: str | None) -> dict[str, float]:
    """Play on servers of our own; the figures."""
    more: dict[str, Any] = {"bus": bus} if bus else {}
    servers = [Server(store, **more) for _ in range(options.servers)]
    for server in servers:
        await asyncio.to_thread(server.start)
    kill, killed = asyncio.Event(), asyncio.Event()

    async def killing() -> None:
        await kill.wait()
        await asyncio.to_thread(servers[-1].kill)
        killed.set()

    doing = options.kill and options.servers > 1
    killer = asyncio.create_task(killing())
    began = time.monotonic()
    try:
        crowd, tournament = await run_tournament(
            [server.url for server in servers],
            options.programs,
            plan_of(options),
            kill if doing else None,
            killed if doing else None,
        )
        seconds = time.monotonic() - began
        checked = await check(crowd, tournament, options.rounds)
    finally:
        killer.cancel()
        for server in servers:
            server.kill()
    return {
        **checked,
        "programs": options.programs,
        "moves": crowd.moves,
        "switched": crowd.switched,
        "seconds": round(seconds, 1),
    }


def main() -> None:
    """Play one tournament, and check it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--size", type=int, default=2, help="programs at a table")
    parser.add_argument("--game", default="dice")
    parser.add_argument("--no-kill", dest="kill", action="store_false")
    options = parser.parse_args()
    with folder_for_all() as folder:
        if options.servers == 1:
            figures = asyncio.run(measure(options, f"sqlite:///{folder}/store.db", None))
        else:
            pair, redis = PostgresPair(folder), Redis(folder)
            redis.start()
            try:
                figures = asyncio.run(measure(options, pair.primary.get_uri(), redis.url))
            finally:
                redis.stop()
                pair.stop()
    print(json.dumps(figures))
    if figures["met_twice"] or figures["unplayed"]:
        sys.exit("expected every table to be played, and nobody to meet twice")


if __name__ == "__main__":
    main()
