"""Bots are made ready beforehand, in a process that nobody waits for."""

import logging
import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import pytest

from medici.bots import LEVELS
from medici.online.server import compiled_rules
from medici.online.server.compiled_rules import keep_rules
from medici.online.server.run import Server
from tests.waiting import wait_until


def test_every_bot_moves_once_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    class Noted:
        def __init__(self, name: str) -> None:
            self.name = name

        def move(self, game: str, *_: object) -> None:
            asked.append((self.name, game))

    monkeypatch.setattr(compiled_rules, "BOTS", {name: Noted(name) for name in LEVELS})
    monkeypatch.setattr(os, "nice", lambda steps: None)
    compiled_rules.compile_all()
    assert asked == [(bot, game) for bot in LEVELS for game in ("board", "card", "dice")]


def test_a_server_does_not_wait_for_it_and_ends_it(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, server = start(warm=True)
    assert httpx.get(f"{url}/healthz").status_code == 200
    services = server.app.services
    assert services is not None
    assert services.compiler is not None
    assert services.compiler.pid


def ended_at_once() -> BaseProcess:
    """A process that has nothing to do."""
    process = multiprocessing.get_context("spawn").Process(target=abs, args=[1], daemon=True)
    process.start()
    return process


def state(pid: int) -> str:
    """What the system says of a process: Z for a zombie, nothing if there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux to tell")
def test_no_process_is_left_as_a_zombie(
    start: Callable[..., tuple[str, Server]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("medici.online.server.services.start_compiler", ended_at_once)
    _, server = start(warm=True)
    services = server.app.services
    assert services is not None
    assert services.compiler is not None
    pid = services.compiler.pid or 0
    wait_until(lambda: not state(pid))  # somebody has asked how it ended


def test_without_a_cache_the_processes_of_a_server_share_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path / "file"))
    with caplog.at_level(logging.INFO, "medici.online.server"), keep_rules():
        folder = Path(os.environ["MEDICI_CACHE"])
        assert folder.is_dir()
        assert folder.stat().st_mode & 0o077 == 0
    assert not folder.exists()
    assert os.environ["MEDICI_CACHE"] == str(tmp_path / "file")
    (record,) = caplog.records
    assert record.levelname == "WARNING"
    assert "compiled rules cannot be kept" in record.getMessage()
    assert record.__dict__["reason"] == "File exists"


def test_a_cache_that_can_only_be_read_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "rule.nbi").write_text("compiled")
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path))
    monkeypatch.setattr(
        "medici.online.server.compiled_rules.cache_problem", lambda: "Read-only file system"
    )
    with keep_rules():
        folder = Path(os.environ["MEDICI_CACHE"])
        assert folder != tmp_path
        assert (folder / "rule.nbi").read_text() == "compiled"


@pytest.mark.long
def test_a_cache_that_can_be_written_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path))
    with keep_rules():
        assert os.environ["MEDICI_CACHE"] == str(tmp_path)
    monkeypatch.delenv("MEDICI_CACHE")
    monkeypatch.setattr("medici.online.server.compiled_rules.cache_problem", lambda: "no home")
    with keep_rules():
        assert Path(os.environ["MEDICI_CACHE"]).is_dir()
    assert "MEDICI_CACHE" not in os.environ
