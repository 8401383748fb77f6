"""Every refusal over HTTP has the same body: a code for programs, a sentence for people."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from medici.online.server.bus import BusAway
from medici.online.server.hosting.passkeys import PasskeyRefused
from medici.online.server.hosting.scribes import Busy
from medici.online.server.logs import log
from medici.online.server.problem import Problem
from medici.online.store import NoSuchPlayer, NoSuchTable, NotStored, StoreError
from medici.online.tables import TableError
from medici.record import MediciError, RecordError

STATUS = {"forbidden": 403, "flood": 429, "too-long": 413, "stale": 409, "full": 409}
STATUS |= dict.fromkeys(("silent", "muted", "banned"), 403)
CODES = {401: "no-session", 403: "forbidden", 404: "not-found", 405: "not-allowed", 413: "too-long"}
HUNG_UP = "client disconnected prematurely"  # as Litestar says it, within the body of a request


class HttpProblem(Exception):  # noqa: N818
    """A request that is refused."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message)


def answer(status: int, code: str, message: str) -> Response[Problem]:
    """The answer that refuses."""
    return Response(Problem(code, message), status_code=status, media_type=MediaType.JSON)


def refused(_: Request[Any, Any, Any], problem: HttpProblem) -> Response[Problem]:
    """A refusal by a handler or by what it depends on."""
    return answer(problem.status, problem.problem.code, problem.problem.message)


def table_refused(_: Request[Any, Any, Any], problem: TableError) -> Response[Problem]:
    """A refusal by a table."""
    return answer(STATUS.get(problem.code, 400), problem.code, problem.message)


def passkey_refused(_: Request[Any, Any, Any], problem: PasskeyRefused) -> Response[Problem]:
    """A passkey that is not taken."""
    return answer(403, problem.code, str(problem))


def rules_refused(_: Request[Any, Any, Any], problem: MediciError) -> Response[Problem]:
    """A game that the rules do not allow."""
    return answer(400, "bad-command", str(problem))


def record_refused(_: Request[Any, Any, Any], problem: RecordError) -> Response[Problem]:
    """A record that is damaged or untrue; it says at which move."""
    return answer(400, "bad-record", str(problem))


def no_table(_: Request[Any, Any, Any], problem: NoSuchTable) -> Response[Problem]:
    """A table that does not exist."""
    return answer(404, "no-table", str(problem))


def no_player(_: Request[Any, Any, Any], problem: NoSuchPlayer) -> Response[Problem]:
    """Somebody who was forgotten meanwhile."""
    return answer(401, "no-session", "there is no such player any more")


def busy(_: Request[Any, Any, Any], problem: Busy) -> Response[Problem]:
    """Too many want something that takes long."""
    return answer(503, "unavailable", str(problem))


def store_failed(_: Request[Any, Any, Any], problem: StoreError) -> Response[Problem]:
    """A store that does not answer, or takes nothing for now."""
    if isinstance(problem, NotStored):  # the reason is known, and nothing is to be looked for
        log.warning(str(problem))
        return answer(503, "unavailable", f"{problem}; try again")
    log.error("the store failed during a request", exc_info=problem)
    return answer(503, "unavailable", "the store cannot be reached; try again")


def bus_away(_: Request[Any, Any, Any], problem: BusAway) -> Response[Problem]:
    """Something that needs the bus, which is away."""
    return answer(503, "unavailable", str(problem))


def http_refused(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """A refusal by Litestar: a bad body, an unknown path."""
    status = problem.status_code
    if problem.detail == HUNG_UP:
        return answer(400, "bad-command", HUNG_UP)  # nobody hears it, and nothing is amiss here
    if status >= 500:
        return failed(_, problem)
    detail = problem.detail
    extra: Any = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict) and "message" in extra[0]:
        detail = "; ".join(f"{entry.get('key', 'body')}: {entry['message']}" for entry in extra[:3])
    return answer(status, CODES.get(status, "bad-command"), detail)


def failed(_: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """A mistake of the server's; what it was stays in the log."""
    log.error("a request failed", exc_info=problem)
    return answer(500, "internal", "internal server error")


def undecodable(_: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """A body that is not what it should be, or nested too deeply to be anything."""
    return answer(400, "bad-command", str(problem))


HANDLERS: dict[Any, Any] = {
    HttpProblem: refused,
    TableError: table_refused,
    PasskeyRefused: passkey_refused,
    MediciError: rules_refused,
    RecordError: record_refused,
    NoSuchTable: no_table,
    NoSuchPlayer: no_player,
    Busy: busy,
    StoreError: store_failed,
    BusAway: bus_away,
    msgspec.DecodeError: undecodable,
    RecursionError: undecodable,
    UnicodeError: undecodable,
    HTTPException: http_refused,
    Exception: failed,
}
