"""Opponents are found: by one server and by several, with people who come and people who do not."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from medici.online.client import Client, ClientError
from medici.online.community.wishes import HOUSE
from medici.online.server.community.found_tables import COME_SECONDS
from medici.online.server.community.opponents import GONE_SECONDS, Opponents
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.run import Server
from medici.online.store import open_store
from tests.online.server.community.waiting_clients import (
    Start,
    beat,
    come,
    found,
    look,
    phase,
    together,
    until_phase,
)
from tests.online.server.conftest import guests, play
from tests.online.server.hostile import get_services
from tests.servers import Redis, new_store
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as opened:
        yield opened


def let_time_pass(server: Server, seconds: float) -> None:
    """The queue of a server is so much later from now on."""
    get_services(server).opponents._clock = lambda: time.time() + seconds


async def test_two_people_find_each_other_and_play(start: Start, stack: AsyncExitStack) -> None:
    url, _ = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    assert (await look(ada))["waiting"]
    state = await look(bruno)
    assert (state["table"], state["expected"]) == (None, None)
    tables = await together(found(ada), found(bruno))
    assert tables[0] == tables[1]
    lives = [await come(client, tables[0], stack) for client in (ada, bruno)]
    await until_phase(ada, tables[0], "running")
    events = await together(*map(play, lives))
    assert events[0][-1] == events[1][-1]
    assert not (await beat(ada, tables[0]))["waiting"]
    assert (await ada.snapshot(tables[0]))["host"] == HOUSE.name


@pytest.mark.slow
@pytest.mark.long
async def test_numbers_of_who_is_here_and_waits(start: Start) -> None:
    url, _ = start()
    ada, bruno, carla = await guests(url, "Ada", "Bruno", "Carla")
    await look(ada, sizes=[3], games=["board", "card"])
    await look(bruno, sizes=[4])
    async with asyncio.timeout(PATIENCE):
        here = await carla.request("GET", "/api/here")
        while here["waiting"] < 2 or here["people"] < 3:
            await asyncio.sleep(0.2)
            here = await carla.request("GET", "/api/here")
    assert here.pop("wish")["sizes"] == [3]  # who waits longest
    assert here == {"people": 3, "others": 2, "waiting": 2, "games": {"board": 1, "card": 2}}
    here = await ada.request("GET", "/api/here")  # nobody is told of themselves
    assert here.pop("wish")["sizes"] == [4]
    assert here == {"people": 3, "others": 2, "waiting": 1, "games": {"card": 1}}
    assert (await beat(ada, seconds=0))["others"] == 1


async def test_one_tap_offers_no_rated_game_before_others_and_nobody_of_a_block(
    start: Start,
) -> None:
    url, _ = start()
    ada, bruno, carla, dino = await guests(url, "Ada", "Bruno", "Carla", "Dino")

    async def offered(client: Client, waiting: int) -> Any:
        async with asyncio.timeout(PATIENCE):
            while (here := await client.request("GET", "/api/here"))["waiting"] != waiting:
                await asyncio.sleep(0.02)
        return here["wish"] and here["wish"]["sizes"]

    assert await offered(dino, 0) is None
    await look(ada, sizes=[6], rated=True)
    assert await offered(dino, 1) == [6]
    await look(bruno, sizes=[5], games=["board"])
    assert await offered(dino, 2) == [5], "whoever waits longest wants a rated game"
    await look(carla, sizes=[3, 4], clock="calm")
    await carla.request("PUT", "/api/me/shunned", {"how": "block", "other": dino.player})
    await dino.request("PUT", "/api/me/shunned", {"how": "block", "other": bruno.player})
    assert await offered(dino, 1) == [6], "two of the three are not for him"
    assert (await dino.request("GET", "/api/here"))["games"] == {"card": 1}
    assert await offered(Client(url), 3) == [5]
    assert await offered(bruno, 2) == [3, 4], "nobody is to join themselves"


async def test_whether_a_game_counts_is_told_before_it_begins(start: Start) -> None:
    url, _ = start()
    people = await guests(url, "Ada", "Bruno", "Carla", "Dino")
    await together(*(look(client, rated=client in people[:2]) for client in people))
    await together(*map(found, people))
    states = await together(*(beat(client, seconds=0) for client in people))
    assert [state["rated"] for state in states] == [True, True, False, False]


async def test_nobody_waits_for_what_does_not_exist(start: Start) -> None:
    url, _ = start()
    (ada,) = await guests(url, "Ada")
    for wish, message in (
        ({"games": ["chess"]}, "expected one of board, card, dice"),
        ({"games": ["dice"], "sizes": [6]}, "expected a size that one of the games has"),
        ({"level": "wizard"}, "expected one of"),
        ({"sizes": [9]}, "sizes"),
        ({"games": []}, "games"),
        ({"patience": -1}, "patience"),
    ):
        with pytest.raises(ClientError, match=message):
            await look(ada, **wish)
    with pytest.raises(ClientError, match="expected a session"):
        await look(Client(url))


@pytest.mark.slow
async def test_bots_fill_the_table_when_patience_is_over(
    start: Start, stack: AsyncExitStack
) -> None:
    url, _ = start(pace=0.0)
    (ada,) = await guests(url, "Ada")
    await look(ada, sizes=[3], patience=0, level="apprentice", rated=True)
    table = await found(ada)
    assert not (await beat(ada, seconds=0))["rated"]
    live = await come(ada, table, stack)
    await until_phase(ada, table, "running")
    snapshot = await ada.snapshot(table)
    assert [seat["bot"] for seat in snapshot["seats"]] == [None, "apprentice", "apprentice"]
    assert not snapshot.get("rated", False)
    await play(live)


async def test_whoever_leaves_is_not_put_anywhere(start: Start) -> None:
    url, _ = start()
    ada, bruno, carla = await guests(url, "Ada", "Bruno", "Carla")
    await look(ada)
    await ada.request("DELETE", "/api/opponents")
    await look(bruno)
    assert not (await beat(ada, seconds=0))["waiting"]
    assert (await beat(bruno, seconds=0))["table"] is None
    await look(carla)
    assert await found(bruno) == await found(carla)


async def test_a_page_that_says_nothing_more_has_left(start: Start) -> None:
    url, server = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    await look(ada)
    let_time_pass(server, GONE_SECONDS + 1)
    await look(bruno)
    async with asyncio.timeout(PATIENCE):
        while (await ada.request("GET", "/api/opponents"))["waiting"]:
            await asyncio.sleep(0.05)
    assert (await beat(bruno, seconds=0))["table"] is None


@pytest.mark.slow
async def test_who_came_waits_again_if_another_does_not_come(
    start: Start, stack: AsyncExitStack
) -> None:
    url, server = start()
    ada, bruno, carla = await guests(url, "Ada", "Bruno", "Carla")
    await together(look(ada), look(bruno))
    table = await found(ada)
    await come(ada, table, stack)
    let_time_pass(server, COME_SECONDS + 1)
    state = await beat(ada, table, seconds=20)
    assert (state["waiting"], state["table"]) == (True, None)
    assert state["waited"] > COME_SECONDS  # in the place where she was
    assert await phase(ada, table) == "cancelled"
    assert not (await beat(bruno))["waiting"]
    await look(carla)
    again = await found(ada)
    assert again == await found(carla) != table
    # Nobody else can sit down there, nor who was expected at another table.
    with pytest.raises(ClientError, match="found for others"):
        await come(bruno, again, stack)


async def test_leaving_a_table_that_was_found_lets_the_others_wait_again_at_once(
    start: Start, stack: AsyncExitStack
) -> None:
    url, _ = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    await together(look(ada), look(bruno))
    table = await found(ada)
    await come(ada, table, stack)
    await bruno.request("DELETE", "/api/opponents")
    state = await beat(ada, table, seconds=20)
    assert (state["waiting"], state["table"]) == (True, None)
    with pytest.raises(ClientError):
        await come(bruno, table, stack)


async def test_who_stays_away_again_and_again_waits_longer(start: Start) -> None:
    url, _ = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    holds = []
    for _ in range(3):
        await look(ada)
        state = await look(bruno)
        holds.append(state["hold"])
        if state["hold"]:
            break
        await found(bruno)
        await bruno.request("DELETE", "/api/opponents")
        state = await beat(ada)
        while state["table"]:
            state = await beat(ada, state["table"], seconds=20)
        assert state["waiting"]  # it is not her fault, though she had not come yet
    assert holds[:2] == [0.0, 0.0]
    assert 0 < holds[2] <= 30.0
    assert (await beat(bruno, seconds=0))["table"] is None


@pytest.mark.slow
async def test_people_who_blocked_each_other_do_not_meet(start: Start) -> None:
    url, _ = start()
    ada, bruno, carla = await guests(url, "Ada", "Bruno", "Carla")
    await ada.request("PUT", "/api/me/shunned", {"how": "block", "other": bruno.player})
    await together(look(ada), look(bruno))
    assert (await beat(ada, seconds=0.5))["table"] is None
    await look(carla)
    tables = await together(found(carla), *(beat(client, seconds=5) for client in (ada, bruno)))
    assert [state["table"] for state in tables[1:]].count(None) == 1


async def test_a_found_table_is_not_in_the_list_before_it_begins(
    start: Start, stack: AsyncExitStack
) -> None:
    url, _ = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    await together(look(ada), look(bruno))
    table = await found(ada)
    assert await ada.tables() == []
    for client in (ada, bruno):
        await come(client, table, stack)
    await until_phase(ada, table, "running")
    async with asyncio.timeout(PATIENCE):
        while [entry["table"] for entry in await ada.tables()] != [table]:
            await asyncio.sleep(0.1)


@pytest.mark.slow
@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.long
async def test_a_table_does_not_begin_if_somebody_was_blocked_since_it_was_found(
    start: Start, stack: AsyncExitStack, rated: bool
) -> None:
    url, _ = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    await together(look(ada, rated=rated), look(bruno, rated=rated))
    table = await found(ada)
    await come(bruno, table, stack)
    await ada.request("PUT", "/api/me/shunned", {"how": "block", "other": bruno.player})
    await come(ada, table, stack)
    for client in (ada, bruno):  # both wait on, and nobody is to blame
        state = await beat(client, table, seconds=20)
        assert (state["waiting"], state["table"]) == (True, None)
        assert (await client.request("GET", "/api/me/export"))["missed"] == 0
    assert await phase(ada, table) == "cancelled"


async def test_pages_of_one_player_do_not_wake_each_other(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("medici.online.server.community.opponents.MOST_PAGES", pages := 3)
    url, server = start()
    ada, bruno = await guests(url, "Ada", "Bruno")
    await look(ada)
    asking = [asyncio.create_task(beat(ada, seconds=20)) for _ in range(pages)]
    news = get_services(server).opponents._news
    async with asyncio.timeout(PATIENCE):
        while ada.player not in news or news[ada.player].pages < pages:
            await asyncio.sleep(0.02)
    assert not any(page.done() for page in asking)
    await beat(ada, seconds=0)  # one too many
    assert [state["table"] for state in await together(*asking)] == [None] * pages
    both = [asyncio.create_task(beat(ada, seconds=20)) for _ in range(2)]
    await look(bruno)
    tables = {state["table"] for state in await together(*both)}
    assert tables == {await found(bruno)}
    assert ada.player not in news


async def test_who_leaves_the_queue_when_the_game_has_begun_plays_on(
    start: Start, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is closed just then leaves no game."""
    url, server = start()
    ada, bruno = await guests(url, "Ada", "Bruno")

    async def later(_: str) -> None:
        """The server is stopped before it has noted that the game began."""

    monkeypatch.setattr(get_services(server).store, "settle_arrangement", later)
    await together(look(ada), look(bruno))
    table = await found(ada)
    for client in (ada, bruno):
        await come(client, table, stack)
    await until_phase(ada, table, "running")
    await ada.request("DELETE", "/api/opponents")
    assert [seat["bot"] for seat in (await ada.snapshot(table))["seats"]] == [None, None]
    assert (await ada.request("GET", "/api/me/export"))["missed"] == 0


