"""What commands compile is announced once, with its progress, and belongs to later ones too."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from medici.interfaces.cli import compiling
from medici.interfaces.cli.compiling import announcement, compile_when_needed
from medici.kernel.announcement import announce, on_first_compilation
from medici.presentation.words import words
from medici.research import compilation
from medici.research.compilation import ALL, PLAY, RESEARCH, Done, Step, steps_of


@pytest.fixture(autouse=True)
def commands_compile_what_they_need() -> Iterator[None]:
    """Here they compile together, as they are meant to."""
    yield
    on_first_compilation()


def run(cache: Path, *words: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "medici", *words],
        env={**os.environ, "MEDICI_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, " ".join(done.stderr.split())


@pytest.mark.slow
@pytest.mark.long
def test_with_an_empty_cache_it_is_announced_once_and_later_commands_find_it(
    tmp_path: Path,
) -> None:
    answer, said = run(tmp_path, "simulate", "dice", "-n", "2", "--games", "3", "--json")
    assert answer.startswith("{")
    assert re.fullmatch(
        r"Compiling for this machine, once: dice, 2 parts in \d process(es)?, less than a minute\. "
        r"Later commands find it; medici warm compiles everything beforehand\. "
        r"Compiled in \d+ s\.",
        said,
    )
    assert run(tmp_path, "simulate", "dice", "-n", "2", "--games", "3", "--json") == (answer, "")
    _, said = run(tmp_path, "bench", "dice", "--seconds", "0.01")
    assert "Compiling" not in said


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Step]:
    """Steps that would be compiled: none is."""
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path))
    found: list[Step] = []

    def note(steps: Sequence[Step], workers: int) -> Iterator[Done]:
        for step in steps:
            found.append(step)
            yield Done(step, compiled=True, seconds=1.0)

    monkeypatch.setattr(compilation, "compile_steps", note)
    return found


def test_what_belongs_together_is_compiled_at_the_first_rule_that_is_missing(
    carried_out: list[Step], capsys: pytest.CaptureFixture[str]
) -> None:
    compile_when_needed(["board"], "play")
    assert carried_out == []
    announce()
    assert carried_out == steps_of(["board"], PLAY)
    announce()
    assert len(carried_out) == len(PLAY)
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.count("Compiling for this machine") == 1


def test_processes_of_a_command_find_it_compiled(
    carried_out: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They could not say it: so it is tried before they are made."""

    def missing(game: str) -> None:
        announce()

    parts = (compilation.Part("bots", 1, missing),)
    monkeypatch.setattr(compilation, "RESEARCH", parts)
    compile_when_needed(["dice"], "research", workers=2)
    assert carried_out == [Step("dice", "bots")]


def test_where_nothing_can_be_kept_nothing_is_compiled_together(
    carried_out: list[Step], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "cache_problem", lambda: "Read-only file system")
    compile_when_needed(["dice"], "play")
    announce()
    assert carried_out == []
    assert capsys.readouterr().err.startswith("Compiling what this needs for this machine")


def test_the_announcement_says_what_and_about_how_long() -> None:
    steps = steps_of(["board"], RESEARCH)
    said = announcement(["board"], steps, 2, 76.0, words("en", "terminal"))
    assert "board, 8 parts in 2 processes, about 2 minutes" in said
    said = announcement(["board", "card"], steps[:1], 1, 9.0, words("de", "terminal"))
    assert "Brettspiel und Kartenspiel, 1 Teil in 1 Prozess, keine Minute" in said


def test_the_longest_part_comes_first_and_none_twice() -> None:
    assert len({*steps_of(["board", "card"], ALL.values())}) == 2 * len(ALL)
    for parts in (PLAY, RESEARCH):
        seconds = [part.seconds for part in parts]
        assert seconds == sorted(seconds, reverse=True)
