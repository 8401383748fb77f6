"""The body of every answer over HTTP that refuses something."""

import msgspec


class Problem(msgspec.Struct):
    """Why a request was refused: a code for programs, a sentence for people."""

    code: str
    message: str
