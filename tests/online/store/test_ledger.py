"""The list of promises in the store: one order, nothing lost, nothing twice."""

import asyncio
from collections.abc import Sequence
from typing import Any

import apsw
import psycopg
import pytest

from medici.online.store import NewTable, Store, open_store
from medici.online.store.ledger import UNPROMISED, UNREVEALED, LedgerLine, UnenteredTable
from medici.online.store.migrations import MIGRATIONS
from medici.online.store.tables import ABANDONED, FINISHED
from tests.online.store.test_migrations import Ask, open_at, write_old_table

pytestmark = pytest.mark.anyio

SECRET = bytes(range(32))
LIST = next(step.version for step in MIGRATIONS if step.name == "the list of promises")
TABLES = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
INSERT INTO game_table (id, head, status, public, created, updated, settled)
SELECT 'x' || i, CAST('' AS {blob}), CASE WHEN i % 5 = 0 THEN 'running' ELSE 'finished' END, TRUE,
1.0, 1.0, i % 5 <> 0 FROM n
"""
SECRETS = """
INSERT INTO table_secret (table_number, secret)
SELECT number, CAST('' AS {blob}) FROM game_table
"""
PROMISES = """
INSERT INTO promise (table_number, late, stage)
SELECT number, FALSE, CASE WHEN status = 'running' THEN 1 ELSE 2 END FROM game_table
"""


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


def plan(url: str, query: str) -> str:
    """How a database finds the rows of a query."""
    arguments: dict[str, Any] = {"limit": 500}
    if url.startswith("sqlite"):
        connection = apsw.Connection(url.removeprefix("sqlite:///"))
        found = list(connection.execute(f"EXPLAIN QUERY PLAN {query}", arguments))
        connection.close()
        return "\n".join(row[-1] for row in found)
    with psycopg.connect(url) as server:
        asked = f"EXPLAIN {query.replace(':limit', '%(limit)s')}".encode()
        return "\n".join(row[0] for row in server.execute(asked, arguments))


@pytest.mark.parametrize(
    ("query", "index"), [(UNPROMISED, "promise_new"), (UNREVEALED, "game_table_unsettled")]
)
async def test_what_is_to_be_entered_is_found_by_an_index(
    url: str, rows: Ask, query: str, index: str
) -> None:
    """However many tables are live or have ended."""
    await (await open_store(url)).close()
    blob = "BLOB" if url.startswith("sqlite") else "BYTEA"
    for statement in (TABLES, SECRETS, PROMISES):
        rows(statement.format(blob=blob))
    if not url.startswith("sqlite"):
        rows("ANALYZE game_table, table_secret, promise")
    found = plan(url, query)
    assert f" {index}" in found
    assert "Seq Scan" not in found
    scanned = [line for line in found.splitlines() if line.startswith("SCAN ")]
    assert [line for line in scanned if not line.endswith(f" USING INDEX {index}")] == []
