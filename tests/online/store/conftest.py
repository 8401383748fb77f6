"""Every test runs on each kind of store; the PostgreSQL server is started here."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import apsw
import psycopg
import pytest

from medici.online.store import Store, open_store
from medici.online.store.tables import SeatRow
from tests.servers import new_schema, new_store

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=BACKENDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store of each kind with nothing in it; without tables, for tests marked ``no_tables``."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    make = new_schema if request.node.get_closest_marker("no_tables") else new_store
    return make(request.getfixturevalue("postgres_server"))


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """A store on the server with nothing in it."""
    return new_store(postgres_server)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest.fixture
def rows(url: str) -> Callable[[str], list[tuple[object, ...]]]:
    """Ask the database itself."""
    return lambda query: ask(url, query)


def ask(url: str, query: str) -> list[tuple[object, ...]]:
    """The rows that the database itself gives for a query; what changes it is kept."""
    if url.startswith("sqlite"):
        connection = apsw.Connection(url.removeprefix("sqlite:///"))
        connection.set_busy_timeout(10_000)  # a server may be writing
        try:
            return list(connection.execute(query))
        finally:
            connection.close()
    with psycopg.connect(url, autocommit=True) as server:
        cursor = server.execute(query.encode())
        return cursor.fetchall() if cursor.description else []


async def sit(store: Store, player: str, table: str, seat: int) -> None:
    """Seat a player with an event that says so."""
    last = await store.last_seq(table)
    await store.append(table, last, [b"sat"], None, 1.0, seats=[SeatRow(seat, player)])
