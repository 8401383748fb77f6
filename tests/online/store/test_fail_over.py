"""PostgreSQL that takes no writes, freezes, or gives way to another: found out and overcome."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator

import pytest

from medici.online.store import (
    NewTable,
    NotStored,
    Store,
    StoreError,
    Unavailable,
    open_store,
    postgres,
)
from medici.online.store.postgres import PostgresStore
from tests.clusters import Cluster
from tests.waiting import PATIENCE

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def until(work: Callable[[], Awaitable[None]], seconds: float = PATIENCE) -> None:
    """Try until it works."""
    async with asyncio.timeout(seconds):
        while True:
            try:
                await work()
            except StoreError:
                await asyncio.sleep(0.1)
            else:
                return


async def forever(work: Callable[[], Awaitable[None]]) -> None:
    """Do it again and again, for a while."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await work()


async def test_a_probe_writes(cluster: Cluster) -> None:
    store = await open_store(cluster.url())
    before = cluster.ask("SELECT xmin::text FROM schema_version WHERE version = 1")
    await store.ping()
    assert cluster.ask("SELECT xmin::text FROM schema_version WHERE version = 1") != before
    await store.close()


async def test_a_server_that_takes_no_writes_is_left_until_it_does(cluster: Cluster) -> None:
    store = await PostgresStore.open(cluster.url(), connections=4)
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    await asyncio.gather(*(store.last_seq("t1") for _ in range(20)))  # all connections are made
    cluster.writable(yes=False)
    with pytest.raises(NotStored, match="takes no writes"):
        await forever(store.ping)  # until the server's processes have heard of it
    refusals = await asyncio.gather(
        *(store.append("t1", 1, [b"two"], f"c{n}", 1.0) for n in range(40)), return_exceptions=True
    )
    assert all(isinstance(refusal, NotStored) for refusal in refusals)
    assert store._pool.get_stats()["pool_available"] == 0  # none is left
    with pytest.raises(Unavailable, match="read-only"):
        await open_store(cluster.url())
    cluster.writable(yes=True)
    await until(store.ping)
    assert await store.append("t1", 1, [b"two"], "c1", 1.0) == 2
    await store.close()


@pytest.fixture
def standby(cluster: Cluster) -> Iterator[Cluster]:
    other = cluster.standby(cluster.folder.with_name("b"))
    yield other
    other.stop()
    shutil.rmtree(other.folder)


async def test_the_new_primary_is_found_without_a_restart(
    cluster: Cluster, standby: Cluster
) -> None:
    hosts = f"{standby.folder},{cluster.folder}"  # the one that takes no writes stands first
    store = await open_store(f"postgresql://postgres@/postgres?host={hosts}")
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    acknowledged = await store.append("t1", 1, [b"two"], "c1", 1.0)
    followed = "SELECT pg_last_wal_replay_lsn() >= '{}'::pg_lsn"
    (head,) = cluster.ask("SELECT pg_current_wal_flush_lsn()::text")[0]
    async with asyncio.timeout(PATIENCE):
        while standby.ask(followed.format(head)) != [(True,)]:
            await asyncio.sleep(0.05)
    cluster.stop()
    with pytest.raises(Unavailable):
        await store.append("t1", 2, [b"three"], "c2", 1.0)
    standby.ask("SELECT pg_promote()")
    await until(store.ping)
    assert await store.last_seq("t1") == acknowledged
    assert await store.append("t1", 2, [b"three"], "c2", 1.0) == 3
    await store.close()


@pytest.mark.long
async def test_a_server_that_freezes_is_told_in_time(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "ANSWER_SECONDS", 0.5)
    store = await open_store(cluster.url())
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    cluster.freeze(frozen=True)
    try:
        async with asyncio.timeout(PATIENCE):
            await refused(store)
    finally:
        cluster.freeze(frozen=False)
    await until(store.ping)
    await until(lambda: stored(store))
    assert await store.last_seq("t1") == 2
    await store.close()


async def refused(store: Store) -> None:
    """What was sent is refused, and what comes then is, too."""
    with pytest.raises(Unavailable, match="lost"):
        await store.append("t1", 1, [b"two"], "c1", 1.0)
    waiting = [store.append("t1", 1, [b"two"], "c1", 1.0) for _ in range(20)]
    for refusal in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(refusal, Unavailable)


async def stored(store: Store) -> None:
    """The command is stored, now or when it was sent first."""
    if await store.command("t1", "c1") is None:
        await store.append("t1", 1, [b"two"], "c1", 1.0)
