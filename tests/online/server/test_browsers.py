"""What browsers are told: every event once, of which they make the table and its steps."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from medici.online.client import Client
from medici.online.server.run import Server
from medici.online.server.wire.audience import LARGEST_CHUNK
from medici.online.server.wire.messages import Events
from medici.online.tables import Event, bounded_table
from medici.presentation.playback import Step, steps
from medici.presentation.scene import Scene, scene
from medici.record import replay
from tests.online.server.conftest import Raw, exactly, guests, play, raw, seated, session_of
from tests.online.server.watching import Browser, watching, whose
from tests.online.tables.following import Follower, News

pytestmark = pytest.mark.anyio


async def told_in_full(url: str, browser: Browser) -> None:
    """The log of a browser is the whole story of the record."""
    game = replay(await Client(url).record(browser.table.live.id))
    bare = [msgspec.structs.replace(step, scene=msgspec.UNSET) for step in steps(game)]
    assert msgspec.json.encode(browser.log) == msgspec.json.encode(bare)
    assert browser.table.scene() == scene(game)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["board", "card", "dice"])
async def test_a_whole_game_is_told_to_players_and_onlookers(url: str, game: str) -> None:
    async with seated(url, game, ("Ada", "Bruno", "Chen")) as lives:
        sessions = [session_of(live) for live in lives]
        table = lives[0].id
        async with (
            watching(url, table, sessions[0]) as ada,
            watching(url, table, sessions[1]) as bruno,
            watching(url, table, sessions[2]) as chen,
            watching(url, table, None) as onlooker,
        ):
            everybody = (ada, bruno, chen, onlooker)
            begun = len(onlooker.log)
            await asyncio.gather(*(each.play(random.Random(3)) for each in everybody))
            for each in everybody:
                await told_in_full(url, each)
                assert [step.n for step in each.shown] == list(range(begun + 1, len(each.log) + 1))
                assert (each.view.phase, each.view.actor) == ("over", None)
                assert all(isinstance(step.scene, Scene) for step in each.shown)
            assert onlooker.view.legal == []
            assert not any(seat.yours for seat in onlooker.view.seats)
            assert [seat.yours for seat in bruno.view.seats] == [False, True, False]


async def test_coming_back_at_any_point_tells_each_event_once(url: str) -> None:
    async with seated(url, "card") as (ada, bruno):
        await asyncio.gather(play(ada), play(bruno))
        async with watching(url, ada.id, session_of(bruno)) as back:
            whole, last = list(back.log), back.table.seq
            await told_in_full(url, back)
            bodies = await events_of(back.socket, None)
            assert len(bodies) == last
            for seq in range(1, last + 1, 7):
                assert await events_of(back.socket, seq) == bodies[seq:]
            for unknown in (0, -1, last + 1, 10**9):
                assert await events_of(back.socket, unknown) == bodies
            for seq in (2, last - 20, last):
                back.table = Follower()
                back.table.hear([msgspec.convert(body, Event) for body in bodies[:seq]])
                moves = len(back.log)
                assert (await back.hello(seq)).steps == back.shown[
                    len(back.shown) - len(whole) + moves :
                ]
                assert back.log == whole


async def events_of(socket: Raw, seq: int | None) -> list[dict[str, Any]]:
    """All events that a hello brings; each message says with which of them it begins."""
    await socket.send({"type": "hello", "seq": seq, "log": True})
    message = await socket.receive("events")
    events, first = message["events"], message["from"]
    while message.get("more"):
        message = await socket.receive("events")
        assert message["from"] == first + len(events)
        events += message["events"]
    return list(events)


async def test_a_long_log_comes_in_parts_that_are_not_large(
    start: Callable[..., tuple[str, Server]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounded_table, "JOINS_BY_PERSON", 1000)
    url, _ = start(burst=10_000)
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 1)
    async with watching(url, table, ada.session) as talker:
        for number in range(300):
            seat = {"seat": 0, "seed": f"{number}".rjust(64, "s")}
            await talker.command("join", **seat)
            await talker.next()
            await talker.command("leave")
            await talker.next()
    async with raw(url, table, None, hello=False) as socket:
        await socket.send({"type": "hello", "log": True})
        texts = [str(await socket.socket.recv())]
        while '"more":true' in texts[-1][-20:]:
            texts.append(str(await socket.socket.recv()))
        assert len(texts) > 1
        assert max(map(len, texts)) < LARGEST_CHUNK + 1000
        browser = Browser(socket, None)
        for text in texts:
            browser.table.hear(exactly(text, Events).events)
        assert browser.table.seq == talker.table.seq


async def test_whoever_falls_out_and_comes_back_misses_nothing(url: str) -> None:
    chooser = random.Random(5)
    async with seated(url, "board") as (ada, bruno):
        playing = asyncio.gather(play(ada), play(bruno))
        table = Follower()
        shown: list[Step] = []
        while not table.seq or table.live.phase == "running":
            async with raw(url, ada.id, None, hello=False) as socket:
                browser = Browser(socket, None)
                browser.table = table
                await browser.hello(table.seq)
                for _ in range(chooser.randrange(5)):
                    if table.live.phase == "running":
                        await browser.next()
                shown += browser.shown
        await playing
        assert [step.n for step in shown] == list(range(1, len(table.log) + 1))
        await told_in_full(url, browser)


async def test_what_happens_on_another_server_is_told(
    start: Callable[..., tuple[str, Server]],
) -> None:
    here, there = (start(poll_seconds=0.02)[0] for _ in range(2))
    async with seated(here, "dice") as (ada, bruno), watching(there, ada.id, None) as browser:
        await asyncio.gather(play(ada), play(bruno), browser.play(random.Random(1)))
        await told_in_full(there, browser)


async def test_everything_else_is_told_without_steps(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("board", 2)
    async with watching(url, table, ada.session) as one, watching(url, table, bruno.session) as two:
        assert (one.view.phase, one.table.scene(), one.view.yours) == ("open", None, True)
        await one.command("join", seed="a")
        for each in (one, two):
            await each.next()
        assert [seat.name for seat in two.view.seats] == ["Ada", None]
        await two.command("join", seed="b")
        for each in (one, two):
            await each.next()
        await two.command("chat", text="ciao")
        for each in (one, two):
            await each.next()
            assert [(saying.name, saying.text) for saying in each.view.chat] == [("Bruno", "ciao")]
        assert one.shown == []
        await one.command("start")
        for each in (one, two):
            await each.next()
            assert each.view.phase == "running"
            assert len(each.shown) == each.view.moves >= 2
        await two.command("resign")
        for each in (one, two):
            await each.next()
            assert [seat.taken_over for seat in each.view.seats] == [None, "resigned"]


async def test_a_rematch_is_told(url: str) -> None:
    async with seated(url, "dice", ("Ada",)) as (ada,):
        await play(ada)
        async with watching(url, ada.id, session_of(ada)) as browser:
            before = browser.view
            await browser.command("rematch")
            await browser.next()
            assert (before.rematch, browser.view.rematch is None) == (None, False)
            assert browser.view.result is not None


async def test_an_undone_move_is_cut_off(url: str) -> None:
    async with seated(url) as lives:
        table = lives[0].id
        async with (
            watching(url, table, session_of(lives[0])) as zero,
            watching(url, table, session_of(lives[1])) as one,
        ):
            mine = zero if zero.view.legal else one
            other = one if mine is zero else zero
            before, seq = len(mine.log), mine.table.seq
            await mine.command("move", move="auction")
            for each in (zero, one):
                assert [step.move for step in (await each.next()).steps] == ["auction"]
            known = mine.table.seq
            assert mine.view.can_undo
            assert not other.view.can_undo
            await mine.command("undo")
            for each in (zero, one):
                assert await each.next() == News(before, [])
                assert len(each.log) == before
                await told_in_full(url, each)
            assert other.view.legal == []
            assert "auction" in mine.view.legal
            bodies = await events_of(mine.socket, seq)
            assert [event["type"] for event in bodies] == ["moved", "undone"]
            assert await events_of(mine.socket, known) == bodies[1:]
            await mine.command("move", move="draw")
            for each in (zero, one):
                await each.next()
            await told_in_full(url, other)


async def test_a_late_move_is_refused_without_events(url: str) -> None:
    async with (
        seated(url) as lives,
        watching(url, lives[0].id, session_of(lives[0])) as zero,
        watching(url, lives[0].id, session_of(lives[1])) as one,
    ):
        mine = zero if zero.view.legal else one
        await mine.command("move", move="auction", seq=mine.table.seq - 1)
        error = await mine.socket.receive("error")
        assert set(error) == {"type", "cmd_id", "code", "message", "seq"}
        assert error["code"] == "stale"


async def test_a_socket_changes_between_the_log_and_its_turns(url: str) -> None:
    async with seated(url) as lives, raw(url, lives[0].id, session_of(lives[0])) as socket:
        browser = Browser(socket, await whose(url, session_of(lives[0])))
        await browser.hello()
        await lives[browser.table.live.actor() or 0].move("auction", browser.table.seq)
        assert set(await socket.receive()) == {
            "type",
            "from",
            "events",
            "actor",
            "clocks",
            "deadline",
        }
        await socket.send({"type": "hello", "seq": None})
        await socket.receive("snapshot")
        async with raw(url, lives[0].id, session_of(lives[1])) as beside:
            await lives[0].chat("two")
            told = [await each.receive() for each in (socket, beside)]
        assert ["legal" in message for message in told].count(True) == 1


async def test_everybody_who_wants_the_log_gets_the_same_frame(url: str) -> None:
    clock = {"kind": "bank", "seconds": 300}
    async with (
        seated(url, "dice", clock=clock) as (ada, bruno),
        watching(url, ada.id, session_of(ada)) as one,
        watching(url, ada.id, session_of(bruno)) as two,
        watching(url, ada.id, None) as three,
    ):
        everybody = (one, two, three)
        await asyncio.gather(*(each.play(random.Random(1)) for each in everybody))
        assert one.seen[1:] == two.seen[1:] == three.seen[1:]


async def test_people_at_one_device_play_through_one_socket(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("card", 3)
    async with watching(url, table, ada.session) as browser:
        for name in (None, "Bea", "Carlo"):
            await browser.command("join", seed="s", seat=None, name=name)
            await browser.next()
        assert [seat.name for seat in browser.view.seats] == ["Ada", "Bea", "Carlo"]
        assert all(seat.yours for seat in browser.view.seats)
        await browser.command("start")
        await browser.next()
        assert browser.view.legal
        await browser.play(random.Random(4))
        await told_in_full(url, browser)
        assert browser.view.phase == "over"
    mine = await ada.request("GET", "/api/me/tables")
    assert [entry["table"] for entry in mine] == [table]


async def test_no_secret_is_told_before_the_end(url: str) -> None:
    async with seated(url, "dice") as (ada, bruno), watching(url, ada.id, None) as eve:
        await asyncio.gather(play(ada), play(bruno), eve.play(random.Random(1)))
        secret = (await Client(url).record(ada.id))["fair"]["secret"]
        *before, last = eve.seen
        assert secret in last
        for hidden in (secret, session_of(ada), session_of(bruno), "127.0.0.1"):
            assert hidden not in "".join(before)


async def test_who_is_forgotten_is_forgotten_by_all_who_look_on(
    start: Callable[..., tuple[str, Server]],
) -> None:
    here, there = (start(poll_seconds=0.02)[0] for _ in range(2))
    async with (
        seated(here, "dice", ("Cosimo", "Bianca")) as (leaver, stayer),
        watching(here, stayer.id, session_of(stayer)) as near,
        watching(there, stayer.id, None) as far,
    ):
        seq = near.table.seq
        await leaver.chat("addio a tutti")
        for each in (near, far):
            await each.next()
            assert each.view.chat[-1].text == "addio a tutti"
        leaving = Client(here)
        leaving.session = session_of(leaver)
        await leaving.request("DELETE", "/api/me")
        for each in (near, far):
            while each.view.host != "Guest":
                await each.next()
            assert [seat.name for seat in each.view.seats] == ["Guest", "Bianca"]
            assert [(said.name, said.text) for said in each.view.chat] == [("Guest", "...")]
            assert each.table.live.record()["players"] == ["Guest", "Bianca"]
            for known in (None, seq):
                told = json.dumps(await events_of(each.socket, known))
                assert "Cosimo" not in told
                assert "addio" not in told
