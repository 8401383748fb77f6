"""Answers over HTTP that refuse something: raised as an exception, or sent without Litestar."""

from typing import Any, Literal, get_args

import msgspec
from litestar.types import Send

from medici.online.tables.errors import CODES, Code, TableError

FailureCode = Literal["internal", "unavailable"]  # of commands that fail by no fault of the player
COMMAND_CODES: tuple[str, ...] = (*CODES, *get_args(FailureCode))  # all that a command can get


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was refused: a code for programs, a sentence for people."""

    code: str
    message: str
    until: float | None = None  # until when one is muted or banned; left out: for good
    reason: str = ""  # why one is muted or banned, in the operator's words


class HttpProblem(Exception):  # noqa: N818
    """A request that is refused, with a status, a code and a sentence."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


class SanctionError(TableError):
    """Somebody is muted or banned: until when, or for good, and why, in the operator's words."""

    def __init__(self, code: Code, message: str, until: float | None, reason: str) -> None:
        super().__init__(code, message)
        self.until = until
        self.reason = reason


async def send_problem(
    send: Send, status: int, code: str, message: str, kind: str = "http"
) -> None:
    """Refuse a request, or the handshake of a socket (``websocket.http``), without Litestar."""
    headers = [(b"content-type", b"application/json")]
    start: Any = {"type": f"{kind}.response.start", "status": status, "headers": headers}
    await send(start)
    text = msgspec.json.encode(Problem(code, message))
    body: Any = {"type": f"{kind}.response.body", "body": text}
    await send(body)
