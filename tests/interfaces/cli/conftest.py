"""Records on file for the commands that read them, and no command that outlives its test."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from medici import new
from medici.interfaces.cli import compiling
from medici.kernel import on_first_compilation
from medici.record import write_record
from tests.record.games import played


@pytest.fixture(autouse=True)
def commands_compile_what_they_need(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """And no more: a test waits for nothing else, and what comes after it for nothing of it."""
    monkeypatch.setattr(compiling, "compile_together", lambda games, kind, lang: None)
    monkeypatch.setattr(compiling, "try_parts", lambda games, kind: None)
    yield
    on_first_compilation()


@pytest.fixture
def true_file(tmp_path: Path) -> Path:
    """A whole game of dice for two, on file."""
    path = tmp_path / "true.json"
    write_record(played(("dice", 2, {}), 1), path)
    return path


@pytest.fixture
def false_file(tmp_path: Path) -> Path:
    """A game whose third move is not legal."""
    game = new("board", 3)
    for move in ["first 2", "card fur3", "draw"]:
        game.play(move)
    record = game.record()
    record["moves"][2][1] = "pass"
    path = tmp_path / "false.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path
