"""What requests can make a server hold: connections, heads, bodies and requests that wait."""

import asyncio
import contextlib
import gc
import json
import socket as sockets
from collections.abc import Callable
from select import select
from urllib.parse import urlsplit

import httpx
import pytest

from medici.online.server import app
from medici.online.server.http.dependencies import LARGEST_BODY
from medici.online.server.http.tables import ImportRequest
from medici.online.server.run import Server
from medici.online.server.wire.http_protocol import PIECE, HttpProtocol
from tests.online.server.conftest import guests
from tests.online.server.hostile import handshake, send_until_cut_off
from tests.online.server.loop_clock import MOVABLE, NEVER, pass_time
from tests.online.server.test_import_game import bring, log_of
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]
JSON = "Content-Type: application/json"
STRANGER = "127.0.0.7"  # unlike 127.0.0.1, no proxy that is trusted
GET = b"GET /api/bots HTTP/1.1\r\nHost: medici\r\n\r\n"


def call(url: str, source: str = STRANGER) -> sockets.socket:
    """A connection from an address."""
    there = urlsplit(url)
    line = sockets.create_connection((there.hostname, there.port), PATIENCE, (source, 0))
    line.settimeout(PATIENCE)
    return line


def post(path: str, size: int, *headers: str) -> bytes:
    """The head of a request with a body of so many bytes."""
    lines = (f"POST {path} HTTP/1.1", "Host: medici", f"Content-Length: {size}", JSON, *headers)
    return "\r\n".join((*lines, "", "")).encode()


def connections(server: Server) -> list[HttpProtocol]:
    """All that are not sockets."""
    return [c for c in list(server.server_state.connections) if isinstance(c, HttpProtocol)]


async def read_status(line: sockets.socket) -> int:
    """The status of an answer after which the connection ends."""
    answer = b""
    while piece := await asyncio.to_thread(line.recv, 1 << 16):
        answer += piece
    return int(answer[9:12])


