"""How long the pages about people take where there are many: 100,000 players, a million games.

Every query behind a page is asked by itself, often, by the busiest player and others by turns. Each
shall take 20 ms at most in either store: printed are the median and the 99th of a hundred, then how
much processor time the 99th took, which is less at a busy machine, and how many rows the busiest
player got. What is late is named; so is how many programs wanted the machine meanwhile.

    python benchmarks/community.py
    python benchmarks/community.py --people 10000 --games 100000 --store sqlite:///full.db
    python benchmarks/community.py --filled --store sqlite:///full.db   # ask it once more
"""

import argparse
import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import psycopg
from community_pages import FIRST, Query, ask_pages
from full_community import fill_community
from full_rows import PLAYER, name
from temporary_stores import chosen_stores

from medici.online.store import Store, open_store

ASKED = 20.0  # milliseconds
TIMES = 100
BACKENDS = b"SELECT pid FROM pg_stat_activity WHERE application_name = 'medici'"
Clock = Callable[[], float]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store that is closed afterwards: or PostgreSQL's would be waited for if something fails."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def fill(url: str, people: int, games: int) -> None:
    """Fill an empty store, and let the database see to itself as it does in time."""
    began = time.perf_counter()
    async with opened(url) as store:
        await fill_community(store, people, games)
    if url.startswith("postgres"):
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("VACUUM (ANALYZE)")
    print(f"  filled in {time.perf_counter() - began:.0f} s", flush=True)


def processor_clock(url: str) -> Clock:
    """The processor time of this process, and of PostgreSQL's for it where that is found."""
    if not url.startswith("postgres"):
        return time.process_time
    with psycopg.connect(url) as connection:
        if not (connection.info.host or "").startswith("/"):
            return time.process_time
        rows = connection.execute(BACKENDS).fetchall()
    spent = [Path(f"/proc/{pid}/schedstat") for (pid,) in rows]
    return lambda: time.process_time() + sum(int(one.read_text().split()[0]) for one in spent) / 1e9


async def measure(url: str, people: int, games: int) -> bool:
    """Ask a full store; whether every query was quick enough."""
    async with opened(url) as store:
        await store.ping()  # so that it is connected
        clock, random, quick = processor_clock(url), Random(1), True
        for page, queries in ask_pages(games).items():
            print(f"  {page}  (load {os.getloadavg()[0]:.1f})")
            for what, query in queries.items():
                others = [name(PLAYER, random.randint(1, people)) for _ in range(TIMES // 2)]
                found, spent, worked = await ask(store, query, others, clock)
                late = spent[TIMES * 99 // 100 - 1]
                told = f"{spent[TIMES // 2 - 1]:7.2f} ms {late:7.2f} ms"
                told += f" {worked[TIMES * 99 // 100 - 1]:7.2f} ms {found:6} rows"
                print(f"    {what:26}{told}{'' if late <= ASKED else '  LATE'}", flush=True)
                quick &= late <= ASKED
    return quick


async def ask(
    store: Store, query: Query, others: list[str], clock: Clock = time.process_time
) -> tuple[int, list[float], list[float]]:
    """How much the busiest player finds, and the milliseconds of each answer, the least first:
    how long it took, and how much processor time."""
    spent, worked, count = [], [], 0
    for player in [each for other in others for each in (FIRST, other)]:
        began, before = time.perf_counter(), clock()
        found = await query(store, player)
        worked.append(1000 * (clock() - before))
        spent.append(1000 * (time.perf_counter() - began))
        if player == FIRST:
            count = len(found) if isinstance(found, list | dict | set) else int(found is not None)
    return count, sorted(spent), sorted(worked)


def main() -> None:
    """Measure each store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--store", nargs="*", default=[], help="empty stores; else new ones")
    parser.add_argument("--filled", action="store_true", help="they were filled before")
    asked = parser.parse_args()
    quick = []
    with chosen_stores(asked.store) as stores:
        for kind, url in stores.items():
            print(f"{kind}: {asked.people:,} players, {asked.games:,} finished games")
            if not asked.filled:
                asyncio.run(fill(url, asked.people, asked.games))
            quick.append(asyncio.run(measure(url, asked.people, asked.games)))
    if not all(quick):
        raise SystemExit(f"some queries took more than {ASKED:.0f} ms")


if __name__ == "__main__":
    main()
