"""The schema: brought up to date at the start, by one at a time, and never down."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from medici.store import SchemaTooNew, Store, open_store
from medici.store.migrations import MIGRATIONS, Migration
from medici.store.postgres import PostgresStore
from medici.store.sqlite import SqliteStore
from medici.store.urls import sqlite_path

pytestmark = pytest.mark.anyio

Ask = Callable[[str], list[tuple[object, ...]]]


async def open_at(url: str, schema: tuple[Migration, ...]) -> Store:
    if url.startswith("sqlite"):
        return await SqliteStore.open(sqlite_path(url), schema=schema)
    return await PostgresStore.open(url, schema=schema)


def test_versions_count_up_from_one() -> None:
    assert [step.version for step in MIGRATIONS] == list(range(1, len(MIGRATIONS) + 1))


async def test_an_older_store_keeps_its_games(url: str, rows: Ask) -> None:
    old = await open_at(url, MIGRATIONS[:1])
    await old.create_table("t1", b"head", [b"one"], b"secret", True, 1.0)
    await old.close()
    assert rows("SELECT max(version) FROM schema_version") == [(1,)]
    store = await open_store(url)
    assert rows("SELECT max(version) FROM schema_version") == [(MIGRATIONS[-1].version,)]
    assert await store.events("t1") == [(1, b"one")]
    await store.create_player("ada", "Ada", b"hash", 1.0)
    await store.sit("ada", "t1", 0)
    await store.close()


async def test_a_newer_store_is_refused_and_left_alone(url: str, rows: Ask) -> None:
    newest = MIGRATIONS[-1].version
    extra = Migration(newest + 1, "of tomorrow", ("CREATE TABLE tomorrow (day {int}) {strict}",))
    store = await open_at(url, (*MIGRATIONS, extra))
    await store.close()
    with pytest.raises(SchemaTooNew, match="install a newer Medici") as raised:
        await open_store(url)
    assert (raised.value.version, raised.value.known) == (newest + 1, newest)
    assert rows("SELECT count(*) FROM tomorrow") == [(0,)]


async def test_a_step_that_fails_leaves_the_store_as_it_was(url: str, rows: Ask) -> None:
    store = await open_store(url)
    await store.close()
    newest = MIGRATIONS[-1].version
    broken = Migration(newest + 1, "broken", ("CREATE TABLE half (a {int})", "NONSENSE"))
    with pytest.raises(Exception, match="NONSENSE"):
        await open_at(url, (*MIGRATIONS, broken))
    assert rows("SELECT max(version) FROM schema_version") == [(newest,)]
    store = await open_store(url)
    await store.ping()
    await store.close()


async def test_many_may_start_at_once(url: str, rows: Ask) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(6)))
    assert rows("SELECT version FROM schema_version ORDER BY version") == [
        (step.version,) for step in MIGRATIONS
    ]
    await stores[0].create_table("t1", b"", [b"one"], b"", True, 1.0)
    raced = await asyncio.gather(
        *(store.append("t1", 1, [b"two"], None, 1.0) for store in stores), return_exceptions=True
    )
    assert raced.count(2) == 1
    for store in stores:
        await store.close()


async def test_the_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MEDICI_DATA", str(tmp_path / "data"))
    store = await open_store("sqlite://")
    await store.close()
    assert (tmp_path / "data" / "medici.db").exists()
