"""Who only watches a rated table is a lot behind, whichever way it is looked at."""

import asyncio
import json
import random
from typing import Any

import httpx
import pytest

from medici.fair import new_secret
from medici.online.client import Client
from medici.online.server.hosting.onlookers import Onlookers
from medici.online.server.run import Server
from medici.online.tables import LiveTable, Terms, encode_event
from medici.online.tables import commands as cmd
from medici.record import Game, replay
from tests.online.server.conftest import Raw, guests, play, raw, seated, session_of, turn
from tests.online.server.pauses import ADA, BRUNO, begun

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


async def test_onlookers_are_not_told_how_much_happens_in_the_present_lot(
    url: str, server: tuple[str, Server]
) -> None:
    services = server[1].app.services
    assert services is not None
    eve, *_ = await guests(url, "Eve")
    async with (
        seated(url, "board", ("Ada", "Bruno", "Chen"), public=True, talk="all") as lives,
        raw(url, lives[0].id, eve.session, hello=False) as socket,
    ):
        hosted = services.tables.hosted[lives[0].id]
        await socket.send({"type": "hello", "log": True})
        known = sum(len(message["events"]) for message in await heard(socket))
        for _ in range(3):
            actor = hosted.live.actor()
            assert actor is not None
            await lives[actor].move(((await turn(lives[actor])).legal or [])[0])
            known += sum(len(message["events"]) for message in await heard(socket))
            assert hosted.seq > known
            refusals = []
            for seq in range(1, hosted.seq + 2):
                move = {"type": "move", "move": "pass", "cmd_id": f"m{seq}", "seq": seq}
                refusals.append(await socket.ask(move))
            assert {(refused["code"], refused["seq"]) for refused in refusals} == {
                ("not-seated", known)
            }
            assert len({refused["message"] for refused in refusals}) == 1
            said = await socket.ask({"type": "chat", "text": "hello", "cmd_id": f"c{known}"})
            assert (said["type"], said["seq"]) == ("ok", known)


async def test_lists_do_not_tell_at_once_that_a_bot_plays_on(url: str) -> None:
    async with (
        seated(url, "card", ("Ada", "Bruno", "Chen"), public=True) as lives,
        httpx.AsyncClient(base_url=url) as http,
    ):
        table = lives[0].id
        await lives[2].command("leave")
        own = {"Authorization": f"Bearer {session_of(lives[0])}"}
        for headers, bot in (({}, None), (own, "merchant")):
            listed = (await http.get("/api/tables", headers=headers)).json()
            (found,) = [each for each in listed if each["table"] == table]
            assert [seat["name"] for seat in found["seats"]] == ["Ada", "Bruno", "Chen"]
            assert found["seats"][2]["bot"] == bot
        (watched,) = (await http.get("/api/watch", params={"tables": table})).json()
        assert [seat["bot"] for seat in watched["seats"]] == [None, None, None]


async def test_who_is_forgotten_is_not_named_to_onlookers_either(url: str) -> None:
    async with (
        seated(url, "dice", ("Ada", "Bruno", "Isotta"), public=True) as lives,
        httpx.AsyncClient(base_url=url) as http,
    ):
        table = lives[0].id
        await lives[2].chat("I am Isotta")

        async def told() -> str:
            watched = await http.get("/api/watch", params={"tables": table})
            listed = await http.get("/api/tables")
            return (await http.get(f"/api/tables/{table}")).text + watched.text + listed.text

        assert "Isotta" in await told()
        own = {"Authorization": f"Bearer {session_of(lives[2])}"}
        assert (await http.delete("/api/me", headers=own)).is_success
        assert "Isotta" not in await told()
        view = (await http.get(f"/api/tables/{table}")).json()
        assert [seat["name"] for seat in view["seats"]] == ["Ada", "Bruno", "Guest"]
        assert view["moves"] == 0


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


async def test_friends_see_a_private_game_at_once_and_anybody_a_public_one_later(url: str) -> None:
    for public in (False, True):
        async with seated(url, "board", public=public) as lives:
            own = Client(url, session_of(lives[0]))
            true = (await own.record(lives[0].id))["moves"]
            seen = (await Client(url).record(lives[0].id))["moves"]
            assert (seen == true) is not public
            assert (await own.snapshot(lives[0].id))["behind"] is public


async def test_who_plays_with_bots_is_watched_at_once(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2, public=True, bots={1: "random"})
    async with ada.table(table) as live:
        await live.join()
        await live.start()
        true = (await ada.record(table))["moves"]
        assert true
        assert (await Client(url).record(table))["moves"] == true


def test_talk_before_the_game_was_followed_when_it_begins() -> None:
    live, events = LiveTable.create("t", Terms("board", 2, public=True), ADA, new_secret(), 0.0)
    log = [encode_event(event) for event in events]
    onlookers = Onlookers(live, log)
    assert sum(1 for _ in onlookers.follow()) > 0  # somebody came to look
    begin = (cmd.Join(seed="a"), ADA), (cmd.Join(seed="b"), BRUNO), (cmd.Start(), ADA)
    left = 0
    for command, player in ((cmd.Chat(text="hi"), ADA), *begin):
        live.take(events := live.decide(command, player, 0.0))
        log += [encode_event(event) for event in events]
        left = len(events)
        onlookers.keep_up()
    assert live.is_held_back
    assert sum(1 for _ in onlookers.follow()) <= 2 * left
    assert onlookers.behind().phase == "running"


def test_several_follow_the_same_log_at_once() -> None:
    live, events = begun("t", 0.0)
    onlookers = Onlookers(live, [encode_event(event) for event in events])
    ways = [onlookers.follow() for _ in range(3)]
    while ways:
        ways = [way for way in ways if next(way, 0) is None]
    behind = onlookers.behind()
    assert (behind.seq, len(behind.record()["moves"])) == (
        live.seq - len(live.record()["moves"]),
        0,
    )
