"""Logs of any length hold nobody up, and what nobody uses is neither loaded nor kept for ever."""

import asyncio
import time
from pathlib import Path

import pytest

from medici.online.server.background import Background
from medici.online.server.hosting.personal_data import forget_player
from medici.online.server.hosting.table_lists import tables_of
from medici.online.server.services import Services
from medici.online.store.tables import ABANDONED
from medici.online.tables import Terms, TimeControl, decode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from tests.online.server.pauses import (
    ADA,
    BRUNO,
    TickingClock,
    begun,
    file_in,
    hesitant,
    keep,
    opened,
    watched_loop,
)
from tests.servers import new_store
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

MOST_CALLS = 10_000  # of functions in one turn of the loop; a whole log takes many times as many
DAY = 86400.0


def background_of(services: Services) -> Background:
    """The background work of a server once more, to be done step by step."""
    parts = services.store, services.tables, services.sockets, services.settings, services.metrics
    return Background(*parts)


@pytest.fixture(autouse=True)
def _logs_in_small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece ends after a few events, however fast this machine is."""
    monkeypatch.setattr("medici.online.server.hosting.log_reader.time", TickingClock())


@pytest.fixture
async def old(tmp_path: Path) -> str:
    """A store with a table that an older version let grow to 30,000 events."""
    url, now = file_in(tmp_path), time.time()
    await keep(url, "long", hesitant("long", 15_000, now), now)
    return url


@pytest.mark.slow
async def test_a_long_log_holds_nobody_up(old: str) -> None:
    async with opened(old, idle_seconds=3600.0) as services, watched_loop() as turns:
        await services.tasks[0]  # what was running is taken up
        services.tables.cache.evict_unused(float("inf"))
        hosted = await services.tables.table("long")
        assert hosted.seq > 30_000
        assert hosted.live.game is not None
        services.tables.cache.evict_unused(float("inf"))
        assert not services.tables.hosted
        assert len(await services.public_tables.listed(ADA)) == 1
        assert len(await tables_of(services.tables, ADA, 30, None)) == 0  # no seats then
    assert turns.most < MOST_CALLS


async def test_many_long_logs_at_once_take_turns(tmp_path: Path) -> None:
    url, now = file_in(tmp_path), time.time() - 2 * DAY
    for number in range(6):
        await keep(url, f"long{number}", hesitant(f"long{number}", 1500, now), now)
    async with opened(url) as services, watched_loop() as turns:
        await asyncio.gather(*(services.tables.table(f"long{number}") for number in range(6)))
        assert len(services.tables.hosted) == 6
    assert turns.most < MOST_CALLS


@pytest.mark.slow
@pytest.mark.long
async def test_somebody_is_forgotten_without_holding_others_up(tmp_path: Path) -> None:
    url, now = file_in(tmp_path), time.time() - 2 * DAY
    _, log = begun("chatty", now)
    said = ev.Said(at=now, player=ADA.id, name="Ada", text="Ada was here")
    await keep(url, "chatty", [*log, *[said] * 20_000], now, host=ADA.id)
    await keep(url, "other", begun("other", now)[1], now, host=BRUNO.id)
    async with opened(url) as services, watched_loop() as turns:
        read: list[str] = []
        whole = services.tables.logs.read

        async def reading(table_id: str) -> list[bytes]:
            read.append(table_id)
            return await whole(table_id)

        services.tables.logs.read = reading  # type: ignore[method-assign]
        await forget_player(services.tables, ADA)
        await asyncio.sleep(0)
        hosted, most = services.tables.hosted["chatty"], turns.most
        bodies = [body for _, body in await services.store.events("chatty")]
        assert not any(b"Ada was here" in body or b'"Ada"' in body for body in bodies)
        assert hosted.log[: len(bodies)] == bodies  # the bot in her place may have moved since
    assert set(read) == {"chatty"}  # no log is read that has nothing to do with her
    assert most < 10 * MOST_CALLS  # a bot in her place may begin to play


async def test_only_what_needs_the_house_is_taken_up_at_the_start(tmp_path: Path) -> None:
    url, now = file_in(tmp_path), time.time()
    longer = now - 2 * DAY
    hours = TimeControl("decision", 5 * DAY)
    for number in range(5):
        await keep(url, f"old{number}", begun(f"old{number}", longer)[1], longer)
        await keep(url, f"open{number}", begun(f"open{number}", now)[1][:3], now, "open")
    for name, at, clock in (
        ("mail", longer, hours),  # three days to go
        ("late", now - 6 * DAY, hours),  # the clock has run out while nobody was here
        ("fresh", now, None),
    ):
        await keep(url, name, begun(name, at, clock)[1], at, timed=clock is not None)
    loaded: list[str] = []
    async with opened(url) as services:
        whole = services.tables.logs.read

        async def reading(table_id: str) -> list[bytes]:
            loaded.append(table_id)
            return await whole(table_id)

        services.tables.logs.read = reading  # type: ignore[method-assign]
        await services.tasks[0]
        assert sorted(loaded) == ["fresh", "late", "mail"]
        assert list(services.tables.hosted) == ["late"]  # the others wait in the store
        assert list(services.tables.cache._timers) == ["mail"]
        async with asyncio.timeout(PATIENCE):
            while (await services.store.last_seq("late")) == 6:
                await asyncio.sleep(0.01)
        kinds = [decode_event(body) for _, body in await services.store.events("late", 6)]
        assert isinstance(kinds[0], ev.BotTookOver)


@pytest.mark.slow
@pytest.mark.long
async def test_a_table_comes_back_to_memory_when_its_clock_runs_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("medici.online.server.hosting.table_cache.SOON", 0.5)
    url, now = file_in(tmp_path), time.time()
    await keep(url, "t1", begun("t1", now, TimeControl("decision", 4.0))[1], now, timed=True)
    async with opened(url) as services:
        await services.tasks[0]
        if time.time() < now + 3.0:  # else a slow machine has kept it
            assert not services.tables.hosted
        async with asyncio.timeout(PATIENCE):
            while not await services.store.events("t1", 6):
                await asyncio.sleep(0.01)


async def test_memory_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("medici.online.server.hosting.table_cache.FRESH", 0.0)
    url, now = file_in(tmp_path), time.time() - 2 * DAY
    for number in range(8):
        await keep(url, f"t{number}", begun(f"t{number}", now)[1], now)
    async with opened(url, tables_in_memory=4) as services:
        services.tables.hosted["t0"] = first = await services.tables.table("t0")
        first.connections = 1  # somebody is there
        for number in range(1, 8):
            await services.tables.table(f"t{number}")
            assert len(services.tables.hosted) <= 5
        assert "t0" in services.tables.hosted


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
async def test_tables_that_nobody_uses_are_ended_once(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url, now = file_in(tmp_path), time.time()
    if kind == "postgresql":
        url = new_store(request.getfixturevalue("postgres_server"))
    ages = {"open-2": 2, "open-4": 4, "running-60": 60, "running-100": 100, "mail-100": 100}
    for name, days in ages.items():
        at, clock = now - days * DAY, TimeControl("bank", 10 * DAY, 14 * DAY)
        log = begun(name, at, clock if name.startswith("mail") else None)[1]
        if name.startswith("mail"):  # increments have given them much time
            clocks = [200 * DAY] * 2
            log.append(ev.Moved(at=at, seat=first_seat(log), move="auction", clocks=clocks))
        if name.startswith("open"):
            await keep(url, name, log[:3], at, "open")
        else:
            await keep(url, name, log, at)
    async with opened(url) as one, opened(url) as two:
        await asyncio.gather(*(background_of(services).end_unused() for services in (one, two)))
        ended = {row.id for row in await one.store.tables(ABANDONED)}
        assert ended == {"open-4", "running-100"}
        for name in ended:
            log = [decode_event(body) for _, body in await one.store.events(name)]
            last = [event for event in log if isinstance(event, ev.Cancelled)]
            assert [event.by for event in last] == [None]
            assert last[0].secret == bytes(32).hex()  # and so it can be checked
            assert name not in one.tables.hosted


def first_seat(log: list[ev.Event]) -> int:
    """Who presents first, as chance said."""
    moves = [event.move for event in log if isinstance(event, ev.Moved)]
    return int(next(move for move in moves if move.startswith("first")).split()[1])


async def test_a_table_that_is_used_again_in_the_last_moment_stays(tmp_path: Path) -> None:
    url, at = file_in(tmp_path), time.time() - 100 * DAY
    await keep(url, "t1", begun("t1", at)[1], at)
    async with opened(url) as services:
        upkeep = background_of(services)
        (row,) = await services.store.unfinished()
        hosted = await services.tables.table("t1")
        await services.tables.execute(hosted, cmd.Chat("I am back"), ADA)
        await upkeep._end(row)
        assert hosted.live.phase == "running"


async def test_guests_who_did_nothing_are_forgotten_in_time(tmp_path: Path) -> None:
    url = file_in(tmp_path)
    async with opened(url, guest_seconds=-1.0) as services:
        idle, _ = await services.players.guest("Idle", "here")
        host, _ = await services.players.guest("Host", "here")
        await services.tables.create(host, Terms("board", 2))
        await background_of(services).forget_guests()
        assert await services.store.player(idle.id) is None
        assert await services.store.player(host.id) is not None
