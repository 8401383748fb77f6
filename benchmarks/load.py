"""How a server bears many tables at once: moves per second, and how long a move takes.

python benchmarks/load.py --mode closed                 as fast as it goes: 50 tables for two
python benchmarks/load.py --mode paced                  people who think: 200 moves a second
python benchmarks/load.py --mode idle --tables 1000     what tables and sockets weigh
python benchmarks/load.py --mode restart --tables 1000  how soon it goes on after a kill
python benchmarks/load.py --store new                   with a PostgreSQL that is started for it
python benchmarks/load.py --store new --servers 3       three servers, and a Redis; with --apart
                                                        a table's clients are at different ones

The clients are told what browsers are, every event, and play the game on themselves; with
``--clients programs`` they are told what programs are, which is what is legal as well.

A move takes from the moment it is sent until both clients at its table have heard of it.
"""

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from fault_injection import Redis
from playing_clients import Game, Load, Seat
from sockets import Servers, open_socket
from temporary_stores import new_stores

ONLOOKERS = 4  # at each table, when it is measured what a socket weighs


def report(what: str, times: list[float], seconds: float, cpu: float) -> None:
    """Print a line of figures."""
    times = sorted(times)
    p50, p99 = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.99))
    rate = len(times) / seconds
    used = f"{cpu / len(times) * 1e6:.0f} us of processor a move, {cpu / seconds:.0%} of a core"
    print(f"{what}: {rate:,.0f} moves/s, p50 {p50:.2f} ms, p99 {p99:.2f} ms; {used}", flush=True)


async def closed_or_paced(servers: Servers, options: argparse.Namespace) -> None:
    """Play for some seconds at so many tables at once."""
    pause = options.tables / options.rate if options.mode == "paced" else 0.0
    load = Load(servers.urls, options, pause)
    moves = 40 if options.game != "dice" else 18
    rate = options.rate if pause else 8000 if options.store is None else 3000
    need = options.tables + int(rate * (options.seconds + 2) / moves)
    print(f"creating {need} tables...", flush=True)
    await load.prepare(need)
    gc.collect()
    gc.freeze()
    for _ in range(options.tables):
        load.ready.popleft().play()
    await asyncio.sleep(1.0)
    load.times.clear()
    start, cpu = time.perf_counter(), servers.cpu()
    await asyncio.sleep(options.seconds)
    took, used = time.perf_counter() - start, servers.cpu() - cpu
    report(f"{options.mode}, {options.tables} tables", load.times[:], took, used)
    short = "; tables ran short" if load.short else ""
    print(
        f"{load.finished} games finished, {load.errors} errors{short}; {servers.memory():.0f} MiB"
    )


async def idle(server: Servers, options: argparse.Namespace) -> None:
    """Tables at which nobody moves and sockets that only listen, and what they cost."""
    load = Load(server.urls, options, 0.0)
    empty = server.memory()
    await load.prepare(options.tables)
    played = server.memory()
    more = ONLOOKERS * options.tables
    for game in load.ready:
        await asyncio.gather(*(look_on(game) for _ in range(ONLOOKERS)))
    socket = (server.memory() - played) / more
    table = (played - empty) / options.tables - 2 * socket
    start, cpu = time.perf_counter(), server.cpu()
    await asyncio.sleep(options.seconds)
    used = (server.cpu() - cpu) / (time.perf_counter() - start)
    began = server.memory()
    await play_out(load)
    log = (server.memory() - began) / options.tables
    print(
        f"idle, {options.tables} tables and {2 * options.tables + more} sockets: {used:.1%} of a "
        f"core; {empty:.0f} MiB empty, {table * 1024:.1f} KiB a table when it "
        f"begins, {log * 1024:.1f} KiB more when it ends, {socket * 1024:.1f} KiB a socket; "
        f"{1024 / (table + log + 2 * socket):,.0f} tables for two in a GiB"
    )


async def play_out(load: Load) -> None:
    """Play all games to their ends."""
    games = list(load.ready)
    load.ready.clear()
    for game in games:
        game.play()
    while load.finished < len(games):
        await asyncio.sleep(0.05)


async def look_on(game: Game) -> None:
    """Open a socket at a table that only listens, and wait until it is told of everything."""
    told = asyncio.Event()
    session = game.seats[0].session
    socket = await open_socket(
        game.seats[0].url, game.table, session, lambda _: told.set(), told.set
    )
    socket.send(b'{"type":"hello","seq":null,"log":true}')
    await told.wait()


async def restart(server: Servers, options: argparse.Namespace) -> None:
    """Kill the server while all play, start it, and see when moves are taken and all are back."""
    load = Load(server.urls, options, 0.5)
    await load.prepare(options.tables)
    games = list(load.ready)
    for game in games:
        game.play()
    await asyncio.sleep(1.0)
    for game in games:
        game.stop()
    server.kill()
    start = time.perf_counter()
    await asyncio.to_thread(server.start)
    up = time.perf_counter() - start
    moved = await first_move(games) - start

    async def back(seat: Seat) -> float:
        await seat.enter()
        return time.perf_counter() - start

    times = await asyncio.gather(*(back(seat) for game in games for seat in game.seats))
    print(
        f"restart, {options.tables} tables: up after {up:.2f} s, first move heard of by both after "
        f"{moved:.2f} s, all clients back after {max(times):.2f} s"
    )


async def first_move(games: list[Game]) -> float:
    """When a move at one of the tables has been heard of by both."""
    game = random.choice(games)
    game.load.times.clear()
    game.load.pause = 0.0
    for seat in game.seats:
        seat.seq = 0  # a newcomer's hello, which is told whose turn it is
        await seat.enter()
    assert game.first is not None
    game.turn(*game.first)
    while not game.load.times:
        await asyncio.sleep(0.001)
    return time.perf_counter()


MODES = {"closed": closed_or_paced, "paced": closed_or_paced, "idle": idle, "restart": restart}


def main() -> None:
    """Measure one mode, with a server of its own."""
    parser = argparse.ArgumentParser(description="How a server bears many tables at once.")
    parser.add_argument("--mode", choices=MODES, default="closed")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, when paced")
    parser.add_argument("--game", default="board")
    parser.add_argument("--clients", choices=("browsers", "programs"), default="browsers")
    parser.add_argument("--store", help="your own, where the tables stay; new is a PostgreSQL")
    parser.add_argument("--servers", type=int, default=1, help="with --store, on a Redis")
    parser.add_argument("--apart", action="store_true", help="clients at different servers")
    options = parser.parse_args()
    with ExitStack() as started:
        folder = Path(started.enter_context(tempfile.TemporaryDirectory(prefix="medici-load-")))
        store, bus = options.store or f"sqlite:///{folder}/load.db", None
        if store == "new":
            store = started.enter_context(new_stores())["PostgreSQL"]
        if options.servers > 1:
            redis = Redis(folder)
            redis.start()
            started.callback(redis.stop)
            bus = redis.url
        measure(store, bus, options)


def measure(store: str, bus: str | None, options: argparse.Namespace) -> None:
    """Measure one mode on a store."""
    several = (os.cpu_count() or 1) > 1
    apart = several and options.servers == 1  # whether the server has a core of its own
    server = Servers(store, options.servers, bus, 0 if apart else None)
    server.start()
    if apart and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))
    runner = asyncio.run
    if sys.platform != "win32":
        import uvloop  # noqa: PLC0415

        runner = uvloop.run
    try:
        runner(MODES[options.mode](server, options))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
