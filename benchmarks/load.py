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
from collections import deque
from contextlib import ExitStack
from pathlib import Path

from fault_injection import Redis
from followed_game import FollowedGame
from sockets import ACTOR, FIRST, LEGAL, SEQ, Servers, SocketProtocol, open_socket, post
from temporary_stores import new_stores

ONLOOKERS = 4  # at each table, when it is measured what a socket weighs
LAST = 200  # bytes at the end of a message, in which it says who is to act


class Seat:
    """One client at one table, who plays at random."""

    def __init__(self, game: "Game", number: int, session: str, url: str) -> None:
        self.game = game
        self.url = url
        self.number = b"%d" % number
        self.session = session
        self.socket: SocketProtocol | None = None
        self.seq = 0
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def enter(self) -> None:
        """Connect, and wait for all that has happened, or for what was missed."""
        self.greeted = asyncio.get_running_loop().create_future()
        self.socket = await open_socket(
            self.url, self.game.table, self.session, self.hear, self.lost
        )
        log = b"false" if self.game.held is None else b"true"
        seq = b"%d" % self.seq if self.seq else b"null"
        self.socket.send(b'{"type":"hello","seq":%b,"log":%b}' % (seq, log))
        await self.greeted

    def hear(self, message: bytes) -> None:
        """Note a message, and answer it if it is this client's turn."""
        kind = message[9:12]
        if kind == b"eve":
            first = int(FIRST.search(message, 0, 60)[1])  # type: ignore[index]
            count = message.count(b'"at":')
            self.seq = first - 1 + count
            self.game.arrived(first)
            if self.game.held is not None:
                self.game.held.follow(first, count, message)
            if b'"type":"ended"' in message:
                self.game.ended()
            elif self.to_act(message):
                if self.game.playing:
                    self.game.turn(self, message)
                else:
                    self.game.first = (self, message)
        elif kind == b"sna":
            self.seq = int(SEQ.search(message)[1])  # type: ignore[index]
            if b'"legal":["' in message:
                self.game.first = (self, message)
        elif kind == b"err":
            self.game.load.errors += 1
        if not self.greeted.done():
            self.greeted.set_result(None)

    def to_act(self, message: bytes) -> bool:
        """Whether it is this client's turn after a message."""
        if self.game.held is None:
            return b'"legal":[' in message
        actor = ACTOR.search(message, max(0, len(message) - LAST))
        return actor is not None and actor[1] == self.number

    def move(self, message: bytes) -> None:
        """Send one of the legal moves."""
        if self.game.held is not None:
            move = self.game.held.any_move()
        else:
            moves = LEGAL.search(message)[1].split(b",")  # type: ignore[index]
            move = moves[int(random.random() * len(moves))]
        assert self.socket is not None
        self.game.flying[self.seq + 1] = time.perf_counter()
        self.game.load.sent += 1
        self.socket.send(
            b'{"type":"move","cmd_id":"%d","seq":%d,"move":%s}'
            % (self.game.load.sent, self.seq, move)
        )

    def lost(self) -> None:
        """The socket is gone."""
        self.socket = None


class Game:
    """A table with its clients."""

    def __init__(self, load: "Load", table: str, sessions: list[str], urls: list[str]) -> None:
        self.load = load
        self.table = table
        self.held = FollowedGame(load.game, len(sessions)) if load.browsers else None
        self.seats = [
            Seat(self, number, session, urls[number]) for number, session in enumerate(sessions)
        ]
        self.first: tuple[Seat, bytes] | None = None
        self.playing = False
        self.thinking: asyncio.TimerHandle | None = None  # until the next move
        self.flying: dict[int, float] = {}  # when a move was sent, by the seq of its first event
        self.landed: set[int] = set()  # what one of the two has heard of

    def arrived(self, first: int) -> None:
        """A client has heard of a move: the second to do so ends its flight."""
        if first not in self.flying:
            return
        if first in self.landed:
            self.landed.remove(first)
            self.load.times.append(time.perf_counter() - self.flying.pop(first))
        else:
            self.landed.add(first)

    def play(self) -> None:
        """Make the first move."""
        self.playing = True
        if self.first is not None:
            self.turn(*self.first)

    def turn(self, seat: Seat, message: bytes) -> None:
        """Move at once, or after some thought."""
        pause = self.load.pause
        if pause:
            self.thinking = asyncio.get_running_loop().call_later(
                pause * random.uniform(0.5, 1.5), seat.move, message
            )
        else:
            seat.move(message)

    def stop(self) -> None:
        """Make no move any more."""
        self.playing = False
        if self.thinking is not None:
            self.thinking.cancel()

    def ended(self) -> None:
        """Go on at the next table."""
        if self.playing:
            self.playing = False
            self.load.finished += 1
            if self.load.ready:
                self.load.ready.popleft().play()
            else:
                self.load.short = True


class Load:
    """All clients."""

    def __init__(self, urls: list[str], options: argparse.Namespace, pause: float) -> None:
        self.urls = urls
        self.apart: bool = options.apart
        self.game: str = options.game
        self.browsers: bool = options.clients == "browsers"
        self.pause = pause
        self.times: list[float] = []
        self.sent = self.errors = self.finished = 0
        self.ready: deque[Game] = deque()
        self.short = False

    async def prepare(self, tables: int) -> None:
        """Create tables, sit down, begin and wait."""
        for start in range(0, tables, 50):
            games = await asyncio.gather(
                *(self.one(n) for n in range(start, min(start + 50, tables)))
            )
            self.ready.extend(games)

    async def one(self, number: int) -> Game:
        """A table on which the game has begun."""
        places = (number, number + 1) if self.apart else (number, number)
        urls = [self.urls[place % len(self.urls)] for place in places]

        def create() -> tuple[str, list[str]]:
            names = ("Ada", "Bruno")
            sessions = [post(f"{urls[0]}/api/guests", {"name": name})["session"] for name in names]
            wanted = {"game": self.game, "players": 2}
            return post(f"{urls[0]}/api/tables", wanted, sessions[0])["table"], sessions

        game = Game(self, *await asyncio.to_thread(create), urls)
        for seat in game.seats:
            await seat.enter()
            assert seat.socket is not None
            seat.socket.send(b'{"type":"join","seed":"s","cmd_id":"j"}')
            if self.apart:  # who comes later would find the seats as they were
                await asyncio.sleep(0.1)
        socket = game.seats[-1].socket
        assert socket is not None
        game.playing = False
        catch = asyncio.get_running_loop().create_future()

        def first_turn(seat: Seat, message: bytes) -> None:
            game.first = (seat, message)
            if not catch.done():
                catch.set_result(None)

        game.playing, game.turn = True, first_turn  # type: ignore[method-assign]
        await asyncio.sleep(0.05)
        socket.send(b'{"type":"start","cmd_id":"s"}')
        await catch
        game.playing = False
        del game.turn
        return game


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
