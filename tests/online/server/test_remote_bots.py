"""Bots' thoughts go to other machines by Redis, and come back to this one if none answers."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import msgspec
import pytest

from medici.bots import BotFailure
from medici.games import GAMES
from medici.online.server.bot_machine import BotMachine
from medici.online.server.hosting.bot_pool import BotPool
from medici.online.server.hosting.bot_slot import BotSlot
from medici.online.server.hosting.bot_worker import Question
from medici.online.server.hosting.remote_bots import STREAM, THERE, Asked, connect
from medici.online.server.metrics import Metrics
from medici.online.server.services import Services
from medici.online.server.settings import Settings
from medici.record import Game
from tests.interfaces.cli.commands import medici
from tests.online.server.test_bot_pool import table
from tests.servers import Redis
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.anyio


class Places:
    """Where bots thought: places of the machine, or of the server, which can be held up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.release = threading.Event()
        self.release.set()
        self.fails = False
        self.used: list[BotSlot] = []
        places = self

        def think(slot: BotSlot, question: Question, _: float) -> int:
            places.used.append(slot)
            if slot.quick_only is False and places.fails:
                raise BotFailure("raised ValueError", "")
            assert places.release.wait(PATIENCE)
            return GAMES[question.game].legal_moves(question.state)[0]

        monkeypatch.setattr(BotSlot, "think", think)

    def used_by(self, pool: BotPool) -> int:
        """How often a pool thought here; a server of another test may be thinking too."""
        return sum(slot in pool._slots for slot in self.used)


@contextmanager
def running(url: str, workers: int = 2) -> Iterator[BotMachine]:
    machine = BotMachine(url, workers)
    thread = threading.Thread(target=machine.run)
    thread.start()
    wait_until(lambda: bool(connect(url).exists(THERE)))
    try:
        yield machine
    finally:
        machine.stop()
        thread.join()


def pool(redis: Redis, **settings: float) -> BotPool:
    return BotPool(
        Settings(bus=redis.url, workers=1, remote_thoughts=2, **settings),  # type: ignore[arg-type]
        Metrics(),
    )


async def test_thoughts_that_find_no_room_here_are_had_elsewhere(
    monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    places, thinkers, game = Places(monkeypatch), pool(redis), table()
    asked = 0
    with running(redis.url) as machine:
        async with asyncio.timeout(PATIENCE):
            while not machine.answered:  # it may be slow to begin
                thoughts = [thinkers.think("merchant", game, f"t{n}", "host") for n in range(9)]
                moves = [await thought.move for thought in thoughts]
                assert set(moves) <= set(game.legal())
                asked += len(moves)
        assert len(places.used) == asked
        await thinkers.close()
    assert connect(redis.url).xlen(STREAM) == 0


async def test_without_another_machine_bots_think_here(
    monkeypatch: pytest.MonkeyPatch, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    places, thinkers, game = Places(monkeypatch), pool(redis), table()
    with caplog.at_level(logging.WARNING):
        async with asyncio.timeout(PATIENCE):
            thoughts = [thinkers.think("merchant", game, f"t{n}", "host") for n in range(5)]
            assert all([await thought.move for thought in thoughts])
    assert places.used_by(thinkers) == 5
    assert [record.message for record in caplog.records] == ["bots think on this machine alone"]
    redis.stop()
    async with asyncio.timeout(PATIENCE):
        assert await thinkers.move("merchant", game) in game.legal()
    await thinkers.close()


async def test_a_machine_that_does_not_answer_in_time_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    places, thinkers, game = Places(monkeypatch), pool(redis, thought_seconds=0.5), table()
    connect(redis.url).set(THERE, 1)  # it was there a moment ago
    machine = BotMachine(redis.url, 1)
    machine.join_group()
    async with asyncio.timeout(PATIENCE):
        thoughts = [thinkers.think("merchant", game, f"t{n}", "host") for n in range(3)]
        assert all([await thought.move for thought in thoughts])
    assert places.used_by(thinkers) == 3
    assert thinkers.stuck == 0
    await thinkers.close()
    left: list[tuple[bytes, dict[bytes, bytes]]] = connect(redis.url).xrange(STREAM)
    assert len(left) == 2
    for number, fields in left:  # they may have come to Redis after the server began to wait
        limit = msgspec.json.decode(fields[b"asked"], type=Asked).limit
        wait_until(partial(machine._late, number, limit))
    places.used.clear()
    with running(redis.url):  # what it finds is of no use to anybody
        wait_until(lambda: connect(redis.url).xlen(STREAM) == 0)
    assert places.used == []


async def test_a_bot_that_fails_elsewhere_is_told_as_one(
    monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    places, game = Places(monkeypatch), table()
    places.fails = True
    with running(redis.url):
        thinkers = pool(redis)
        async with asyncio.timeout(PATIENCE):
            thoughts = [thinkers.think("merchant", game, f"t{n}", "host") for n in range(3)]
            for thought in thoughts:
                assert await thought.move == game.legal()[0]
        assert thinkers.stuck > 0
        await thinkers.close()


async def test_the_last_machine_that_goes_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    places, thinkers, game = Places(monkeypatch), pool(redis, thought_seconds=1e6), table()
    connect(redis.url).set(THERE, 1)
    async with asyncio.timeout(PATIENCE):
        thoughts = [thinkers.think("merchant", game, f"t{n}", "host") for n in range(3)]
        await asyncio.to_thread(wait_until, lambda: connect(redis.url).xlen(STREAM) == 2)
        connect(redis.url).delete(THERE)
        assert all([await thought.move for thought in thoughts])
    assert len(places.used) == 3
    await thinkers.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_arrives_as_it_was(name: str) -> None:
    game = Game(name, 3)
    for _ in range(12):
        game.play(game.legal()[-1])
    asked = Asked("merchant", name, game.state.as_dict(), 5, 2.0)
    read = msgspec.json.decode(msgspec.json.encode(asked), type=Asked)
    assert read.question() == Question("merchant", name, game.state, 5, 2.0)


async def test_other_machines_need_a_bus() -> None:
    with pytest.raises(ValueError, match="remote thoughts: expected a bus"):
        await Services.open(Settings(store="sqlite:///:memory:", remote_thoughts=2))


def test_a_machine_without_redis_says_so() -> None:
    answer = medici("think", "--bus", "redis://:secret@127.0.0.1:1/0")
    assert answer.status == 1
    assert "expected a Redis that lets this machine in" in answer.err
    assert "secret" not in answer.err
