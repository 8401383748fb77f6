"""The store: the event log of live tables, in one file or on a server.

>>> import asyncio
>>> async def play():
...     store = await open_store("sqlite:///:memory:")
...     table = NewTable("t1", b"head", [b"seated"], b"seed", public=True)
...     await store.create_table(table, now=0.0)
...     await store.append("t1", 1, [b"drew", b"bid"], "command-1", now=1.0)
...     print(await store.events("t1", after_seq=1))
...     await store.close()
>>> asyncio.run(play())
[(2, b'drew'), (3, b'bid')]
"""

from medici.online.store.errors import (
    AlreadyExists,
    Closed,
    Duplicate,
    NoSuchPlayer,
    NoSuchTable,
    NotStored,
    SchemaTooNew,
    Stale,
    StoreError,
    Unavailable,
    Unstorable,
)
from medici.online.store.store import Store
from medici.online.store.tables import NewTable
from medici.online.store.urls import CONNECTIONS, POSTGRES, SQLITE, check_postgres, sqlite_path


async def open_store(url: str = SQLITE, connections: int = CONNECTIONS) -> Store:
    """Open the store that a URL names: ``sqlite://``, ``sqlite:///path`` or ``postgresql://...``.

    ``sqlite://`` alone is the user's own file, ``sqlite:///:memory:`` one that is soon forgotten.
    A store belongs to the event loop that opened it. To PostgreSQL it makes so many connections at
    most.
    """
    # Only the library of the database that is asked for is loaded.
    if url.startswith(SQLITE):
        from medici.online.store.sqlite import SqliteStore  # noqa: PLC0415

        return await SqliteStore.open(sqlite_path(url))
    if url.startswith(POSTGRES):
        check_postgres()
        from medici.online.store.postgres import PostgresStore  # noqa: PLC0415

        return await PostgresStore.open(url, connections=connections)
    raise ValueError(f"expected sqlite:// or postgresql://; got {url.partition(':')[0]!r}")


__all__ = [
    "AlreadyExists",
    "Closed",
    "Duplicate",
    "NewTable",
    "NoSuchPlayer",
    "NoSuchTable",
    "NotStored",
    "SchemaTooNew",
    "Stale",
    "Store",
    "StoreError",
    "Unavailable",
    "Unstorable",
    "open_store",
]
