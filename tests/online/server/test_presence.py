"""Browsers are told who is away, and programs are not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from medici.online.server.run import Server
from medici.online.server.wire.messages import Away
from tests.online.server.conftest import Raw, exactly, guests, raw, seated, session_of
from tests.online.server.watching import watching

PING = {"type": "ping"}
pytestmark = pytest.mark.anyio


async def away(socket: Raw) -> list[int]:
    """Who is away, as the next message about it says."""
    message: dict[str, Any] = await socket.receive("presence")
    return list(message["away"])


async def test_who_goes_is_away_after_a_while_and_who_comes_is_back(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(away_seconds=0.1)
    async with (
        seated(url, "board", ("Ada", "Bruno")) as (ada, bruno),
        watching(url, ada.id, session_of(ada)) as page,
    ):
        await ada.__aexit__()
        async with watching(url, ada.id, session_of(bruno)):
            await bruno.__aexit__()
        assert await away(page.socket) == [1]
        async with raw(url, ada.id, session_of(bruno)) as program:
            assert await away(page.socket) == []
            await program.send(PING)
            assert await program.receive() == {"type": "pong"}  # a program hears nothing of it
        assert await away(page.socket) == [1]
        async with watching(url, ada.id, None) as onlooker:
            message = await onlooker.socket.receive()
            assert exactly(json.dumps(message), Away).away == [1]


async def test_a_seat_that_is_free_again_is_nobodys(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(away_seconds=0.1)
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("board", 2)
    async with bruno.table(table) as sitter:
        await sitter.join()
    session = session_of(ada.table(table))
    async with raw(url, table, session) as host, watching(url, table, None) as page:
        assert await away(page.socket) == [0]
        assert (await host.ask({"type": "unseat", "seat": 0}))["type"] == "ok"
        assert await away(page.socket) == []


async def test_where_servers_share_tables_nobody_is_called_away(
    start: Callable[..., tuple[str, Server]], redis: Any
) -> None:
    url, _ = start(away_seconds=0.0, bus=redis.url)
    async with (
        seated(url, "board", ("Ada", "Bruno")) as (ada, bruno),
        watching(url, ada.id, None) as page,
    ):
        await bruno.__aexit__()
        for message, answer in (({"type": "hello", "log": True}, "events"), (PING, "pong")):
            await page.socket.send(message)
            assert (await page.socket.receive())["type"] == answer
