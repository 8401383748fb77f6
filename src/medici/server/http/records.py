"""Played games over HTTP: as replays step by step, and whether chance was fair."""

import asyncio
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.params import RawBody
from msgspec import UNSET, UnsetType

from medici.fair import FairError, NotRevealedError
from medici.fair import verify as judge
from medici.fair.verify import Failure
from medici.playback import Replay, replay_of
from medici.record import parse_record, replay
from medici.server.http.dependencies import NamedTable

UNPROVEN = "this game began in a browser: nothing was promised about its chance, so none is proven"


class Verdict(msgspec.Struct):
    """Whether chance was fair; what follows the reason is there if the proof could be checked."""

    fair: bool | None  # None: the secret has not been revealed yet, or no proof was promised
    failed: Failure | Literal["unrevealed", "unproven", "proof"] | None
    reason: str | None
    commitment: str | UnsetType = UNSET
    checked: int | UnsetType = UNSET  # how many of nature's moves are as they had to be
    over: bool | UnsetType = UNSET
    move: int | UnsetType | None = UNSET  # the first move that failed, from 1
    expected: str | UnsetType | None = UNSET
    got: str | UnsetType | None = UNSET


class RecordSummary(msgspec.Struct):
    """A record that is true, in short."""

    game: str
    players: list[str]
    options: dict[str, bool | str]
    moves: int
    over: bool
    scores: list[int]
    winners: list[int]
    verdict: Verdict | UnsetType = UNSET  # only if the record has a proof


@get("/api/tables/{table_id:str}/verify")
async def verify_table(hosted: NamedTable) -> Verdict:
    """Whether every choice of nature follows from the secret that was promised."""
    if not hosted.live.proven:
        return Verdict(None, "unproven", UNPROVEN)
    return verdict(hosted.live.record())


@get("/api/tables/{table_id:str}/replay")
async def replay_table(hosted: NamedTable) -> Replay:
    """The game so far step by step, with the verdict on its chance."""
    return await asyncio.to_thread(replayed, hosted.live.record(), hosted.id)


@post("/api/records", status_code=200)
async def check_record(body: RawBody) -> RecordSummary:
    """Check a record from elsewhere: played again move by move, and its proof if it has one."""
    record = parse_record(body)
    game = replay(record)
    return RecordSummary(
        game=game.name,
        players=game.players,
        options=game.options,
        moves=len(game.moves),
        over=game.over,
        scores=game.scores,
        winners=game.winners,
        verdict=verdict(record) if "fair" in record else UNSET,
    )


@post("/api/records/replay", status_code=200)
async def replay_record(body: RawBody) -> Replay:
    """A record from elsewhere step by step, with the verdict if it has a proof."""
    return await asyncio.to_thread(replayed, parse_record(body), None)


def replayed(record: Mapping[str, Any], table: str | None) -> Replay:
    """A record as a replay. It takes a while, so it is not for the event loop."""
    game = replay(record)
    fair = msgspec.to_builtins(verdict(record)) if "fair" in record else None
    return replay_of(game, table, fair)


def verdict(record: Mapping[str, Any]) -> Verdict:
    """The verdict on a record."""
    try:
        judgement = judge(record)
    except NotRevealedError as problem:
        return Verdict(None, "unrevealed", str(problem))
    except FairError as problem:
        return Verdict(False, "proof", str(problem))
    return Verdict(judgement.fair, **asdict(judgement))


ROUTES = [verify_table, replay_table, check_record, replay_record]
