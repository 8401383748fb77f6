"""The way of a move is not counted, as far as a small quota reaches."""

import asyncio
import time
from collections.abc import Callable
from typing import cast

import pytest

from medici.online.client import Client
from medici.online.server.hosting.lag import QUOTA, REFILL, LagQuotas, round_trip_of
from medici.online.server.run import Server
from medici.online.server.wire.socket import Socket
from medici.online.tables import Player, clock
from tests.online.server.conftest import seated, turn

pytestmark = pytest.mark.anyio
LAG = clock.LAG / 1000  # seconds


class FakeSocket:
    """A socket whose pings took so long."""

    def __init__(self, player: Player | None, round_trip: float) -> None:
        self.player = player
        self.round_trip = round_trip


def sockets(*pings: tuple[Player | None, float]) -> list[Socket]:
    return [cast(Socket, FakeSocket(*ping)) for ping in pings]


def test_a_move_is_granted_its_way_up_to_a_quarter_of_a_second_from_a_quota() -> None:
    now = [0.0]
    lag = LagQuotas(lambda: now[0])
    assert lag.allowance(0, 0.1) == 0.1
    assert lag.allowance(0, 30.0) == LAG == 0.25
    assert lag.allowance(0, 0.0) == 0.0
    granted = 0.0
    for _ in range(100):  # as fast as can be, with the worst of lines
        grant = lag.allowance(0, 30.0)
        lag.spend(0, grant)
        granted += grant
    assert granted == pytest.approx(QUOTA)
    assert lag.allowance(1, 30.0) == LAG  # everybody has their own
    now[0] += 10.0
    assert lag.allowance(0, 30.0) == pytest.approx(10.0 * REFILL)
    now[0] += 3600.0
    lag.spend(0, 0.0)
    assert lag.allowance(0, 30.0) == LAG


def test_the_way_is_the_shortest_that_is_known_of_a_player() -> None:
    ada, bruno = Player("a", "Ada"), Player("b", "Bruno")
    lines = sockets((ada, 0.0), (ada, 0.2), (ada, 0.3), (bruno, 0.1), (None, 1))
    assert round_trip_of("a", lines) == 0.2
    assert round_trip_of("c", lines) == round_trip_of(None, lines) == 0.0


async def test_a_slow_line_costs_less_time_than_it_takes(
    start: Callable[..., tuple[str, Server]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Socket, "round_trip", 0.2)
    url, _ = start()
    async with seated(url, "dice", ("Ada",), clock={"kind": "bank", "seconds": 60.0}) as (ada,):
        update = await turn(ada)
        assert update.legal
        began = await Client(url).snapshot(ada.id)
        since = began["deadline"] - began["clocks"][0]
        await asyncio.sleep(max(0.0, since + 0.6 - time.time()))
        await ada.move(update.legal[0])
        moved = await Client(url).snapshot(ada.id)
        at, spent = moved["deadline"] - moved["clocks"][0], 60.0 - moved["clocks"][0]
        assert spent == pytest.approx(at - since - 0.2, abs=0.01)
