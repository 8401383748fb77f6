"""What is particular to SQLite: the writer's thread, locks, a full disk."""

import asyncio
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import apsw
import pytest

from medici.online.store import Duplicate, NewTable, NotStored, Store, Unavailable, open_store
from medici.online.store.sqlite import SqliteStore
from medici.online.store.sqlite_writer import BRIEF, Writer
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(path, busy=0.2)
    await opened.create_table(NewTable("t1", b"head", [b"one"], b"secret", True), 1.0)
    yield opened
    await opened.close()


async def test_what_waits_is_committed_together(store: SqliteStore) -> None:
    sent = [store.create_table(NewTable(f"x{n}", b"", [b"one"], b"", True), 1.0) for n in range(50)]
    commits: list[int] = []
    transaction = Writer._transaction

    def counted(writer: Writer) -> list[object]:
        commits.append(len(writer._group))
        return list(transaction(writer))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Writer, "_transaction", counted)
        await asyncio.gather(*sent)
    assert sum(commits) == 50
    assert len(commits) < 25


async def test_the_settings_that_make_it_durable(store: SqliteStore) -> None:
    def settings(cursor: apsw.Cursor) -> list[object]:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [cursor.execute(f"PRAGMA {name}").get for name in asked]

    assert await store._writer.submit(settings) == ["wal", 2, 1]


@pytest.mark.parametrize("first", [True, False])
async def test_a_command_of_the_wrong_kind_fails_alone(store: SqliteStore, first: bool) -> None:
    wrong: list[bytes] = ["text"] if first else [b"two", "text"]  # type: ignore[list-item]
    outcomes = await asyncio.gather(
        store.create_player("ada", "Ada", b"1", 1.0),
        store.append("t1", 1, wrong, "c1", 1.0),
        store.create_player("bruno", "Bruno", b"2", 1.0),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Unavailable)
    assert outcomes[2] is None
    assert await store.append("t1", 1, [b"two"], "c1", 1.0) == 2


async def test_a_dead_writer_fails_all_who_wait(store: SqliteStore) -> None:
    def die(cursor: apsw.Cursor) -> None:
        raise SystemExit("out of luck")

    await store.create_player("ada", "Ada", b"1", 1.0)
    waiting = [store._writer.submit(die)]
    sent = [asyncio.create_task(store.rename("ada", f"Ada {n}")) for n in range(20)]
    async with asyncio.timeout(PATIENCE):
        outcomes = await asyncio.gather(*waiting, *sent, return_exceptions=True)
    for outcome in outcomes:
        assert isinstance(outcome, Unavailable)
        assert isinstance(outcome.__cause__, SystemExit)
    async with asyncio.timeout(PATIENCE):
        for refused in (store.append("t1", 1, [b"x"], None, 1.0), store.ping()):
            with pytest.raises(Unavailable, match="out of luck"):
                await refused
    assert await store.player("ada") is not None  # what was stored can still be read


async def test_cancelling_one_command_does_not_harm_others(store: SqliteStore) -> None:
    task = asyncio.create_task(store.append("t1", 1, [b"two"], "c1", 1.0))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(Duplicate):  # it was under way
        await store.append("t1", 1, [b"two"], "c1", 1.0)


async def test_a_lock_of_another_is_told_and_passes(store: SqliteStore, path: Path) -> None:
    other = apsw.Connection(str(path))
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked by another program"):
        await store.append("t1", 1, [b"two"], "c1", 1.0)
    assert await store.last_seq("t1") == 1  # reading needs no lock
    other.execute("ROLLBACK")
    other.close()
    assert await store.append("t1", 1, [b"two"], "c1", 1.0) == 2


async def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Cosimo, " * 100)
    with pytest.raises(Unavailable, match="not a SQLite database"):
        await SqliteStore.open(tmp_path / "letter.txt")
    with pytest.raises(Unavailable, match="cannot open"):
        await SqliteStore.open(tmp_path / "letter.txt" / "store.db")
    with pytest.raises(Unavailable, match="cannot open"):
        await SqliteStore.open(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights than these")
async def test_the_file_is_for_the_user_alone(store: SqliteStore, path: Path) -> None:
    for made in path.parent.iterdir():
        assert stat.S_IMODE(made.stat().st_mode) == 0o600


async def test_two_stores_in_memory_know_nothing_of_each_other() -> None:
    one, two = [await open_store("sqlite:///:memory:") for _ in range(2)]
    await one.create_table(NewTable("t1", b"", [b"one"], b"", True), 1.0)
    await asyncio.gather(*(read_and_write(one, n) for n in range(20)))
    assert len(await one.tables()) == 21
    assert await two.tables() == []
    await one.close()
    await two.close()


async def read_and_write(store: Store, n: int) -> None:
    await store.create_table(NewTable(f"x{n}", b"", [b"one"], b"", True), 1.0)
    assert await store.append(f"x{n}", 1, [b"two"], None, 1.0) == 2
    assert await store.events(f"x{n}") == [(1, b"one"), (2, b"two")]


@pytest.mark.slow
async def test_those_who_wait_for_a_lock_do_not_pile_up(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = apsw.Connection(str(path))
    other.execute("BEGIN IMMEDIATE")
    store._writer._busy_seconds = 5.0  # as a server has it, from the next time on
    tried, transaction = 0, Writer._transaction

    def counted(writer: Writer) -> list[Any]:
        nonlocal tried
        tried += 1
        return transaction(writer)

    monkeypatch.setattr(Writer, "_transaction", counted)
    sent = [store.create_player(f"p{n}", "Ada", b"%d" % n, 1.0) for n in range(3000)]
    outcomes = await asyncio.gather(*sent, return_exceptions=True)
    assert all(isinstance(outcome, NotStored) for outcome in outcomes)
    assert tried < 10  # groups that waited for the lock, one after the other,
    timeout = store._writer._connection.execute("PRAGMA busy_timeout").get
    assert timeout == 1000 * BRIEF  # and not 5 s for each
    other.execute("ROLLBACK")
    other.close()
    await store.create_player("ada", "Ada", b"1", 1.0)


async def test_a_full_disk_is_told_and_passes(store: SqliteStore) -> None:
    def most_pages(pages: int) -> int:
        return int(store._writer._connection.execute(f"PRAGMA max_page_count = {pages}").get or 0)

    most_pages(1)  # as many as there are
    sent = [(n, f"c{n}") for n in range(1, 500)]
    outcomes: list[int | BaseException] = []
    for last, cmd_id in sent:
        append = store.append("t1", last, [b"x" * 3000], cmd_id, 1.0)
        outcomes += await asyncio.gather(append, return_exceptions=True)
        if not isinstance(outcomes[-1], int):
            break
    stored, refusal = len(outcomes), outcomes[-1]
    assert isinstance(refusal, NotStored)
    assert "full: nothing was stored" in str(refusal)
    assert await store.last_seq("t1") == stored
    most_pages(100_000)
    await store.ping()
    assert await store.append("t1", stored, [b"x"], f"c{stored}", 1.0) == stored + 1


async def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    other = apsw.Connection(str(tmp_path / "other.db"))
    other.execute("CREATE TABLE bookmark (url TEXT)")
    before = (tmp_path / "other.db").read_bytes()
    with pytest.raises(Unavailable, match="another program's database"):
        await SqliteStore.open(tmp_path / "other.db")
    assert (tmp_path / "other.db").read_bytes() == before
