"""What players see while something is wrong, and whether anything is lost by it.

python benchmarks/faults.py                      all faults, one after the other
python benchmarks/faults.py full-disk slow-disk  some of them
python benchmarks/faults.py --seconds 10         how long each lasts

People play at random all the while. Before, during and after a fault it is counted how many moves
were acknowledged, how long the slowest took, and what was refused; then the store is compared with
what was acknowledged: a move that is missing, or there twice, ends the program with an error.
"""

import argparse
import asyncio
import random
import socket
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import psycopg
from fault_injection import (
    JumpingClock,
    PostgresPair,
    Redis,
    bot_workers,
    folder_for_all,
    frozen,
    full_disk,
    slow_disk,
)
from kill import check
from random_players import RandomPlayers, Seen, health, now
from sockets import Server

from medici.online.client import Client

TABLES = 6
CALM = 3.0  # seconds before a fault
PATIENCE = 90.0  # seconds until moves must be acknowledged again


Fault = Callable[[], AbstractContextManager[object] | Awaitable[None]]


async def endure(
    name: str, servers: list[Server], fault: Fault, clock: dict[str, object] | None = None
) -> None:
    """Play before, during and after a fault, and check that nothing is lost."""
    for server in servers:
        await asyncio.to_thread(server.start)
    players = RandomPlayers([server.url for server in servers], clock)
    looking = asyncio.create_task(players.look())
    playing = asyncio.gather(*(players.slot(number) for number in range(TABLES)))
    print(f"\n{name}", flush=True)
    try:
        await asyncio.sleep(CALM)
        players.seen = tell("before", players.seen)
        trouble = fault()
        if isinstance(trouble, AbstractContextManager):
            with trouble:
                await asyncio.sleep(SECONDS)
        else:
            await trouble
        players.seen = tell("during", players.seen)
        await recovered(players)
        await asyncio.sleep(CALM)
        players.seen = tell("after", players.seen)
        players.over = True
        async with asyncio.timeout(PATIENCE):
            await playing
        store = str(servers[-1].settings["store"])
        moves = await check(servers[-1].url, store, players.acknowledged)
        print(f"  {moves} moves in {len(players.acknowledged)} games: none lost, none twice")
    finally:
        looking.cancel()
        playing.cancel()
        for server in servers:
            server.kill()


def tell(when: str, seen: Seen) -> Seen:
    """Say what was seen, and begin anew."""
    print(f"  {when + ':':8} {seen.to_text()}", flush=True)
    return Seen()


async def recovered(players: RandomPlayers) -> None:
    """Wait until moves are acknowledged again, and say how long it took."""
    start, had = now(), len(players.seen.waits)
    while len(players.seen.waits) <= had:
        if now() - start > PATIENCE:
            raise TimeoutError("no move was acknowledged after the fault")
        await asyncio.sleep(0.01)
    print(f"  first move {now() - start:.2f} s after the fault", flush=True)


# The faults


SECONDS = 5.0  # that each lasts


async def with_full_disk(folder: Path) -> None:
    """The disk is full."""
    server = Server(f"sqlite:///{folder}/full.db")
    await endure("full disk (SQLite)", [server], lambda: full_disk(server.pid))


async def with_slow_disk(folder: Path) -> None:
    """Every write takes half a second to reach the disk."""
    server = Server(f"sqlite:///{folder}/slow.db")
    await endure("slow disk: 0.5 s a write (SQLite)", [server], lambda: slow_disk(server.pid, 0.5))


async def with_read_only(folder: Path) -> None:
    """PostgreSQL may only be read."""
    pair = PostgresPair(folder)
    uri = pair.primary.get_uri()

    async def only_read() -> None:
        set_read_only(uri, True)
        await asyncio.sleep(SECONDS)
        set_read_only(uri, False)

    try:
        await endure("PostgreSQL read-only", [Server(uri)], only_read)
    finally:
        pair.stop()


def set_read_only(uri: str, on: bool) -> None:
    """Whether transactions may write, from now on; sessions that there are end."""
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(b"SET default_transaction_read_only = off")
        value = b"on" if on else b"off"
        connection.execute(b"ALTER SYSTEM SET default_transaction_read_only = " + value)
        connection.execute(b"SELECT pg_reload_conf()")


async def with_fail_over(folder: Path) -> None:
    """PostgreSQL dies, and the one that followed it takes over."""
    pair = PostgresPair(folder)
    await asyncio.to_thread(pair.follow)
    try:
        await endure(
            "PostgreSQL fail-over",
            [Server(pair.uri())],
            lambda: asyncio.to_thread(pair.promote),
        )
    finally:
        pair.stop()


