"""Refusals over HTTP: which exception becomes which status; the body is always a ``Problem``."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from medici.online.server.bus import BusAway
from medici.online.server.http.dependencies import get_services
from medici.online.server.logs import log
from medici.online.server.problem import FailureCode, HttpProblem, Problem, SanctionError
from medici.online.store import NoSuchPlayer, NoSuchTable, NotStored, StoreError, Unstorable
from medici.online.tables import TableError
from medici.record import MediciError, RecordError

AnyRequest = Request[Any, Any, Any]
Handler = Callable[[AnyRequest, Any], Response[Problem]]
STATUS = {"forbidden": 403, "flood": 429, "too-long": 413, "stale": 409, "full": 409}
STATUS |= dict.fromkeys(("silent", "muted", "banned", "members-only"), 403)
STATUS |= dict.fromkeys(("left-for-good", "own-table"), 403)
CODES = {401: "no-session", 403: "forbidden", 404: "not-found", 405: "not-allowed", 413: "too-long"}
HUNG_UP = "client disconnected prematurely"  # as Litestar says it, within the body of a request


def answer(
    status: int, code: str, message: str, until: float | None = None, reason: str = ""
) -> Response[Problem]:
    """The answer that refuses."""
    problem = Problem(code, message, until, reason)
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def refuse_with(
    status: int, code: str, message: str | None = None
) -> Callable[[AnyRequest, Exception], Response[Problem]]:
    """A handler that always gives this status and code; the message is the exception's own."""

    def handler(_: AnyRequest, problem: Exception) -> Response[Problem]:
        return answer(status, code, str(problem) if message is None else message)

    return handler


def refuse(_: AnyRequest, problem: HttpProblem) -> Response[Problem]:
    """A refusal by a handler or by what it depends on."""
    return answer(problem.status, problem.code, str(problem))


def refuse_command(_: AnyRequest, problem: TableError) -> Response[Problem]:
    """A refusal by a table."""
    return answer(STATUS.get(problem.code, 400), problem.code, problem.message)


def refuse_sanctioned(_: AnyRequest, problem: SanctionError) -> Response[Problem]:
    """A refusal of somebody who is muted or banned."""
    return answer(
        STATUS[problem.code], problem.code, problem.message, problem.until, problem.reason
    )


def count(request: AnyRequest, code: FailureCode) -> None:
    """Let Prometheus see that a request failed by no fault of who asked."""
    get_services(request).metrics.errors[code] += 1


def report_store(request: AnyRequest, problem: StoreError) -> Response[Problem]:
    """A store that does not answer, or takes nothing for now."""
    count(request, "unavailable")
    if isinstance(problem, NotStored):  # the reason is known, and nothing is to be looked for
        log.warning(str(problem))
        return answer(503, "unavailable", f"{problem}; try again")
    log.error("the store failed during a request", exc_info=problem)
    return answer(503, "unavailable", "the store cannot be reached; try again")


def refuse_http(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """A refusal by Litestar: a bad body, an unknown path."""
    status = problem.status_code
    if problem.detail == HUNG_UP:
        return answer(400, "bad-command", HUNG_UP)  # nobody hears it, and nothing is amiss here
    if status >= 500:
        return report_failure(request, problem)
    detail = problem.detail
    extra: Any = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict) and "message" in extra[0]:
        detail = "; ".join(f"{entry.get('key', 'body')}: {entry['message']}" for entry in extra[:3])
    return answer(status, CODES.get(status, "bad-command"), detail)


def report_failure(request: AnyRequest, problem: Exception) -> Response[Problem]:
    """A mistake of the server's; what it was stays in the log."""
    count(request, "internal")
    log.error("a request failed", exc_info=problem)
    return answer(500, "internal", "internal server error")


def forget_frames(handler: Handler) -> Handler:
    """A handler that keeps nothing of what was refused.

    Frames that hold their own exception would keep all of a request, such as a long log, until the
    garbage collector looks for them, which is seldom.
    """

    def handle(request: AnyRequest, problem: Exception) -> Response[Problem]:
        try:
            return handler(request, problem)
        finally:
            problem.__traceback__ = None

    return handle


HANDLERS: dict[Any, Handler] = {
    HttpProblem: refuse,
    SanctionError: refuse_sanctioned,
    TableError: refuse_command,
    MediciError: refuse_with(400, "bad-command"),
    RecordError: refuse_with(400, "bad-record"),
    NoSuchTable: refuse_with(404, "no-table"),
    NoSuchPlayer: refuse_with(401, "no-session", "there is no such player any more"),
    Unstorable: refuse_with(400, "bad-command"),
    StoreError: report_store,
    BusAway: refuse_with(503, "unavailable"),
    msgspec.DecodeError: refuse_with(400, "bad-command"),
    RecursionError: refuse_with(400, "bad-command"),  # nested too deeply to be anything
    UnicodeError: refuse_with(400, "bad-command"),
    HTTPException: refuse_http,
    Exception: report_failure,
}
HANDLERS = {kind: forget_frames(handler) for kind, handler in HANDLERS.items()}
