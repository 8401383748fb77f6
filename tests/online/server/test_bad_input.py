"""Whatever is sent: a typed error for the sender alone, and the table stays as it is."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from medici.online.client import Client, ClientError, Live
from tests.online.server.conftest import guests, raw, seated, session_of, turn

pytestmark = pytest.mark.anyio

MALFORMED = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "7",
    '{"type": 7}',
    '{"no": "type"}',
    '{"type": "conquer"}',
    '{"type": "move"}',
    '{"type": "move", "move": 7, "seq": 1}',
    '{"type": "move", "move": null, "seq": 1}',
    '{"type": "move", "move": "pass"}',
    '{"type": "move", "move": "pass", "seq": "1"}',
    '{"type": "move", "move": "pass", "seq": 1.5}',
    '{"type": "join", "seat": -1, "seed": "s"}',
    '{"type": "join", "seat": 99, "seed": "s"}',
    '{"type": "chat", "text": 7}',
    '{"type": "seat-bot"}',
    '{"type": "hello", "seq": "x"}',
    '{"type": "move", "cmd_id": "", "move": "pass", "seq": 1}',
    json.dumps({"type": "move", "cmd_id": "x" * 65, "move": "pass", "seq": 1}),
    b"\xff\xfe",
    "[" * 3000,
]
BIDS = ["0", "-1", "1.5", "1e3", "999999999999999999999", "seven", "", "\u0667", "7 7", "0x7", "+7"]


async def unchanged(live: Live, url: str, before: dict[str, Any]) -> None:
    after = await Client(url).snapshot(live.id)
    assert after == before


async def test_malformed_messages_are_refused_and_the_socket_stays(url: str) -> None:
    (eve,) = await guests(url, "Eve")
    async with seated(url) as (ada, bruno), raw(url, ada.id, eve.session) as socket:
        before = await Client(url).snapshot(ada.id)
        for message in MALFORMED:
            answer = await socket.ask(message)
            assert answer["type"] == "error", message
            assert answer["code"] in ("bad-command", "not-open", "stale"), message
            assert answer["message"]
        assert (await socket.ask({"type": "ping"}))["type"] == "pong"
        await unchanged(ada, url, before)
        assert bruno.seq == ada.seq == before["seq"]


async def test_impossible_bids_are_illegal_moves(url: str) -> None:
    async with seated(url) as lives:
        view = await Client(url).snapshot(lives[0].id)
        await lives[view["actor"]].move("auction", view["seq"])
        view = await Client(url).snapshot(lives[0].id)
        bidder = lives[view["actor"]]
        async with raw(url, bidder.id, session_of(bidder)) as socket:
            for number, bid in enumerate(BIDS):
                wish = {"type": "move", "cmd_id": f"b{number}", "seq": view["seq"]}
                answer = await socket.ask(wish | {"move": f"bid {bid}"})
                assert (answer["type"], answer["code"]) == ("error", "illegal-move"), bid
            long = {"type": "move", "cmd_id": "l", "seq": view["seq"], "move": "bid " + "9" * 500}
            assert (await socket.ask(long))["code"] == "too-long"
        await unchanged(bidder, url, view)


async def test_strangers_onlookers_and_the_wrong_seat_are_refused(url: str) -> None:
    (eve,) = await guests(url, "Eve")
    async with seated(url) as lives:
        view = await Client(url).snapshot(lives[0].id)
        waiting = lives[1 - view["actor"]]
        session = session_of(waiting)
        move = {"type": "move", "seq": view["seq"], "move": "draw", "cmd_id": "m"}
        cases = [(session, "not-your-turn"), (eve.session, "not-seated")]
        cases += [
            (None, "forbidden"),
            ("0123456789abcdef0123", "forbidden"),
            ("'; --", "forbidden"),
        ]
        for proof, code in cases:
            async with raw(url, waiting.id, proof) as socket:
                answer = await socket.ask(move)
                assert (answer["type"], answer["code"]) == ("error", code)
        async with raw(url, waiting.id, eve.session) as socket:
            for kind in ("bot-move", "expire"):
                answer = await socket.ask({"type": kind, "seat": 0, "move": "draw", "cmd_id": kind})
                assert answer["code"] == "forbidden"
        await unchanged(waiting, url, view)


async def test_a_late_command_is_stale_and_told_what_it_missed(url: str) -> None:
    async with seated(url) as lives:
        view = await Client(url).snapshot(lives[0].id)
        mine = lives[view["actor"]]
        update = await turn(mine)
        session = session_of(mine)
        async with raw(url, mine.id, session) as socket:
            await mine.move(update.legal[0], update.seq)
            late = {"type": "move", "cmd_id": "late", "seq": view["seq"], "move": update.legal[0]}
            answer = await socket.ask(late)
            assert answer["code"] == "stale"
            assert answer["from"] == view["seq"] + 1
            assert answer["events"][0]["move"] == update.legal[0]
            assert answer["seq"] == view["seq"] + len(answer["events"])
            future = {"type": "move", "cmd_id": "f", "seq": 10_000, "move": update.legal[0]}
            assert (await socket.ask(future))["code"] == "stale"


async def test_a_move_before_the_game_is_told_that_there_is_none(url: str) -> None:
    """Whatever the mover has seen of the table: another look would not make the move possible."""
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("board", 2)
    async with ada.table(table) as live:
        before = live.seq
        await live.join()
        for seq in (None, before, live.seq, 10_000):
            with pytest.raises(ClientError) as refusal:
                await live.move("draw", seq)
            assert refusal.value.code == "not-running", seq
        for kind in ("undo", "resign", "return", "go-on"):
            with pytest.raises(ClientError) as refusal:
                await live.command(kind, seq=before)
            assert refusal.value.code == "not-running", kind
        with pytest.raises(ClientError) as refusal:
            await live.command("start", seq=before)  # a decision of the lobby, where seats change
        assert refusal.value.code == "stale"


async def test_a_command_sent_twice_is_done_once(url: str) -> None:
    async with seated(url) as lives:
        view = await Client(url).snapshot(lives[0].id)
        mine = lives[view["actor"]]
        update = await turn(mine)
        session = session_of(mine)
        move = {"type": "move", "cmd_id": "same", "seq": update.seq, "move": update.legal[0]}
        async with raw(url, mine.id, session) as one, raw(url, mine.id, session) as two:
            answers = [await one.ask(move), await one.ask(move), await two.ask(move)]
        assert [answer["type"] for answer in answers] == ["ok"] * 3
        assert len({answer["seq"] for answer in answers}) == 1
        after = await Client(url).snapshot(mine.id)
        assert after["seq"] == answers[0]["seq"]


async def test_of_many_who_decide_at_once_one_wins(url: str) -> None:
    async with seated(url) as lives:
        view = await Client(url).snapshot(lives[0].id)
        mine = lives[view["actor"]]
        update = await turn(mine)

        async def decide(number: int) -> str:
            session = session_of(mine)
            async with raw(url, mine.id, session) as socket:
                move = update.legal[number % len(update.legal)]
                wish = {"type": "move", "cmd_id": f"r{number}", "seq": update.seq, "move": move}
                answer = await socket.ask(wish)
                return str(answer.get("code", "ok"))

        ends = await asyncio.gather(*(decide(number) for number in range(12)))
        assert sorted(ends) == ["ok"] + ["stale"] * 11


async def test_long_messages_are_refused_and_longer_ones_close(url: str) -> None:
    (eve,) = await guests(url, "Eve")
    table = await eve.create_table("board", 2)
    async with raw(url, table, eve.session) as socket:
        answer = await socket.ask({"type": "chat", "text": "x" * 5000})
        assert answer["code"] == "too-long"
        assert (await socket.ask({"type": "chat", "text": "x" * 301}))["code"] == "too-long"
        await socket.socket.send([json.dumps({"type": "pi"})[:-2], 'ng"}'])
        assert (await socket.receive("pong"))["type"] == "pong"
        with pytest.raises(ConnectionClosed) as end:
            await socket.ask({"type": "chat", "text": "x" * 70_000})
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1009


async def test_only_our_own_pages_may_connect(url: str) -> None:
    (eve,) = await guests(url, "Eve")
    table = await eve.create_table("board", 2)
    async with raw(url, table, eve.session, Origin=url) as socket:
        assert (await socket.ask({"type": "ping"}))["type"] == "pong"
    for origin in ("https://evil.example", "null", url + "1", "http://[", "file://"):
        with pytest.raises(InvalidStatus) as refusal:
            async with raw(url, table, eve.session, Origin=origin):
                pass
        assert refusal.value.response.status_code == 403
        assert json.loads(refusal.value.response.body or b"")["code"] == "forbidden"
    for missing in ("0" * 32, "x", "%2e%2e"):
        with pytest.raises(InvalidStatus) as refusal:
            async with raw(url, missing, eve.session):
                pass
        assert refusal.value.response.status_code == 404
