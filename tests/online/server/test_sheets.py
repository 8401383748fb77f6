"""Scores of real tables that are shown to others: by whom, to whom, how many and for how long."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from medici.online.server.bus import Bus
from medici.online.server.hosting.shared_sheets import SharedSheet, SharedSheets
from medici.online.server.run import Server
from medici.online.server.settings import Settings

pytestmark = pytest.mark.anyio

SHEET: dict[str, Any] = {
    "game": "board",
    "players": ["Ada", "Bruno"],
    "days": [[20, 10]],
    "scores": [50, 40],
    "winners": [],
}


@asynccontextmanager
async def guest(url: str, name: str = "Ada") -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=url) as http:
        await http.post("/api/guests", json={"name": name})
        yield http


async def share(http: httpx.AsyncClient, sheet: dict[str, Any] = SHEET) -> str:
    answer = await http.post("/api/sheets", json=sheet)
    assert answer.status_code == 201, answer.text
    sheet_id: str = answer.json()["id"]
    return sheet_id


async def test_a_score_is_seen_by_anybody_and_changed_by_its_keeper(url: str) -> None:
    async with (
        guest(url) as ada,
        guest(url, "Eve") as eve,
        httpx.AsyncClient(base_url=url) as anybody,
    ):
        path = f"/api/sheets/{await share(ada)}"
        seen = await anybody.get(path)
        assert seen.json() == SHEET
        tag = {"If-None-Match": seen.headers["etag"]}
        same = await anybody.get(path, headers=tag)
        assert (same.status_code, same.content) == (304, b"")
        later = {**SHEET, "scores": [55, 70], "winners": [1]}
        for other in (eve, anybody):
            assert (await other.put(path, json=later)).status_code in (401, 404)
        assert (await ada.put(path, json=later)).status_code == 204
        seen = await anybody.get(path, headers=tag)
        assert (seen.status_code, seen.json()) == (200, later)


async def test_nobody_without_a_session_shares(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        assert (await http.post("/api/sheets", json=SHEET)).status_code == 401
        assert (await http.get("/api/sheets/nothing")).status_code == 404


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"players": []},
        {"players": ["Ada"] * 7},
        {"players": ["Ada", "x" * 25]},
        {"players": ["Ada", "\u202eeve"]},
        {"days": [[1, 2]] * 4},
        {"days": [[1]]},
        {"scores": [1]},
        {"scores": [10**9, 0]},
        {"winners": [-1]},
    ],
    ids=str,
)
async def test_what_is_no_score_is_refused(url: str, wrong: dict[str, Any]) -> None:
    async with guest(url) as ada:
        answer = await ada.post("/api/sheets", json={**SHEET, **wrong})
        assert answer.status_code == 400, answer.text


async def test_a_long_body_is_refused(url: str) -> None:
    async with guest(url) as ada:
        answer = await ada.post("/api/sheets", json={**SHEET, "game": "x" * 17_000})
        assert answer.status_code == 413


async def test_a_player_shows_so_many_and_the_oldest_goes(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, _ = start(sheets_per_player=2)
    async with guest(url) as ada:
        ids = [await share(ada) for _ in range(3)]
        status = [(await ada.get(f"/api/sheets/{each}")).status_code for each in ids]
        assert status == [404, 200, 200]


async def test_who_is_forgotten_shows_nothing_and_an_export_has_it(url: str) -> None:
    async with guest(url) as ada:
        path = f"/api/sheets/{await share(ada)}"
        assert (await ada.get("/api/me/export")).json()["sheets"] == [SHEET]
        assert (await ada.delete("/api/me")).status_code == 204
        assert (await ada.get(path)).status_code == 404


async def test_in_all_the_one_that_did_not_change_for_longest_goes() -> None:
    sheets = SharedSheets(Bus(), Settings(sheets_in_all=2))
    sheet = SharedSheet(**SHEET)
    first, second = [await sheets.add(player, sheet) for player in ("a", "b")]
    assert await sheets.change("a", first, sheet)
    await sheets.add("c", sheet)
    assert await sheets.find(first)
    assert await sheets.find(second) is None
    assert not await sheets.change("b", second, sheet)


async def test_a_score_that_does_not_change_is_forgotten() -> None:
    sheets = SharedSheets(Bus(), Settings(sheet_seconds=0.0))
    assert await sheets.find(await sheets.add("a", SharedSheet(**SHEET))) is None
