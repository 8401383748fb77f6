"""The bus away, back, frozen and flapping: told once, bounded, and tried less and less."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from medici.online.server import redis_bus
from medici.online.server.bus import BusAway
from medici.online.server.redis_bus import RedisBus
from medici.online.server.run import Server
from medici.online.server.services import open_bus
from tests.online.server.conftest import guests
from tests.servers import Redis
from tests.waiting import PATIENCE, until, until_answer

pytestmark = pytest.mark.anyio


class Flapping:
    """A Redis of one's own making: it can be there, silent or away, at one address."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.url = f"unix://{path}"
        self.tries = 0
        self.silent = False
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def come(self) -> None:
        """Be there."""
        self._server = await asyncio.start_unix_server(self._serve, self.path)

    async def go(self) -> None:
        """Be away, and cut whoever was connected."""
        assert self._server is not None
        self._server.close()
        for writer in self._writers:
            writer.close()
        self.path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.tries += 1
        self._writers.add(writer)
        try:
            while words := await command(reader):
                if not self.silent:
                    writer.write(answers(words))
        except (OSError, asyncio.IncompleteReadError, ValueError):
            pass
        self._writers.discard(writer)
        writer.close()


async def command(reader: asyncio.StreamReader) -> list[bytes]:
    """The next command, word by word."""
    count = int((await reader.readuntil())[1:])
    words = []
    for _ in range(count):
        length = int((await reader.readuntil())[1:])
        words.append((await reader.readexactly(length + 2))[:-2])
    return words


def answers(words: list[bytes]) -> bytes:
    """What Redis says to this."""
    if words[0].upper() == b"SUBSCRIBE":
        return b"*3\r\n$9\r\nsubscribe\r\n$%d\r\n%s\r\n:1\r\n" % (len(words[1]), words[1])
    if words[0].upper() == b"HELLO":
        return b"-ERR unknown command\r\n"
    return b"+OK\r\n" if words[0].upper() != b"PING" else b"+PONG\r\n"


