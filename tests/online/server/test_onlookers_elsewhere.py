"""Onlookers are a lot behind at tournaments, too, and at every server with the table."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import httpx
import pytest

from medici.online.client import Live
from medici.online.server.run import Server
from medici.record import replay
from tests.online.server.community.test_tournaments import announce, ask, see, wait
from tests.online.server.conftest import guests, raw, turn
from tests.online.server.test_onlookers import CLOCK, heard, moves_in, record_at, shown_of
from tests.servers import Redis, new_store

QUICK = {"tournament_seconds": 0.1, "reading_burst": 1000}
pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]


@asynccontextmanager
async def tournament_table(url: str) -> AsyncIterator[list[Live]]:
    """Two people, by seats, at a table of an unrated tournament where the game has begun."""
    people = await guests(url, "Ada", "Bruno")
    tournament = await announce(people[0], starts=time.time() + 3600, clock=CLOCK)
    for client in people:
        await ask(client, "POST", f"/api/tournaments/{tournament}/entry")
    await ask(people[0], "POST", f"/api/tournaments/{tournament}/start")

    async def laid() -> bool:
        return (await see(people[0], tournament))["table"] is not None

    await wait(laid)
    table = (await see(people[0], tournament))["table"]
    async with people[0].table(table) as one, people[1].table(table) as other:
        await one.join()
        await other.join()  # the game begins by itself

        async def begun() -> bool:
            return bool((await people[0].snapshot(table))["phase"] == "running")

        await wait(begun)
        begins = (await people[0].snapshot(table))["seats"][0]["yours"]
        yield [one, other] if begins else [other, one]


async def moves_shown(url: str, table: str) -> list[list[str]]:
    """What an onlooker is shown of a game by the socket and in its record."""
    async with (
        httpx.AsyncClient(base_url=f"{url}/api/tables/{table}") as http,
        raw(url, table, None, hello=False) as socket,
    ):
        await socket.send({"type": "hello", "log": True})
        shown = [moves_in(await heard(socket))]
        if (record := await http.get("/record")).status_code == 200:
            shown.append([move for _, move in record.json()["moves"]])
    return shown


async def follow(server: tuple[str, Server], urls: list[str], lives: list[Live]) -> None:
    """Play a few moves; after each, onlookers are behind at all servers."""
    table = lives[0].id
    for _ in range(6):
        actor = replay(record_at(server, table)).actor
        assert isinstance(actor, int)
        update = await turn(lives[actor])
        await lives[actor].move((update.legal or [])[0])
        true = replay(record_at(server, table))
        allowed = [move for _, move in true.moves][: shown_of(true)]
        assert len(allowed) < len(true.moves)
        for url in urls:
            await wait(partial(is_level, url, table, allowed))
            await assert_nothing_else(url, table, len(allowed))


async def is_level(url: str, table: str, allowed: list[str]) -> bool:
    """Whether a server shows all that it may; it may hear of a move later, but never shows more."""
    shown = await moves_shown(url, table)
    assert all(each == allowed[: len(each)] for each in shown)
    return all(len(each) == len(allowed) for each in shown)


async def assert_nothing_else(url: str, table: str, allowed: int) -> None:
    """All other addresses of a table know no more of the game, either."""
    async with httpx.AsyncClient(base_url=url) as http:
        assert (await http.get(f"/api/tables/{table}")).json()["moves"] <= allowed
        told = await http.get(f"/api/tables/{table}/replay")
        assert len(told.json().get("steps", [])) <= allowed
        verdict = await http.get(f"/api/tables/{table}/verify")
        assert verdict.json().get("fair") is None
        assert "checked" not in verdict.json()
        (watched,) = (await http.get("/api/watch", params={"tables": table})).json()
        assert watched["behind"]


@pytest.mark.slow
async def test_onlookers_are_behind_at_a_tournament_without_ratings(start: Start) -> None:
    server = start(**QUICK)
    async with tournament_table(server[0]) as lives:
        await follow(server, [server[0]], lives)


@pytest.mark.slow
async def test_onlookers_are_behind_at_every_server(
    start: Start, redis: Redis, postgres_server: str
) -> None:
    store = new_store(postgres_server)
    servers = [start(store=store, bus=redis.url, **QUICK) for _ in range(2)]
    urls = [url for url, _ in servers]
    async with tournament_table(urls[0]) as lives:
        await follow(servers[0], urls, lives)
