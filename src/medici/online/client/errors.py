"""What a server refuses."""

import json
from collections.abc import Mapping
from typing import Any, Self


class ClientError(Exception):
    """A request or a command that the server refused: a code for programs, a sentence for people.

    For somebody who is muted or banned also ``until`` when (None: for good), and the operator's
    ``reason``.

    >>> str(ClientError("illegal-move", "'bid 0' is not legal"))
    "'bid 0' is not legal"
    """

    def __init__(
        self, code: str, message: str, until: float | None = None, reason: str = ""
    ) -> None:
        super().__init__(message)
        self.code = code
        self.until = until
        self.reason = reason

    @classmethod
    def from_answer(cls, problem: Mapping[str, Any]) -> Self:
        """The refusal that a server sent."""
        reason = problem.get("reason", "")
        return cls(problem["code"], problem["message"], problem.get("until"), reason)

    @classmethod
    def from_body(cls, body: bytes | bytearray, otherwise: str) -> Self:
        """The refusal in the body of an answer; where there is none, it is unexpected."""
        try:
            return cls.from_answer(json.loads(body))
        except (ValueError, KeyError, TypeError, AttributeError):
            return cls("unexpected", otherwise)
