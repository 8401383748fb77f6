"""Games to watch: the best first, and nothing of the present lot."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from medici.online.server.run import Server
from medici.online.store import open_store
from medici.record import replay
from tests.online.server.conftest import seated
from tests.online.server.test_onlookers import CLOCK, record_at, shown_of
from tests.online.store.community.test_results import finished

pytestmark = pytest.mark.anyio


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
