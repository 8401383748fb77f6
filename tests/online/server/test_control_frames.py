"""Frames that are no messages: a few a second are taken, and many never at once."""

import asyncio
import socket as sockets
from collections.abc import Callable
from typing import Any

import pytest

from medici.online.server.connection import MESSAGES, Connection
from medici.online.server.run import Server
from medici.online.server.wire.frames import FLOOD
from medici.online.server.wire.socket import FRAMES, Socket, WebSocketProtocol
from tests.online.server.conftest import guests
from tests.online.server.hostile import deaf, get_services, handshake, masked, send_until_cut_off
from tests.waiting import until

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]
PONG, PING, EMPTY_PIECE = masked(b"", 0x8A), masked(b"", 0x89), masked(b"", 0x00)
CLOSE_FLOOD = FLOOD.to_bytes(2, "big")


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many times frames went the usual way, which is long."""
    handle, count = WebSocketProtocol.handle_events, [0]

    def counted(wire: WebSocketProtocol) -> None:
        count[0] += 1
        handle(wire)

    monkeypatch.setattr(WebSocketProtocol, "handle_events", counted)
    return count


@pytest.mark.parametrize(
    "flood", [PONG * 160_000, PING * 160_000, masked(b"{", 0x01) + EMPTY_PIECE * 160_000]
)
async def test_a_flood_of_frames_that_are_no_messages_costs_next_to_nothing(
    start: Start, parsed: list[int], flood: bytes
) -> None:
    url, server = start(controls_per_second=0.001)
    (ada,) = await guests(url, "Ada")
    line = await asyncio.to_thread(deaf, url, await ada.create_table("board", 2))
    services = get_services(server)
    await until(lambda: len(services.sockets.open) == 1)
    before = parsed[0]
    sending = asyncio.create_task(asyncio.to_thread(send_until_cut_off, line, flood))
    await until(lambda: not services.sockets.open)
    assert services.metrics.socket_floods == 1
    assert parsed[0] - before == server.app.settings.controls_burst
    line.shutdown(sockets.SHUT_RDWR)
    await sending
    line.close()


async def test_a_flood_that_came_before_the_answer_costs_no_more(
    start: Start, parsed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, server = start(controls_per_second=0.001)
    (ada,) = await guests(url, "Ada")
    table, services = await ada.create_table("board", 2), get_services(server)
    loop, find, go_on = server.servers[0].get_loop(), services.players.of_session, asyncio.Event()

    async def find_late(session: str | None) -> Any:
        await go_on.wait()
        return await find(session)

    monkeypatch.setattr(services.players, "of_session", find_late)
    before = parsed[0]
    host, _, port = url.removeprefix("http://").partition(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(handshake("medici", table))
    await until(lambda: parsed[0] > before)
    writer.write(PONG * 20_000)
    loop.call_soon_threadsafe(go_on.set)
    await until(lambda: services.metrics.socket_floods == 1)
    assert parsed[0] - before == 1 + server.app.settings.controls_burst
    writer.transport.abort()


async def test_the_end_of_a_flood_is_told(start: Start) -> None:
    url, _ = start(controls_per_second=0.001)
    (ada,) = await guests(url, "Ada")
    line = await asyncio.to_thread(deaf, url, await ada.create_table("board", 2))
    line.sendall(PONG * 51)
    told = b""
    while CLOSE_FLOOD not in told:
        told += await asyncio.to_thread(line.recv, 4096)
    line.close()


async def test_a_few_pings_and_pongs_a_second_are_answered(start: Start) -> None:
    url, server = start(controls_per_second=1e9)
    (ada,) = await guests(url, "Ada")
    line = await asyncio.to_thread(deaf, url, await ada.create_table("board", 2))
    for _ in range(100):
        line.sendall(PING + PONG)
        assert await asyncio.to_thread(line.recv, 2) == b"\x8a\x00"
    assert get_services(server).metrics.socket_floods == 0
    line.close()


async def test_of_many_frames_some_are_worked_off_in_one_turn(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = [0]
    work_off, receive = WebSocketProtocol._work_off, Socket.receive

    def note_turn(wire: WebSocketProtocol) -> None:
        turns.append(0)
        work_off(wire)

    def note_message(socket: Socket, body: bytes) -> None:
        turns[-1] += 1
        receive(socket, body)

    monkeypatch.setattr(WebSocketProtocol, "_work_off", note_turn)
    monkeypatch.setattr(Socket, "receive", note_message)
    url, _ = start(messages_per_second=1e9, burst=10**9)
    (ada,) = await guests(url, "Ada")
    line = await asyncio.to_thread(deaf, url, await ada.create_table("board", 2))
    sending = asyncio.create_task(
        asyncio.to_thread(line.sendall, masked(b'{"type":"ping"}') * 5000)
    )
    pong, heard = b'\x81\x0f{"type":"pong"}', 0
    while heard < 5000 * len(pong):
        heard += len(await asyncio.to_thread(line.recv, 1 << 16))
    await sending
    assert sum(turns) == 5000
    assert max(turns) <= FRAMES
    line.close()


async def test_of_many_messages_some_are_carried_out_in_one_turn(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[int] = []
    take = Connection.take

    async def note_message(connection: Connection, body: bytes) -> None:
        if not turns or turns[-1] == 0:
            turns.append(0)
            asyncio.get_running_loop().call_soon(turns.append, 0)  # in the next turn
        turns[-1] += 1
        await take(connection, body)

    monkeypatch.setattr(Connection, "take", note_message)
    url, _ = start(messages_per_second=1e9, burst=10**9)
    (ada,) = await guests(url, "Ada")
    line = await asyncio.to_thread(deaf, url, await ada.create_table("board", 2))
    pong, heard = b'\x81\x0f{"type":"pong"}', 0
    line.sendall(masked(b'{"type":"ping"}') * 60)
    while heard < 60 * len(pong):
        heard += len(await asyncio.to_thread(line.recv, 1 << 16))
    assert sum(turns) == 60
    assert max(turns) <= MESSAGES
    line.close()
