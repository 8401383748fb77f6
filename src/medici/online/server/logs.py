"""Logs, as lines of JSON for services and of text for people.

They name what happened, never a session, a secret or an invitation.
"""

import logging
import sys
import time
from typing import Any

import msgspec

from medici.presentation.sanitize import sanitize, sanitize_json

FIELDS = (
    "table",
    "player",
    "code",
    "seat",
    "bot",
    "count",
    "seconds",
    "host",
    "port",
    "store",
    "path",
    "address",
    "version",
    "folder",
    "reason",
    "variable",
)
OURS = "medici"
SHOWN = 8  # characters of an id: enough to find it again, too few to enter by
REPEATS = 5  # times that one line is written within
REPEAT_SECONDS = 10.0


def short(identity: str) -> str:
    """The beginning of an id.

    >>> short("0123456789abcdef")
    '01234567'
    """
    return identity[:SHOWN]


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a record says besides its message: the fields that are known to be harmless."""
    known = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    return known | {name: short(known[name]) for name in ("table", "player") if name in known}


class JsonFormatter(logging.Formatter):
    """One object to a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return sanitize_json(msgspec.json.encode(line).decode())


class TextFormatter(logging.Formatter):
    """The local time, what happened and its fields in one line; a trace takes more."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        fields = ", ".join(f"{name} {value}" for name, value in fields_of(record).items())
        lines = [f"{at} {level}{record.getMessage()}{fields and f' ({fields})'}"]
        if record.exc_info:
            lines += self.formatException(record.exc_info).splitlines()
        return "\n".join(map(sanitize, lines))


class RepeatFilter(logging.Filter):
    """Lets a line pass a few times in a while; the first one after that says how many there were.

    A store that is away must not fill the disk with its log.

    >>> repeats = RepeatFilter()
    >>> record = logging.LogRecord("medici", logging.WARNING, "", 0, "away", None, None)
    >>> sum(repeats.filter(record) for _ in range(100))
    5
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[str, tuple[float, int]] = {}  # since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is to be written."""
        now = time.monotonic()
        since, count = self._seen.get(record.msg, (now, 0))
        if now - since > REPEAT_SECONDS:
            if count > REPEATS:
                record.count = count - REPEATS  # that were left out
            since, count = now, 0
        if len(self._seen) > 1000:  # of many different lines none is a repetition
            self._seen.clear()
        self._seen[record.msg] = since, count + 1
        return count < REPEATS


def set_up_logs(level: str = "info", form: str = "auto") -> None:
    """Send all logs to standard error: ours from a level on, warnings of the libraries.

    The form is ``json``, ``text``, or ``auto``: text where a terminal shows it.
    """
    if form == "auto":
        form = "text" if sys.stderr.isatty() else "json"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if form == "text" else JsonFormatter())
    handler.addFilter(RepeatFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    logging.getLogger(OURS).setLevel(level.upper())
    logging.getLogger("psycopg").setLevel("ERROR")  # what fails there is told by the store
    logging.getLogger("uvicorn.access").propagate = False  # it would name players' addresses


log = logging.getLogger("medici.online.server")
