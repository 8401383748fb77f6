"""A command that a table refuses: a code for programs, and a sentence for people."""

# Runs in browsers too: docs/browser-subset.md

from typing import Literal, get_args

from medici.record.errors import MediciError

Code = Literal[
    "bad-command",
    "not-seated",
    "not-your-turn",
    "illegal-move",
    "stale",
    "seat-taken",
    "full",
    "not-open",
    "not-running",
    "over",
    "no-undo",
    "unknown-bot",
    "bad-name",
    "forbidden",
    "left-for-good",
    "own-table",
    "members-only",
    "too-long",
    "flood",
    "silent",
    "muted",
    "banned",
]
CODES: tuple[Code, ...] = get_args(Code)
QUOTED = 60  # characters of what was sent that a message repeats


class TableError(MediciError):
    """A command that cannot be carried out. The table is unchanged.

    >>> error = TableError("full", expected="a free seat", got="none")
    >>> error.code, str(error)
    ('full', 'expected a free seat; got none')
    """

    def __init__(
        self,
        code: Code,
        message: str = "",
        *,
        expected: object = None,
        got: object = None,
    ) -> None:
        self.code: Code = code
        self.expected = expected
        self.got = got
        self.message = message or f"expected {expected}; got {got}"
        super().__init__(self.message)


def quote(sent: object) -> str:
    """What somebody sent, quoted at no great length.

    >>> quote("x" * 1000)[-5:]
    'xx...'
    """
    text = repr(sent[:QUOTED] if isinstance(sent, str) else sent)
    return text if len(text) <= QUOTED else text[: QUOTED - 3] + "..."