async def with_flapping_redis(folder: Path) -> None:
    """Redis comes and goes between two servers."""
    redis, pair = Redis(folder), PostgresPair(folder)
    redis.start()

    async def flap() -> None:
        end = now() + SECONDS
        while now() < end:
            redis.stop()
            await asyncio.sleep(0.4)
            await asyncio.to_thread(redis.start)
            await asyncio.sleep(0.4)

    servers = [Server(pair.primary.get_uri(), bus=redis.url) for _ in range(2)]
    try:
        await endure("Redis flapping, two servers on PostgreSQL", servers, flap)
    finally:
        redis.stop()
        pair.stop()


async def with_frozen_bots(folder: Path) -> None:
    """The processes in which bots think stand still."""
    server = Server(f"sqlite:///{folder}/frozen.db", pace=0.0)
    await asyncio.to_thread(server.start)
    print("\nfrozen bot workers")
    client = Client(server.url)
    await client.guest("Ada")
    table = await client.create_table("dice", 2, bots={1: "banker"}, pace=0.0)
    moves, longest = 0, 0.0
    try:
        async with client.table(table) as live, asyncio.timeout(10 * PATIENCE):
            await live.join()
            await live.start()
            last = now()
            async for update in live:
                longest, last = max(longest, now() - last), now()
                if update.legal:
                    moves += 1
                    if moves == 4:
                        print(f"  before:  slowest answer of the bot {longest:.2f} s", flush=True)
                        longest = 0.0
                        stop = frozen(bot_workers(server.pid))
                        stop.__enter__()
                    await live.move(random.choice(update.legal), update.seq)
        print(
            f"  frozen after its 4th move: slowest answer {longest:.2f} s, health "
            f"{health(server.url)}, the game was played to its end in {moves} moves"
        )
    finally:
        server.kill()


async def with_jumping_clock(folder: Path) -> None:
    """The machine's clock jumps six hours on, and then a day back; every move has 20 s."""
    clock = JumpingClock(folder)
    server = Server(f"sqlite:///{folder}/clock.db", before=clock.code)

    async def jump() -> None:
        clock.jump(6 * 3600.0)
        await asyncio.sleep(SECONDS)
        clock.jump(-24 * 3600.0)
        await asyncio.sleep(SECONDS)
        clock.jump(0.0)

    twenty = {"kind": "decision", "seconds": 20}
    await endure("the clock jumps 6 h on, then 24 h back", [server], jump, twenty)


async def with_slow_readers(folder: Path) -> None:
    """A hundred sockets ask for everything and read nothing, and never answer a ping."""
    server = Server(f"sqlite:///{folder}/readers.db")

    async def lean() -> None:
        client = Client(server.url)
        await client.guest("Eva")
        table = await client.create_table("board", 6)
        before = server.memory()
        idle = [await asyncio.to_thread(silent_socket, server.port, table) for _ in range(100)]
        most = before
        end = now() + max(SECONDS, 60.0)
        while now() < end and (left := await asyncio.to_thread(still_open, idle)):
            most = max(most, server.memory())
            await asyncio.sleep(1)
        print(
            f"  memory {before:.0f} MiB, at most {most:.0f} MiB; {left} sockets left "
            f"after {60 - (end - now()):.0f} s"
        )
        for one in idle:
            one.close()

    await endure("100 half-open sockets that read nothing", [server], lean)


def silent_socket(port: int, table: str) -> socket.socket:
    """A socket at a table that says hello often, and listens no more."""
    one = socket.create_connection(("127.0.0.1", port))
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    hello = b'{"type":"hello"}'
    for _ in range(190):
        one.sendall(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
    return one


def still_open(sockets: list[socket.socket]) -> int:
    """How many of these the other side still holds."""
    ports = {one.getsockname()[1] for one in sockets}
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    fields = [line.split() for line in lines]
    theirs = {int(entry[2].rpartition(":")[2], 16) for entry in fields if entry[3] == "01"}
    return len(ports & theirs)


FAULTS: dict[str, Callable[[Path], Coroutine[Any, Any, None]]] = {
    "full-disk": with_full_disk,
    "slow-disk": with_slow_disk,
    "read-only": with_read_only,
    "fail-over": with_fail_over,
    "redis": with_flapping_redis,
    "bots": with_frozen_bots,
    "clock": with_jumping_clock,
    "readers": with_slow_readers,
}


def main() -> None:
    """Try the faults that are named, or all."""
    global SECONDS  # noqa: PLW0603
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("faults", nargs="*", metavar="FAULT", help=f"one of {', '.join(FAULTS)}")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    options = parser.parse_args()
    SECONDS = options.seconds
    for name in options.faults or FAULTS:
        if name not in FAULTS:
            parser.error(f"expected one of {', '.join(FAULTS)}; got {name}")
    for name in options.faults or FAULTS:
        with folder_for_all() as folder:
            asyncio.run(FAULTS[name](folder))


if __name__ == "__main__":
    main()
