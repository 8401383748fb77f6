"""Duplicate matches on a server: by link, in one's own time, and nothing is told too early."""

from typing import Any

import httpx
import pytest

from tests.online.server.community.test_deals import first, last, played
from tests.online.server.test_sheets import guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SOLITAIRE = {"game": "dice", "players": 1, "deals": 2, "title": "Friday"}


async def begin(http: httpx.AsyncClient, **more: Any) -> str:
    answer = await http.post("/api/matches", json={**SOLITAIRE, **more})
    assert answer.status_code == 201, answer.text
    return f"/api/matches/{answer.json()['id']}"


async def play(http: httpx.AsyncClient, path: str, number: int, choose: Any = first) -> Any:
    offer = (await http.get(path)).json()["deals"][number]
    deal = offer["deal"]["id"]
    body = {"moves": played(offer, choose), "began": offer["opens"] + 1}
    return await http.post(f"/api/deals/{deal}/result", json=body)


def florins(page: dict[str, Any]) -> list[list[int | None]]:
    return [[cell["florins"] for cell in line["cells"]] for line in page["people"]]


async def test_the_same_deals_are_compared_once_both_have_played(url: str) -> None:
    async with guest(url) as ada, guest(url, "Bruno") as bruno, guest(url, "Eve") as eve:
        path = await begin(ada)
        page = (await bruno.get(path)).json()
        assert not page["member"]
        assert [offer["secret"] for offer in page["deals"]] == [None, None]
        assert (await bruno.post(f"{path}/join", json={})).json()["member"]
        assert (await play(ada, path, 0)).json()["state"] == "counted"
        seen = (await bruno.get(path)).json()
        assert florins(seen) == [[None, None], [None, None]]
        assert [line["played"] for line in seen["people"]] == [1, 0]
        assert (await play(bruno, path, 0, last)).json()["state"] == "counted"
        seen = (await bruno.get(path)).json()
        (hers, none), (his, nothing) = florins(seen)
        assert (none, nothing) == (None, None)
        assert hers is not None
        assert his is not None
        assert [line["margin"] for line in seen["people"]] == [(hers - his) / 2, (his - hers) / 2]
        assert florins((await eve.get(path)).json()) == [[None, None], [None, None]]
        forged = {"moves": [], "began": 0.0}
        deal = seen["deals"][1]["deal"]["id"]
        assert (await eve.post(f"/api/deals/{deal}/result", json=forged)).status_code == 403
        assert not seen["over"]
        for who in (ada, bruno):
            await play(who, path, 1)
        seen = (await eve.get(path)).json()
        assert seen["over"]
        assert all(offer["secret"] for offer in seen["deals"])
        assert florins(seen)[0][1] == florins(seen)[1][1]  # the same moves, the same florins
        assert (await eve.post(f"{path}/join", json={})).json()["code"] == "over"
        (listed,) = (await ada.get("/api/matches")).json()
        assert (listed["people"], listed["played"], listed["over"]) == (["Ada", "Bruno"], 2, True)


async def test_two_teams(url: str) -> None:
    async with guest(url) as ada, guest(url, "Bruno") as bruno:
        path = await begin(ada, teams=["Arno", "Po"], deals=1)
        assert (await bruno.post(f"{path}/join", json={"team": 2})).status_code == 400
        joined = (await bruno.post(f"{path}/join", json={"team": 1})).json()
        assert (joined["team"], [line["name"] for line in joined["teams"]]) == (1, ["Arno", "Po"])
        await play(ada, path, 0)
        await play(bruno, path, 0, last)
        teams = (await ada.get(path)).json()["teams"]
        assert teams[0]["margin"] == -teams[1]["margin"] == teams[0]["total"] - teams[1]["total"]


async def test_what_cannot_be_played_is_refused(url: str) -> None:
    async with guest(url) as ada, httpx.AsyncClient(base_url=url) as nobody:
        for wrong in (
            {"game": "chess"},
            {"players": 9},
            {"game": "board", "players": 1},
            {"deals": 9},
            {"teams": ["one"]},
            {"teams": ["one", " "]},
            {"level": "prince"},
        ):
            answer = await ada.post("/api/matches", json={**SOLITAIRE, **wrong})
            assert answer.status_code == 400, wrong
        assert (await nobody.post("/api/matches", json=SOLITAIRE)).status_code == 401
        assert (await ada.get("/api/matches/none")).status_code == 404


async def test_somebody_begins_so_many_at_most(start: Any) -> None:
    url, _ = start(matches_per_player=1)
    async with guest(url) as ada:
        await begin(ada)
        answer = await ada.post("/api/matches", json=SOLITAIRE)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
