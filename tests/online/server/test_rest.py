"""Clocks of a server rest while people look at a scoring."""

import random
import time
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from medici.online.server.run import Server
from tests.online.server.conftest import seated, session_of
from tests.online.server.hostile import get_services
from tests.online.server.loop_clock import MOVABLE, NEVER, movable_loop
from tests.online.server.watching import watching

pytestmark = pytest.mark.anyio


async def test_no_seat_is_lost_at_a_scoring_before_all_have_gone_on(
    start: Callable[..., tuple[str, Server]], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, server = start(MOVABLE, beat_seconds=NEVER)
    loop, since = movable_loop(server), time.time()
    moved = SimpleNamespace(time=lambda: since + loop.ahead, monotonic=lambda: loop.ahead)
    monkeypatch.setattr("medici.online.server.hosting.uptime.time", moved)
    get_services(server).tables.uptime.time.follow()
    clock, chooser = {"kind": "decision", "seconds": 10.0}, random.Random(1)
    async with (
        seated(url, "dice", ("Ada",), clock=clock) as (ada,),
        watching(url, ada.id, session_of(ada)) as page,
    ):
        while not page.view.days:
            await page.command("move", move=chooser.choice(page.view.legal))
            await page.next()
        assert page.view.deadline is not None
        assert page.view.rest is not None
        assert page.view.deadline - page.view.rest == 10.0
        loop.call_soon_threadsafe(loop.move_on, 12.0)
        await page.socket.send({"type": "ping"})
        while (message := await page.socket.receive())["type"] != "pong":
            assert message["type"] == "ok"  # an answer to a move, and no news
        await page.command("go-on")
        await page.next()
        assert page.view.seats[0].taken_over is None
        loop.call_soon_threadsafe(loop.move_on, 12.0)
        await page.next()
        assert page.view.seats[0].taken_over == "clock"
