"""Played games over HTTP: as replays step by step, and whether chance was fair.

Nobody needs a session for it, and each answer takes as long as many moves: it is made beside the
loop, few at once, and an address gets so many a second.
"""

import gzip
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import RawBody
from msgspec import UNSET, UnsetType

from medici.fair import FairError, NotRevealedError
from medici.fair import verify as judge
from medici.fair.verify import Failure
from medici.online.community.consent import check_study
from medici.online.server.http.dependencies import (
    LARGEST_BODY,
    AnyRequest,
    NamedTable,
    TheServices,
    Visitor,
    limit_reading,
)
from medici.online.server.security.rate_limits import address_of
from medici.presentation.playback import Replay, replay_of
from medici.record import parse_record, replay

PACKED = {"packed": True}  # the option of answers that come compressed
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


@get("/api/tables/{table_id:str}/verify", guards=[limit_reading], opt=PACKED)
async def verify_table(
    request: AnyRequest, services: TheServices, hosted: NamedTable, visitor: Visitor
) -> Response[Verdict]:
    """Whether every choice of nature follows from the secret that was promised."""
    if not hosted.live.proven:
        return Response(Verdict(None, "unproven", UNPROVEN))
    table = await services.tables.table_for(hosted, visitor)
    key, record = f"verify {hosted.id} {table.seq}", table.record()
    return packed_response(
        request,
        await services.tables.responses.respond_once(
            key, verdict, record, address=address_of(request.scope)
        ),
    )


@get("/api/tables/{table_id:str}/replay", guards=[limit_reading], opt=PACKED)
async def replay_table(
    request: AnyRequest, services: TheServices, hosted: NamedTable, visitor: Visitor
) -> Response[Replay]:
    """The game so far step by step, with the verdict on its chance."""
    check_study(hosted.live, visitor)
    table = await services.tables.table_for(hosted, visitor)
    key, record = f"replay {hosted.id} {table.seq}", table.record()
    responses = services.tables.responses
    return packed_response(
        request,
        await responses.respond_once(
            key, make_replay, record, hosted.id, address=address_of(request.scope)
        ),
    )


@post(
    "/api/records",
    status_code=200,
    guards=[limit_reading],
    opt=PACKED,
    request_max_body_size=LARGEST_BODY,
)
async def check_record(
    request: AnyRequest, services: TheServices, body: RawBody
) -> Response[RecordSummary]:
    """Check a record from elsewhere: played again move by move, and its proof if it has one."""
    responses, address = services.tables.responses, address_of(request.scope)
    return packed_response(request, await responses.respond(summarize, body, address=address))


@post(
    "/api/records/replay",
    status_code=200,
    guards=[limit_reading],
    opt=PACKED,
    request_max_body_size=LARGEST_BODY,
)
async def replay_record(
    request: AnyRequest, services: TheServices, body: RawBody
) -> Response[Replay]:
    """A record from elsewhere step by step, with the verdict if it has a proof."""
    responses, address = services.tables.responses, address_of(request.scope)
    return packed_response(request, await responses.respond(make_replay, body, address=address))


def packed_response(request: AnyRequest, packed: bytes) -> Response[Any]:
    """An answer that is packed already, unpacked for those who do not understand that."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, headers=headers, media_type=MediaType.JSON)


def summarize(body: bytes) -> RecordSummary:
    """A record in short."""
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


def make_replay(given: bytes | Mapping[str, Any], table: str | None = None) -> Replay:
    """A record as a replay. It takes a while, so it is not for the event loop."""
    record = parse_record(given) if isinstance(given, bytes) else given
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
