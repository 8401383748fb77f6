"""The list of promises in the store: one order, nothing lost, nothing twice."""

import asyncio
from collections.abc import Sequence

import pytest

from medici.online.store import NewTable, Store, open_store
from medici.online.store.ledger import LedgerLine, UnenteredTable
from medici.online.store.migrations import MIGRATIONS
from medici.online.store.tables import ABANDONED, FINISHED
from tests.online.store.test_migrations import Ask, open_at, write_old_table

pytestmark = pytest.mark.anyio

SECRET = bytes(range(32))
LIST = next(step.version for step in MIGRATIONS if step.name == "the list of promises")


async def lay(store: Store, table: str, promised: bool = True) -> None:
    await store.create_table(NewTable(table, b"", [b"one"], SECRET, True, promised=promised), 1.0)


def chain(last: str | None, tables: Sequence[UnenteredTable]) -> list[LedgerLine]:
    """Lines with a number, and what is told of a table."""
    before = 0 if last is None else int(last.split()[0])
    lines = []
    for number, entry in enumerate(tables, before + 1):
        assert entry.secret == SECRET
        what = entry.status if entry.promised else "late" if entry.late else "promise"
        text = f"{number} {entry.table} {what}"
        lines.append(LedgerLine(number, f"hash of {entry.table}", text))
    return lines


async def test_a_table_is_entered_when_it_is_laid_and_when_it_ends(store: Store) -> None:
    assert await store.last_entry() is None
    for table in ("t1", "t2"):
        await lay(store, table)
    await lay(store, "brought", promised=False)
    assert not await store.enter(10, chain)
    assert not await store.enter(10, chain)
    await store.append("t2", 1, [b"two"], None, 1.0, status=ABANDONED)
    await store.append("t1", 1, [b"two"], None, 1.0, status=FINISHED)
    await store.append("brought", 1, [b"two"], None, 1.0, status=FINISHED)
    assert await store.enter(1, chain)
    assert not await store.enter(10, chain)
    assert not await store.enter(10, chain)
    assert await store.last_entry() == "4 t2 abandoned"
    assert await store.entries(1, 2) == ["2 t2 promise", "3 t1 finished"]
    assert await store.entries_of("hash of t1") == ["1 t1 promise", "3 t1 finished"]


async def test_a_table_that_has_ended_before_it_was_entered_is_entered_twice(store: Store) -> None:
    await lay(store, "t1")
    await store.append("t1", 1, [b"two"], None, 1.0, status=FINISHED)
    while await store.enter(10, chain):
        pass
    assert await store.entries(0, 9) == ["1 t1 promise", "2 t1 finished"]


async def test_several_servers_continue_the_list_in_turn(url: str) -> None:
    """None is refused, no number is missing, and nothing is there twice."""
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))

    async def lay_some(store: Store, name: str) -> None:
        for number in range(8):
            await lay(store, f"{name}{number}")
            await store.enter(10, chain)

    await asyncio.gather(*(lay_some(store, "abcd"[n]) for n, store in enumerate(stores)))
    lines = [line.split() for line in await stores[0].entries(0, 99)]
    assert [int(number) for number, _, _ in lines] == list(range(1, 33))
    assert len({table for _, table, _ in lines}) == 32
    for store in stores:
        await store.close()


@pytest.mark.no_tables
async def test_tables_of_an_older_store_are_late(url: str, rows: Ask) -> None:
    before = tuple(step for step in MIGRATIONS if step.version < LIST)
    await (await open_at(url, before)).close()
    proven, brought = '{"commitment":"ab"}', '{"commitment":"","by_name":"x"}'
    for table, first in (("t1", proven), ("brought", brought), ("t2", proven)):
        write_old_table(url, rows, table, first)
    rows("UPDATE game_table SET status = 'finished' WHERE id IN ('brought', 't2')")
    secret = f"X'{SECRET.hex()}'" if url.startswith("sqlite") else f"'\\x{SECRET.hex()}'"
    rows(f"INSERT INTO table_secret SELECT number, {secret} FROM game_table")
    store = await open_store(url)
    await lay(store, "t3")
    assert await store.enter(10, chain)
    assert not await store.enter(10, chain)
    assert await store.entries(0, 10) == [
        "1 t1 late",
        "2 t2 late",
        "3 t3 promise",
        "4 t2 finished",
    ]
    await store.close()


@pytest.mark.no_tables
async def test_ends_that_an_older_version_has_left_are_entered(url: str, rows: Ask) -> None:
    await (await open_at(url, MIGRATIONS[:LIST])).close()
    for number in range(3):
        write_old_table(url, rows, f"t{number}", "one")
    rows("UPDATE game_table SET status = 'finished' WHERE id IN ('t1', 't2')")
    rows(
        "INSERT INTO promise (table_number, late, stage) "
        "SELECT number, FALSE, CASE WHEN id = 't2' THEN 2 ELSE 1 END FROM game_table"
    )
    secret = f"X'{SECRET.hex()}'" if url.startswith("sqlite") else f"'\\x{SECRET.hex()}'"
    rows(f"INSERT INTO table_secret SELECT number, {secret} FROM game_table")
    store = await open_store(url)
    await store.enter(10, chain)
    assert await store.entries(0, 10) == ["1 t1 finished"]
    await store.close()
