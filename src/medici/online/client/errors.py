"""What a server refuses."""

import json
from typing import Self


class ClientError(Exception):
    """A request or a command that the server refused: a code for programs, a sentence for people.

    >>> str(ClientError("illegal-move", "'bid 0' is not legal"))
    "'bid 0' is not legal"
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    @classmethod
    def from_body(cls, body: bytes | bytearray, otherwise: str) -> Self:
        """The refusal in the body of an answer; where there is none, it is unexpected."""
        try:
            problem = json.loads(body)
            return cls(problem["code"], problem["message"])
        except (ValueError, KeyError, TypeError):
            return cls("unexpected", otherwise)