async def test_requests_that_wait_for_others_are_not_read(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 0
    complete = HttpProtocol.on_headers_complete

    def look(connection: HttpProtocol) -> None:
        nonlocal most
        complete(connection)
        most = max(most, len(connection.pipeline))

    monkeypatch.setattr(HttpProtocol, "on_headers_complete", look)
    url, server = start()
    line = call(url)
    sending = asyncio.create_task(asyncio.to_thread(send_until_cut_off, line, GET * 60_000))
    await until(lambda: server.server_state.total_requests > 100)
    assert 0 < most <= PIECE // len(GET) + 1
    line.shutdown(sockets.SHUT_RDWR)
    await sending
    line.close()


async def test_requests_that_waited_are_all_answered_in_order(start: Start) -> None:
    url, _ = start(requests_burst=10**6)
    paths = ["/healthz", "/api/nowhere", "/api/games"] * 200
    requests = "".join(f"GET {path} HTTP/1.1\r\nHost: medici\r\n\r\n" for path in paths)
    reader, writer = await asyncio.open_connection(urlsplit(url).hostname, urlsplit(url).port)
    writer.write(requests.encode() + post("/api/guests", 14) + b'{"name":"Ada"}' + GET)
    statuses = []
    async with asyncio.timeout(PATIENCE):
        for _ in range(len(paths) + 2):
            head = await reader.readuntil(b"\r\n\r\n")
            statuses.append(int(head[9:12]))
            length = next(line for line in head.lower().split(b"\r\n") if b"content-length" in line)
            await reader.readexactly(int(length.partition(b":")[2]))
    assert statuses == [200, 404, 200] * 200 + [201, 200]
    writer.close()


async def test_bodies_in_flight_are_bounded_by_address(start: Start) -> None:
    url, server = start(request_seconds=NEVER)
    limits = server.app.request_limits
    lines = [call(url) for _ in range(20)]
    for line in lines:
        line.setblocking(False)
    loop = asyncio.get_running_loop()
    body = post("/api/records", 900_000) + bytes(899_999)

    async def send(line: sockets.socket) -> None:
        with contextlib.suppress(OSError):  # it may be refused meanwhile
            await loop.sock_sendall(line, body)

    await asyncio.gather(*map(send, lines))
    fitting = limits.bytes.by_address // len(body)
    await until(lambda: len(select(lines, [], [], 0)[0]) >= len(lines) - fitting)  # are refused
    await until(lambda: len(connections(server)) <= fitting)  # and are gone
    assert 0 < limits.bytes.total <= limits.bytes.by_address
    for line in lines:
        line.close()
    await until(lambda: not connections(server))
    assert limits.bytes.total == 0


async def test_too_much_at_once_is_refused_in_words(start: Start) -> None:
    url, _ = start(request_bytes_by_address=100_000)
    line = call(url)
    line.sendall(post("/api/records", 300_000) + bytes(150_000))
    answer = await asyncio.to_thread(line.recv, 1 << 16)
    assert answer.startswith(b"HTTP/1.1 429 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "flood"
    line.close()


async def test_behind_a_proxy_bytes_count_for_the_address_that_it_names(start: Start) -> None:
    url, server = start(request_bytes_by_address=100_000)
    total = server.app.request_limits.bytes
    lines = []
    for number in range(4):
        lines.append(call(url, "127.0.0.1"))
        lines[-1].sendall(post("/api/records", 90_000, f"X-Forwarded-For: 192.0.2.{number}"))
        lines[-1].sendall(bytes(89_999))
    await until(lambda: total.total > 4 * 70_000)
    assert len(connections(server)) == 4
    lines.append(call(url, "127.0.0.1"))
    lines[-1].sendall(post("/api/records", 90_000, "X-Forwarded-For: 192.0.2.0") + bytes(89_000))
    assert await read_status(lines[-1]) == 429
    for line in lines:
        line.close()
    await until(lambda: total.total == 0)


async def test_connections_from_one_address_are_limited(start: Start) -> None:
    url, server = start(connections_by_address=3)
    held = [call(url) for _ in range(3)]
    await until(lambda: len(connections(server)) == 3)
    fourth = call(url)
    assert await read_status(fourth) == 429
    others = [call(url, "127.0.0.8"), *(call(url, "127.0.0.1") for _ in range(5))]
    for line in others:  # another address, and a proxy that is trusted
        line.sendall(GET)
        assert (await asyncio.to_thread(line.recv, 100)).startswith(b"HTTP/1.1 200 ")
    held.pop().close()
    await until(lambda: server.app.request_limits.connections._held[STRANGER] == 2)
    held.append(call(url))
    held[-1].sendall(GET)
    assert (await asyncio.to_thread(held[-1].recv, 100)).startswith(b"HTTP/1.1 200 ")
    for line in (*held, *others, fourth):
        line.close()


async def test_a_socket_is_no_longer_counted_as_a_connection(start: Start) -> None:
    url, server = start(connections_by_address=1)
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    lines = []
    for _ in range(3):
        lines.append(call(url))
        lines[-1].sendall(handshake(urlsplit(url).netloc, table))
        assert (await asyncio.to_thread(lines[-1].recv, 100)).startswith(b"HTTP/1.1 101 ")
    assert STRANGER not in server.app.request_limits.connections._held
    for line in lines:
        line.close()


@pytest.mark.parametrize("source", [STRANGER, "127.0.0.1"])
async def test_heads_that_never_end_are_bounded_by_address(start: Start, source: str) -> None:
    url, server = start(MOVABLE, request_seconds=NEVER, heads_by_address=5)
    lines = [call(url, source) for _ in range(20)]
    for line in lines:
        line.sendall(GET[:20])
    await until(lambda: len(connections(server)) == 20)
    await pass_time(server, 3.0, lambda: len(connections(server)) == 5)
    for line in lines:
        line.close()


@pytest.mark.parametrize(
    ("path", "size", "status"),
    [
        ("/api/guests", 20_000, 413),
        ("/api/tables", 20_000, 413),
        ("/api/records", 20_000, 400),
        ("/api/records", LARGEST_BODY + 1, 413),
        ("/api/records/replay", 20_000, 400),
        ("/api/tables/brought", 20_000, 400),
    ],
)
async def test_bodies_are_long_on_few_routes(
    start: Start, path: str, size: int, status: int
) -> None:
    url, _ = start()
    (ada,) = await guests(url, "Ada")
    async with httpx.AsyncClient(base_url=url) as http:
        headers = {"Authorization": f"Bearer {ada.session}", "Content-Type": "application/json"}
        answer = await http.post(path, content=b" " * size, headers=headers)
    assert answer.status_code == status


async def test_a_body_comes_in_few_pieces(start: Start) -> None:
    url, _ = start()
    line = call(url)
    head = f"POST /api/records HTTP/1.1\r\nHost: a\r\n{JSON}\r\nTransfer-Encoding: chunked\r\n\r\n"
    line.sendall(head.encode() + b"1\r\nx\r\n" * 4100)
    assert await read_status(line) == 400
    line.close()


async def test_a_body_after_its_answer_is_not_read_for_ever(start: Start) -> None:
    url, _ = start()
    line = call(url)
    line.sendall(post("/api/guests", 10**9))
    await asyncio.to_thread(send_until_cut_off, line, bytes(100_000))
    line.close()


async def test_who_asks_too_often_waits(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "LONGEST_WAIT", NEVER)
    url, server = start(MOVABLE, requests_per_second=0.001, requests_burst=2)
    line, other = call(url), call(url, "127.0.0.8")
    line.sendall(GET * 3)
    other.sendall(GET)
    assert (await asyncio.to_thread(other.recv, 100)).startswith(b"HTTP/1.1 200 ")
    await until(lambda: server.server_state.total_requests == 3)
    await pass_time(server, 1000.0, lambda: server.server_state.total_requests == 4)
    line.close()
    other.close()


async def test_who_would_wait_too_long_is_refused(start: Start) -> None:
    url, _ = start(requests_per_second=0.01, requests_burst=2)
    line, other = call(url), call(url, "127.0.0.8")
    for status in (200, 200, 429, 429):  # nothing is kept that would be answered after minutes
        line.sendall(GET)
        answer = await asyncio.to_thread(line.recv, 10_000)
        assert answer.startswith(b"HTTP/1.1 %d " % status)
    other.sendall(GET)
    assert (await asyncio.to_thread(other.recv, 100)).startswith(b"HTTP/1.1 200 ")
    line.close()
    other.close()


def imports_in_memory() -> list[object]:
    return [kept for kept in gc.get_objects() if type(kept) is ImportRequest]


async def test_nothing_is_kept_of_a_long_log_that_was_refused(start: Start) -> None:
    url, _ = start()
    (ada,) = await guests(url, "Ada")
    log = log_of("board", 3, "fedcba9876543210" * 2)
    log += [{"type": "undone", "at": 2.0, "seat": 0, "moves": 1}] * 990
    gc.collect()
    gc.disable()
    others = len(imports_in_memory())  # of other tests, whose failures pytest may keep
    try:
        assert (await bring(url, ada.session, events=log)).status_code in (400, 413)
        await until(lambda: len(imports_in_memory()) <= others)
    finally:
        gc.enable()
