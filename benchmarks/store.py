"""How fast a store takes events: many tables at once, each waiting for its last append.

python benchmarks/store.py                    SQLite and a PostgreSQL started for this
python benchmarks/store.py postgresql://...   a store of your own; the tables stay in it
"""

import argparse
import asyncio
import sys
import time
from uuid import uuid4

from temporary_stores import chosen_stores

from medici.online.store import NewTable, Store, open_store

BODY = b"x" * 120


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


def main() -> None:
    """Measure the stores that are named, or one of each kind."""
    parser = argparse.ArgumentParser(description="How fast a store takes events.")
    parser.add_argument("urls", nargs="*", metavar="URL")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 200])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--batch", type=int, default=1, help="events in one append")
    parser.add_argument("--asyncio", action="store_true", help="not uvloop, even if it is there")
    options = parser.parse_args()
    runner = asyncio.run
    if not options.asyncio and sys.platform != "win32":
        import uvloop  # noqa: PLC0415

        runner = uvloop.run
    print(f"{'store':12}{'tables':>8}{'appends/s':>12}{'p50 ms':>10}{'p99 ms':>10}")
    with chosen_stores(options.urls) as stores:
        for name, url in stores.items():
            for tables in options.tables:
                runner(measure(name, url, tables, options.seconds, options.batch))


if __name__ == "__main__":
    main()
