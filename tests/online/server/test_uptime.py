"""The time of the house: it does not jump, and what the house is away for is nobody's time."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from medici.online.client import Client
from medici.online.server.hosting import uptime as module
from medici.online.server.hosting.uptime import Gap, Uptime
from medici.online.server.run import Server
from medici.online.server.settings import Settings
from medici.online.store import Store, Unavailable, open_store
from medici.online.tables import TimeControl
from tests.online.server.conftest import seated, serving
from tests.online.server.hostile import get_services
from tests.online.server.loop_clock import MOVABLE, movable_loop
from tests.online.tables.house import House, playing
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.anyio
HOURS = 3 * 3600.0


class Machine:
    """A machine whose clock can be set, and which can be asleep; it stands still otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.set = 0.0  # seconds by which its clock was set
        self.slept = 0.0
        began = time.time()
        fake = SimpleNamespace(
            time=lambda: began + self.set + self.slept,
            monotonic=lambda: self.slept,
        )
        monkeypatch.setattr(module, "time", fake)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


@asynccontextmanager
async def opened() -> AsyncIterator[Store]:
    store = await open_store("sqlite:///:memory:")
    try:
        yield store
    finally:
        await store.close()


def house_at(uptime: Uptime) -> House:
    """A game with a minute for each decision, which began just now."""
    house = playing(clock=TimeControl("decision", 60))
    shift = uptime.time.now() - house.now
    assert house.table.clock is not None
    house.table.clock.skip(shift, house.now + shift)
    house.now += shift
    return house


def left(uptime: Uptime, house: House) -> float:
    """What the seat to act has left, once the table knows when the house was away."""
    resumed = uptime.missed(house.table)
    if resumed is not None:
        house.happen(resumed)
        assert uptime.missed(house.table) is None  # once is enough
    return house.left(house.actor, uptime.time.now())


async def test_a_restart_is_nobodys_time(machine: Machine) -> None:
    async with opened() as store:
        first = Uptime(store, 2.0, alone=True)
        await first.beat()
        house = house_at(first)
        machine.slept += 20.0
        await first._store.beat(first.time.now(), 0.0)  # it is up for a while
        machine.slept += 1000.0
        second = Uptime(store, 2.0, alone=True)
        await second.beat()
        assert [round(gap.up - gap.down) for gap in second.gaps] == [1000]
        assert left(second, house) == pytest.approx(40.0, abs=2.0)
        machine.slept += 5000.0
        third = Uptime(store, 2.0, alone=True)
        await third.beat()
        assert len(third.gaps) == 2
        assert left(third, house) == pytest.approx(40.0, abs=2.0)


async def test_a_table_that_began_after_it_knows_nothing_of_it(machine: Machine) -> None:
    async with opened() as store:
        await Uptime(store, 2.0, alone=True).beat()
        machine.slept += 1000.0
        uptime = Uptime(store, 2.0, alone=True)
        await uptime.beat()
        assert uptime.missed(house_at(uptime).table) is None
        assert uptime.missed(playing().table) is None


async def test_another_server_kept_the_tables_up(machine: Machine) -> None:
    async with opened() as store:
        other = Uptime(store, 2.0, alone=False)
        await other.beat()
        for _ in range(10):
            machine.slept += 3.0
            await other.beat()
        starts = Uptime(store, 2.0, alone=False)
        await starts.beat()
        assert starts.gaps == other.gaps == []
        machine.slept += 100.0  # now both were away, and the first to be back says so
        await other.beat()
        await starts.beat()
        assert [round(gap.up - gap.down) for gap in starts.gaps] == [100]
        assert starts.gaps == other.gaps


async def test_a_frozen_server_looks_before_anything_else_happens(machine: Machine) -> None:
    async with opened() as store:
        uptime = Uptime(store, 2.0, alone=True)
        await uptime.beat()
        house = house_at(uptime)
        await uptime.check()
        assert uptime.gaps == []
        machine.slept += 500.0
        await uptime.check()
        assert left(uptime, house) == pytest.approx(60.0, abs=2.0)


@pytest.mark.parametrize("hours", [HOURS, -HOURS])
async def test_a_clock_that_is_set_neither_ends_nor_stops_anybodys_time(
    machine: Machine, hours: float
) -> None:
    async with opened() as store:
        uptime = Uptime(store, 2.0, alone=True)
        await uptime.beat()
        house, before = house_at(uptime), uptime.time.now()
        machine.set = hours
        assert uptime.time.now() == pytest.approx(before, abs=2.0)  # until all are told
        await uptime.beat()
        assert uptime.time.now() == pytest.approx(before + hours, abs=2.0)
        assert left(uptime, house) == pytest.approx(60.0, abs=2.0)
        due = house.table.due()
        assert due is not None
        assert due[1] == pytest.approx(before + hours + 60.0, abs=2.0)
        machine.set = 0.0
        await uptime.beat()
        assert left(uptime, house) == pytest.approx(60.0, abs=4.0)


