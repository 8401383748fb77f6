"""Appends without end and says what was acknowledged, until it is killed."""

import asyncio
import sys

from medici.online.store import NewTable, Store, open_store

TABLES = 6


async def append(store: Store, table_id: str) -> None:
    if await store.table(table_id) is None:
        await store.create_table(NewTable(table_id, b"head", [b"0"], b"secret", True), 0.0)
    last = await store.last_seq(table_id)
    while True:
        events = [b"%d" % last, b"%d" % (last + 1)]
        last = await store.append(table_id, last, events, f"c{last}", 0.0)
        print(table_id, last, flush=True)


async def main() -> None:
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(append(store, f"t{n}") for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())
