"""Backup and restore: only of stores, only to backups, checked, and never under a server."""

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import apsw
import psycopg
import pytest

from medici.online.store import NewTable, SchemaTooNew, Store, StoreError, Unavailable, open_store
from medici.online.store.backup import back_up, restore
from medici.online.store.migrations import MIGRATIONS
from medici.online.store.postgres import PostgresStore
from medici.online.store.sqlite import SqliteStore
from tests.clusters import postgres_programs
from tests.waiting import wait_until

pytestmark = pytest.mark.anyio


def silent(what: str, part: float) -> None:
    """Nobody looks."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    await opened.create_table(NewTable("t1", b"head", [b"one"], b"secret", True), 1.0)
    yield opened
    await opened.close()


async def last_seq(url: str) -> int:
    opened = await open_store(url)
    last = await opened.last_seq("t1")
    await opened.close()
    return last


async def test_a_backup_while_writing_is_whole(store: Store, url: str, tmp_path: Path) -> None:
    done = asyncio.Event()

    async def write(n: int) -> int:
        table_id, last = f"w{n}", 2
        await store.create_table(NewTable(table_id, b"", [b"a", b"b"], b"secret", True), 1.0)
        while not done.is_set():  # always in pairs
            last = await store.append(table_id, last, [b"a" * 500, b"b"], f"c{last}", 1.0)
        return last

    writers = [asyncio.create_task(write(n)) for n in range(8)]
    while len(await store.tables()) < 9 or await store.last_seq("w0") < 20:
        await asyncio.sleep(0.01)
    copies = [tmp_path / f"copy{n}.db" for n in range(3)]
    known: list[int] = []
    for copy in copies:
        known.append(await store.last_seq("w0"))
        await asyncio.to_thread(back_up, url, copy, force=False, progress=silent)
    done.set()
    ends = await asyncio.gather(*writers)
    for copy, least in zip(copies, known, strict=True):
        restored = await SqliteStore.open(copy)
        assert await restored._read("PRAGMA integrity_check", {}) == [("ok",)]
        for n, end in enumerate(ends):
            events = await restored.events(f"w{n}")
            assert [seq for seq, _ in events] == list(range(1, len(events) + 1))
            assert len(events) % 2 == 0
            assert len(events) <= end
            assert await restored.secret_of(f"w{n}") == b"secret"
        last = await restored.last_seq("w0")
        assert last >= least
        assert await restored.append("w0", last, [b"more"], "more", 2.0) == last + 1
        await restored.close()
    assert not list(tmp_path.glob(".copy*"))


async def test_a_backup_says_what_it_holds_and_is_for_the_user_alone(
    store: Store, url: str, tmp_path: Path
) -> None:
    copy, steps = tmp_path / "copies" / "copy.db", list[tuple[str, float]]()
    contents = back_up(url, copy, force=False, progress=lambda *step: steps.append(step))
    assert (contents.tables, contents.events, contents.players) == (1, 1, 0)
    assert steps[-1] == ("Checking", 1.0)
    assert ("Copying", 1.0) in steps
    assert [file.name for file in copy.parent.iterdir()] == ["copy.db"]
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def test_a_backup_that_cannot_be_written_names_its_file(
    store: Store, url: str, tmp_path: Path
) -> None:
    (tmp_path / "letter").write_text("Dear Cosimo")
    target = tmp_path / "letter" / "copy.db"  # in a file, where even root can make none
    with pytest.raises(OSError, match=f"^cannot write {target}: "):
        await asyncio.to_thread(back_up, url, target, force=False, progress=silent)


async def test_only_a_store_is_copied(url: str, tmp_path: Path) -> None:
    mistyped = tmp_path / "game.db"
    other = tmp_path / "other.db"
    apsw.Connection(str(other)).execute("CREATE TABLE bookmark (url TEXT)")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Cosimo, " * 100)
    for file, expected in (
        (mistyped, "there is no file"),
        (tmp_path, "there is no file"),
        (other, "another program's database"),
        (letter, "not a SQLite database"),
    ):
        with pytest.raises(Unavailable, match=expected):
            back_up(f"sqlite:///{file}", tmp_path / "copy.db", force=True, progress=silent)
    with pytest.raises(ValueError, match="in memory"):
        back_up("sqlite:///:memory:", tmp_path / "copy.db", force=True, progress=silent)
    assert not mistyped.exists()
    assert not (tmp_path / "copy.db").exists()


async def test_only_an_earlier_backup_is_replaced_and_only_by_force(
    store: Store, url: str, path: Path, tmp_path: Path
) -> None:
    copy, letter, second = (tmp_path / name for name in ("copy.db", "letter.txt", "second.db"))
    letter.write_text("Dear Cosimo")
    await (await SqliteStore.open(second)).close()
    for target, expected in (
        (letter, "is something else"),
        (tmp_path, "is something else"),
        (second, "is something else"),  # a store, and no backup
        (path, "other than the store itself"),
    ):
        with pytest.raises(ValueError, match=expected):
            back_up(url, target, force=True, progress=silent)
    assert letter.read_text() == "Dear Cosimo"
    back_up(url, copy, force=False, progress=silent)
    with pytest.raises(ValueError, match="--force"):
        back_up(url, copy, force=False, progress=silent)
    await store.append("t1", 1, [b"two"], None, 2.0)
    assert back_up(url, copy, force=True, progress=silent).events == 2
    await (await SqliteStore.open(copy)).close()  # a server has begun to use it
    with pytest.raises(ValueError, match="is something else"):
        back_up(url, copy, force=True, progress=silent)


async def test_a_backup_does_not_change_the_schema(url: str, path: Path, tmp_path: Path) -> None:
    from medici.online.store.migrations import MIGRATIONS  # noqa: PLC0415

    older = await SqliteStore.open(path, schema=MIGRATIONS[:2])
    assert back_up(url, tmp_path / "copy.db", force=False, progress=silent).version == 2
    assert await older._read("SELECT max(version) FROM schema_version", {}) == [(2,)]
    await older._write(("INSERT INTO schema_version VALUES (99, 'later')", {}))
    with pytest.raises(SchemaTooNew):
        back_up(url, tmp_path / "later.db", force=False, progress=silent)
    await older.close()


async def test_a_restore_puts_back_and_keeps_what_was_there(
    store: Store, url: str, path: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    back_up(url, copy, force=False, progress=silent)
    await store.append("t1", 1, [b"two"], None, 2.0)
    await store.close()
    contents, kept = restore(copy, url, progress=silent)
    assert contents.events == 1
    assert kept is not None
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"store.db", "copy.db", kept.name}  # no -wal, no -shm, no draft
    assert await last_seq(url) == 1
    assert await last_seq(f"sqlite:///{kept}") == 2
    assert restore(copy, f"sqlite:///{tmp_path / 'new' / 'store.db'}", progress=silent)[1] is None
    assert await last_seq(f"sqlite:///{tmp_path / 'new' / 'store.db'}") == 1


OPENED = """
import asyncio, sys
from medici.online.store import open_store
async def keep():
    store = await open_store(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(600)
asyncio.run(keep())
"""


@pytest.mark.slow
async def test_a_restore_is_refused_while_a_server_has_the_store_open(
    store: Store, url: str, path: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    back_up(url, copy, force=False, progress=silent)
    with pytest.raises(Unavailable, match="a server has it open"):  # in this process
        await asyncio.to_thread(restore, copy, url, progress=silent)
    await store.append("t1", 1, [b"two"], None, 2.0)
    await store.close()
    words = [sys.executable, "-c", OPENED, url]
    with subprocess.Popen(words, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        server.stdout.readline()
        with pytest.raises(Unavailable, match="a server has it open"):  # in another one
            await asyncio.to_thread(restore, copy, url, progress=silent)
        server.kill()  # which leaves its -wal and -shm behind
    assert {file.name for file in tmp_path.iterdir()} >= {"store.db", "store.db-wal"}
    assert restore(copy, url, progress=silent)[1] is not None
    assert not (tmp_path / "store.db-wal").exists()
    assert await last_seq(url) == 1


async def test_a_damaged_store_is_replaced_and_a_damaged_backup_is_not_restored(
    store: Store, url: str, path: Path, tmp_path: Path
) -> None:
    for n in range(20):
        await store.create_table(NewTable(f"x{n}", b"h" * 3000, [b"e" * 3000], b"", True), 1.0)
    copy = tmp_path / "copy.db"
    back_up(url, copy, force=False, progress=silent)
    await store.close()
    path.write_bytes(b"not a database at all" * 500)
    _, kept = restore(copy, url, progress=silent)
    assert kept is not None
    assert kept.read_bytes().startswith(b"not a database")
    assert await last_seq(url) == 1
    whole = copy.read_bytes()
    half = len(whole) // 2
    for damage in (whole[:half], whole[:half] + b"?" * 8192 + whole[half + 8192 :], b"x" * 5000):
        copy.write_bytes(damage)
        with pytest.raises(StoreError):
            restore(copy, url, progress=silent)
        assert await last_seq(url) == 1
    with pytest.raises(Unavailable, match="there is no file"):
        restore(tmp_path / "none.db", url, progress=silent)
    with pytest.raises(ValueError, match="other than the store itself"):
        restore(path, url, progress=silent)


async def test_a_file_copied_by_hand_can_be_restored(
    store: Store, url: str, path: Path, tmp_path: Path
) -> None:
    await store.close()
    copy = tmp_path / "copy.db"
    copy.write_bytes(path.read_bytes())  # it still says that it has a write-ahead log
    opened = await open_store(url)
    await opened.append("t1", 1, [b"two"], None, 2.0)
    await opened.close()
    restore(copy, url, progress=silent)
    assert await last_seq(url) == 1


def by_hand(url: str, dump: Path) -> None:
    """The commands of docs/operate.md, word for word."""
    words = ["pg_dump", "--format=custom", f"--file={dump}", f"--dbname={url}"]
    subprocess.run(words, check=True)
    options = ["--clean", "--if-exists", "--no-owner", "--single-transaction"]
    subprocess.run(["pg_restore", *options, "-d", url, str(dump)], check=True)


@pytest.mark.slow
async def test_the_dump_of_an_older_version_replaces_a_newer_store(
    postgres_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{postgres_programs()}{os.pathsep}{os.environ['PATH']}")
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(b"DROP DATABASE IF EXISTS medici_older")
        connection.execute(b"CREATE DATABASE medici_older")
    url, dump = postgres_server.replace("/postgres?", "/medici_older?"), tmp_path / "older.dump"
    await (await PostgresStore.open(url, schema=MIGRATIONS[:2])).close()
    back_up(url, dump, force=False, progress=silent)
    for _ in range(2):  # and what was restored can be brought up to date again
        store = await open_store(url)
        await store.create_table(NewTable("t1", b"head", [b"one"], b"secret", True), 1.0)
        await store.close()
        contents, _ = restore(dump, url, progress=silent)
        assert (contents.version, contents.tables) == (2, 0)


def connections_to(server: str, database: str) -> int:
    """How many connections PostgreSQL still has to a database; a closed one stays a while."""
    query = b"SELECT count(*) FROM pg_stat_activity WHERE datname = %s"
    with psycopg.connect(server, autocommit=True) as connection:
        ((count,),) = connection.execute(query, (database,)).fetchall()
    return int(count)


@pytest.mark.slow
async def test_postgres_is_dumped_and_restored_by_its_own_programs(
    postgres_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{postgres_programs()}{os.pathsep}{os.environ['PATH']}")
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(b"DROP DATABASE IF EXISTS medici_copies")
        connection.execute(b"CREATE DATABASE medici_copies")
    url = postgres_server.replace("/postgres?", "/medici_copies?")
    assert url != postgres_server
    dump = tmp_path / "medici.dump"
    with pytest.raises(Unavailable, match="no tables of it"):
        back_up(url, dump, force=False, progress=silent)
    store = await open_store(url)
    await store.create_table(NewTable("t1", b"head", [b"one"], b"secret", True), 1.0)
    contents = await asyncio.to_thread(back_up, url, dump, force=False, progress=silent)
    assert (contents.tables, contents.events) == (1, 1)
    await store.append("t1", 1, [b"two"], None, 2.0)
    with pytest.raises(ValueError, match="--force"):
        back_up(url, dump, force=False, progress=silent)
    with pytest.raises(Unavailable, match="stop every server first"):
        await asyncio.to_thread(restore, dump, url, progress=silent)
    await store.close()
    wait_until(lambda: not connections_to(postgres_server, "medici_copies"))
    assert restore(dump, url, progress=silent)[0].events == 1
    again = await open_store(url)
    assert await again.events("t1") == [(1, b"one")]
    assert await again.secret_of("t1") == b"secret"
    assert await again.append("t1", 1, [b"two"], None, 2.0) == 2
    await again.close()
    by_hand(url, tmp_path / "by-hand.dump")
    assert restore(tmp_path / "by-hand.dump", url, progress=silent)[0].events == 2
    (tmp_path / "letter.txt").write_text("Dear Cosimo")
    with pytest.raises(ValueError, match="is something else"):
        back_up(url, tmp_path / "letter.txt", force=True, progress=silent)
    with pytest.raises(Unavailable, match="expected a dump"):
        restore(tmp_path / "letter.txt", url, progress=silent)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unavailable, match="program pg_dump"):
        back_up(url, tmp_path / "other.dump", force=False, progress=silent)
