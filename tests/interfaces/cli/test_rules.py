"""``medici rules``."""

import io

import pytest
from rich.console import Console
from typer.testing import CliRunner

from medici.interfaces.cli import app
from medici.interfaces.cli.rules import display, render_page
from medici.presentation.sanitize import sanitize
from medici.presentation.words import LANGUAGES, rules


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def run(line: str) -> str:
    """What a command prints."""
    result = CliRunner().invoke(app, ["rules", *line.split()])
    assert result.exit_code == 0, result.output
    return result.output


def refusal(line: str) -> str:
    """What a command says that it refuses, on one line."""
    result = CliRunner().invoke(
        app, ["rules", *line.split()], env={"TERM": "dumb", "COLUMNS": "200"}
    )
    assert result.exit_code == 2
    return " ".join(result.output.replace("│", " ").split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["board", "card", "dice"])
def test_all_rules_are_printed_plainly(game: str, lang: str) -> None:
    text = run(f"{game} --lang {lang}")
    page = rules(game, lang)
    assert text.startswith(f"{sanitize(page.title)}\n\n")
    for section in page.sections:
        assert f"\n{sanitize(section.title)}\n" in text
        for clause in section.clauses:
            assert f"\n{clause.id:<5}" in text
    assert "\x1b" not in text
    assert " \n" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["board", "card", "dice"])
def test_the_player_aid_fits_on_a_page(game: str, lang: str) -> None:
    lines = run(f"{game} --aid --lang {lang}").splitlines()
    assert len(lines) <= 60
    assert max(map(len, lines)) <= 80


def test_one_clause() -> None:
    assert run("board --clause b21").startswith("B21  Speaking means bidding or passing.")
    assert run("board -c B44").splitlines()[-2:] == [
        "     level   5   6    7",
        "     bonus   5   10   20",
    ]


def test_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert run("dice -c D4").startswith("D4   Um sorteio decide")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run("dice -c D4").startswith("D4   Chance picks")


def test_a_terminal_gets_colours() -> None:
    paper = io.StringIO()
    display(Console(file=paper, force_terminal=True, width=100), render_page(rules("card", "en")))
    assert "\x1b[1;36mC11" in paper.getvalue()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("chess", "expected one of board, card, dice; got 'chess'"),
        ("board --lang xx", "expected one of en (English), "),
        ("board --clause C11", "got 'C11'"),
        ("board --aid --clause B1", "the player aid has no clauses"),
    ],
)
def test_what_cannot_be_shown(line: str, expected: str) -> None:
    assert expected in refusal(line)
