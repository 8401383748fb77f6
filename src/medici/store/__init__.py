"""The store: the event log of live tables, in one file or on a server.

>>> import asyncio
>>> async def evening():
...     store = await open_store("sqlite:///:memory:")
...     await store.create_table("t1", b"head", [b"seated"], b"seed", public=True, now=0.0)
...     await store.append("t1", 1, [b"drew", b"bid"], "command-1", now=1.0)
...     print(await store.events("t1", after_seq=1))
...     await store.close()
>>> asyncio.run(evening())
[(2, b'drew'), (3, b'bid')]
"""

from medici.store.errors import (
    AlreadyExists,
    Closed,
    Duplicate,
    NoSuchPlayer,
    NoSuchTable,
    NotSupported,
    SchemaTooNew,
    Stale,
    StoreError,
    Unavailable,
)
from medici.store.rows import (
    ABANDONED,
    ENDED,
    FINISHED,
    OPEN,
    Line,
    PlayerExport,
    PlayerRow,
    Sitting,
    TableRow,
    ToEnter,
)
from medici.store.store import Store
from medici.store.urls import POSTGRES, SQLITE, sqlite_path


async def open_store(url: str = SQLITE) -> Store:
    """Open the store that a URL names: ``sqlite://``, ``sqlite:///path`` or ``postgresql://...``.

    ``sqlite://`` alone is the user's own file, ``sqlite:///:memory:`` one that is soon forgotten.
    A store belongs to the event loop that opened it.
    """
    # Only the library of the database that is asked for is loaded.
    if url.startswith(SQLITE):
        from medici.store.sqlite import SqliteStore  # noqa: PLC0415

        return await SqliteStore.open(sqlite_path(url))
    if url.startswith(POSTGRES):
        from medici.store.postgres import PostgresStore  # noqa: PLC0415

        return await PostgresStore.open(url)
    raise ValueError(f"expected sqlite:// or postgresql://; got {url.partition(':')[0]!r}")


__all__ = [
    "ABANDONED",
    "ENDED",
    "FINISHED",
    "OPEN",
    "AlreadyExists",
    "Closed",
    "Duplicate",
    "Line",
    "NoSuchPlayer",
    "NoSuchTable",
    "NotSupported",
    "PlayerExport",
    "PlayerRow",
    "SchemaTooNew",
    "Sitting",
    "Stale",
    "Store",
    "StoreError",
    "TableRow",
    "ToEnter",
    "Unavailable",
    "open_store",
]
