"""Ratings over HTTP: boards, one's own, and what a table did to them."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from medici.online.client import Client
from medici.online.community.visibility import PARTS
from medici.online.server.http.ratings import HISTORY
from medici.online.server.run import Server
from medici.online.store import open_store
from tests.online.server.community.test_results import CLOCK, at_table
from tests.online.server.conftest import guests, play
from tests.online.server.test_moderation import refused
from tests.online.store.community.test_results import finished
from tests.waiting import until_answer

pytestmark = pytest.mark.anyio

Start = Callable[..., tuple[str, Server]]


async def test_a_table_tells_what_it_did_to_the_ratings(start: Start) -> None:
    url, _ = start()
    people = await guests(url, "Ada", "Bruno")
    async with at_table(people, clock=CLOCK, rated=True) as lives:
        path = f"/api/tables/{lives[0].id}/ratings"
        before = (await people[0].request("GET", path))["seats"]
        assert [seat["rating"]["points"] for seat in before] == [1500, 1500]
        assert all(seat["change"] is None for seat in before)
        assert httpx.get(url + path).json() == {"seats": []}, "neither is secured"
        await secure(url, people[0])
        (seen,) = httpx.get(url + path).json()["seats"]
        assert (seen["seat"], seen["rating"]["points"]) == (0, 1500)
        await asyncio.gather(*map(play, lives))
    after = await until_answer(
        lambda: people[0].request("GET", path),
        lambda told: all(seat["change"] is not None for seat in told["seats"]),
    )
    changes = {seat["seat"]: seat["change"] for seat in after["seats"]}
    assert changes[0] == -changes[1]
    assert [seat["rating"]["games"] for seat in after["seats"]] == [1, 0], "his are not for all"
    own = await people[0].request("GET", "/api/me/ratings")
    (rating,) = own["ratings"]
    assert (rating["game"], rating["speed"], own["secured"]) == ("dice", "live", True)
    assert rating["rating"]["points"] == 1500 + changes[0]
    assert not rating["rating"]["settled"]
    curve = await people[0].request("GET", "/api/me/ratings/curve?game=dice&speed=live")
    assert [point["points"] for point in curve["points"]] == [1500, 1500 + changes[0]]
    export = await people[0].request("GET", "/api/me/export")
    assert [result["table"] for result in export["results"]] == [lives[0].id]
    assert len(export["ratings"]) == len(export["rating_changes"]) == 1


async def test_hidden_ratings_are_told_at_the_table_alone(start: Start, tmp_path: Path) -> None:
    """Not for ever to whoever once sat at a table with somebody."""
    path = f"sqlite:///{tmp_path / 'hidden.db'}"
    url, _ = start(store=path)
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("dice", 2, clock=CLOCK, rated=True)
    asked = f"/api/tables/{table}/ratings"
    for person in (ada, bruno):
        async with person.table(table) as live:
            await live.join()
    assert len((await ada.request("GET", asked))["seats"]) == 2
    async with ada.table(table) as live:
        await live.command("cancel")
    assert [seat["seat"] for seat in (await ada.request("GET", asked))["seats"]] == [0]
    await secure(url, bruno)
    assert len((await ada.request("GET", asked))["seats"]) == 2, "he shows them to everybody"


async def test_a_table_that_is_not_rated_tells_nothing(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 2)
    assert await ada.request("GET", f"/api/tables/{table}/ratings") == {"seats": []}


async def test_a_curve_is_seen_by_whom_ratings_are_shown_to(start: Start, tmp_path: Path) -> None:
    path = f"sqlite:///{tmp_path / 'curves.db'}"
    url, _ = start(store=path)
    ada, bruno = await guests(url, "Ada", "Bruno")
    store = await open_store(path)
    for number in range(HISTORY + 5):
        await store.enter_results([finished(f"t{number}", [ada.player, bruno.player])])
    while await store.fold_ratings():
        pass
    await store.close()
    asked = f"/api/people/{ada.player}/curve?game=card&speed=live"
    own = await ada.request("GET", "/api/me/ratings/curve?game=card&speed=live")
    assert len(own["points"]) == HISTORY + 1
    assert httpx.get(url + asked).status_code == 404, "she is not secured"
    await secure(url, ada)
    everybody = dict.fromkeys(PARTS, "everybody")
    for shown, seen in (("everybody", True), ("friends", False), ("nobody", False)):
        await ada.request("PUT", "/api/me/profile", {**everybody, "ratings": shown})
        assert await ada.request("GET", asked) == own
        if seen:
            assert await bruno.request("GET", asked) == own
        else:
            assert (await refused(bruno.request("GET", asked))).code == "not-found"
        assert httpx.get(url + asked).status_code == (200 if seen else 404)
    assert httpx.get(f"{url}/api/people/nobody/curve").status_code == 404


async def secure(url: str, client: Client) -> None:
    """Have a player use a second device."""
    await Client(url).use_link(await client.link())


async def test_boards_tell_the_settled_and_secured(start: Start, tmp_path: Path) -> None:
    path = f"sqlite:///{tmp_path / 'boards.db'}"
    url, _ = start(store=path)
    ada, bruno = await guests(url, "Ada", "Bruno")
    store = await open_store(path)
    for number in range(60):
        order = [ada.player, bruno.player]
        await store.enter_results([finished(f"t{number}", order if number % 4 else order[::-1])])
    while await store.fold_ratings():
        pass
    await store.close()
    asked = "/api/ratings?game=card&speed=live"
    empty = await ada.request("GET", asked)
    assert empty["lines"] == []
    assert empty["tenfold"] > 400  # who is ahead loses every fourth game
    untouched = await ada.request("GET", "/api/ratings?game=board&speed=live")
    assert untouched["tenfold"] == 400
    await secure(url, ada)
    (line,) = (await ada.request("GET", asked))["lines"]
    assert (line["name"], line["yours"], line["gain"]) == ("Ada", True, 0)
    assert line["rating"]["settled"]
    assert line["rating"]["points"] > 1500
    (seen,) = httpx.get(url + asked).json()["lines"]
    assert not seen["yours"]
    for shown in ("friends", "nobody"):
        await ada.request("PUT", "/api/me/profile", {"ratings": shown})
        assert httpx.get(url + asked).json()["lines"] == []
    await ada.request("PUT", "/api/me/profile", {"ratings": "everybody"})
    assert httpx.get(url + asked).json()["lines"] == [seen]
    assert (await ada.request("GET", f"{asked}&span=week"))["lines"] == []  # it was in 1970
    for wrong in ("game=chess", "speed=slow", "span=year"):
        assert httpx.get(f"{url}/api/ratings?{wrong}").status_code == 400
    assert httpx.get(f"{url}/api/me/ratings").status_code == 401
