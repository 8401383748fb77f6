"""Connections that ended are gone at once: the garbage collector seldom looks for old objects."""

import asyncio
import gc
from collections.abc import Callable, Iterator

import pytest

from medici.online.server.connection import Connection
from medici.online.server.run import Server
from medici.online.server.wire.http_protocol import HttpProtocol
from medici.online.server.wire.socket import Socket, WebSocketProtocol
from tests.long_run import long_unless
from tests.online.server.conftest import guests
from tests.online.server.hostile import caller, deaf, handshake, masked, send_until_cut_off
from tests.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Start = Callable[..., tuple[str, Server]]
KEPT = {Connection, HttpProtocol, Socket, WebSocketProtocol}
JSON = b"Content-Type: application/json\r\n"
BODY = b"POST /api/records HTTP/1.1\r\nHost: a\r\n" + JSON + b"Content-Length: 90000\r\n\r\n{"
REQUESTS = {
    "answered": b"GET /api/bots HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "left": b"GET /api/bots HTTP/1.1\r\nHost: a\r\n\r\n",
    "half a head": b"GET / HTTP/1.1\r\nHost: a",
    "half a body": BODY,
    "too many bytes": BODY + bytes(80_000),
    "nonsense": b"\x00\x01\x02\r\n\r\n",
    "no such table": handshake("a", "nowhere"),
}


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is collected meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def kept() -> int:
    return sum(type(thing) in KEPT for thing in gc.get_objects())


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("what", long_unless(list(REQUESTS)[:1], REQUESTS))
async def test_nothing_is_kept_of_a_request(start: Start, what: str) -> None:
    url, server = start(request_bytes_by_address=20_000)
    before = kept()
    for _ in range(3):
        line = caller(url)
        line.sendall(REQUESTS[what])
        await until(lambda: server.server_state.connections or kept() == before)
        await asyncio.sleep(0.05)
        line.close()
    await until(lambda: not server.server_state.connections)
    await until(lambda: kept() == before)


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    "flood", long_unless([b""], [b"", masked(b"", 0x8A), masked(b'{"type":"ping"}')])
)
async def test_nothing_is_kept_of_a_socket(start: Start, flood: bytes) -> None:
    url, _ = start(burst=5, patience=0)
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    await until(lambda: kept() == 0)
    line = await asyncio.to_thread(deaf, url, table, ada.session)
    if flood:
        await asyncio.to_thread(send_until_cut_off, line, flood * 1000)
    line.close()
    await until(lambda: kept() == 0)
