"""What users of Python are told while something is compiled."""

import multiprocessing
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from medici.kernel import announcement
from medici.kernel.announcement import (
    CLEAR,
    TEXT,
    Count,
    announce,
    on_first_compilation,
    say_on_stderr,
)

USE = """
from medici.games.ranking import divided
from medici.kernel import compiled
print(compiled(divided)(12, 5, 1), compiled(divided)(12.0, 5, 1))
"""


class Terminal(StringIO):
    """Somebody looks at what is written here."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcement, "_unsaid", [say_on_stderr])
    monkeypatch.setattr(announcement, "count", Count())


@pytest.mark.slow
def test_a_line_on_standard_error_when_the_cache_is_empty_and_none_later(tmp_path: Path) -> None:
    def use() -> tuple[str, str]:
        done = subprocess.run(
            [sys.executable, "-c", USE],
            env={**os.environ, "MEDICI_CACHE": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip(), done.stderr.strip()

    assert use() == ("2 2.0", TEXT)
    assert use() == ("2 2.0", "")


def test_on_a_terminal_rules_are_counted_and_the_line_is_cleared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    announce()
    announce()
    count = announcement.count
    with count.of(2):
        count.next()
        count.next()
    counted = [f"{CLEAR}Compiling: rule {number} of at most 2" for number in (1, 2)]
    assert screen.getvalue() == f"{TEXT}\n" + "".join(counted) + CLEAR


def test_elsewhere_nothing_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    announce()
    with announcement.count.of(2):
        announcement.count.next()
    assert capsys.readouterr() == ("", f"{TEXT}\n")


def test_who_came_last_is_asked_instead(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said: list[str] = []
    on_first_compilation(lambda: said.append("first"))
    on_first_compilation(lambda: said.append("second"))
    announce()
    announce()
    assert said == ["second"]
    assert capsys.readouterr().err == ""
    on_first_compilation()
    announce()
    assert capsys.readouterr().err == f"{TEXT}\n"


def test_processes_of_a_pool_say_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(announcement, "parent_process", multiprocessing.current_process)
    announce()
    assert capsys.readouterr().err == ""
