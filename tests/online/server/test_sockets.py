"""Sockets come and go: nothing is missed or seen twice, and nobody waits."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest

from medici.online.client import Client
from medici.online.server.run import Server
from tests.online.server.conftest import guests, play, raw, seated, session_of
from tests.online.server.hostile import deaf, handshake, masked, send_until_cut_off
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def test_connections_may_break_at_any_point(url: str) -> None:
    chooser = random.Random(7)
    async with seated(url, "card") as lives:

        async def shake() -> None:
            while True:
                await asyncio.sleep(chooser.uniform(0.0, 0.05))
                await chooser.choice(lives).drop()

        shaking = asyncio.create_task(shake())
        async with asyncio.timeout(PATIENCE):
            seen = await asyncio.gather(*(play(live) for live in lives))
        shaking.cancel()
        record = await Client(url).record(lives[0].id)
    moves = [move for _, move in record["moves"]]
    for events in seen:
        arrived = [event["move"] for event in events if event["type"] == "moved"]
        assert arrived == moves[len(moves) - len(arrived) :]
    assert sum(live.reconnects for live in lives) > 0


async def test_a_client_resumes_after_any_event(url: str) -> None:
    async with seated(url, "dice") as (ada, bruno):
        await asyncio.gather(play(ada), play(bruno))
        last = ada.seq
        async with raw(url, ada.id, None, hello=False) as socket:
            await socket.send({"type": "hello", "seq": 1})
            everything = (await socket.receive("events"))["events"]
            assert len(everything) == last - 1
            for seen in range(1, last + 1):
                await socket.send({"type": "hello", "seq": seen})
                answer = await socket.receive("events")
                assert answer["from"] == seen + 1
                assert answer["events"] == everything[seen - 1 :]
            for strange in (None, 0, -1, last + 1, 2**70):
                await socket.send({"type": "hello", "seq": strange})
                assert (await socket.receive("snapshot", "error"))["type"] in ("snapshot", "error")


async def test_two_tabs_of_one_player_see_the_same(url: str) -> None:
    async with seated(url) as lives:
        view = await Client(url).snapshot(lives[0].id)
        mine = lives[view["actor"]]
        session = session_of(mine)
        async with raw(url, mine.id, session) as one, raw(url, mine.id, session) as two:
            await one.send({"type": "move", "cmd_id": "t", "seq": view["seq"], "move": "draw"})
            first, second = await one.receive("events"), await two.receive("events")
            assert first == second
            assert (await one.receive("ok"))["cmd_id"] == "t"
            await two.send({"type": "ping"})
            assert (await two.receive())["type"] == "pong"  # no answer to what the other asked


async def test_legal_moves_are_told_to_the_one_who_is_to_act(url: str) -> None:
    async with seated(url) as lives:
        view = await Client(url).snapshot(lives[0].id)
        mine, other = lives[view["actor"]], lives[1 - view["actor"]]
        async with (
            raw(url, mine.id, session_of(mine)) as one,
            raw(url, mine.id, session_of(other)) as two,
            raw(url, mine.id, None, hello=False) as onlooker,
        ):
            await onlooker.send({"type": "hello", "seq": None, "state": True})
            assert (await onlooker.receive("snapshot"))["table"]["legal"] == []
            await mine.move("draw", view["seq"])
            messages = [await socket.receive("events") for socket in (one, two, onlooker)]
        actor = messages[0]["actor"]
        assert ("legal" in messages[0]) == (actor == view["actor"])
        assert ("legal" in messages[1]) == (actor != view["actor"])
        assert "legal" not in messages[2]
        assert messages[2]["state"]["actor"] == actor
        assert "state" not in messages[0]


async def test_a_slow_reader_is_cut_off_and_resumes(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, server = start(backlog=8000, messages_per_second=1e6, burst=10**6, hellos_burst=10**6)
    (eve,) = await guests(url, "Eve")
    async with seated(url, "card") as (ada, bruno):
        slow = await asyncio.to_thread(deaf, url, ada.id, eve.session)
        services = server.app.services
        assert services is not None
        hello = json.dumps({"type": "hello", "seq": None}).encode()
        flood = masked(hello) * 400  # each answer is a whole snapshot, and none is read
        await asyncio.to_thread(send_until_cut_off, slow, flood)
        async with asyncio.timeout(PATIENCE):
            while not services.metrics.socket_overflows:
                await asyncio.sleep(0.01)
            await asyncio.gather(play(ada), play(bruno))  # the others never noticed
        slow.close()
        async with raw(url, ada.id, eve.session, hello=False) as back:
            await back.send({"type": "hello", "seq": 2})
            assert len((await back.receive("events"))["events"]) == ada.seq - 2


async def test_frames_may_come_in_any_pieces(url: str) -> None:
    (eve,) = await guests(url, "Eve")
    table = await eve.create_table("board", 2)
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(handshake(address.netloc, table, str(eve.session)))
    await reader.readuntil(b"\r\n\r\n")
    ping = masked(b'{"type":"ping"}')
    for byte in ping * 3:
        writer.write(bytes([byte]))
        await writer.drain()
    writer.write(bytes([0x89, 0x80, 0, 0, 0, 0]) + ping[:9])  # a ping of the protocol between
    await asyncio.sleep(0.02)
    writer.write(ping[9:])
    pong = b'\x81\x0f{"type":"pong"}'
    async with asyncio.timeout(PATIENCE):
        got = await reader.readexactly(4 * len(pong) + 2)
    assert got.count(pong) == 4
    assert got.count(b"\x8a\x00") == 1
    writer.write(bytes([0x81, 5]) + b"naked")  # a client must mask what it sends
    async with asyncio.timeout(PATIENCE):
        rest: Any = await reader.read()
    assert rest[:1] == b"\x88"
    writer.close()
