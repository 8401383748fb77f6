"""Where ``medici serve`` listens, and what it opens."""

import socket
import threading

import pytest

from medici.cli import serve


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
    assert opened.wait(5)
    assert seen == ["http://127.0.0.1:8000"]