@pytest.mark.slow
@pytest.mark.long
async def test_a_table_that_cannot_be_read_holds_nobody_up(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, server = start()
    ada, bruno, carla, dino = await guests(url, "Ada", "Bruno", "Carla", "Dino")
    await together(look(ada), look(bruno))
    broken = await found(ada)
    tables = get_services(server).tables
    table = tables.table

    async def unreadable(table_id: str) -> HostedTable:
        if table_id == broken:
            raise ValueError("expected an event; got something else")
        return await table(table_id)

    monkeypatch.setattr(tables, "table", unreadable)
    let_time_pass(server, COME_SECONDS + 1)
    assert not (await beat(ada, broken, seconds=20))["waiting"]
    await together(look(carla), look(dino))
    assert await found(carla) == await found(dino) != broken


async def test_servers_rest_when_all_have_gone(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'rest.db'}")
    nothing: Any = Mock()
    tables: Any = Mock(store=store)
    opponents = Opponents(store, tables, nothing, nothing)
    opponents._resume = 5  # where the round before had stopped, when many waited
    assert not await opponents.round()
    await store.close()


async def test_nobody_is_invited_to_a_seat_that_is_kept_for_another(start: Start) -> None:
    url, _ = start()
    ada, bruno, carla = await guests(url, "Ada", "Bruno", "Carla")
    for one, other in ((ada, carla), (carla, ada)):
        await one.request("POST", "/api/me/friends", {"other": other.player})
    await together(look(ada), look(bruno))
    body = {"others": [carla.player], "table": await found(ada)}
    with pytest.raises(ClientError, match="kept for nobody"):
        await ada.request("POST", "/api/me/invitations", body)


@pytest.mark.slow
async def test_three_servers_find_opponents_with_and_without_redis(
    start: Start, redis: Redis, postgres_server: str, stack: AsyncExitStack
) -> None:
    store = new_store(postgres_server)
    urls = [start(store=store, bus=redis.url)[0] for _ in range(3)]
    for stopped in (False, True):
        if stopped:
            redis.stop()
        people = [(await guests(url, "Somebody"))[0] for url in urls * 2]
        await together(*map(look, people))
        tables = await together(*map(found, people))
        assert sorted(map(tables.count, set(tables))) == [2, 2, 2]
        for client, table in zip(people, tables, strict=True):
            await come(client, table, stack)
        for client, table in zip(people, tables, strict=True):
            await until_phase(client, table, "running")


async def test_all_that_is_kept_of_a_wait_is_exported(start: Start) -> None:
    url, _ = start()
    (ada,) = await guests(url, "Ada")
    await look(ada, sizes=[3])
    export = await ada.request("GET", "/api/me/export")
    assert json.loads(export["waiting"])["wish"]["sizes"] == [3]
    assert export["missed"] == 0
    await ada.request("DELETE", "/api/me")
