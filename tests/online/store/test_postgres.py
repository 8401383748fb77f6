"""What is particular to PostgreSQL: connections that are lost, and what it leaves to others."""

import asyncio
from pathlib import Path

import psycopg
import pytest

from medici.online.store import NewTable, Unavailable, open_store
from medici.online.store.postgres import PostgresStore
from tests.waiting import PATIENCE

from .conftest import ask

pytestmark = pytest.mark.anyio

OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
ORDER BY wait_event_type IS DISTINCT FROM 'Lock'
"""  # those that wait for a lock first, or they would get it from the others


async def test_no_more_connections_are_made_than_may_be(postgres: str) -> None:
    store = await open_store(f"{postgres}&application_name=counted", connections=3)
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    await asyncio.gather(*(store.last_seq("t1") for _ in range(40)))
    count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'counted'"
    ((made,),) = ask(postgres, count)
    assert made in (2, 3)
    await store.close()


async def test_a_lost_connection_is_told_and_replaced(postgres: str) -> None:
    store = await PostgresStore.open(postgres, connections=4)
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    await asyncio.gather(*(store.last_seq("t1") for _ in range(20)))  # all connections are made
    ask(postgres, OTHERS)
    with pytest.raises(Unavailable, match="send it again with the same id"):
        await store.append("t1", 1, [b"two"], "c1", 1.0)
    assert await store.append("t1", 1, [b"two"], "c1", 1.0) == 2
    assert await asyncio.gather(*(store.last_seq("t1") for _ in range(20))) == [2] * 20
    await store.close()


async def test_a_command_in_flight_fails_with_its_connection(postgres: str) -> None:
    store = await PostgresStore.open(postgres, connections=4)
    await store.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    async with await psycopg.AsyncConnection.connect(postgres) as holder:
        await holder.execute(  # takes the next number, so that the command waits
            b"INSERT INTO event (table_number, seq, upto, at, body) VALUES (1, 2, 2, 0, '')"
        )
        sent = asyncio.create_task(store.append("t1", 1, [b"two"], "c1", 1.0))
        waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while ask(postgres, waits) == [(0,)]:
            await asyncio.sleep(0.01)
        ask(postgres, OTHERS)
        with pytest.raises(Unavailable, match="lost"):
            await sent
        with pytest.raises(psycopg.OperationalError):
            await holder.execute(b"SELECT 1")
    assert await store.append("t1", 1, [b"two"], "c1", 1.0) == 2
    await store.close()


async def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="cannot use PostgreSQL at") as raised:
        await open_store(f"postgresql://ada:florin@/medici?host={tmp_path}")
    assert "florin" not in str(raised.value)
    with pytest.raises(ValueError, match="expected postgresql://") as refused:
        await open_store("postgresql://ada:florin@/medici?no_such_option=1")
    assert "florin" not in str(refused.value)


async def test_a_server_that_answers_too_soon_is_made_to_wait(postgres: str) -> None:
    store = await PostgresStore.open(f"{postgres}%20-csynchronous_commit%3Doff")
    assert await store._read("SHOW synchronous_commit", {}) == [("on",)]
    await store.close()


async def test_waiting_for_a_connection_is_measured(postgres: str) -> None:
    store = await PostgresStore.open(postgres, connections=1)
    try:
        await store.ping()
        waited = store.pool().waits  # until the first was open
        async with store._connection():
            assert store.pool()[:4] == (1, 0, 0, waited)
            asked = asyncio.create_task(store.player("nobody"))
            async with asyncio.timeout(PATIENCE):
                while store.pool().waiting == 0:
                    await asyncio.sleep(0)
            assert store.pool().waits == waited + 1
        assert await asked is None
        assert store.pool()[:4] == (1, 1, 0, waited + 1)
        assert store.pool().wait_seconds >= 0.0
    finally:
        await store.close()
