"""Clocks of a server rest while people look at a scoring."""

import asyncio
import random

import pytest

from tests.online.server.conftest import seated, session_of
from tests.online.server.watching import watching

pytestmark = pytest.mark.anyio


async def test_no_seat_is_lost_at_a_scoring_before_all_have_gone_on(url: str) -> None:
    clock, chooser = {"kind": "decision", "seconds": 1.0}, random.Random(1)
    async with (
        seated(url, "dice", ("Ada",), clock=clock) as (ada,),
        watching(url, ada.id, session_of(ada)) as page,
    ):
        while not page.view.days:
            await page.command("move", move=chooser.choice(page.view.legal))
            await page.next()
        assert page.view.deadline is not None
        assert page.view.rest is not None
        assert page.view.deadline - page.view.rest == 1.0
        await asyncio.sleep(1.2)
        await page.socket.send({"type": "ping"})
        while (message := await page.socket.receive())["type"] != "pong":
            assert message["type"] == "ok"  # an answer to a move, and no news
        await page.command("go-on")
        await page.next()
        assert page.view.seats[0].taken_over is None
        await page.next()
        assert page.view.seats[0].taken_over == "clock"
