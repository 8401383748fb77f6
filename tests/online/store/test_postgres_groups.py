"""Appends to PostgreSQL in groups: one statement for many, an outcome for each."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest

from medici.online.store import Duplicate, NewTable, Stale, Unstorable
from medici.online.store.database import Batch
from medici.online.store.postgres import PostgresStore
from medici.online.store.postgres_groups import IN_FLIGHT, GroupWriter

pytestmark = pytest.mark.anyio

TABLES = [f"t{number}" for number in range(20)]


class CountedStore(PostgresStore):
    """Counts the statements that append."""

    groups = 0
    alone = 0

    async def _append_group(self, batches: Sequence[Batch]) -> set[str]:
        self.groups += 1
        return await super()._append_group(batches)

    async def _append_alone(self, batch: Batch) -> bool:
        self.alone += 1
        return await super()._append_alone(batch)


@pytest.fixture
async def counted(postgres: str) -> AsyncIterator[CountedStore]:
    store = await CountedStore.open(postgres)
    assert isinstance(store, CountedStore)
    for table in TABLES:
        await store.create_table(NewTable(table, b"", [b"one"], b"", True), 1.0)
    yield store
    await store.close()


async def test_what_comes_at_once_is_one_statement(counted: CountedStore) -> None:
    appended = await asyncio.gather(
        *(counted.append(table, 1, [b"two", b"three"], "c", 2.5) for table in TABLES)
    )
    assert appended == [3] * 20
    assert (counted.groups, counted.alone) == (1, 0)
    assert await counted.events("t7", 1) == [(2, b"two"), (3, b"three")]
    assert await counted.command("t7", "c") == (2, 3)


async def test_one_that_does_not_fit_leaves_the_others_alone(counted: CountedStore) -> None:
    outcomes = await asyncio.gather(
        counted.append("t0", 1, [b"two"], "c", 1.0),
        counted.append("t1", 5, [b"two"], "c", 1.0),
        counted.append("none", 0, [b"two"], "c", 1.0),
        return_exceptions=True,
    )
    assert outcomes[0] == 2
    assert isinstance(outcomes[1], Stale)
    assert "no table none" in str(outcomes[2])
    assert (counted.groups, counted.alone) == (1, 0)


async def test_each_has_an_outcome_of_its_own_where_a_number_is_taken(
    counted: CountedStore,
) -> None:
    await counted.append("t0", 1, [b"two"], "first", 1.0)
    await counted.append("t1", 1, [b"two"], "first", 1.0)
    outcomes = await asyncio.gather(
        counted.append("t0", 1, [b"late"], "second", 1.0),
        counted.append("t1", 2, [b"again"], "first", 1.0),
        counted.append("t2", 1, [b"two"], "a\0b", 1.0),  # which PostgreSQL does not take as text
        counted.append("t3", 1, [b"two"], "first", 1.0),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [Stale, Duplicate, Unstorable, int]
    assert await counted.last_seqs(["t0", "t1", "t2", "t3"]) == {"t0": 2, "t1": 2, "t2": 1, "t3": 2}


async def test_a_table_has_one_batch_in_a_group(counted: CountedStore) -> None:
    raced = await asyncio.gather(
        *(counted.append("t0", 1, [b"two"], f"c{n}", 1.0) for n in range(6)), return_exceptions=True
    )
    assert raced.count(2) == 1
    assert sum(isinstance(outcome, Stale) for outcome in raced) == 5


async def test_servers_that_store_the_same_tables_do_not_wait_for_each_other(
    counted: CountedStore, postgres: str
) -> None:
    other = await PostgresStore.open(postgres)
    raced = await asyncio.gather(
        *(counted.append(table, 1, [b"two"], "a", 1.0) for table in TABLES),
        *(other.append(table, 1, [b"two"], "b", 1.0) for table in reversed(TABLES)),
        return_exceptions=True,
    )
    assert raced.count(2) == 20
    assert sum(isinstance(outcome, Stale) for outcome in raced) == 20
    await other.close()


async def test_nobody_waits_for_a_group_that_was_given_up() -> None:
    begun = asyncio.Event()

    async def never(batches: Sequence[Batch]) -> set[str]:
        begun.set()
        await asyncio.Event().wait()
        return set()

    async def alone(batch: Batch) -> bool:
        return bool(await never([batch]))

    writer = GroupWriter(never, alone)
    batch = Batch("t0", 1, [b"two"], None, 1.0, None)
    waiting = asyncio.ensure_future(writer.append(batch))
    await begun.wait()
    for task in writer._writers:
        task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_what_is_appended_as_soon_as_all_writers_have_answered_is_stored() -> None:
    gate = asyncio.Event()

    async def group(batches: Sequence[Batch]) -> set[str]:
        await gate.wait()
        return {batch.table_id for batch in batches}

    async def alone(batch: Batch) -> bool:
        return bool(await group([batch]))

    writer = GroupWriter(group, alone)

    async def append(table: str, *before: int) -> list[bool]:
        return [
            await writer.append(Batch(table, after, [b"one"], None, 1.0, None)) for after in before
        ]

    async with asyncio.timeout(10):
        first = asyncio.create_task(append("t0", 1, 2))
        await asyncio.sleep(0)
        others = [asyncio.create_task(append(f"t{each}", 1)) for each in range(1, IN_FLIGHT)]
        while writer._waiting or len(writer._writers) < IN_FLIGHT:
            await asyncio.sleep(0)
        gate.set()
        assert await first == [True, True]
        assert await asyncio.gather(*others) == [[True]] * len(others)
