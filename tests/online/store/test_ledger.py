"""The list of promises in the store: one order, nothing lost, nothing twice."""

import asyncio

import pytest

from medici.online.store import NewTable, Stale, Store, open_store
from medici.online.store.ledger import LedgerLine
from medici.online.store.migrations import MIGRATIONS
from medici.online.store.tables import ABANDONED, FINISHED
from tests.online.store.test_migrations import open_at

pytestmark = pytest.mark.anyio

SECRET = bytes(range(32))
LIST = next(step.version for step in MIGRATIONS if step.name == "the list of promises")


async def lay(store: Store, table: str, promised: bool = True) -> None:
    await store.create_table(NewTable(table, b"", [b"one"], SECRET, True, promised=promised), 1.0)


def line(number: int, table: str, revealed: bool = False) -> LedgerLine:
    return LedgerLine(number, table, f"hash of {table}", revealed, f"line {number}")


async def outstanding(store: Store) -> list[tuple[str, bool, bool]]:
    return [(entry.table, entry.late, entry.promised) for entry in await store.to_enter(10)]


async def test_a_table_is_entered_when_it_is_laid_and_when_it_ends(store: Store) -> None:
    assert await store.last_entry() is None
    for table in ("t1", "t2"):
        await lay(store, table)
    await lay(store, "brought", promised=False)
    assert await outstanding(store) == [("t1", False, False), ("t2", False, False)]
    await store.enter([line(1, "t1"), line(2, "t2")])
    assert await outstanding(store) == []
    await store.append("t2", 1, [b"two"], None, 1.0, status=ABANDONED)
    await store.append("t1", 1, [b"two"], None, 1.0, status=FINISHED)
    await store.append("brought", 1, [b"two"], None, 1.0, status=FINISHED)
    ended = await store.to_enter(10)
    assert [(entry.table, entry.status, entry.secret) for entry in ended] == [
        ("t1", FINISHED, SECRET),
        ("t2", ABANDONED, SECRET),
    ]
    await store.enter([line(3, "t1", True), line(4, "t2", True)])
    assert await outstanding(store) == []
    assert await store.last_entry() == "line 4"
    assert await store.entries(1, 2) == ["line 2", "line 3"]
    assert await store.entries_of("hash of t1") == ["line 1", "line 3"]


async def test_of_several_servers_one_is_let_through(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        await lay(store, table)
    raced = await asyncio.gather(
        *(store.enter([line(1, table), line(2, table)]) for table in ("t1", "t2", "t3")),
        return_exceptions=True,
    )
    assert sum(isinstance(refusal, Stale) for refusal in raced) == 2
    assert await store.entries(0, 10) == ["line 1", "line 2"]
    assert len(await outstanding(store)) == 2


async def test_tables_of_an_older_store_are_late(url: str) -> None:
    before = tuple(step for step in MIGRATIONS if step.version < LIST)
    old = await open_at(url, before)
    proven, brought = b'{"commitment":"ab"}', b'{"commitment":"","by_name":"x"}'
    await old.create_table(NewTable("t1", b"", [proven], SECRET, True), 1.0)
    await old.create_table(NewTable("brought", b"", [brought], SECRET, True), 1.0)
    await old.create_table(NewTable("t2", b"", [proven], SECRET, True, status=FINISHED), 1.0)
    await old.close()
    store = await open_store(url)
    await lay(store, "t3")
    assert await outstanding(store) == [
        ("t1", True, False),
        ("t2", True, False),
        ("t3", False, False),
    ]
    await store.close()
