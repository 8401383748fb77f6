"""The log of a table: order, stale and repeated commands, races, what is row again."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest

from medici.online.store import (
    AlreadyExists,
    Closed,
    Duplicate,
    NewTable,
    NoSuchTable,
    Stale,
    Store,
    open_store,
)
from medici.online.store.tables import ABANDONED, FINISHED, OPEN, TableRow

pytestmark = pytest.mark.anyio

Ask = Callable[[str], list[tuple[object, ...]]]


async def new_table(store: Store, table_id: str = "t1", public: bool = True) -> None:
    await store.create_table(NewTable(table_id, b"head", [b"one"], b"secret", public), 10.0)


async def test_events_come_back_in_order(store: Store) -> None:
    await new_table(store)
    assert await store.append("t1", 1, [b"two", b"three"], "c1", 11.0) == 3
    assert await store.append("t1", 3, [b"four"], None, 12.0) == 4
    assert await store.append("t1", 4, [b"\0\xff"], None, 12.0) == 5
    everything = [(1, b"one"), (2, b"two"), (3, b"three"), (4, b"four"), (5, b"\0\xff")]
    assert await store.events("t1") == everything
    assert await store.events("t1", after_seq=3) == everything[3:]
    assert await store.events("t1", after_seq=5) == []
    assert await store.last_seq("t1") == 5


async def test_what_was_stored_is_there_after_reopening(url: str) -> None:
    store = await open_store(url)
    await new_table(store)
    await store.append("t1", 1, [b"two"], "c1", 11.0, status=FINISHED)
    await store.create_player("p1", "Ada", b"hash", 1.0)
    await store.close()
    again = await open_store(url)
    assert await again.events("t1") == [(1, b"one"), (2, b"two")]
    assert await again.table("t1") == TableRow("t1", b"head", FINISHED, True, 10.0, 11.0, 2)
    assert await again.secret_of("t1") == b"secret"
    assert await again.player("p1") is not None
    await again.close()


async def test_a_table_may_begin_without_events(store: Store) -> None:
    await store.create_table(NewTable("t1", b"", [], b"", False), 10.0)
    assert await store.table("t1") == TableRow("t1", b"", OPEN, False, 10.0, 10.0, 0)
    assert await store.last_seq("t1") == 0
    assert await store.append("t1", 0, [b"one"], None, 11.0) == 1


async def test_a_table_is_made_whole_or_not_at_all(store: Store) -> None:
    await new_table(store)
    with pytest.raises(AlreadyExists, match="table t1 already exists"):
        await store.create_table(NewTable("t1", b"other", [b"x", b"y"], b"other", False), 11.0)
    assert await store.events("t1") == [(1, b"one")]
    assert await store.secret_of("t1") == b"secret"


@pytest.mark.parametrize("after", [0, 1, 2, 4, 99])
async def test_only_the_last_event_can_be_followed(store: Store, after: int) -> None:
    await new_table(store)
    await store.append("t1", 1, [b"two", b"three"], None, 11.0)
    with pytest.raises(Stale) as raised:
        await store.append("t1", after, [b"x", b"y"], "c2", 12.0, status=FINISHED)
    assert raised.value.last_seq == 3
    assert await store.last_seq("t1") == 3
    assert await store.append("t1", 3, [b"four"], "c2", 12.0) == 4
    row = await store.table("t1")
    assert row is not None
    assert row.status == OPEN


async def test_a_repeated_command_gives_the_range_it_was_stored_as(store: Store) -> None:
    await new_table(store)
    await store.append("t1", 1, [b"two", b"three"], "c1", 11.0)
    await store.append("t1", 3, [b"four"], None, 12.0)
    for after in (1, 4, 99):  # as it was, then right, then beyond the end
        with pytest.raises(Duplicate) as raised:
            await store.append("t1", after, [b"x"], "c1", 13.0)
        assert (raised.value.first_seq, raised.value.last_seq) == (2, 3)
    assert await store.last_seq("t1") == 4


async def test_the_same_command_id_at_another_table_is_another_command(store: Store) -> None:
    await new_table(store)
    await new_table(store, "t2")
    assert await store.append("t1", 1, [b"two"], "c1", 11.0) == 2
    assert await store.append("t2", 1, [b"two"], "c1", 11.0) == 2


async def test_a_table_that_is_not_there(store: Store) -> None:
    for after in (0, 1):
        with pytest.raises(NoSuchTable):
            await store.append("nowhere", after, [b"x"], "c1", 1.0)
    for asked in (store.last_seq, store.secret_of):
        with pytest.raises(NoSuchTable):
            await asked("nowhere")
    assert await store.table("nowhere") is None
    assert await store.events("nowhere") == []


async def test_nothing_and_negative_places_are_refused(store: Store) -> None:
    await new_table(store)
    with pytest.raises(ValueError, match="at least one event"):
        await store.append("t1", 1, [], None, 1.0)
    with pytest.raises(ValueError, match="0 or more"):
        await store.append("t1", -1, [b"x"], None, 1.0)


async def test_of_a_hundred_racing_for_one_place_one_wins(store: Store) -> None:
    await new_table(store)
    raced = await asyncio.gather(
        *(store.append("t1", 1, [b"%d" % n], f"c{n}", 11.0) for n in range(100)),
        return_exceptions=True,
    )
    assert raced.count(2) == 1
    assert sum(isinstance(outcome, Stale) and outcome.last_seq == 2 for outcome in raced) == 99
    assert await store.events("t1", 1) == [(2, b"%d" % raced.index(2))]


async def test_a_command_sent_many_times_at_once_is_stored_once(store: Store) -> None:
    await new_table(store)
    raced = await asyncio.gather(
        *(store.append("t1", 1, [b"two", b"three"], "c1", 11.0) for _ in range(30)),
        return_exceptions=True,
    )
    assert raced.count(3) == 1
    again = [(one.first_seq, one.last_seq) for one in raced if isinstance(one, Duplicate)]
    assert again == [(2, 3)] * 29
    assert await store.last_seq("t1") == 3


async def test_a_refused_command_leaves_its_neighbours_alone(store: Store) -> None:
    for n in range(20):
        await new_table(store, f"t{n}")
    outcomes = await asyncio.gather(  # every other one comes too late, after its first events
        *(
            store.append(f"t{n}", 1 if n % 2 else 0, [b"a", b"b"], "c1", 11.0, status="running")
            for n in range(20)
        ),
        return_exceptions=True,
    )
    for n, outcome in enumerate(outcomes):
        assert isinstance(outcome, Stale) if n % 2 == 0 else outcome == 3
        row = await store.table(f"t{n}")
        assert row is not None
        assert (row.last_seq, row.status) == ((3, "running") if n % 2 else (1, OPEN))


async def test_tables_newest_first_and_narrowed(store: Store) -> None:
    for n in range(6):
        await new_table(store, f"t{n}", public=n % 2 == 0)
    await store.append("t2", 1, [b"two"], None, 20.0, status=FINISHED)
    await store.append("t3", 1, [b"two"], None, 30.0, status=ABANDONED)
    await store.append("t4", 1, [b"two"], None, 40.0)

    async def ids(
        status: str | None = None,
        public: bool | None = None,
        limit: int = 100,
        before: str | None = None,
    ) -> list[str]:
        return [row.id for row in await store.tables(status, public, limit, before)]

    assert await ids() == ["t5", "t4", "t3", "t2", "t1", "t0"]
    assert await ids(limit=2) == ["t5", "t4"]
    assert await ids(limit=2, before="t4") == ["t3", "t2"]
    assert await ids(public=True) == ["t4", "t2", "t0"]
    assert await ids(OPEN, False) == ["t5", "t1"]
    assert await ids(OPEN, True, before="t4") == ["t0"]
    assert await ids(FINISHED) == ["t2"]
    pages = [await store.unfinished(limit=3)]
    pages.append(await store.unfinished(pages[0][-1].number, limit=3))
    assert [[row.id for row in page] for page in pages] == [["t0", "t1", "t4"], ["t5"]]
    assert [(row.updated, row.last_seq) for row in pages[0]] == [(10.0, 1), (10.0, 1), (40.0, 2)]
    updated = {row.id: (row.updated, row.last_seq) for row in await store.tables()}
    assert updated["t1"] == (10.0, 1)
    assert updated["t2"] == (20.0, 2)
    assert updated["t3"] == (30.0, 2)
    assert updated["t4"] == (40.0, 2)


async def test_secrets_are_in_their_table_alone(store: Store, rows: Ask) -> None:
    secret = b"the-order-of-the-deck"
    await store.create_table(NewTable("t1", b"head", [b"one"], secret, True), 10.0)
    await store.append("t1", 1, [b"two"], "c1", 11.0)
    assert await store.secret_of("t1") == secret
    names = ("game_table", "event", "player", "player_session", "seat", "schema_version")
    for name in names:
        assert secret.decode() not in repr(rows(f"SELECT * FROM {name}"))
    assert len(rows("SELECT * FROM table_secret")) == 1
    row = await store.table("t1")
    assert secret.decode() not in repr((row, await store.tables(), await store.events("t1")))


async def test_a_closed_store_says_so(store: Store) -> None:
    await new_table(store)
    await store.ping()
    await store.close()
    await store.close()
    with pytest.raises(Closed):
        await store.append("t1", 1, [b"x"], None, 1.0)
    with pytest.raises(Closed):
        await store.events("t1")
    with pytest.raises(Closed):
        await store.ping()


async def test_what_was_sent_before_closing_is_stored(url: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(new_table(store, f"t{n}") for n in range(20)))
    sent = [asyncio.create_task(store.append(f"t{n}", 1, [b"x"], None, 1.0)) for n in range(20)]
    await asyncio.sleep(0)
    if url.startswith("postgresql"):
        await asyncio.wait(sent)  # its pool turns away those who still wait for a connection
    await store.close()
    assert await asyncio.gather(*sent) == [2] * 20


async def test_an_unknown_kind_of_store() -> None:
    with pytest.raises(ValueError, match=r"expected sqlite:// or postgresql://; got 'mysql'"):
        await open_store("mysql://root:secret@localhost")


async def test_the_ends_of_many_logs_are_told_at_once(store: Store) -> None:
    for name in ("t1", "t2", "t3"):
        await new_table(store, name)
    await store.append("t2", 1, [b"two", b"three"], None, 2.0)
    assert await store.last_seqs(["t2", "t1", "nowhere"]) == {"t1": 1, "t2": 3}
    assert await store.last_seqs([]) == {}


async def test_a_log_can_be_rewritten_where_it_names_somebody(store: Store) -> None:
    for name in ("t1", "t2"):
        await new_table(store, name)
        await store.append(name, 1, [b"two", b"by p1 alone"], "c1", 2.0)
    await store.rewrite("t1", b"another head", {3: b"by nobody"})
    assert await store.events("t1") == [(1, b"one"), (2, b"two"), (3, b"by nobody")]
    row = await store.table("t1")
    assert row is not None
    assert row.head == b"another head"
    assert await store.command("t1", "c1") == (2, 3)
    with pytest.raises(NoSuchTable):
        await store.rewrite("nowhere", b"", {})


async def test_a_log_is_read_in_parts(store: Store) -> None:
    await new_table(store)
    await store.append("t1", 1, [b"two", b"three", b"four"], None, 2.0)
    assert await store.events("t1", 1, limit=2) == [(2, b"two"), (3, b"three")]
    assert await store.events("t1", 3, limit=2) == [(4, b"four")]


async def test_another_table_is_made_with_an_event_or_not_at_all(store: Store) -> None:
    await new_table(store)
    again = NewTable("t2", b"head", [b"a", b"b"], b"secret", True, timed=True)
    with pytest.raises(Stale):
        await store.append("t1", 5, [b"late"], None, 2.0, table=again)
    assert await store.table("t2") is None
    for _ in range(2):
        with suppress(Duplicate):
            await store.append("t1", 1, [b"offer"], "c1", 2.0, table=again)
    assert await store.events("t1") == [(1, b"one"), (2, b"offer")]
    assert await store.events("t2") == [(1, b"a"), (2, b"b")]
    assert await store.secret_of("t2") == b"secret"
    assert [row.timed for row in await store.unfinished()] == [False, True]
    twin = NewTable("t1", b"", [b"x"], b"", True)
    with pytest.raises(Stale):  # whatever refuses the table, the event is not there either
        await store.append("t1", 2, [b"offer"], "c2", 2.0, table=twin)
    assert await store.last_seq("t1") == 2


async def test_tables_are_found_by_their_use_and_their_clocks(store: Store) -> None:
    for number, at in enumerate((5.0, 1.0, 3.0, 3.0, 9.0)):
        status = "running" if number else "open"
        table = NewTable(f"t{number}", b"", [b"one"], b"", True, status=status, timed=number > 2)
        await store.create_table(table, at)
    assert [row.id for row in await store.used("running", 0.0, 9.0)] == ["t1", "t2", "t3"]
    (first, second) = await store.used("running", 0.0, 9.0, limit=2)
    last = await store.used("running", second.noted, 9.0, second.number)
    assert [first.id, second.id, *(row.id for row in last)] == ["t1", "t2", "t3"]
    assert [row.id for row in await store.used("open", 0.0, 9.0)] == ["t0"]
    assert [row.id for row in await store.timed()] == ["t3", "t4"]
    await store.append("t1", 1, [b"two"], None, 20.0)  # its row is not written
    (row, *_) = await store.used("running", 0.0, 9.0)
    assert (row.id, row.noted, row.updated) == ("t1", 1.0, 20.0)
    await store.append("t1", 2, [b"three"], None, 30.0, status="running")
    assert [row.noted for row in await store.used("running", 9.5, 99.0)] == [30.0]
    await store.append("t1", 3, [b"end"], None, 31.0, status="finished")
    assert await store.used("running", 9.5, 99.0) == []
