"""Which of the two ``medici play`` opens: the table, or the plain prompt; and its language."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import typer
from typer.testing import CliRunner, Result

from medici.interfaces.cli import play as command
from medici.interfaces.cli.play import can_open, play
from medici.interfaces.tui.address import Address
from medici.interfaces.tui.session import Session

app = typer.Typer()
app.command()(play)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data directory of the test's own, and 80 columns."""
    monkeypatch.setenv("MEDICI_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")


def run(line: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, line.split(), input=typed)


def flat(result: Result) -> str:
    return " ".join(result.output.replace("│", " ").split())


@pytest.mark.parametrize(
    ("term", "terminal", "opens"),
    [("xterm-256color", True, True), ("dumb", True, False), ("xterm", False, False)],
)
def test_a_table_needs_a_terminal(
    term: str, terminal: bool, opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    near = SimpleNamespace(isatty=lambda: terminal)
    monkeypatch.setattr(sys, "stdin", near)
    monkeypatch.setattr(sys, "stdout", near)
    assert can_open({"TERM": term}) is opens


def test_plain_means_the_prompt_even_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "can_open", lambda _: True)
    assert "Ada> " in run("dice -n 1 --plain --lang en", "1\n").output


def test_a_terminal_opens_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr(command, "can_open", lambda _: True)
    monkeypatch.setattr(command, "open_table", lambda start, *_: opened.append(start))
    assert run("").exit_code == 0
    assert run("card -n 3").exit_code == 0
    assert run("--table http://127.0.0.1:8000/tables/abc").exit_code == 0
    menu, session, table = opened
    assert menu is None
    assert isinstance(session, Session)
    assert session.game.name == "card"
    assert table == Address("http://127.0.0.1:8000", "abc")


def test_an_address_is_checked_before_anything_opens() -> None:
    wrong = run("--table nowhere --lang en")
    assert wrong.exit_code == 2
    assert "Expected the address of a table" in flat(wrong)
    blind = run("--table http://127.0.0.1:8000/tables/abc --lang en")
    assert blind.exit_code == 2
    assert "expected a terminal that can show a table" in flat(blind)


def test_the_prompt_speaks_portuguese_and_understands_it() -> None:
    result = run("board -n 2 --humans 2 --seed 1 --lang pt-BR", "leilao\nlance 7\ndesfazer\nsair\n")
    assert "abrir o leilão?" in result.output
    assert "Jogadas: lance 1 … lance 40, passar (ou ajuda)" in flat(result)
    assert "desfaz: lance 7." in result.output
    assert "Continue com: medici play --load" in result.output


def test_the_language_of_the_terminal_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "pt_BR")
    assert "Jogadas: escolher de 1 a 3" in run("dice -n 1 --seed 1").output
    assert "Legal: choose any 1 to 3" in run("dice -n 1 --seed 1 --lang en").output


def test_the_command_line_starts_without_textual() -> None:
    code = "import sys, medici.interfaces.cli.play; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
