"""``medici warm``: what is compiled beforehand, and what it says meanwhile."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from medici.games import GAMES
from medici.research import compilation
from medici.research.compilation import ALL, PLAY, Done, Step
from tests.interfaces.cli.commands import medici


def test_it_tells_what_it_compiles_and_how_much_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path))

    def compile_none(steps: Sequence[Step], workers: int) -> Iterator[Done]:
        assert workers == 2
        for step in steps:
            yield Done(step, compiled=step.part == "bots", seconds=7.0)

    monkeypatch.setattr(compilation, "compile_steps", compile_none)
    answer = medici("warm", "--workers", "2")
    assert answer.status == 0
    assert answer.out == ""
    count = len(ALL) * len(GAMES)
    assert re.match(r"Up to about \d minutes \(2 at a time\)\.", answer.err)
    assert f"board, bots: compiled in 7.0 s; {count - 1} left" in answer.err
    assert re.search(r"board, advice: there already; \d+ left", answer.err)
    assert re.search(r"; none left Ready after [\d.]+ s; kept in ", answer.err)
    assert answer.err.count(" left") == count
    assert medici("warm", "dice", "--workers", "2", "--only", "play").err.count(" left") == len(
        PLAY
    )


def test_a_game_that_there_is_not_is_refused() -> None:
    answer = medici("warm", "chess")
    assert answer.status == 2
    assert "expected one of board, card, dice; got 'chess'" in answer.err


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
@pytest.mark.long
def test_afterwards_nothing_is_compiled() -> None:
    """In the cache of these tests, whatever the first run still compiles."""
    assert medici("warm", "dice", "--workers", "1").status == 0
    answer = medici("warm", "dice", "--workers", "1")
    assert answer.err.count("there already") == len(ALL)
