"""How fast a store takes events: many tables at once, each waiting for its last append.

python benchmarks/store.py                    SQLite and a PostgreSQL started for this
python benchmarks/store.py postgresql://...   a store of your own; the tables stay in it
python benchmarks/store.py --lay              what it takes to lay a table in a store that is full
python benchmarks/store.py --start            when a server first answers that opens such a store
"""

import argparse
import asyncio
import statistics
import sys
import time
from collections.abc import Awaitable
from uuid import uuid4

from full_store import fill
from sockets import Server
from temporary_stores import chosen_stores

from medici.online.server.hosting.ledger import LedgerWriter
from medici.online.store import NewTable, Store, open_store
from medici.online.store.tables import FINISHED

BODY = b"x" * 120
LAID = 200  # tables that are laid one after the other


async def appender(store: Store, end: float, batch: int, times: list[float]) -> None:
    """Append to one table until the time is up, and note how long each append took."""
    table_id = uuid4().hex
    await store.create_table(NewTable(table_id, b"head", [BODY], b"secret", False), 0.0)
    last = 1
    while (start := time.perf_counter()) < end:
        last = await store.append(table_id, last, [BODY] * batch, f"{table_id}-{last}", start)
        times.append(time.perf_counter() - start)


async def measure(name: str, url: str, tables: int, seconds: float, batch: int) -> None:
    """Print one line of figures."""
    store = await open_store(url)
    times: list[float] = []
    start = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(appender(store, start + seconds, batch, times))
    took = time.perf_counter() - start
    await store.close()
    times.sort()
    p50, p99 = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.99))
    rate = len(times) / took
    print(f"{name:12}{tables:8}{rate:12,.0f}{p50:10.2f}{p99:10.2f}", flush=True)


async def measure_laying(name: str, url: str, live: int) -> None:
    """Print how long tables take to be laid, to be entered into the list, and to be ended there."""
    store = await open_store(url)
    await fill(store, live)
    ledger = LedgerWriter(store, 10.0)
    times: dict[str, list[float]] = {"laid": [], "entered": [], "ended": []}

    async def timed(what: str, work: Awaitable[object]) -> None:
        start = time.perf_counter()
        await work
        times[what].append((time.perf_counter() - start) * 1000)

    for _ in range(LAID):
        table = NewTable(uuid4().hex, b"head", [BODY], bytes(32), False, promised=True)
        await timed("laid", store.create_table(table, 0.0))
        await timed("entered", ledger.enter_all())
        await store.append(table.id, 1, [BODY], None, 0.0, status=FINISHED)
        await timed("ended", ledger.enter_all())
    await store.close()
    medians = (statistics.median(measured) for measured in times.values())
    print(f"{name:12}{live:8}" + "".join(f"{median:12.2f}" for median in medians), flush=True)


async def fill_store(url: str, live: int) -> None:
    """Fill a store, and close it."""
    store = await open_store(url)
    await fill(store, live)
    await store.close()


def measure_start(name: str, url: str) -> None:
    """Print when a server answers, and how much it holds then."""
    server = Server(url)
    start = time.perf_counter()
    server.start()
    took = time.perf_counter() - start
    print(f"{name:12}first answer after {took:.1f} s, {server.memory():.0f} MiB", flush=True)
    server.stop()


def main() -> None:
    """Measure the stores that are named, or one of each kind."""
    parser = argparse.ArgumentParser(description="How fast a store takes events.")
    parser.add_argument("urls", nargs="*", metavar="URL")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 200])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--batch", type=int, default=1, help="events in one append")
    parser.add_argument("--lay", action="store_true", help="lay tables in a store that is full")
    parser.add_argument("--start", action="store_true", help="start a server on a full store")
    parser.add_argument(
        "--live", type=int, default=100_000, help="of it, and four times as many ended"
    )
    parser.add_argument("--asyncio", action="store_true", help="not uvloop, even if it is there")
    options = parser.parse_args()
    runner = asyncio.run
    if not options.asyncio and sys.platform != "win32":
        import uvloop  # noqa: PLC0415

        runner = uvloop.run
    appends = f"{'tables':>8}{'appends/s':>12}{'p50 ms':>10}{'p99 ms':>10}"
    lays = f"{'live':>8}{'laid ms':>12}{'entered ms':>12}{'ended ms':>12}"
    if not options.start:
        print(f"{'store':12}{lays if options.lay else appends}")
    with chosen_stores(options.urls) as stores:
        for name, url in stores.items():
            if options.start:
                runner(fill_store(url, options.live))
                measure_start(name, url)
                continue
            if options.lay:
                runner(measure_laying(name, url, options.live))
                continue
            for tables in options.tables:
                runner(measure(name, url, tables, options.seconds, options.batch))


if __name__ == "__main__":
    main()
