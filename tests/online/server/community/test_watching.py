"""Games to watch: the best first, and nothing of the present lot."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import msgspec
import pytest

from medici.online.client import Live
from medici.online.server.community.profiles import Profiles
from medici.online.server.community.watching import FRESH_SECONDS, WatchList
from medici.online.server.hosting.log_reader import LogReader
from medici.online.server.hosting.uptime import ServerTime
from medici.online.server.run import Server
from medici.online.store import open_store
from medici.record import replay
from tests.online.server.conftest import guests, seated, turn
from tests.online.server.hostile import get_services
from tests.online.server.test_onlookers import CLOCK, record_at, shown_of
from tests.online.store.community.test_results import finished

pytestmark = pytest.mark.anyio
Start = Callable[..., tuple[str, Server]]


@asynccontextmanager
async def elsewhere(path: str) -> AsyncIterator[WatchList]:
    """The list at a server that hosts no table: it has nothing but the store, and asks it anew."""
    store = await open_store(path)
    tables: Any = Mock(spec_set=["store", "logs", "hosted", "uptime"])
    tables.store, tables.logs, tables.hosted = store, LogReader(store), {}
    tables.uptime.time = ServerTime()
    nothing: Any = None
    profiles = Profiles(store, nothing, nothing)
    yield WatchList(tables, profiles, clock=count(step=2 * FRESH_SECONDS).__next__)
    await store.close()


async def go_on(server: tuple[str, Server], lives: list[Live], chooser: random.Random) -> None:
    """One move of whose turn it is."""
    actor = replay(record_at(server, lives[0].id)).actor
    assert isinstance(actor, int)
    await lives[actor].move(chooser.choice((await turn(lives[actor])).legal or []))


async def test_named_games_show_no_more_than_onlookers_know(
    url: str, server: tuple[str, Server]
) -> None:
    async with (
        seated(url, "dice", rated=True, clock=CLOCK) as lives,
        httpx.AsyncClient(base_url=url) as http,
    ):
        table = lives[0].id
        (watched,) = (await http.get("/api/watch", params={"tables": f"{table},none"})).json()
        true = replay(record_at(server, table))
        assert shown_of(true) < len(true.moves)
        assert watched["behind"]
        assert [seat["name"] for seat in watched["seats"]] == ["Ada", "Bruno"]
        assert [seat["rating"] for seat in watched["seats"]] == [None, None]
        many = await http.get("/api/watch", params={"tables": ",".join(["x"] * 25)})
        assert many.status_code == 400


async def test_ratings_are_told_of_those_who_show_them_to_everybody(
    start: Callable[..., tuple[str, Server]], tmp_path: Path
) -> None:
    path = f"sqlite:///{tmp_path / 'watched.db'}"
    url, _ = start(store=path)
    async with (
        seated(url, "card", rated=True, clock=CLOCK) as lives,
        httpx.AsyncClient(base_url=url) as http,
    ):
        headers = [live._headers for live in lives]
        people = [(await http.get("/api/me", headers=of)).json()["player"] for of in headers]
        store = await open_store(path)
        await store.enter_results([finished("before", people)])
        while await store.fold_ratings():
            pass
        await store.close()

        async def told() -> list[int | None]:
            (watched,) = (await http.get("/api/watch", params={"tables": lives[0].id})).json()
            return [seat["rating"] for seat in watched["seats"]]

        assert await told() == [None, None], "neither is secured"
        link = (await http.post("/api/me/link", headers=headers[0])).json()
        assert (await http.post("/api/link", json=link)).is_success
        first, second = await told()
        assert first is not None
        assert first > 1500
        assert second is None


async def test_public_games_are_listed_and_private_ones_are_not(url: str) -> None:
    async with (
        seated(url, "board", public=True) as public,
        seated(url, "board") as private,
        httpx.AsyncClient(base_url=url) as http,
    ):
        listed = [table["table"] for table in (await http.get("/api/watch")).json()]
        assert public[0].id in listed
        assert private[0].id not in listed


async def test_a_game_is_told_of_where_nobody_has_loaded_it(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log is read once, and then what is new; onlookers are told no more than elsewhere."""
    path = f"sqlite:///{tmp_path / 'far.db'}"
    server, chooser = start(store=path), random.Random(7)
    read, whole = LogReader.read, list[str]()

    async def count_whole(self: LogReader, table_id: str) -> list[bytes]:
        whole.append(table_id)
        return await read(self, table_id)

    async with (
        elsewhere(path) as far,
        httpx.AsyncClient(base_url=server[0]) as http,
        seated(server[0], "board", ("Ada", "Bruno", "Chen"), public=True, clock=CLOCK) as lives,
    ):
        monkeypatch.setattr(LogReader, "read", count_whole)
        for _ in range(20):
            near = (await http.get("/api/watch", params={"tables": lives[0].id})).json()
            assert near[0]["behind"]
            for told in (await far.best(), await far.named([lives[0].id, "none"])):
                assert msgspec.to_builtins(told) == near
            await go_on(server, lives, chooser)
        assert near[0]["seats"][0]["score"] is not None
    assert whole == [lives[0].id]


async def test_who_was_forgotten_is_named_no_more(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"sqlite:///{tmp_path / 'far.db'}"
    url, server = start(store=path)

    async def later(*_: object) -> None:
        """The log is read just before the name is taken out of it."""

    monkeypatch.setattr(get_services(server).store, "rewrite", later)
    async with (
        elsewhere(path) as far,
        seated(url, "card", ("Ada", "Bruno", "Chen"), public=True) as lives,
    ):
        names = [[seat.name for seat in table.seats] for table in await far.best()]
        assert names == [["Ada", "Bruno", "Chen"]]
        async with httpx.AsyncClient(base_url=url, headers=lives[1]._headers) as http:
            assert (await http.delete("/api/me")).is_success
        names = [[seat.name for seat in table.seats] for table in await far.best()]
        assert names == [["Ada", "Guest", "Chen"]]


async def test_games_that_only_bots_are_left_in_are_not_listed(
    start: Start, tmp_path: Path
) -> None:
    path = f"sqlite:///{tmp_path / 'far.db'}"
    url, _ = start(store=path)
    (alone,) = await guests(url, "Dino")
    table = await alone.create_table("dice", 2, public=True, bots={1: "apprentice"})
    async with (
        alone.table(table) as dino,
        elsewhere(path) as far,
        seated(url, "card", public=True) as lives,
    ):
        await dino.join()
        await dino.start()
        assert [table.table for table in await far.best()] == [lives[0].id]
        await lives[0].command("leave")
        assert [table.table for table in await far.best()] == [lives[0].id]
        await lives[1].command("leave")
        assert await far.best() == []
        assert await far.best() == []
        await lives[0].command("return")
        assert [table.table for table in await far.best()] == [lives[0].id]