@pytest.mark.parametrize("hours", [HOURS, -HOURS])
async def test_the_time_is_set_only_once_the_gap_is_known(machine: Machine, hours: float) -> None:
    """Else a move that is made while the store answers would cost all of somebody's time."""
    async with opened() as store:
        uptime = Uptime(store, 2.0, alone=True)
        await uptime.beat()
        house, machine.set = house_at(uptime), hours
        beating = asyncio.ensure_future(uptime.beat())
        while not beating.done():
            assert left(uptime, house) == pytest.approx(60.0, abs=2.0)
            await asyncio.sleep(0)
        assert left(uptime, house) == pytest.approx(60.0, abs=2.0)


async def test_one_of_several_servers_keeps_its_time_if_its_clock_is_set(machine: Machine) -> None:
    async with opened() as store:
        uptime = Uptime(store, 2.0, alone=False)
        await uptime.beat()
        before = uptime.time.now()
        machine.set = HOURS
        await uptime.beat()
        assert uptime.time.now() == pytest.approx(before, abs=2.0)
        assert uptime.gaps == []


@pytest.mark.slow
async def test_nobody_loses_on_time_while_the_server_is_down(
    tmp_path: Path, machine: Machine
) -> None:
    settings = Settings(store=f"sqlite:///{tmp_path / 'games.db'}", beat_seconds=0.2)
    clock = {"kind": "decision", "seconds": 30.0}
    with serving(settings) as (url, _):
        async with seated(url, "dice", clock=clock) as (ada, _):
            before = await Client(url).snapshot(ada.id)
    machine.slept += 31.0
    with serving(settings) as (url, _):
        after = await Client(url).snapshot(ada.id)
    assert after["deadline"] > before["deadline"] + 1.0
    assert [seat.get("taken_over") for seat in after["seats"]] == [None, None]


async def test_nobody_loses_on_time_while_the_store_is_down(
    start: Callable[..., tuple[str, Server]], monkeypatch: pytest.MonkeyPatch, machine: Machine
) -> None:
    url, server = start(MOVABLE, beat_seconds=0.2)
    services, loop, failed = get_services(server), movable_loop(server), list[str]()
    async with seated(url, "dice", clock={"kind": "decision", "seconds": 30.0}) as (ada, _):
        before = await Client(url).snapshot(ada.id)

        async def fail(*_: object, **__: object) -> None:
            failed.append("the disk is full")
            raise Unavailable(failed[-1])

        with monkeypatch.context() as broken:
            broken.setattr(services.store, "append", fail)
            broken.setattr(services.store, "beat", fail)
            machine.slept += 31.0
            loop.call_soon_threadsafe(loop.move_on, 31.0)
            await until(lambda: len(failed) > 3)
        async with asyncio.timeout(PATIENCE):
            while (after := await Client(url).snapshot(ada.id))["seq"] == before["seq"]:
                await asyncio.sleep(0.05)
    assert after["deadline"] > before["deadline"]
    assert [seat.get("taken_over") for seat in after["seats"]] == [None, None]


@pytest.mark.slow
@pytest.mark.parametrize("hours", [HOURS, -HOURS])
async def test_a_game_goes_on_when_the_machines_clock_is_set(
    start: Callable[..., tuple[str, Server]], machine: Machine, hours: float
) -> None:
    url, _ = start(beat_seconds=0.2)
    async with seated(url, "dice", clock={"kind": "bank", "seconds": 30.0}) as (ada, bruno):
        before = await Client(url).snapshot(ada.id)
        machine.set = hours
        async with asyncio.timeout(PATIENCE):
            while (after := await Client(url).snapshot(ada.id))["seq"] == before["seq"]:
                await asyncio.sleep(0.05)
        assert after["deadline"] - before["deadline"] == pytest.approx(hours, abs=5.0)
        assert [seat.get("taken_over") for seat in after["seats"]] == [None, None]
        mover = (ada, bruno)[after["actor"]]
        await mover.move(after["legal"][0] if after["legal"] else await first_legal(mover))
        moved = await Client(url).snapshot(ada.id)
        assert min(moved["clocks"]) > 10.0


async def first_legal(live: Any) -> str:
    """The first move of whoever is to act."""
    async with asyncio.timeout(PATIENCE):
        async for update in live:
            if update.legal:
                return str(update.legal[0])
    raise AssertionError("the game ended")


def test_gaps_are_told_together() -> None:
    uptime = Uptime.__new__(Uptime)
    house = playing(clock=TimeControl("bank", 60))
    assert house.table.clock is not None
    since = house.table.clock.turn_began / 1000
    uptime.time = module.ServerTime()
    uptime.gaps = [
        Gap(since - 50, since - 10),
        Gap(since - 5, since + 7),
        Gap(since + 9, since + 19),
    ]
    resumed = uptime.missed(house.table)
    assert resumed is not None
    assert (resumed.until, resumed.slept) == (since + 19, 17.0)
