"""Kill the server under load, again and again: nothing acknowledged is lost, nothing done twice.

python benchmarks/kill.py                      SQLite and a PostgreSQL started for this
python benchmarks/kill.py --kills 100 URL...   stores of your own; the tables stay in them

Ctrl-C kills no more, and checks what was done until then.
"""

import argparse
import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Any

from random_players import RandomPlayers
from sockets import Server
from temporary_stores import chosen_stores

from medici.online.client import Client, ClientError
from medici.online.store import open_store
from medici.online.tables import LiveTable, decode_event
from medici.online.tables.events import Moved
from medici.record import replay

TELL = 50  # kills between two lines about progress


async def check(
    url: str, store_url: str, acknowledged: dict[str, list[tuple[int, str, str]]]
) -> int:
    """Compare the log with what was acknowledged, and with what the server says; the moves."""
    store, total = await open_store(store_url), 0
    for table, answers in acknowledged.items():
        stored = await store.events(table)
        events = [decode_event(body) for _, body in stored]
        assert [seq for seq, _ in stored] == list(range(1, len(stored) + 1))
        moves = [e.move for e in events if isinstance(e, Moved) and e.seat is not None]
        assert moves == [move for _, move, _ in sorted(answers)], f"{table}: lost or done twice"
        for seq, move, key in answers:
            seqs = await store.command(table, key)
            assert seqs is not None
            assert seqs[1] == seq
            first = events[seqs[0] - 1]
            assert isinstance(first, Moved)
            assert first.move == move
        again = LiveTable.from_events(events)
        client = Client(url)
        view = await patiently(client.snapshot, table)
        assert again.game is not None
        assert view["seq"] == again.seq
        assert view["state"] == again.game.state.as_dict()
        assert replay(await patiently(client.record, table)).state == again.game.state
        total += len(moves)
    await store.close()
    return total


async def patiently(ask: Callable[[str], Awaitable[dict[str, Any]]], table: str) -> dict[str, Any]:
    """What is told of a table, also where a server lets nobody ask so often."""
    while True:
        try:
            return await ask(table)
        except ClientError as problem:
            if problem.code != "flood":
                raise
        await asyncio.sleep(0.1)


async def measure(name: str, store: str, kills: int, slots: int) -> None:
    """Kill so many times, then check."""
    server = Server(store)
    await asyncio.to_thread(server.start)
    players = RandomPlayers([server.url], pause=0.0)
    playing = asyncio.gather(*(players.slot(number) for number in range(slots)))
    enough, done = asyncio.Event(), 0
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, enough.set)
    try:
        while done < kills and not enough.is_set() and not playing.done():
            await asyncio.sleep(random.uniform(0.2, 1.0))
            server.kill()
            await asyncio.to_thread(server.start)
            done += 1
            if done % TELL == 0:
                print(f"{name}: {done} of {kills} kills so far", flush=True)
        players.over = True
        async with asyncio.timeout(120):
            await playing
        moves = await check(server.url, store, players.acknowledged)
    finally:
        server.stop()
    tables = len(players.acknowledged)
    print(f"{name}: {done} kills, {tables} games, {moves} moves: none lost, none twice", flush=True)


def main() -> None:
    """Check the stores that are named, or one of each kind."""
    parser = argparse.ArgumentParser(description="Kill the server under load.")
    parser.add_argument("urls", nargs="*", metavar="URL")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6, help="tables at once")
    options = parser.parse_args()
    with chosen_stores(options.urls) as stores:
        for name, url in stores.items():
            asyncio.run(measure(name, url, options.kills, options.tables))


if __name__ == "__main__":
    main()
