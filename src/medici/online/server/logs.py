"""Logs as lines of JSON. They name what happened, never a session, a secret or an invitation."""

import logging
import sys
from typing import Any

import msgspec

from medici.online.server.repeats import Repeats
from medici.presentation.sanitize import printable_json

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
    "address",
    "version",
    "folder",
    "reason",
    "variable",
)
OURS = "medici"
SHOWN = 8  # characters of an id: enough to find it again, too few to enter by


def short(identity: str) -> str:
    """The beginning of an id.

    >>> short("0123456789abcdef")
    '01234567'
    """
    return identity[:SHOWN]


class JsonFormatter(logging.Formatter):
    """One object to a line, of the fields that are known to be harmless."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in FIELDS:
            if hasattr(record, name):
                value = getattr(record, name)
                line[name] = short(value) if name in ("table", "player") else value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return printable_json(msgspec.json.encode(line).decode())


def set_up_logs(level: str = "info") -> None:
    """Send all logs to standard error: ours from a level on, warnings of the libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    logging.getLogger(OURS).setLevel(level.upper())
    logging.getLogger("psycopg").setLevel("ERROR")  # what fails there is told by the store
    logging.getLogger("uvicorn.access").propagate = False  # it would name players' addresses


log = logging.getLogger("medici.online.server")
