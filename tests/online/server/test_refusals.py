"""A refusal says which message it is about, so that nobody waits for an answer for ever."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.server import ServerConnection, serve

from medici.online.client import Client, ClientError, Live
from medici.online.server.run import Server
from tests.online.server.conftest import guests, raw
from tests.online.server.hostile import handshake
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def test_refusals_for_length_and_flooding_name_the_command(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(messages_per_second=0.001, burst=5, patience=100)
    (eve,) = await guests(url, "Eve")
    table = await eve.create_table("board", 2)
    async with raw(url, table, eve.session) as socket:
        for text in ("x" * 5000, "x" * 60_000):
            answer = await socket.ask({"type": "chat", "cmd_id": "long", "text": text})
            assert (answer["code"], answer["cmd_id"]) == ("too-long", "long")
        answer = await socket.ask('{"cmd_id": "cut", "text": "' + "x" * 5000)
        assert (answer["code"], answer["cmd_id"]) == ("too-long", None)
        answer = await socket.ask({"cmd_id": "bare", "seq": "none"})
        assert (answer["code"], answer["cmd_id"]) == ("bad-command", "bare")
        answer = await socket.ask({"type": "chat", "cmd_id": "fast", "text": "hi"})
        assert (answer["code"], answer["cmd_id"]) == ("flood", "fast")
        answer = await socket.ask({"type": "chat", "cmd_id": "x" * 65, "text": "hi"})
        assert (answer["code"], answer["cmd_id"]) == ("flood", None)


async def test_the_client_does_not_wait_for_what_was_refused(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(messages_per_second=0.001, burst=5)
    (eve,) = await guests(url, "Eve")
    table = await eve.create_table("board", 2)
    async with eve.table(table) as live, asyncio.timeout(PATIENCE):
        with pytest.raises(ClientError) as refusal:
            await live.chat("x" * 5000)
        assert refusal.value.code == "too-long"
        for size in (64_000, 70_000, 5_000_000):
            with pytest.raises(ClientError) as refusal:
                await live.chat("x" * size)
            assert refusal.value.code == "too-long"
        answers = await asyncio.gather(
            *(live.command("withdraw") for _ in range(10)), return_exceptions=True
        )
        codes = [answer.code for answer in answers if isinstance(answer, ClientError)]
        assert len(codes) == 10
        assert codes.count("flood") == 8  # a hello, two too long ones, and two more than a burst
        assert live.reconnects == 0


@asynccontextmanager
async def house_of(answer: Callable[[dict[str, Any]], list[object]]) -> AsyncIterator[Live]:
    """A client at a table where somebody else writes the answers."""
    table: dict[str, object] = {
        "phase": "open",
        "legal": [],
        "actor": None,
        "clocks": None,
        "deadline": None,
        "seats": [],
        "commitment": "",
    }

    async def receive(socket: ServerConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "hello":
                snapshot = {"type": "snapshot", "seq": 1, "table": {**table, "state": None}}
                await socket.send(json.dumps(snapshot))
            else:
                for reply in answer(message):
                    if isinstance(reply, int):
                        await socket.close(reply)
                    else:
                        await socket.send(json.dumps(reply))

    async with serve(receive, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}").table("t") as live, asyncio.timeout(PATIENCE):
            yield live


NAMELESS = {"type": "error", "cmd_id": None, "code": "flood", "message": "slow down", "seq": 1}


async def test_after_a_nameless_refusal_commands_are_sent_again() -> None:
    heard: list[str] = []

    def answer(message: dict[str, Any]) -> list[object]:
        heard.append(message["cmd_id"])
        if heard.count(message["cmd_id"]) == 1:
            return [NAMELESS]
        return [{"type": "ok", "cmd_id": message["cmd_id"], "seq": 7}]

    async with house_of(answer) as live:
        assert set(await asyncio.gather(live.chat("one"), live.chat("two"))) == {7}
    assert len(heard) == 4


async def test_a_command_that_is_always_refused_without_a_name_fails_in_the_end() -> None:
    async with house_of(lambda _: [NAMELESS]) as live:
        with pytest.raises(ClientError, match="slow down") as refusal:
            await live.chat("anybody?")
    assert refusal.value.code == "flood"


@pytest.mark.parametrize(("code", "said"), [(4001, "no-session"), (1009, "too-long")])
async def test_a_command_does_not_outlive_a_socket_that_ends_for_it(code: int, said: str) -> None:
    async with house_of(lambda _: [code]) as live:
        with pytest.raises(ClientError) as refusal:
            await live.chat("anybody?")
        assert refusal.value.code == said


async def said(url: str, request: bytes) -> bytes:
    """What a server answers to a request of any form."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(request)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    return answer


async def test_a_request_for_two_hosts_is_refused(url: str) -> None:
    for two in ("Host: b.example", "host: a.example"):
        request = f"GET /api/me HTTP/1.1\r\nHost: a.example\r\n{two}\r\n\r\n"
        assert b" 400 " in await said(url, request.encode())
        assert b" 400 " in await said(url, handshake("a.example", "t1", more=f"{two}\r\n"))
    assert b" 200 " in await said(url, b"GET /api/me HTTP/1.1\r\nHost: a.example\r\n\r\n")


@pytest.mark.parametrize("path", ["/api/guests", "/api/records"])
async def test_whoever_hangs_up_in_a_request_leaves_no_error_behind(
    url: str, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    address = urlsplit(url)
    _, writer = await asyncio.open_connection(address.hostname, address.port)
    head = f"POST {path} HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: 1000\r\n\r\n".encode() + b'{"name":')
    await writer.drain()
    await asyncio.sleep(0.2)
    writer.close()
    with caplog.at_level("WARNING"):
        await asyncio.sleep(0.5)
        async with httpx.AsyncClient(base_url=url) as http:
            assert (await http.get("/healthz")).status_code == 200
    assert caplog.records == []


async def test_all_that_is_long_or_changes_something_has_its_pace(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(
        reading_per_second=0.001, reading_burst=4, guests_per_second=0.001, guests_burst=5
    )
    (eve,) = await guests(url, "Eve")
    table = await eve.create_table("board", 2)
    own = {"Authorization": f"Bearer {eve.session}"}
    async with httpx.AsyncClient(base_url=url, headers=own) as http:
        long = (
            "/schema",
            "/schema/openapi.json",
            "/api/commitments",
            f"/api/tables/{table}/record",
        )
        codes = [(await http.get(path)).status_code for path in long * 2]
        assert codes == [200, 200, 200, 400] + [429] * 4  # there is no record yet
        codes = [(await http.patch("/api/me", json={"name": "E"})).status_code for _ in range(4)]
        assert codes == [200] * 3 + [429]
        shun = {"how": "mute", "other": "nobody"}
        assert (await http.put("/api/me/shunned", json=shun)).status_code == 429
        call = {"endpoint": "https://push.example", "keys": {"p256dh": "a", "auth": "b"}}
        assert (await http.post("/api/me/push", json=call)).status_code == 429
        assert (await http.get("/api/me")).status_code == 200


async def test_a_goodbye_that_is_cut_short_leaves_no_socket_open(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    live = ada.table(await ada.create_table("board", 2))
    await live.__aenter__()
    socket, follower = live._socket, live._follower
    assert socket is not None
    assert follower is not None
    follower.cancel()
    await asyncio.sleep(0)  # it says goodbye, and waits for the answer
    follower.cancel()
    await asyncio.gather(follower, return_exceptions=True)
    assert socket.transport.is_closing()
