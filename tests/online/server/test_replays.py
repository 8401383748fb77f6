"""Games step by step over HTTP: played here or brought along."""

import asyncio
import json
import re
from typing import Any

import httpx
import msgspec
import pytest

from medici.online.client import Client
from medici.presentation.playback import Replay, replay_of
from medici.record import replay
from tests.online.server.conftest import JSON, guests, play, seated, session_of
from tests.record.games import played

pytestmark = pytest.mark.anyio


async def replayed(client: Client, table: str) -> Replay:
    """The replay of a table, checked against its form."""
    return msgspec.convert(await client.request("GET", f"/api/tables/{table}/replay"), Replay)


def same(answer: Replay, record: dict[str, Any]) -> bool:
    """Whether a replay is that of a record, the verdict apart."""
    bare = msgspec.structs.replace(answer, table=None, fair=None)
    return msgspec.json.encode(bare) == msgspec.json.encode(replay_of(replay(record)))


async def test_a_finished_game_is_replayed_and_judged(url: str) -> None:
    async with seated(url, "dice") as (ada, bruno):
        await asyncio.gather(play(ada), play(bruno))
    client = Client(url)
    record = await client.record(ada.id)
    answer = await replayed(client, ada.id)
    assert same(answer, record)
    assert answer.table == ada.id
    assert answer.fair is not None
    assert answer.fair["fair"] is True
    assert answer.result == record["result"]
    brought = msgspec.convert(await client.request("POST", "/api/records/replay", record), Replay)
    assert (brought.table, brought.fair) == (None, answer.fair)
    assert same(brought, record)


async def test_a_game_that_is_not_over_keeps_its_secret(url: str) -> None:
    async with seated(url, "card", ("Ada",), bots={1: "random"}) as (ada,):
        client = Client(url, session_of(ada))
        answer = await replayed(client, ada.id)
        assert answer.result is None
        assert answer.fair is not None
        assert (answer.fair["fair"], answer.fair["failed"]) == (None, "unrevealed")
        await ada.command("cancel")
        answer = await replayed(client, ada.id)
        assert answer.result is None
        assert answer.fair is not None
        assert answer.fair["fair"] is True


async def test_there_is_no_replay_before_the_game(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get(f"/api/tables/{table}/replay")
        assert (answer.status_code, answer.json()["code"]) == (400, "not-running")
        answer = await http.get("/api/tables/nowhere/replay")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


def damaged(**changes: Any) -> dict[str, Any]:
    """A record of a few moves, with something wrong."""
    return played(("board", 3, {}), seed=4, moves=9).record() | changes


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("{", "expected JSON; got"),
        ("", "expected JSON; got"),
        ("[]", "expected a JSON object; got a list"),
        ("{}", "format: expected 'medici-record/1'; got None"),
        (damaged(game="chess"), "expected a game"),
        (damaged(players=7), "players: expected a list of names"),
        (damaged(moves=[["nature", "first 1"], [0, "sing"]]), "^move 2: expected"),
        (damaged(moves=[["nature", "first 9"]]), "^move 1: 'first 9' is not legal"),
        (damaged(days=[{}]), "days: expected 0 scored"),
        (damaged(result={}), "result: expected none"),
    ],
)
async def test_a_bad_record_is_refused_in_words(url: str, body: Any, words: str) -> None:
    text = body if isinstance(body, str) else json.dumps(body)
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.post("/api/records/replay", content=text, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    assert re.search(words, answer.json()["message"])


async def test_a_false_proof_is_shown_with_the_replay(url: str) -> None:
    async with seated(url, "dice", ("Ada",)) as (ada,):
        await play(ada)
    record = await Client(url).record(ada.id)
    record["fair"]["secret"] = "00" * 32
    answer = await Client(url).request("POST", "/api/records/replay", record)
    assert answer["fair"]["fair"] is False
    assert answer["fair"]["failed"] == "commitment"
    bare = {key: value for key, value in record.items() if key != "fair"}
    assert (await Client(url).request("POST", "/api/records/replay", bare))["fair"] is None


async def test_what_is_long_is_compressed(url: str) -> None:
    record = played(("board", 4, {}), seed=3).record()
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.post("/api/records/replay", content=json.dumps(record), headers=JSON)
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < len(answer.content) / 5
        assert "content-encoding" not in (await http.get("/healthz")).headers
