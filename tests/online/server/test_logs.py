"""Logs have two forms, of which each shows harmless fields alone."""

import io
import json
import logging
import sys
import time

import pytest

from medici.online.server.logs import JsonFormatter, TextFormatter, set_up_logs
from medici.online.server.run import store_of


def record_of(message: str, level: int = logging.INFO, **fields: object) -> logging.LogRecord:
    record = logging.LogRecord("medici.online.server", level, "", 0, message, None, None)
    record.__dict__.update(fields)
    return record


def test_json_shows_only_harmless_fields() -> None:
    record = record_of("hello", table="0123456789abcdef", session="s3cret")
    line = json.loads(JsonFormatter().format(record))
    assert line == {
        "at": round(record.created, 3),
        "level": "info",
        "logger": "medici.online.server",
        "message": "hello",
        "table": "01234567",
    }


def test_text_has_the_local_time_and_only_harmless_fields() -> None:
    record = record_of("serving", address="http://127.0.0.1:8000", port=8000, session="s3cret")
    at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
    line = TextFormatter().format(record)
    assert line == f"{at} serving (port 8000, address http://127.0.0.1:8000)"
    assert TextFormatter().format(record_of("away", logging.WARNING)).endswith(" warning: away")


def test_text_gives_a_terminal_no_orders() -> None:
    line = TextFormatter().format(record_of("odd\x1b[2J\nline", reason="\x1b]0;x"))
    assert "\x1b" not in line
    assert "\n" not in line


def test_text_puts_a_trace_on_lines_of_its_own() -> None:
    record = record_of("failed", logging.ERROR)
    try:
        raise ValueError("no florins")
    except ValueError:
        record.exc_info = sys.exc_info()
    first, *trace = TextFormatter().format(record).splitlines()
    assert first.endswith(" error: failed")
    assert trace[-1] == "ValueError: no florins"


@pytest.mark.parametrize(
    ("form", "terminal", "is_json"),
    [
        ("auto", True, False),
        ("auto", False, True),
        ("json", True, True),
        ("text", False, False),
    ],
)
def test_the_form_is_chosen_or_left_to_the_terminal(
    monkeypatch: pytest.MonkeyPatch, form: str, terminal: bool, is_json: bool
) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    ours = logging.getLogger("medici").level
    try:
        set_up_logs("info", form)
        logging.getLogger("medici.online.server").info("hello")
    finally:
        logging.captureWarnings(False)
        root.handlers = handlers
        root.setLevel(level)
        logging.getLogger("medici").setLevel(ours)
    assert stream.getvalue().startswith("{") == is_json
    assert "hello" in stream.getvalue()


def test_a_store_is_named_without_its_password() -> None:
    assert store_of("sqlite:////srv/games.db") == {"store": "sqlite", "path": "/srv/games.db"}
    assert store_of("sqlite:///:memory:") == {"store": "sqlite"}
    assert store_of("postgresql://ada:florin@db/medici") == {"store": "postgresql"}
