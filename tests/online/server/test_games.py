"""Whole games over the network."""

import asyncio
import random
from typing import Any

import pytest

from medici.fair import verify
from medici.online.client import Client, ClientError
from medici.record import replay
from tests.online.server.conftest import guests, play, seated, turn
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["board", "card", "dice"])
async def test_two_people_and_bots_play_a_whole_game(url: str, game: str) -> None:
    bots = {2: "merchant", 3: "random"}
    async with seated(url, game, bots=bots, pace=0) as (ada, bruno):
        promised = ada.snapshot["commitment"]
        seen = await asyncio.gather(play(ada), play(bruno, random.Random(2)))
        client = Client(url)
        record = await client.record(ada.id)
    assert seen[0][-1]["type"] == "ended"
    assert replay(record).over
    verdict = verify(record)
    assert verdict.fair
    assert verdict.commitment == promised
    assert (await client.request("GET", f"/api/tables/{ada.id}/verify"))["fair"] is True
    assert (await client.request("POST", "/api/records", record))["verdict"]["fair"] is True
    moves = [event for event in seen[0] if event["type"] == "moved"]
    assert [[m.get("seat"), m["move"]] for m in moves] == [
        [None if actor == "nature" else actor, move] for actor, move in record["moves"]
    ]
    assert {move["seat"] for move in moves if move.get("by_bot")} == set(bots)


async def test_both_see_the_same_events(url: str) -> None:
    async with seated(url) as (ada, bruno):
        first, second = await asyncio.gather(play(ada), play(bruno))
    length = min(len(first), len(second))
    assert first[-length:] == second[-length:]


async def test_one_alone_against_a_bot_and_a_rematch(url: str) -> None:
    async with seated(url, "dice", ("Ada",), bots={1: "apprentice"}, pace=0) as (ada,):
        await play(ada)
        await ada.command("rematch")
        view = await Client(url).snapshot(ada.id)
        again = await Client(url).snapshot(view["rematch"])
    assert again["phase"] == "open"
    assert [seat["bot"] for seat in again["seats"]] == [None, "apprentice"]


async def test_a_move_can_be_taken_back(url: str) -> None:
    refused: list[str] = []
    async with seated(url) as lives:
        for _ in range(20):
            views = [await client_view(url, live.id) for live in lives]
            actor = views[0]["actor"]
            mine = lives[actor]
            update = await turn(mine)
            await mine.move(update.legal[-1], update.seq)
            try:
                await mine.command("undo")
            except ClientError as refusal:
                refused.append(refusal.code)
                continue
            after = await client_view(url, mine.id)
            assert after["actor"] == actor
            assert after["state"] == views[0]["state"]
            assert set(refused) <= {"no-undo"}
            return
    pytest.fail("no move could be taken back")


async def client_view(url: str, table: str) -> dict[str, Any]:
    return await Client(url).snapshot(table)


async def test_clocks_run_out_and_the_game_waits_until_somebody_comes_back(url: str) -> None:
    clock = {"kind": "decision", "seconds": 0.2}
    async with seated(url, "card", ("Ada", "Bruno"), clock=clock, pace=0) as (ada, bruno):
        lost: set[int] = set()
        async with asyncio.timeout(PATIENCE):
            async for update in ada:
                events = [event for event in update.events if event["type"] == "bot-took-over"]
                lost |= {event["seat"] for event in events}
                if len(lost) == 2:
                    break
        snapshot = await Client(url).snapshot(ada.id)
        assert (snapshot["phase"], snapshot["paused"]) == ("running", True)
        assert await bruno.command("return") == snapshot["seq"] + 1


async def test_someone_who_resigned_can_return(url: str) -> None:
    async with seated(url, "board", ("Ada", "Bruno"), pace=0) as (ada, bruno):
        await ada.command("resign")
        assert (await Client(url).snapshot(ada.id))["seats"][0]["taken_over"] == "resigned"
        await turn(bruno)
        await ada.command("return")
        assert (await Client(url).snapshot(ada.id))["seats"][0]["bot"] is None


async def test_people_talk_and_onlookers_too(url: str) -> None:
    (carla,) = await guests(url, "Carla")
    async with seated(url) as (ada, _), carla.table(ada.id) as onlooker:
        await onlooker.chat("  buona fortuna ")
        await turn_of_talk(ada)
        assert onlooker.snapshot["legal"] == []
        with pytest.raises(ClientError) as refusal:
            await onlooker.move("pass")
        assert refusal.value.code == "not-seated"


async def turn_of_talk(live: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        async for update in live:
            for event in update.events:
                if event["type"] == "said":
                    assert event["text"] == "buona fortuna"
                    return


async def test_a_table_of_bots_waits_for_somebody_to_look(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 2, bots={0: "apprentice", 1: "apprentice"}, pace=0)
    async with ada.table(table) as live:
        await live.start()
    seq = (await ada.snapshot(table))["seq"]
    await asyncio.sleep(0.5)
    assert (await ada.snapshot(table))["seq"] <= seq + 2  # a move that was under way
    async with ada.table(table) as live, asyncio.timeout(PATIENCE):
        events = [event async for update in live for event in update.events]
    assert events[-1]["type"] == "ended"
