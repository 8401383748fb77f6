"""Duplicate matches on a server: by link, in one's own time, and nothing is told too early."""

from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from tests.online.server.community.test_deals import first, hand_in, last, played
from tests.online.server.test_sheets import guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SOLITAIRE = {"game": "dice", "players": 1, "deals": 2, "title": "Friday"}


async def begin(http: httpx.AsyncClient, **more: Any) -> str:
    answer = await http.post("/api/matches", json={**SOLITAIRE, **more})
    assert answer.status_code == 201, answer.text
    return f"/api/matches/{answer.json()['id']}"


async def play(http: httpx.AsyncClient, path: str, number: int, choose: Any = first) -> Any:
    offer = (await http.get(path)).json()["deals"][number]
    return await hand_in(http, offer, played(offer, choose))


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


async def test_nobody_joins_once_all_have_played_though_nobody_has_looked(url: str) -> None:
    async with guest(url) as ada, guest(url, "Bruno") as bruno, guest(url, "Eve") as eve:
        path = await begin(ada, deals=1)
        offers = (await bruno.post(f"{path}/join", json={})).json()["deals"]
        assert offers[0]["secret"]
        for who in (bruno, ada):
            await play(who, path, 0)
        refused = await eve.post(f"{path}/join", json={})
        assert (refused.status_code, refused.json()["code"]) == (409, "over")


async def test_a_match_that_all_have_played_is_over_in_the_list(url: str) -> None:
    async with guest(url) as ada, guest(url, "Bruno") as bruno:
        path = await begin(ada, deals=1)
        await bruno.post(f"{path}/join", json={})

        async def listed() -> tuple[int, bool]:
            (match,) = (await ada.get("/api/matches")).json()
            return match["played"], match["over"]

        assert await listed() == (0, False)
        await play(ada, path, 0)
        assert await listed() == (1, False)
        await play(bruno, path, 0)
        assert await listed() == (1, True)


async def test_a_match_for_three_waits_for_the_third(url: str) -> None:
    async with guest(url) as ada, guest(url, "Bruno") as bruno, guest(url, "Chen") as chen:
        path = await begin(ada, deals=1, people=3)
        await bruno.post(f"{path}/join", json={})
        for who in (bruno, ada):
            await play(who, path, 0)
        assert not (await ada.get(path)).json()["over"]
        assert (await chen.post(f"{path}/join", json={})).status_code == 200
        await play(chen, path, 0)
        assert (await ada.get(path)).json()["over"]
        for wrong in ({"people": 1}, {"people": 7}, {"people": 13, "teams": ["Arno", "Po"]}):
            refused = await ada.post("/api/matches", json={"game": "dice", "players": 1, **wrong})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad-command")


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


async def test_a_match_that_is_full_says_so_before_one_asks(url: str) -> None:
    async with guest(url) as ada, AsyncExitStack() as stack:
        path = await begin(ada, teams=["Arno", "Po"])
        others = [
            await stack.enter_async_context(guest(url, f"Guest {number}")) for number in range(11)
        ]
        eve = await stack.enter_async_context(guest(url, "Eve"))
        for number, other in enumerate(others):
            page = (await eve.get(path)).json()
            assert (page["sides"], page["full"]) == ([0, 1] if number < 5 else [1], False)
            joined = await other.post(f"{path}/join", json={"team": int(number >= 5)})
            assert joined.status_code == 200
        page = (await eve.get(path)).json()
        assert (page["sides"], page["full"]) == ([], True)
        refused = await eve.post(f"{path}/join", json={"team": 1})
        assert (refused.status_code, refused.json()["code"]) == (409, "full")


@pytest.mark.long
async def test_two_clubs(url: str) -> None:
    async with (
        guest(url) as ada,
        guest(url, "Bruno") as bruno,
        guest(url, "Chen") as chen,
        guest(url, "Eve") as eve,
    ):
        arno = await new_club(ada, "Arno")
        po = await new_club(bruno, "Po")
        await chen.post(f"/api/clubs/{po}/join", json={})
        clubs = {"clubs": [arno, po], "deals": 1}
        refused = await chen.post("/api/matches", json={**SOLITAIRE, **clubs})
        assert refused.status_code == 403  # a member of one of them, who looks after neither
        path = await begin(ada, **clubs)
        page = (await ada.get(path)).json()
        assert (page["match"]["teams"], page["team"]) == (["Arno", "Po"], 0)
        assert await matches_of(ada, arno) == await matches_of(bruno, po) == [path]
        assert await matches_of(chen, po) == []  # nobody of them has taken it up
        page = (await eve.get(path)).json()
        assert (page["sides"], page["full"]) == ([], False)
        refused = await eve.post(f"{path}/join", json={"team": 1})
        assert (refused.status_code, refused.json()["code"]) == (403, "members-only")
        assert "a member of Po" in refused.json()["message"]
        assert (await bruno.post(f"{path}/join", json={"team": 0})).status_code == 403
        assert (await bruno.get(path)).json()["sides"] == [1]
        assert (await bruno.post(f"{path}/join", json={"team": 1})).json()["team"] == 1
        assert await matches_of(chen, po) == [path]
        assert (await chen.post(f"{path}/join", json={"team": 1})).status_code == 200
        for who, choose in ((ada, first), (bruno, last), (chen, first)):
            await play(who, path, 0, choose)
        page = (await ada.get(path)).json()
        assert not page["over"]  # others of the clubs may still come
        (hers,), (his,), (theirs,) = florins(page)
        assert hers is not None
        assert his is not None
        assert theirs == hers
        assert [line["margin"] for line in page["teams"]] == [
            round(hers - (his + hers) / 2, 1),
            round((his + hers) / 2 - hers, 1),
        ]
        assert (await eve.get(f"/api/clubs/{po}/matches")).status_code == 403
        await bruno.delete(f"/api/clubs/{po}")
        page = (await ada.get(path)).json()
        assert (page["match"]["teams"], len(page["people"])) == (["Arno", "Po"], 3)


async def new_club(http: httpx.AsyncClient, name: str) -> str:
    answer = await http.post("/api/clubs", json={"name": name, "joining": "open"})
    assert answer.status_code == 201, answer.text
    club: str = answer.json()["club"]
    return club


async def matches_of(http: httpx.AsyncClient, club: str) -> list[str]:
    answer = await http.get(f"/api/clubs/{club}/matches")
    assert answer.status_code == 200, answer.text
    return [f"/api/matches/{match['id']}" for match in answer.json()]


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
            {"clubs": ["one"]},
            {"clubs": ["one", "one"]},
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


async def test_titles_and_names_of_teams_are_cleaned(url: str) -> None:
    async with guest(url) as ada:
        path = await begin(ada, title=" Sunday   cup ", teams=["Ada  and Bruno", "Eve"])
        page = (await ada.get(path)).json()
        assert page["match"]["title"] == "Sunday cup"
        assert page["match"]["teams"] == ["Ada and Bruno", "Eve"]
        for wrong in ({"title": "cup \u202e"}, {"teams": ["Ada\u0000", "Eve"]}):
            answer = await ada.post("/api/matches", json={**SOLITAIRE, **wrong})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-command")
