"""What a tournament tells everybody, and what it does not."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from medici.online.client import Client
from medici.online.server.run import Server
from medici.online.store import open_store
from tests.online.server.community.test_ratings import secure
from tests.online.server.community.test_tournaments import PLAN, announce, ask
from tests.online.server.conftest import guests
from tests.online.store.community.test_results import finished

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]


async def test_a_rating_that_is_not_for_everybody_is_not_in_the_log(
    start: Start, tmp_path: Path
) -> None:
    path = f"sqlite:///{tmp_path / 'log.db'}"
    url, _ = start(store=path)
    people = await guests(url, "Ada", "Bruno", "Carla")
    store = await open_store(path)
    await store.enter_results([finished("t1", [each.player for each in people], game="dice")])
    while await store.fold_ratings():
        pass
    await store.close()
    for person in people[:2]:
        await secure(url, person)
    await ask(people[1], "PUT", "/api/me/profile", {"ratings": "friends"})
    tournament = await announce(people[0], starts=time.time() + 3600)
    for person in people:
        await ask(person, "POST", f"/api/tournaments/{tournament}/entry")
    log = await ask(Client(url), "GET", f"/api/tournaments/{tournament}/log")
    ratings = [event["rating"] for event in log if event["type"] == "entered"]
    assert ratings[0] > 1500
    assert ratings[1:] == [0, 0], "one hides it, one is not secured"


@pytest.mark.parametrize("house", [True, False])
async def test_tournaments_of_clubs_are_for_the_clubs(start: Start, house: bool) -> None:
    """Only those of the server's own club are in the lists that all see."""
    url, server = start(club="Arte della Seta" if house else "")
    ada, bruno = await guests(url, "Ada", "Bruno")
    services = server.app.services
    assert services is not None
    club: str | None = services.clubs.house
    if club is None:
        club = (await ask(ada, "POST", "/api/clubs", {"name": "Por Santa Maria"}))["club"]
    else:
        await ask(ada, "POST", "/api/tables", {"game": "dice", "players": 2})  # one is in at once
    of_club: dict[str, Any] = PLAN | {"admission": "club", "club": club}
    tournament = await announce(ada, **of_club, starts=time.time() + 3600)
    lists = await ask(bruno, "GET", "/api/tournaments")
    assert [each["tournament"] for each in lists["open"]] == [tournament] * house
    own = await ask(ada, "GET", f"/api/clubs/{club}/tournaments")
    assert [each["tournament"] for each in own] == [tournament]
    earlier = f"/api/clubs/{club}/tournaments?before={own[0]['number']}"
    assert await ask(ada, "GET", earlier) == []
