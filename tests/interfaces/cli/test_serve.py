"""Where ``medici serve`` listens, what it opens, what it refuses, and what it logs."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from medici.interfaces.cli import serve
from medici.online.server import Settings
from tests.interfaces.cli.commands import medici
from tests.waiting import PATIENCE


def test_a_port_is_left_to_whoever_has_it() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        assert serve.free_port("127.0.0.1", (taken, 0)) not in (0, taken)
    assert serve.free_port("127.0.0.1", (taken, 0)) == taken


def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = threading.Event()
    seen: list[str] = []

    def browse(address: str) -> None:
        seen.append(address)
        opened.set()

    monkeypatch.setattr("webbrowser.open", browse)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    serve.show("http://127.0.0.1:8000")
    assert not seen
    assert "No display" in capsys.readouterr().err
    monkeypatch.setenv("DISPLAY", ":0")
    serve.show("http://127.0.0.1:8000")
    assert opened.wait(PATIENCE)
    assert seen == ["http://127.0.0.1:8000"]


def lines(*options: str, until: str, **environment: str) -> list[dict[str, object]]:
    """What a server logs until it says something, and then on its way out."""
    with subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from medici.interfaces.cli import app; app()",
            "serve",
            "--port",
            "0",
            *options,
        ],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "MEDICI_WARM": "no", **environment},
    ) as process:
        assert process.stderr is not None
        told: list[dict[str, object]] = []
        for line in process.stderr:  # every one is JSON
            told.append(json.loads(line))
            if told[-1]["message"] == until:
                process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        assert process.stdout.read() == ""
    return told


@pytest.mark.slow
def test_an_ipv6_host_is_printed_with_brackets(tmp_path: Path) -> None:
    told = lines("--host", "::1", until="serving", MEDICI_STORE=f"sqlite:///{tmp_path}/a.db")
    (serving,) = [line for line in told if line["message"] == "serving"]
    assert str(serving["address"]).startswith("http://[::1]:")
    assert told[-1]["message"] == "stopped"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_on_a_terminal_the_log_is_text_with_the_address_and_the_store(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "medici", "serve", "--port", "0"]
    store = tmp_path / "a.db"
    environment = {**os.environ, "MEDICI_WARM": "no", "MEDICI_STORE": f"sqlite:///{store}"}
    with subprocess.Popen(command, stderr=theirs, env=environment) as process:
        os.close(theirs)
        told = ""
        while "Ctrl-C" not in told:
            told += os.read(ours, 4096).decode()
        process.send_signal(signal.SIGTERM)
        while "stopped" not in told:
            told += os.read(ours, 4096).decode()
    os.close(ours)
    text = told.replace("\r\n", "\n")
    assert "{" not in text
    assert f"path {store}" in text
    assert re.search(
        r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d serving \(address http://", text, re.MULTILINE
    )


@pytest.mark.slow
def test_a_level_of_logs_is_chosen_in_the_environment(tmp_path: Path) -> None:
    told = lines(
        until="this variable is set, but means nothing",
        MEDICI_STORE=f"sqlite:///{tmp_path}/a.db",
        MEDICI_LOG_LEVEL="warning",
        MEDICI_STROE="sqlite://",
    )
    assert [line["level"] for line in told] == ["warning"]
    assert told[0]["variable"] == "MEDICI_STROE"


def test_a_password_on_the_command_line_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    store = "postgresql://ada:secret@127.0.0.1/medici"
    with pytest.MonkeyPatch.context() as patch:
        heard: list[tuple[str, str]] = []
        patch.setattr(
            "medici.online.server.logs.log.warning",
            lambda text, extra: heard.append((text, extra["variable"])),
        )
        serve.warn_of_secrets({"store": store, "bus": "redis://bus"})
        assert [variable for _, variable in heard] == ["MEDICI_STORE"]
        assert "secret" not in str(heard)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--origin", "medici.example"], "origin: expected an address such as https://medici.ex"),
        (["--origin", "https://a.example/"], "expected 'https://a.example'; got 'https://a.exam"),
        (["--origin", "ftp://a.example"], "origin: expected an address such as https://medici.ex"),
        (["--metrics", "9000"], "metrics: expected HOST:PORT, such as 127.0.0.1:9000"),
        (["--log-level", "loud"], "log level: expected one of debug, info, warning, error; got"),
        (["--log-format", "xml"], "log format: expected one of auto, text, json; got 'xml'"),
    ],
)
def test_a_wrong_option_is_refused_in_a_line(options: list[str], problem: str) -> None:
    answer = medici("serve", *options)
    assert answer.status == 1
    assert problem in answer.err
    assert "Traceback" not in answer.err


def test_settings_show_everything_but_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEDICI_STORE", "postgresql://ada:secret@db/medici")
    monkeypatch.setenv("MEDICI_STROE", "a slip")
    answer = medici("settings")
    assert "MEDICI_STORE=postgresql://ada:***@db/medici\n" in answer.out
    assert f"MEDICI_WORKERS={Settings().workers}  (by default)" in answer.out
    assert "MEDICI_STROE is set, but means nothing" in answer.out
    assert "secret" not in answer.out
    assert json.loads(medici("settings", "--json").out)["MEDICI_BURST"] == "200"
    monkeypatch.setenv("MEDICI_WORKERS", "two")
    refused = medici("settings")
    assert (refused.status, refused.err) == (
        1,
        "MEDICI_WORKERS: expected a whole number; got 'two'",
    )


def test_help_names_the_variables() -> None:
    text = medici("serve", "--help").out
    for name in (
        "STORE",
        "BUS",
        "HOST",
        "PORT",
        "WORKERS",
        "ORIGINS",
        "METRICS",
        "LOG_LEVEL",
        "LOG_FORMAT",
    ):
        assert f"MEDICI_{name}" in text
