"""``medici warm``: what is compiled beforehand, and what it says meanwhile."""

import re
from pathlib import Path

import pytest

from medici.bots import LEVELS
from medici.games import GAMES
from medici.kernel.announcement import announce
from medici.online.server import compiled_rules
from tests.interfaces.cli.commands import medici


def test_it_tells_what_it_compiles_and_how_much_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path))

    def think(game: str, bot: str) -> None:
        if bot == "banker":
            announce()

    monkeypatch.setattr(compiled_rules, "play_once", think)
    answer = medici("warm")
    assert answer.status == 0
    count = len(LEVELS) * len(GAMES)
    assert f"board, {LEVELS[0]}: there already; {count - 1} left" in answer.err
    assert re.search(r"board, banker: compiled in [\d.]+ s; \d+ left", answer.err)
    assert re.search(r"; none left Ready after [\d.]+ s; kept in ", answer.err)
    assert answer.err.count(" left") == count


def test_a_folder_that_cannot_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path / "file"))
    answer = medici("warm")
    assert answer.status == 1
    assert "expected a folder that can be written (MEDICI_CACHE names another); got" in answer.err
    assert answer.err.endswith("File exists")


@pytest.mark.slow
def test_afterwards_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the cache of these tests, whatever the first run still compiles."""
    assert medici("warm").status == 0
    answer = medici("warm")
    assert answer.err.count("there already") == len(LEVELS) * len(GAMES)
