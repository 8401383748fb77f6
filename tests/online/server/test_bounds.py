"""What a hostile or unlucky internet can make a server hold: so much, and for so long."""

import asyncio
import json
import shutil
import socket as sockets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from medici.online.client import Client, ClientError
from medici.online.server import Settings
from medici.online.server.run import Server
from medici.online.server.services import Services
from medici.online.server.wire.socket import Socket
from tests.online.server.conftest import guests, play, raw, serving
from tests.online.server.hostile import (
    caller,
    deaf,
    get_services,
    hello,
    masked,
    send_until_cut_off,
    unsent,
)
from tests.online.server.loop_clock import MOVABLE, NEVER, movable_loop, pass_time
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]
FRAME = 1 << 17  # more than the longest message of these tables


@pytest.fixture(scope="module")
async def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A store with a table whose log is some 40 kB long; which table that is."""
    path = tmp_path_factory.mktemp("long") / "own.db"
    with serving(Settings(store=f"sqlite:///{path}")) as (url, _):
        (ada,) = await guests(url, "Ada")
        bots = dict.fromkeys(range(1, 6), "random")
        table = await ada.create_table("board", 6, bots=bots, pace=0)
        async with ada.table(table) as live, asyncio.timeout(PATIENCE):
            await live.join()
            await live.start()
            await play(live)
    return path, table


@pytest.fixture
def long_table(whole_game: tuple[Path, str], tmp_path: Path) -> str:
    """A table with a long log, at any server that is started."""
    path, table = whole_game
    shutil.copy(path, tmp_path / path.name)
    return table


@pytest.mark.slow
async def test_twenty_sockets_that_never_read_cost_next_to_nothing(
    start: Start, long_table: str
) -> None:
    url, server = start(MOVABLE, stall_seconds=NEVER, hello_seconds=NEVER)
    lines = [await asyncio.to_thread(deaf, url, long_table) for _ in range(20)]
    services, most = get_services(server), 0
    await until(lambda: len(services.sockets.open) == 20)

    def all_answered() -> bool:
        nonlocal most
        most = max(most, unsent(server))
        return services.metrics.errors["flood"] >= 20 * 187

    for line in lines:
        line.sendall(hello(log=True) * 190)
    await until(all_answered)
    assert most < 20 * 3 * FRAME  # three hellos of each were answered
    await pass_time(server, NEVER, lambda: not services.sockets.open)  # nobody answers pings
    await until(lambda: unsent(server) == 0)
    for line in lines:
        line.close()


async def test_a_hello_is_answered_seldom(start: Start) -> None:
    url, _ = start(hello_seconds=NEVER)
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    async with raw(url, table, ada.session, hello=False) as socket:
        for number in range(8):
            await socket.send({"type": "hello", "cmd_id": f"h{number}"})
        answers = [await socket.receive("snapshot", "error") for _ in range(8)]
        assert [answer["type"] for answer in answers[:3]] == ["snapshot"] * 3
        assert [answer["code"] for answer in answers[3:]] == ["flood"] * 5
        assert answers[7]["cmd_id"] == "h7"


async def test_in_time_a_hello_is_answered_again(start: Start) -> None:
    url, _ = start(hello_seconds=0.01, hellos_burst=1)
    (ada,) = await guests(url, "Ada")
    async with raw(url, await ada.create_table("board", 2), ada.session) as socket:
        async with asyncio.timeout(PATIENCE):
            while (await socket.ask({"type": "hello"}))["type"] != "snapshot":
                await asyncio.sleep(0.01)


async def test_what_waits_for_a_socket_is_counted_in_bytes(start: Start, long_table: str) -> None:
    url, server = start(hellos_burst=10**6, backlog=100_000, burst=10**6, stall_seconds=NEVER)
    services = get_services(server)
    line = await asyncio.to_thread(deaf, url, long_table)
    socket = await only_socket(services)
    flood = hello(seq=1) * 100  # each answer is most of the log; once it stalls, a refusal
    most = 0
    async with asyncio.timeout(PATIENCE):
        sending = asyncio.create_task(asyncio.to_thread(send_until_cut_off, line, flood))
        while not services.metrics.socket_overflows:
            most = max(most, socket.waiting)
            await asyncio.sleep(0)
        await sending
    assert most <= 100_000
    assert socket.waiting == 0  # nothing is kept of it
    await until(lambda: unsent(server) == 0)
    line.close()


@pytest.mark.slow
async def test_a_long_log_waits_in_memory_only_once(start: Start, long_table: str) -> None:
    url, server = start(backlog=100_000, stall_seconds=NEVER)
    services = get_services(server)
    line = await asyncio.to_thread(deaf, url, long_table)
    hosted = services.tables.hosted[long_table]
    socket = await only_socket(services)
    copies = 1 + 20_000_000 // sum(map(len, hosted.log))  # of the log: 20 MB in one hello
    assert socket.waiting == 0

    def tell() -> None:
        hosted.audience.tell_log(socket, 0, hosted.log * copies)

    server.servers[0].get_loop().call_soon_threadsafe(tell)
    await until(lambda: socket.blocked)
    assert socket.closed is None
    assert unsent(server) < FRAME  # not 20 MB, since those are in the log anyway
    got = 0
    while got < 20_000_000:
        got += len(await asyncio.to_thread(line.recv, 1 << 20))
    line.close()


async def test_a_socket_whose_writes_stall_is_aborted(start: Start, long_table: str) -> None:
    url, server = start(MOVABLE, hellos_burst=10**6, backlog=10**9, stall_seconds=NEVER)
    services = get_services(server)
    line = await asyncio.to_thread(deaf, url, long_table)
    await asyncio.to_thread(line.sendall, hello(log=True) * 190)
    socket = await only_socket(services)
    await until(lambda: socket.blocked)
    await pass_time(server, NEVER, lambda: services.metrics.socket_overflows == 1)
    await until(lambda: not services.sockets.open and unsent(server) == 0)
    line.close()


async def test_messages_in_pieces_wait_outside_like_all_others(start: Start) -> None:
    url, server = start(stall_seconds=NEVER)
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    hosted, loop = get_services(server).tables.hosted[table], server.servers[0].get_loop()
    line = await asyncio.to_thread(deaf, url, table, ada.session)
    line.settimeout(1.0)
    asyncio.run_coroutine_threadsafe(hosted.lock.acquire(), loop).result(PATIENCE)
    long = bytes([0x80, 0xFE, 0xEA, 0x60]) + bytes(4) + b"z" * 60_000  # the last piece
    try:
        line.sendall(masked(b'{"type":"set-pace","pace":1.5}'))  # which waits for the table
        with pytest.raises(TimeoutError):  # 60 MB do not fit into the system's own buffers
            await asyncio.to_thread(line.sendall, (masked(b"{", 0x01) + long) * 1000)
    finally:
        loop.call_soon_threadsafe(hosted.lock.release)
        line.close()


@pytest.mark.parametrize("last", [b"", masked(b'{"type":"ping"}')[:9]])
async def test_a_peer_that_vanished_is_noticed(start: Start, last: bytes) -> None:
    url, server = start(MOVABLE, stall_seconds=NEVER)
    (ada,) = await guests(url, "Ada")
    line = await asyncio.to_thread(deaf, url, await ada.create_table("board", 2))
    sockets, connections = get_services(server).sockets.open, server.server_state.connections
    await until(lambda: len(sockets) == 1)
    line.sendall(hello() + last)  # from here on nothing, not even half a frame's other half
    await pass_time(server, NEVER, lambda: not sockets and not connections)
    line.close()


async def test_a_message_that_never_ends_ends_its_socket(start: Start) -> None:
    url, server = start(MOVABLE, stall_seconds=NEVER)
    (ada,) = await guests(url, "Ada")
    address = f"ws{url.removeprefix('http')}/api/tables/{await ada.create_table('board', 2)}/live"

    async def pieces() -> AsyncIterator[str]:
        yield '{"type":'
        await asyncio.Event().wait()  # for ever
        yield '"ping"}'

    async with connect(address, proxy=None) as socket, asyncio.timeout(PATIENCE):
        await socket.send('{"type":"ping"}')
        assert json.loads(await socket.recv())["type"] == "pong"
        known = await only_socket(get_services(server))
        for _ in range(3):  # it answers pings by itself, and is left alone
            await pass_ping(server, known)
        sending = asyncio.create_task(socket.send(pieces()))
        await pass_time(server, NEVER, lambda: known not in get_services(server).sockets.open)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


@pytest.mark.parametrize("beginning", [b"", b"\r\n", b"GET / HT", b"POST /api/guests HTTP/1.1\r\n"])
async def test_a_request_has_to_come_in_time(start: Start, beginning: bytes) -> None:
    url, server = start(MOVABLE, request_seconds=NEVER)
    line = caller(url)
    line.sendall(beginning)
    line.settimeout(PATIENCE)
    ending = asyncio.create_task(asyncio.to_thread(ended, line))
    await pass_time(server, NEVER, ending.done)
    assert await ending
    line.close()


CHUNKED = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1;"


@pytest.mark.parametrize("beginning", [b"GET / HTTP/1.1\r\nA: ", b"GET /", CHUNKED])
async def test_a_head_has_an_end(start: Start, beginning: bytes) -> None:
    url, _ = start()
    line = caller(url)
    line.settimeout(PATIENCE)
    with pytest.raises(OSError, match=r"reset|[Bb]roken"):  # not all of these megabytes are read
        await asyncio.to_thread(line.sendall, beginning + b"a" * 20_000_000)
    line.close()


async def test_an_answer_over_http_has_to_be_read(start: Start) -> None:
    url, server = start(MOVABLE, stall_seconds=NEVER)
    line = caller(url)
    line.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: medici\r\n\r\n" * 400)
    await until(lambda: bool(unsent(server)))
    await pass_time(server, NEVER, lambda: not server.server_state.connections)
    line.close()


async def only_socket(services: Services) -> Socket:
    """The one socket of a server, which hears of its handshake a little before the server."""
    await until(lambda: len(services.sockets.open) == 1)
    (socket,) = services.sockets.open
    return socket


async def pass_ping(server: Server, socket: Socket) -> None:
    """Let time pass until a socket is pinged, once, and wait for its answer."""
    wire, loop = socket._wire, movable_loop(server)
    before = wire.ping_sent_at
    loop.call_soon_threadsafe(loop.move_on, NEVER)
    await until(lambda: wire.ping_sent_at != before and wire.pending_ping_payload is None)


def ended(line: sockets.socket) -> bool:
    """Whether the other side hangs up."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