@pytest.fixture
async def flapping(tmp_path: Path) -> AsyncIterator[Flapping]:
    made = Flapping(tmp_path / "redis.sock")
    await made.come()
    yield made
    await made.go()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundredth of the usual waiting, but for what a busy machine may take to answer."""
    monkeypatch.setattr(redis_bus, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(redis_bus, "LONGEST_PAUSE", 0.6)
    monkeypatch.setattr(redis_bus, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(redis_bus, "QUIET_SECONDS", 0.1)


def unheard(table: str, seq: int, bodies: list[bytes]) -> None:
    """A hint that nobody needs."""


def nowhere(table: str) -> int:
    """No table is in use."""
    return 0


class Pair:
    """Two servers at one Redis: what the one tells is heard by the other."""

    def __init__(self, url: str) -> None:
        self.one, self.other = RedisBus(url), RedisBus(url)
        self.heard: list[tuple[str, int, list[bytes]]] = []
        self.seqs = {"t1": 3}
        self.one.listen(self._hear, nowhere)
        self.other.listen(unheard, lambda table: self.seqs.get(table, 0))

    def _hear(self, *hint: Any) -> None:
        if hint not in self.heard:  # one that comes is told, and may also ask
            self.heard.append(hint)

    def tables(self) -> set[str]:
        """The tables of which something was heard."""
        return {table for table, _, _ in self.heard}

    async def until_heard(self, table: str) -> None:
        """Follow a table, and tell of it until that is heard."""
        self.one.follow(table)
        self.other.follow(table)
        async with asyncio.timeout(PATIENCE):
            while table not in self.tables():
                self.other.tell(table, 1, [])
                await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.one.close()
        await self.other.close()


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage()[:13] for record in caplog.records if record.levelno > logging.INFO]


async def test_going_and_coming_back_are_told_once_each(
    redis: Redis, quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    pair = Pair(redis.url)
    bus = pair.one
    await pair.until_heard("t1")
    await pair.other.close()
    redis.freeze(frozen=True)
    await until(lambda: bus.away)
    for _ in range(2):
        bus.tell("t2", 2, [])
        with pytest.raises(BusAway, match="links to another device"):
            await bus.put("a", "1", 60.0)
    redis.freeze(frozen=False)
    await until(lambda: not bus.away)
    pair.other = RedisBus(redis.url)
    pair.other.listen(unheard, nowhere)
    await pair.until_heard("t3")
    assert logged(caplog) == ["Redis is away", "Redis is back"]
    await bus.put("a", "1", 60.0)
    assert await bus.get("a") == "1"
    assert await bus.take("a") == "1"
    assert await bus.get("a") is None
    await pair.close()


async def test_only_tables_that_are_followed_are_heard_of(redis: Redis) -> None:
    """A hint about any other table does not arrive at all."""
    pair = Pair(redis.url)
    one, other = pair.one, pair.other
    gone: list[str | bytes] = []
    one.hear(gone.append)
    for table in ("t1", "t2"):
        await other.followed(table)
    await one.followed("t1")
    await until(lambda: pair.heard == [("t1", 3, [])] and bool(other.others("t1")))
    for seq in range(100):
        other.tell("t2", seq, [])
    other.tell("t1", 7, [])
    await until(lambda: len(pair.heard) == 2)
    await one.followed("t2")  # at once, once it is followed
    await until(lambda: len(pair.heard) == 3 and bool(other.others("t2")))
    one.leave("t1")
    await until(lambda: not other.others("t1"))
    other.tell("t1", 8, [])
    other.tell("t2", 9, [])
    other.dismiss("ada")
    await until(lambda: bool(gone))
    assert pair.heard == [("t1", 3, []), ("t1", 7, []), ("t2", 0, []), ("t2", 9, [])]
    await pair.close()


async def test_what_happens_at_a_table_is_told_to_those_who_follow_it_and_to_nobody_else(
    redis: Redis,
) -> None:
    pair = Pair(redis.url)
    await pair.other.followed("t1")
    await until(lambda: pair.other.metrics.bus_hints_sent == 1)  # that it follows
    for seq in range(4, 50):
        pair.other.tell("t1", seq, [b"moved"])
    pair.seqs["t1"] = 49
    await pair.one.followed("t1")
    await until(lambda: pair.heard == [("t1", 49, [])])  # how far it has come
    await until(lambda: bool(pair.other.others("t1")))
    pair.other.tell("t1", 51, [b"first", b"last"])
    await until(lambda: pair.heard[1:] == [("t1", 51, [b"first", b"last"])])
    pair.other.tell("t1", 52, [b"long" * 2000])  # is read from the store
    await until(lambda: pair.heard[2:] == [("t1", 52, [])])
    pair.one.leave("t1")
    await until(lambda: not pair.other.others("t1"))
    sent = pair.other.metrics.bus_hints_sent
    pair.other.tell("t1", 53, [b"moved"])
    pair.other.dismiss("ada")  # a hint that is sent after all others
    await until(lambda: pair.other.metrics.bus_hints_sent > sent)
    assert (sent, pair.other.metrics.bus_hints_sent) == (4, 5)
    await pair.close()


async def test_all_tables_are_followed_again_when_redis_is_back(redis: Redis, quick: None) -> None:
    pair = Pair(redis.url)
    bus = pair.one
    for table in ("t1", "t2"):
        await bus.followed(table)
    redis.freeze(frozen=True)
    await until(lambda: bus.away)
    async with asyncio.timeout(PATIENCE):
        await bus.followed("t3")  # a table can be opened all the same
    bus.leave("t2")
    redis.freeze(frozen=False)
    await until(lambda: not (bus.away or pair.other.away))
    for table in ("t1", "t3"):
        await pair.until_heard(table)
    assert "t2" not in pair.tables()
    await pair.close()


async def test_what_another_version_says_is_no_failure(redis: Redis) -> None:
    pair = Pair(redis.url)
    await pair.one.followed("t1")
    pair.other._publish(f"{redis_bus.TABLE}t1", b"7")
    await pair.until_heard("t1")
    assert not pair.one.away
    assert all(hint[1] != 7 for hint in pair.heard)
    await pair.close()


async def test_a_server_that_is_gone_is_told_nothing_more(redis: Redis) -> None:
    pair = Pair(redis.url)
    await pair.until_heard("t1")
    await until(lambda: bool(pair.other.others("t1")))
    await pair.one.close()  # without a word
    async with asyncio.timeout(PATIENCE):  # Redis may see one message more before it sees the end
        while pair.other.others("t1"):
            pair.other.tell("t1", 4, [b"moved"])
            await asyncio.sleep(0.01)
    await pair.other.close()


async def test_who_follows_a_table_is_known_again_when_redis_is_back(
    redis: Redis, quick: None
) -> None:
    pair = Pair(redis.url)
    await pair.other.followed("t1")
    redis.freeze(frozen=True)
    await until(lambda: pair.one.away and pair.other.away)
    async with asyncio.timeout(PATIENCE):
        await pair.one.followed("t1")
    redis.freeze(frozen=False)
    await until(lambda: ("t1", 3, []) in pair.heard and bool(pair.other.others("t1")))
    pair.other.tell("t1", 4, [b"moved"])
    await until(lambda: ("t1", 4, [b"moved"]) in pair.heard)
    await pair.close()


async def test_what_happens_while_servers_get_to_know_each_other_is_not_lost(
    redis: Redis,
) -> None:
    pair = Pair(redis.url)
    await pair.one.followed("t1")
    pair.other.follow("t1")
    while not pair.other.others("t1"):  # it has said where it is, and has no answer yet
        pair.seqs["t1"] += 1
        pair.other.tell("t1", pair.seqs["t1"], [b"moved"])
        await asyncio.sleep(0)
    await until(lambda: ("t1", pair.seqs["t1"]) in [hint[:2] for hint in pair.heard])
    await pair.close()


async def test_a_flapping_redis_is_tried_less_and_less(
    flapping: Flapping, quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    bus = RedisBus(flapping.url)
    bus.listen(unheard, nowhere)
    await until(lambda: flapping.tries > 0)
    end = time.monotonic() + 3.0
    while time.monotonic() < end:
        bus.tell("t1", 1, [])
        await flapping.go()
        await asyncio.sleep(0.02)
        await flapping.come()
        await asyncio.sleep(0.02)
    # With the pauses above (20 ms, doubled up to 600 ms) each of both tries about ten times.
    assert flapping.tries < 60
    assert len(logged(caplog)) < 30
    await bus.close()


async def test_a_redis_that_accepts_and_is_silent_is_away(
    flapping: Flapping, quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    flapping.silent = True
    bus = RedisBus(flapping.url)
    bus.listen(unheard, nowhere)
    async with asyncio.timeout(PATIENCE):
        await bus.check()  # it may come back: that is no mistake of the host's
        with pytest.raises(BusAway):
            await bus.take("a")
    await until(lambda: bus.away)
    assert logged(caplog) == ["Redis is away"]
    await bus.close()


async def test_links_say_that_they_do_not_work_while_redis_is_away(
    start: Callable[..., tuple[str, Server]], redis: Redis
) -> None:
    url, _ = start(bus=redis.url)
    (ada,) = await guests(url, "Ada")
    redis.stop()
    headers = {"Authorization": f"Bearer {ada.session}"}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=20) as http:
        for answer in (
            await http.post("/api/me/link"),
            await http.post("/api/link", json={"token": "a" * 43}),
        ):
            assert answer.status_code == 503
            assert answer.json()["code"] == "unavailable"
            assert "links to another device" in answer.json()["message"]
        degraded = await until_answer(
            lambda: http.get("/healthz"), lambda answer: answer.json()["status"] == "degraded"
        )  # once the line that was listened to is missed, too
        assert degraded.status_code == 200


async def test_a_redis_with_another_password_is_a_mistake_and_one_away_is_not(
    redis: Redis, tmp_path: Path
) -> None:
    redis.require("florin")
    for password in ("", "ducat"):
        bus = open_bus(
            redis.url.replace("unix://", f"unix://:{password}@" if password else "unix://")
        )
        with pytest.raises(ValueError, match="lets this server in") as refused:
            await bus.check()
        assert "ducat" not in str(refused.value)
        await bus.close()
    for url in (redis.url.replace("unix://", "unix://:florin@"), f"unix://{tmp_path / 'none'}"):
        bus = open_bus(url)
        await bus.check()
        await bus.close()


@pytest.mark.parametrize("url", ["redis://:florin@host:port", "redis://host:70000000000"])
async def test_a_mistyped_bus_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="expected redis://") as refused:
        open_bus(url)
    assert "florin" not in str(refused.value)
