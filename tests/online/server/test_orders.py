"""Orders in advance on a server: secret, durable, carried out in their turn, and taken back."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, cast

import pytest

from medici.fair import Secret
from medici.online.client import Client, ClientError, Live
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.orders import Orders
from medici.online.server.run import Server
from medici.online.server.wire.messages import encode
from medici.online.store import Store
from medici.online.tables import Command, LiveTable, Player, Terms
from medici.online.tables.commands import Join, Move, Start
from medici.online.tables.orders import Order
from tests.online.server.conftest import Raw, guests, raw, seated, session_of, turn
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


async def test_a_player_cannot_write_the_id_under_which_an_order_is_carried_out(url: str) -> None:
    (guest,) = await guests(url, "Ada")
    async with guest.table(await guest.create_table("board", 2)) as live:
        await live.join()
        await live.join(name="Bruno")
        seq = await live.start()
        presenter = (await state_of(live, url))["presenter"]
        await live.command("order", seat=1 - presenter, ceiling=0, day=1)
        await live.command("chat", text="mine", cmd_id=f"order-{seq + 2}")
        assert await live.move("auction", seq + 1) == seq + 2
        async with asyncio.timeout(PATIENCE):
            while live.seq < seq + 3:  # the order has passed
                await asyncio.sleep(0.01)
        assert (await state_of(live, url))["actor"] == presenter


class NothingStored:
    """A store with one order; it is asked for nothing else."""

    def __init__(self, order: Order) -> None:
        self.order = order

    async def orders(self, table: str) -> dict[int, bytes]:
        """The order."""
        assert table == "florence-1"
        return {self.order.seat or 0: encode(self.order)}


async def test_an_order_whose_id_is_taken_is_tried_once_and_told_of_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ada = Player("id-ada", "Ada")
    live, events = LiveTable.create("florence-1", Terms("board", 2), ada, Secret(bytes(32)), 0.0)
    for command in (Join(seed="forza"), Join(seed="forza", name="Bruno"), Start()):
        for event in live.decide(command, ada, 1.0):
            live.apply(event)
    for event in live.decide(Move("auction"), ada, 2.0):
        live.apply(event)
    actor = live.actor()
    hosted = HostedTable(live, [encode(event) for event in events])
    order = Order(ceiling=0, day=1, seat=actor)
    asked: list[str] = []

    async def answer_as_before(
        _: HostedTable, __: Command, ___: Player | None, cmd_id: str, seq: int
    ) -> int:
        asked.append(cmd_id)
        return seq

    orders = Orders(cast(Store, NothingStored(order)), answer_as_before)
    hosted.orders[actor or 0] = order
    orders.arrange(hosted)
    assert hosted.ordering is not None
    async with asyncio.timeout(PATIENCE):
        await hosted.ordering
    assert asked == [f"order-{live.seq}"]
    assert len([line for line in caplog.records if "did nothing" in line.message]) == 1


async def test_nobody_else_sees_after_a_hello_that_an_order_stands(url: str) -> None:
    async with seated(url, names=NAMES) as lives, AsyncExitStack() as stack:
        owner, *_ = around(lives, (await state_of(lives[0], url))["presenter"])
        sockets = {
            live: await stack.enter_async_context(raw(url, live.id, session_of(live)))
            for live in lives
        }
        await owner.order(0, 1)
        for live, socket in sockets.items():
            await drained(socket)
            await socket.send({"type": "hello"})
            kinds = [message["type"] for message in await drained(socket)]
            assert kinds == (["snapshot", "orders"] if live is owner else ["snapshot"])
