"""What browsers are told: every step once, with its scene, and nothing that is not for them."""

import asyncio
import random
from collections.abc import Callable

import msgspec
import pytest

from medici.client import Client
from medici.playback import Step, steps
from medici.record import replay
from medici.scene import Scene, scene
from medici.server.run import Server
from medici.server.wire.steps import StepLog
from tests.record.games import played
from tests.server.conftest import guests, play, raw, seated, session_of
from tests.server.watching import Browser, watching

pytestmark = pytest.mark.anyio


async def told_in_full(url: str, browser: Browser) -> None:
    """The log of a browser is the whole story of the record."""
    game = replay(await Client(url).record(browser.view.table))
    bare = [msgspec.structs.replace(step, scene=msgspec.UNSET) for step in steps(game)]
    log = [msgspec.structs.replace(step, scene=msgspec.UNSET) for step in browser.log]
    assert msgspec.json.encode(log) == msgspec.json.encode(bare)
    assert browser.view.scene == scene(game)


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
            begun = onlooker.view.moves
            await asyncio.gather(*(each.play(random.Random(3)) for each in everybody))
            for each in everybody:
                await told_in_full(url, each)
                assert [step.n for step in each.shown] == list(range(begun + 1, len(each.log) + 1))
                assert (each.view.phase, each.view.actor) == ("over", None)
                assert all(isinstance(step.scene, Scene) for step in each.shown)
            assert onlooker.view.legal == []
            assert not any(seat.yours for seat in onlooker.view.seats)
            assert [seat.yours for seat in bruno.view.seats] == [False, True, False]


@pytest.mark.slow
async def test_coming_back_at_any_point_tells_each_step_once(url: str) -> None:
    async with seated(url, "card") as (ada, bruno):
        async with watching(url, ada.id, None) as onlooker:
            marks = [(onlooker.view.seq, len(onlooker.log))]
            playing = asyncio.gather(play(ada), play(bruno))
            while onlooker.view.phase == "running":
                await onlooker.next()
                marks.append((onlooker.view.seq, len(onlooker.log)))
            await playing
            whole = list(onlooker.log)
        async with watching(url, ada.id, session_of(bruno)) as back:
            for seq, moves in marks:
                back.log = whole[:moves]
                back.shown = []
                welcome = await back.hello(seq)
                assert welcome == ("update" if len(whole) - moves <= 60 else "snapshot")
                assert len(back.log) == len(whole)
                if welcome == "update":
                    assert back.shown == whole[moves:]
            assert await back.hello(1) == "snapshot"
            assert await back.hello(10**9) == "snapshot"


async def test_whoever_falls_out_and_comes_back_misses_nothing(url: str) -> None:
    chooser = random.Random(5)
    async with seated(url, "board") as (ada, bruno):
        playing = asyncio.gather(play(ada), play(bruno))
        shown: list[Step] = []
        log: list[Step] = []
        seq: int | None = None
        phase = "running"
        while phase == "running":
            async with raw(url, ada.id, None, hello=False) as socket:
                browser = Browser(socket)
                browser.log = log
                assert await browser.hello(seq) == ("snapshot" if seq is None else "update")
                for _ in range(chooser.randrange(5)):
                    if browser.view.phase == "running":
                        await browser.next()
                shown += browser.shown
                log, seq, phase = browser.log, browser.view.seq, browser.view.phase
        await playing
        numbers = [step.n for step in shown]
        assert numbers == list(range(numbers[0], len(log) + 1))
        await told_in_full(url, browser)


async def test_what_happens_on_another_server_is_told(
    start: Callable[..., tuple[str, Server]],
) -> None:
    here, there = (start(poll_seconds=0.02)[0] for _ in range(2))
    async with seated(here, "dice") as (ada, bruno), watching(there, ada.id, None) as browser:
        await asyncio.gather(play(ada), play(bruno), browser.play(random.Random(1)))
        await told_in_full(there, browser)


def test_a_story_follows_whatever_was_taken_back() -> None:
    story, game = StepLog(), played(("board", 3, {}), seed=1)
    assert story.go_on(None) == ([], False)
    early = game.before(20)
    assert not story.catch_up(early)
    assert [msgspec.json.decode(text)["n"] for text in story.log] == list(range(1, 21))
    assert story.go_on(early) == ([], False)
    other = early.before(18)
    while len(other.moves) < 22:
        other.play(other.legal()[-1])
    fresh, undone = story.go_on(other)
    afresh = list(steps(other))
    assert undone
    assert fresh == [msgspec.json.encode(step) for step in afresh[-len(fresh) :]]
    assert 2 <= len(fresh) <= 4
    assert story.scene == msgspec.json.encode(scene(other))
    assert len(story.log) == 22
    assert story.go_on(other.before(5)) == ([], True)
    assert len(story.log) == 5


async def test_everything_else_is_told_without_steps(url: str) -> None:
    ada, bruno = await guests(url, "Ada", "Bruno")
    table = await ada.create_table("board", 2)
    async with watching(url, table, ada.session) as one, watching(url, table, bruno.session) as two:
        assert (one.view.phase, one.view.scene, one.view.yours) == ("open", None, True)
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
            before, seq = len(mine.log), mine.view.seq
            await mine.command("move", move="auction")
            for each in (zero, one):
                await each.next()
            known = mine.view.seq
            assert mine.view.can_undo
            assert not other.view.can_undo
            await mine.command("undo")
            for each in (zero, one):
                await each.next()
                assert len(each.log) == before
                await told_in_full(url, each)
            assert other.view.legal == []
            assert "auction" in mine.view.legal
            assert await mine.hello(known) == "snapshot"  # it would have to forget a move
            assert await mine.hello(seq) == "snapshot"
            assert await mine.hello(mine.view.seq) == "update"
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
        await mine.command("move", move="auction", seq=mine.view.seq - 1)
        error = await mine.socket.receive("error")
        assert set(error) == {"type", "cmd_id", "code", "message", "seq"}
        assert error["code"] == "stale"


async def test_a_socket_changes_between_scenes_and_events(url: str) -> None:
    async with seated(url) as lives, raw(url, lives[0].id, session_of(lives[0])) as socket:
        browser = Browser(socket)
        await browser.hello()
        await lives[0].chat("one")
        assert (await socket.receive())["type"] == "update"
        await socket.send({"type": "hello", "seq": None})
        await socket.receive("snapshot")
        await lives[0].chat("two")
        assert (await socket.receive())["type"] == "events"


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


async def test_no_secret_and_no_id_is_told_before_the_end(url: str) -> None:
    clock = {"kind": "bank", "seconds": 300}
    async with seated(url, "dice", clock=clock) as (ada, bruno), watching(url, ada.id, None) as eve:
        await asyncio.gather(play(ada), play(bruno), eve.play(random.Random(1)))
        secret = (await Client(url).record(ada.id))["fair"]["secret"]
        messages = "".join(eve.seen)
        for hidden in (secret, session_of(ada), session_of(bruno), '"player"'):
            assert hidden not in messages
