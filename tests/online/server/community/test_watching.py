"""Games to watch: the best first, and nothing of the present lot."""

import httpx
import pytest

from medici.online.server.run import Server
from medici.record import replay
from tests.online.server.conftest import seated
from tests.online.server.test_onlookers import CLOCK, record_at, shown_of

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


async def test_public_games_are_listed_and_private_ones_are_not(url: str) -> None:
    async with (
        seated(url, "board", public=True) as public,
        seated(url, "board") as private,
        httpx.AsyncClient(base_url=url) as http,
    ):
        listed = [table["table"] for table in (await http.get("/api/watch")).json()]
        assert public[0].id in listed
        assert private[0].id not in listed
