"""What keeps a server or a copy from being made is one line, and status 1."""

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import pytest

from medici.online.store import NewTable, open_store
from medici.online.store.dialects import SQLITE_TYPES
from medici.online.store.migrations import VERSION_TABLE
from tests.interfaces.cli.commands import medici
from tests.interfaces.cli.forks import Forks
from tests.servers import Redis

Serve = Callable[..., str]


@pytest.fixture(scope="module")
def forks() -> Iterator[Forks]:
    """What runs ``medici`` in processes of its own."""
    forks = Forks()
    yield forks
    forks.close()


@pytest.fixture
def serve(forks: Forks) -> Serve:
    """The one line with which a server ends that cannot begin, beside its log."""

    def failing(*words: str | Path, port: int = 0) -> str:
        status, told = forks.run("serve", "--port", port, *words)
        lines = [line for line in told.splitlines() if not line.startswith("{")]
        logged = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
        assert status == 1, told
        assert len(lines) == 1, told
        assert all(line["level"] == "info" or "password" in line["message"] for line in logged)
        assert "Traceback" not in told
        assert "florin" not in told
        return lines[0]

    return failing


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--store", "mysql://localhost"), "expected sqlite:// or postgresql://; got 'mysql'"),
        (("--store", "sqlite:////proc/none/games.db"), "cannot open /proc/none/games.db"),
        (("--store", "sqlite://games.db"), "expected sqlite:// or sqlite:///path"),
        (
            ("--store", "postgresql://ada:florin@127.0.0.1:1/medici"),
            "at 127.0.0.1: connection fail",
        ),
        (("--store", "postgresql://ada:florin@127.0.0.1:one/x"), 'invalid integer value "one"'),
        (("--store", "sqlite:///:memory:", "--bus", "amqp://host"), "expected redis://host"),
        (
            ("--store", "sqlite:///:memory:", "--bus", "redis://:florin@host:one"),
            "expected redis://",
        ),
        (
            ("--store", "sqlite:///:memory:", "--host", "203.0.113.7"),
            "cannot listen on 203.0.113.7",
        ),
        (
            ("--store", "sqlite:///:memory:", "--host", "none.invalid"),
            "cannot listen on none.invalid",
        ),
    ],
)
def test_a_server_that_cannot_begin_says_why(
    serve: Serve, words: tuple[str, ...], expected: str
) -> None:
    assert expected in serve(*words)


@pytest.mark.slow
def test_a_server_with_a_wrong_file_or_a_taken_port_says_so(serve: Serve, tmp_path: Path) -> None:
    letter, later = tmp_path / "letter.txt", tmp_path / "later.db"
    letter.write_text("Dear Cosimo, " * 100)
    connection = apsw.Connection(str(later))
    connection.execute(VERSION_TABLE.format_map(SQLITE_TYPES))
    connection.execute("INSERT INTO schema_version VALUES (99, 'later')")
    assert "not a SQLite database" in serve("--store", f"sqlite:///{letter}")
    assert "schema version 99" in serve("--store", f"sqlite:///{later}")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        told = serve("--store", "sqlite:///:memory:", port=port)
    assert f"cannot listen on 127.0.0.1, port {port}" in told
    assert "already in use" in told


@pytest.mark.slow
def test_a_redis_that_does_not_let_us_in_is_told(serve: Serve, redis: Redis) -> None:
    redis.require("ducat")
    url = redis.url.replace("unix://", "unix://:florin@")
    assert "is the password right?" in serve("--store", "sqlite:///:memory:", "--bus", url)


def test_copies_that_cannot_be_made_say_why(tmp_path: Path) -> None:
    mistyped = f"sqlite:///{tmp_path / 'game.db'}"
    for words in (("backup", tmp_path / "copy.db"), ("restore", tmp_path / "copy.db")):
        answer = medici(*words, "--store", mistyped)
        assert answer.status == 1
        assert "there is no file" in answer.err
    assert list(tmp_path.iterdir()) == []
    away = medici("backup", tmp_path / "copy", "--store", "postgresql://ada:florin@127.0.0.1:1/x")
    assert (away.status, "cannot use PostgreSQL at 127.0.0.1" in away.err) == (1, True)
    assert "florin" not in away.err


@pytest.mark.long
def test_a_backup_and_a_restore_say_what_they_did(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"

    async def evening() -> None:
        store = await open_store(url)
        await store.create_table(NewTable("t1", b"", [b"one", b"two"], b"", True), 1.0)
        await store.close()

    asyncio.run(evening())
    copied = medici("backup", tmp_path / "copy.db", "--store", url)
    assert copied.status == 0, copied.err
    assert "Copied and checked: 1 table, 2 events and 0 players (schema version" in copied.out
    again = medici("backup", tmp_path / "copy.db", "--store", url)
    assert (again.status, "--force" in again.err) == (1, True)
    restored = medici("restore", tmp_path / "copy.db", "--store", url)
    assert restored.status == 0, restored.err
    assert "Restored from" in restored.out
    assert "games.db.replaced-" in restored.out
