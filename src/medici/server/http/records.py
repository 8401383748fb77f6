"""Played games over HTTP: as replays step by step, and whether chance was fair."""

import asyncio
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, RawBody

from medici.fair import FairError, NotRevealedError
from medici.fair import verify as judge
from medici.record import parse_record, replay
from medici.scene.steps import Replay, replay_of
from medici.server.http.players import house_of

Asked = Request[Any, Any, Any]


@get("/api/tables/{table_id:str}/verify")
async def verify_table(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    """Whether every choice of nature follows from the secret that was promised."""
    room = await house_of(request).tables.room(table_id)
    return verdict(room.live.record())


@get("/api/tables/{table_id:str}/replay")
async def replay_table(request: Asked, table_id: FromPath[str]) -> Replay:
    """The game so far step by step, with the verdict on its chance."""
    room = await house_of(request).tables.room(table_id)
    return await asyncio.to_thread(replayed, room.live.record(), table_id)


@post("/api/records", status_code=200)
async def check_record(body: RawBody) -> dict[str, Any]:
    """Check a record from elsewhere: played again move by move, and its proof if it has one."""
    record = parse_record(body)
    game = replay(record)
    summary: dict[str, Any] = {
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "moves": len(game.moves),
        "over": game.over,
        "scores": game.scores,
        "winners": game.winners,
    }
    if "fair" in record:
        summary["verdict"] = verdict(record)
    return summary


@post("/api/records/replay", status_code=200)
async def replay_record(body: RawBody) -> Replay:
    """A record from elsewhere step by step, with the verdict if it has a proof."""
    return await asyncio.to_thread(replayed, parse_record(body), None)


def replayed(record: Mapping[str, Any], table: str | None) -> Replay:
    """A record as a replay. It takes a while, so it is not for the event loop."""
    game = replay(record)
    return replay_of(game, table, verdict(record) if "fair" in record else None)


def verdict(record: Mapping[str, Any]) -> dict[str, Any]:
    """The verdict on a record, as JSON-ready data."""
    try:
        found = judge(record)
    except NotRevealedError as problem:
        return {"fair": None, "failed": "unrevealed", "reason": str(problem)}
    except FairError as problem:
        return {"fair": False, "failed": "proof", "reason": str(problem)}
    return {"fair": found.fair, **asdict(found)}


ROUTES = [verify_table, replay_table, check_record, replay_record]
