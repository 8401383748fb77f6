"""Who only watches a rated table is a lot behind, whichever way it is looked at."""

import asyncio
import json
import random
from typing import Any

import httpx
import pytest

from medici.online.client import Client
from medici.online.server.run import Server
from medici.record import Game, replay
from tests.online.server.conftest import Raw, guests, play, raw, seated, session_of, turn

pytestmark = pytest.mark.anyio
CLOCK = {"kind": "decision", "seconds": 600.0}


def shown_of(game: Game) -> int:
    """How many moves an onlooker may know: those before the present lot, by the states between."""
    again, shown = Game(game.name, len(game.players), game.options), 0
    for number, (actor, move) in enumerate(game.moves):
        before = game.moves[number - 1] if number else ("", "")
        anew = actor == "nature" and before[0] != "nature"
        if game.name == "board":  # a day begins, or nothing lies in the middle
            anew = anew and (move.startswith("first") or again.state.lot_size == 0)
        if game.name == "card":
            anew = number == 0 or before[1].startswith("take")
        shown = number if anew else shown
        again.play(move)
    return shown


def record_at(server: tuple[str, Server], table: str) -> dict[str, Any]:
    """The game so far as the server has it: it gives that to nobody who plays."""
    services = server[1].app.services
    assert services is not None
    return services.tables.hosted[table].live.record()


async def heard(socket: Raw) -> list[dict[str, Any]]:
    """All messages that have come so far."""
    await socket.send({"type": "ping"})
    messages: list[dict[str, Any]] = []
    while (message := json.loads(await socket.socket.recv()))["type"] != "pong":
        messages.append(message)
    return messages


def moves_in(messages: list[dict[str, Any]]) -> list[str]:
    events = [event for message in messages for event in message.get("events", [])]
    return [event["move"] for event in events if event["type"] == "moved"]


@pytest.mark.parametrize("game", ["board", "card", "dice"])
async def test_onlookers_are_a_lot_behind_on_every_way(
    url: str, server: tuple[str, Server], game: str
) -> None:
    chooser = random.Random(5)
    async with seated(url, game, rated=True, clock=CLOCK) as lives:
        table = lives[0].id
        async with (
            raw(url, table, None, hello=False) as browser,
            raw(url, table, None, hello=False) as program,
            httpx.AsyncClient(base_url=url) as http,
        ):
            await browser.send({"type": "hello", "log": True})
            await program.send({"type": "hello", "state": True})
            seen = moves_in(await heard(browser))
            (snapshot,) = await heard(program)
            followed = snapshot["table"]["moves"]
            for _ in range(30):
                true = replay(record_at(server, table))
                if true.over:
                    break
                allowed, moves = shown_of(true), [move for _, move in true.moves]
                assert seen == moves[:allowed]
                assert followed == allowed
                if allowed:
                    record = (await http.get(f"/api/tables/{table}/record")).json()
                    assert [move for _, move in record["moves"]] == moves[:allowed]
                    steps = (await http.get(f"/api/tables/{table}/replay")).json()["steps"]
                    assert len(steps) == allowed
                view = (await http.get(f"/api/tables/{table}")).json()
                assert view["moves"] == allowed
                assert view["legal"] == []
                late = {"type": "move", "move": moves[-1], "cmd_id": "late", "seq": 1}
                await program.send(late)
                assert all("events" not in each for each in await heard(program))
                actor = true.actor
                assert isinstance(actor, int)
                update = await turn(lives[actor])
                await lives[actor].move(chooser.choice(update.legal or []))
                seen += moves_in(await heard(browser))
                messages = await heard(program)
                followed += len(moves_in(messages))
                assert all("legal" not in message for message in messages)


async def test_all_is_seen_at_the_end_and_by_who_plays(url: str) -> None:
    async with seated(url, "dice", rated=True, clock=CLOCK) as lives:
        table = lives[0].id
        async with (
            raw(url, table, session_of(lives[0]), hello=False) as own,
            raw(url, table, None, hello=False) as other,
        ):
            for socket in (own, other):
                await socket.send({"type": "hello", "log": True})
            seen, behind = moves_in(await heard(own)), moves_in(await heard(other))
            assert len(seen) > len(behind)
            await asyncio.gather(*(play(live) for live in lives))
            true = await Client(url).record(table)
            moves = [move for _, move in true["moves"]]
            assert seen + moves_in(await heard(own)) == moves
            assert behind + moves_in(await heard(other)) == moves


async def test_who_came_before_the_game_began_is_behind_too(
    url: str, server: tuple[str, Server]
) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("board", 2, rated=True, clock=CLOCK)
    async with (
        ada.table(table) as first,
        bruno.table(table) as second,
        raw(url, table, None, hello=False) as onlooker,
    ):
        await onlooker.send({"type": "hello", "log": True})
        await first.join()
        await second.join()
        await first.start()
        messages = await heard(onlooker)
        assert messages[-1]["events"][-1]["type"] == "started"
        assert moves_in(messages) == []
        assert record_at(server, table)["moves"]
        for seen in (1, 4, 50):  # what one says to have seen opens nothing
            await onlooker.send({"type": "hello", "log": seen > 1, "seq": seen})
            assert moves_in(await heard(onlooker)) == []


async def test_nothing_is_held_back_where_nothing_is_at_stake(url: str) -> None:
    async with seated(url, "board") as lives:
        true = await Client(url, session_of(lives[0])).record(lives[0].id)
        assert (await Client(url).record(lives[0].id))["moves"] == true["moves"]