async def open_as(url: str, table: str, address: str) -> Any:
    """A socket that comes from an address by way of the proxy."""
    return await connect(
        f"ws{url.removeprefix('http')}/api/tables/{table}/live",
        additional_headers={"X-Forwarded-For": address},
        proxy=None,
    )


@pytest.mark.parametrize(
    ("addresses", "stranger"),
    [
        (["2001:db8::1", "2001:db8::2", "2001:db8::ffff:3"], "2001:db8:0:1::1"),
        (["192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1"], "192.0.2.2"),
    ],
)
async def test_sockets_from_one_address_are_limited(
    start: Start, addresses: list[str], stranger: str
) -> None:
    url, _ = start(sockets_by_address=2)
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    first, second = [await open_as(url, table, address) for address in addresses[:2]]
    with pytest.raises(InvalidStatus) as refusal:
        await open_as(url, table, addresses[2])
    assert refusal.value.response.status_code == 429
    assert json.loads(refusal.value.response.body or b"")["code"] == "flood"
    other = await open_as(url, table, stranger)
    await first.close()
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                third = await open_as(url, table, addresses[2])
                break
            except InvalidStatus:
                await asyncio.sleep(0.01)
    for socket in (second, third, other):
        await socket.close()


async def test_new_sockets_from_one_address_are_limited(start: Start) -> None:
    url, _ = start(sockets_per_second=0.001, sockets_burst=1)
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    async with ada.table(table):
        pass
    with pytest.raises(ClientError, match="too many sockets") as refusal:
        async with Client(url).table(table):
            pass
    assert refusal.value.code == "flood"


async def test_guests_from_one_network_are_limited(start: Start) -> None:
    url, _ = start(guests_per_second=0.001, guests_burst=2)
    async with httpx.AsyncClient(base_url=url) as http:

        async def guest(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            http.cookies.clear()
            answer = await http.post("/api/guests", json={"name": "Eve"}, headers=headers)
            return answer.status_code

        networks = ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")
        assert [await guest(address) for address in networks] == [201, 201, 429, 201]
