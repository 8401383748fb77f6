"""Two servers behind a proxy, restarted one after the other as in an upgrade, while people play.

python benchmarks/rolling.py                            nginx, with the settings of deploy/
python benchmarks/rolling.py --proxy caddy --rounds 5   Caddy, and both servers five times

Each server is stopped, started, and the next one follows as soon as it is healthy. It is told how
long players were cut off. A move that is lost or made twice ends the program with an error, and so
does a proxy that knew of no server. The proxy must be installed (Debian: nginx-light, caddy).
"""

import argparse
import asyncio
import json
import statistics
import sys
from pathlib import Path

from fault_injection import PostgresPair, Redis, folder_for_all
from kill import check
from random_players import RandomPlayers
from sockets import Server

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.proxies import PROGRAMS, find_program, run_proxy  # noqa: E402

CALM = 1.0  # seconds before the first server is stopped, and after the last
PATIENCE = 120.0  # seconds for all games to end
NO_SERVER = ("no live upstreams", "no upstreams available")  # as nginx and Caddy say it


async def roll(options: argparse.Namespace, folder: Path, store: str, bus: str) -> dict[str, float]:
    """Play while both servers are restarted; the figures."""
    servers = [Server(store, bus=bus) for _ in range(2)]
    for server in servers:
        server.errors = (folder / f"{server.port}.log").open("wb").fileno()
        await asyncio.to_thread(server.start)
    with run_proxy(options.proxy, [server.port for server in servers], folder) as proxy:
        players = RandomPlayers([proxy.url])
        playing = asyncio.gather(*(players.slot(number) for number in range(options.tables)))
        try:
            await asyncio.sleep(CALM)
            for server in servers * options.rounds:
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
            await asyncio.sleep(CALM)
            players.over = True
            async with asyncio.timeout(PATIENCE):
                await playing
            moves = await check(servers[0].url, store, players.acknowledged)
        finally:
            playing.cancel()
            for server in servers:
                server.kill()
        log = proxy.log.read_text("utf-8")
    offline = players.seen.offline
    return {
        "moves": moves,
        "came_back": len(offline),
        "median_seconds": statistics.median(offline),
        "longest_seconds": max(offline),
        "slowest_move_seconds": max(players.seen.waits),
        "no_live_upstreams": sum(log.count(words) for words in NO_SERVER),
    }


def main() -> None:
    """Restart the servers behind one proxy."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--proxy", choices=PROGRAMS, default=PROGRAMS[0])
    parser.add_argument("--rounds", type=int, default=1, help="times that both are restarted")
    parser.add_argument("--tables", type=int, default=6, help="tables at once")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    options = parser.parse_args()
    if find_program(options.proxy) is None:
        parser.error(f"{options.proxy} is not installed")
    with folder_for_all() as folder:
        pair, redis = PostgresPair(folder), Redis(folder)
        redis.start()
        try:
            figures = asyncio.run(roll(options, folder, pair.primary.get_uri(), redis.url))
        finally:
            redis.stop()
            pair.stop()
    if options.json:
        print(json.dumps(figures))
    else:
        print(
            f"{options.proxy}: {figures['moves']} moves, none lost, none twice; cut off "
            f"{figures['came_back']} times, median {figures['median_seconds']:.2f} s, longest "
            f"{figures['longest_seconds']:.2f} s; slowest move "
            f"{figures['slowest_move_seconds']:.2f} s; without a server "
            f"{figures['no_live_upstreams']} times"
        )
    if figures["no_live_upstreams"]:
        sys.exit("expected the proxy to know a server at any time")


if __name__ == "__main__":
    main()
