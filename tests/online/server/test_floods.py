"""Messages that come too fast: refused, then not read for a while, and in the end cut off."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from medici.online.server import connection
from medici.online.server.connection import FLOOD_PAUSE
from medici.online.server.run import Server
from medici.online.server.security.rate_limits import RateLimit
from medici.online.server.wire.frames import FLOOD
from tests.online.server.conftest import Raw, guests, raw
from tests.online.server.hostile import deaf, get_services, masked, send_until_cut_off
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]
PING = b'{"type":"ping"}'


async def ping_without_end(socket: Raw) -> None:
    while True:
        await socket.ask({"type": "ping"})


async def test_a_flood_is_refused_and_closed_in_the_end(start: Start) -> None:
    url, server = start(messages_per_second=0.001, burst=20, patience=12)
    (eve,) = await guests(url, "Eve")
    async with raw(url, await eve.create_table("board", 2), eve.session) as socket:
        codes = [(await socket.ask({"type": "ping"})).get("code") for _ in range(30)]
        assert codes == [None] * 19 + ["flood"] * 11
        with pytest.raises(ConnectionClosed) as end:
            await asyncio.wait_for(ping_without_end(socket), PATIENCE)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == FLOOD
    assert get_services(server).metrics.socket_floods == 1


async def test_after_a_refusal_nothing_is_read_for_a_while(start: Start) -> None:
    url, _ = start(messages_per_second=0.001, burst=5)
    (eve,) = await guests(url, "Eve")
    async with raw(url, await eve.create_table("board", 2), eve.session) as socket:
        began = time.monotonic()
        for _ in range(12):
            await socket.send(PING)
        answers = [await socket.receive("pong", "error") for _ in range(12)]
        refused = [answer for answer in answers if answer["type"] == "error"]
        assert len(refused) == 8
        assert time.monotonic() - began > len(refused) * FLOOD_PAUSE * 0.9


async def test_who_stops_in_time_is_forgiven(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    limit = partial(RateLimit, clock=lambda: now)
    monkeypatch.setattr(connection, "RateLimit", limit)
    url, _ = start(messages_per_second=1.0, burst=10, patience=2)
    (eve,) = await guests(url, "Eve")
    async with raw(url, await eve.create_table("board", 2), eve.session) as socket:
        for _ in range(3):  # more refusals together than are borne in a row
            codes = [(await socket.ask({"type": "ping"})).get("code") for _ in range(11)]
            assert "flood" in codes
            now += 10.0


async def test_a_long_flood_is_cut_off_rather_than_kept(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "FLOOD_BYTES", 1000)
    url, server = start(messages_per_second=0.001, burst=5, patience=10**6)
    (eve,) = await guests(url, "Eve")
    line = await asyncio.to_thread(deaf, url, await eve.create_table("board", 2))
    metrics = get_services(server).metrics
    with line:
        await asyncio.to_thread(send_until_cut_off, line, masked(PING) * 10_000)
    assert metrics.socket_floods == 1
    assert metrics.errors["flood"] < 5


async def test_all_sockets_of_one_address_share_a_limit(start: Start) -> None:
    url, _ = start(messages_by_address=0.001, address_burst=10)
    (eve,) = await guests(url, "Eve")
    table, codes = await eve.create_table("board", 2), []
    for _ in range(3):
        async with raw(url, table, eve.session) as socket:
            codes += [(await socket.ask({"type": "ping"})).get("code") for _ in range(3)]
    assert codes == [None] * 7 + ["flood"] * 2  # three hellos came through too
