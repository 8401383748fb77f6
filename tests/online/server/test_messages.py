"""Messages are put together as bytes where it matters; their structs say what is in them."""

import json
import random
from typing import Any, get_args

import httpx
import pytest

from medici.bots import BotInfo
from medici.fair.verify import Verdict as Judgement
from medici.games import GAMES
from medici.games.catalogue import GameInfo
from medici.online.server.hosting.personal_data import Export
from medici.online.server.http.health import Health
from medici.online.server.http.records import RecordSummary, Verdict
from medici.online.server.wire.messages import (
    Ok,
    Pong,
    ProgramSnapshot,
    ProgramUpdate,
    Refusal,
    StaleRefusal,
)
from medici.online.tables import Snapshot
from medici.online.tables.view import GameName
from tests.online.server.conftest import exactly, play, raw, seated, session_of

pytestmark = pytest.mark.anyio


async def test_programs_are_sent_what_the_structs_say(url: str) -> None:
    async with (
        seated(url, "board", clock={"kind": "decision", "seconds": 60}) as (ada, bruno),
        raw(url, ada.id, session_of(ada), hello=False) as socket,
    ):
        for hello in ({"type": "hello"}, {"type": "hello", "seq": 1, "state": True}):
            await socket.send(hello)
            text = json.dumps(await socket.receive("snapshot", "events"))
            message = exactly(text, ProgramSnapshot | ProgramUpdate)
        assert isinstance(message, ProgramUpdate)
        assert message.first == 2
        assert message.state
        actor = ada if ada.legal else bruno
        for sent, form in (
            ({"type": "ping"}, Pong),
            ({"type": "move", "seq": ada.seq, "cmd_id": "a", "move": "dance"}, Refusal),
            ({"type": "move", "seq": 2, "cmd_id": "b", "move": "bid 1"}, StaleRefusal),
        ):
            exactly(json.dumps(await socket.ask(sent)), form)
        await actor.move(actor.legal[0], actor.seq)
        moved = exactly(json.dumps(await socket.receive("events")), ProgramUpdate)
        assert moved.events[0].seat in (0, 1)
        exactly(json.dumps(await socket.ask({"type": "chat", "text": "hi", "cmd_id": "c"})), Ok)


async def test_answers_over_http_are_what_the_structs_say(url: str) -> None:
    async with seated(url, "dice", ("Ada",)) as (ada,):
        table, session = ada.id, session_of(ada)
        async with httpx.AsyncClient(
            base_url=url, headers={"Authorization": f"Bearer {session}"}
        ) as http:

            async def get(path: str, form: Any) -> Any:
                return exactly((await http.get(path)).content, form)

            assert list(await get("/api/games", dict[GameName, GameInfo])) == list(GAMES)
            await get("/api/bots", list[BotInfo])
            await get("/healthz", Health)
            await get("/api/me/export", Export)
            assert (await get(f"/api/tables/{table}/verify", Verdict)).fair is None
            await play(ada, random.Random(2))
            verdict = await get(f"/api/tables/{table}/verify", Verdict)
            assert verdict.fair
            assert set(Judgement.__dataclass_fields__) < set(Verdict.__struct_fields__)
            assert (await get(f"/api/tables/{table}", Snapshot)).phase == "over"
            record = (await http.get(f"/api/tables/{table}/record")).json()
            summary = exactly((await http.post("/api/records", json=record)).content, RecordSummary)
            assert summary.verdict == verdict
            del record["fair"]
            exactly((await http.post("/api/records", json=record)).content, RecordSummary)


def test_every_game_has_a_name_that_views_know() -> None:
    assert get_args(GameName) == tuple(GAMES)
