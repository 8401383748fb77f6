"""Orders in advance on a server: secret, durable, carried out in their turn, and taken back."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from medici.online.client import Client, ClientError, Live
from medici.online.server.run import Server
from tests.online.server.conftest import Raw, raw, seated, session_of, turn
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bruno", "Chen")
CEILING = 31


async def state_of(live: Live, url: str) -> dict[str, Any]:
    """The state of the game, as anybody sees it."""
    snapshot = await Client(url).snapshot(live.id)
    state: dict[str, Any] = snapshot["state"]
    return state


async def until(live: Live, what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


def around(lives: list[Live], presenter: int) -> list[Live]:
    """Who speaks, in order."""
    return [lives[(presenter + step) % len(lives)] for step in (1, 2, 0)]


async def drained(socket: Raw) -> list[dict[str, Any]]:
    """All that a socket has been sent."""
    await socket.send({"type": "ping"})
    messages = []
    while (message := await socket.receive())["type"] != "pong":
        messages.append(message)
    return messages


async def test_a_ceiling_is_secret_and_carried_out_in_its_turn(url: str) -> None:
    async with seated(url, names=NAMES) as lives, AsyncExitStack() as stack:
        state = await state_of(lives[0], url)
        first, second, presenter = around(lives, state["presenter"])
        own, other, onlooker = [
            await stack.enter_async_context(raw(url, lives[0].id, session))
            for session in (session_of(second), session_of(first), None)
        ]
        await second.order(CEILING, 1, state["deck"])
        assert second.orders[0]["ceiling"] == CEILING
        assert (await drained(own))[0]["orders"] == second.orders
        await own.send({"type": "hello"})
        assert (await own.receive("orders"))["orders"] == second.orders
        assert await drained(other) == []
        assert await drained(onlooker) == []
        await turn(presenter)
        await presenter.move("auction")
        await turn(first)
        await first.move("bid 6")
        update = await turn(presenter)
        moves = [event["move"] for event in update.events if event["type"] == "moved"]
        assert update.legal[:2] == ["pass", "bid 8"], moves
        await until(second, lambda: second.orders == [])
        told = json.dumps([await drained(other), await drained(onlooker)])
        assert "bid 7" in told
        assert '"orders"' not in told
        asker = Client(url, session_of(first))
        for path in ("", "/record"):
            told += json.dumps(await asker.request("GET", f"/api/tables/{first.id}{path}"))
        assert "ceiling" not in told


async def test_an_order_is_taken_back_and_a_wrong_one_refused(url: str) -> None:
    async with seated(url, names=NAMES) as lives:
        state = await state_of(lives[0], url)
        first, _, presenter = around(lives, state["presenter"])
        await first.order(0, 1)
        await first.withdraw()
        assert first.orders == []
        await turn(presenter)
        await presenter.move("auction")
        assert "bid 1" in (await turn(first)).legal
        for ceiling, deck, code in ((9, state["deck"] - 1, "stale"), (99, state["deck"], "bad-")):
            with pytest.raises(ClientError) as refusal:
                await first.order(ceiling, 1, deck)
            assert refusal.value.code.startswith(code)
        async with raw(url, first.id, None) as onlooker:
            asked = await onlooker.ask({"type": "order", "ceiling": 0, "day": 1, "cmd_id": "x"})
            assert asked["code"] == "forbidden"


async def test_orders_survive_a_restart_and_passing_goes_on_until_it_is_undone(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, first_server = start()
    async with seated(url, names=NAMES) as lives:
        state = await state_of(lives[0], url)
        presenter = state["presenter"]
        table, sessions = lives[0].id, [session_of(live) for live in lives]
        await lives[(presenter + 1) % 3].order(0, 1)
        await lives[(presenter + 2) % 3].order(12, 1, state["deck"])
    first_server.should_exit = True
    async with asyncio.timeout(PATIENCE):
        while first_server.started and first_server.servers[0].is_serving():
            await asyncio.sleep(0.02)
    url, _ = start()
    async with AsyncExitStack() as stack:
        lives = [
            await stack.enter_async_context(Client(url, session).table(table))
            for session in sessions
        ]
        passer, bidder, host = around(lives, presenter)
        await until(passer, lambda: len(passer.orders) == 1)
        await turn(host)
        await host.move("auction")
        assert (await turn(host)).legal[:2] == ["pass", "bid 2"]
        await until(bidder, lambda: bidder.orders == [])
        assert passer.orders != []
        await host.move("pass")
        while "auction" not in (await turn(passer)).legal:
            pass  # it was asked, and its order has answered
        await passer.move("auction")
        await turn(bidder)
        await passer.command("undo")
        await until(passer, lambda: passer.orders == [])
