"""A game comes from a browser to the server, and a friend sits down at it."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from medici.online.tables import encode_event
from tests.online.server.conftest import guests, play
from tests.online.tables.test_import_game import ID, Pocket

pytestmark = pytest.mark.anyio


def log_of(game: str, players: int, table: str) -> list[dict[str, Any]]:
    """The log of a game as a browser sends it."""
    events: list[dict[str, Any]] = [
        msgspec.json.decode(encode_event(event)) for event in Pocket(game, players).play(5).log
    ]
    events[0]["table"] = table
    return events


async def bring(url: str, session: str | None, **body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {session}"} if session else {}
    async with httpx.AsyncClient() as line:
        return await line.post(f"{url}/api/tables/brought", json=body, headers=headers)


async def test_a_table_is_brought_and_a_friend_plays_on(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    body = {"events": log_of("dice", 2, ID), "free": 1}
    answer = await bring(url, ada.session, **body)
    assert answer.status_code == 201, answer.text
    assert answer.json() == {"table": ID, "invite": f"/tables/{ID}", "commitment": ""}
    assert (await bring(url, ada.session, **body)).json() == answer.json()  # asked twice
    stranger = await bring(url, bruno.session, **body)
    assert stranger.status_code == 403
    async with ada.table(ID) as first, bruno.table(ID) as second:
        await second.join()
        events = (await asyncio.gather(play(first), play(second)))[1]
    assert events[-1]["type"] == "ended"
    assert events[-1]["secret"] == ""
    async with httpx.AsyncClient() as line:
        record = (await line.get(f"{url}/api/tables/{ID}/record")).json()
        assert record["players"] == ["Ada", "Bruno"]
        assert "fair" not in record
        verdict = (await line.get(f"{url}/api/tables/{ID}/verify")).json()
        assert verdict["fair"] is None
        assert verdict["failed"] == "unproven"
        replay = (await line.get(f"{url}/api/tables/{ID}/replay")).json()
        assert replay["fair"] is None


async def test_what_is_refused(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    log = log_of("board", 3, "fedcba9876543210" * 2)
    assert (await bring(url, None, events=log)).status_code == 401
    assert (await bring(url, ada.session, events=[])).status_code == 400
    assert (await bring(url, ada.session, events=[{"type": "moved"}])).status_code == 400
    named = [{**log[0], "table": "mine"}, *log[1:]]
    assert "id like ours" in (await bring(url, ada.session, events=named)).text
    wrong = [*log[:-1], {**log[-1], "move": "bid 1000"}]
    answer = await bring(url, ada.session, events=wrong)
    assert answer.status_code == 400
    assert "step" in answer.json()["message"]
    assert (await bring(url, ada.session, events=log, free=7)).status_code == 400
    assert (await bring(url, ada.session, events=log * 500)).status_code in (400, 413)


async def test_a_game_that_is_brought_six_times_at_once_is_one_table(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = "ab" * 16
    body = {"events": log_of("dice", 2, table)}
    answers = await asyncio.gather(*(bring(url, ada.session, **body) for _ in range(6)))
    assert [(answer.status_code, answer.json()["table"]) for answer in answers] == [
        (201, table)
    ] * 6
