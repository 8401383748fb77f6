"""A record with names that give a terminal orders: no command passes them on."""

import ast
import json
from pathlib import Path

import pytest

from medici import new
from medici.interfaces.cli.output import console
from medici.record import write_record
from tests.interfaces.cli.commands import medici
from tests.record.games import played

EVIL = "\x1b[2J\x1b]0;owned\u202e[red]Ada\u200b"
CLI = Path(__file__).parents[3] / "src" / "medici" / "interfaces" / "cli"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game between two such people."""
    game = played(("dice", 2, {}), 1)
    told = game.record()
    told["players"] = [EVIL, EVIL + "2"]
    path = tmp_path / "evil.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


def harmless(text: str) -> bool:
    return all(line.isprintable() for line in text.split("\n"))


@pytest.mark.parametrize(
    "words", [("replay",), ("replay", "--jsonl"), ("verify",), ("verify", "--json")]
)
def test_a_record_gives_a_terminal_no_orders(record: Path, words: tuple[str, ...]) -> None:
    answer = medici(*words, record)
    assert answer.out + answer.err
    assert harmless(answer.out)
    assert harmless(answer.err)


def test_a_name_in_brackets_is_no_markup(record: Path) -> None:
    assert "[red]Ada?" in medici("replay", record).out


def test_a_game_at_the_prompt_gives_no_orders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEDICI_DATA", str(tmp_path / "data"))
    write_record(new("board", [EVIL, EVIL + "2", "Chen"]), tmp_path / "game.json")
    answer = medici("play", "--load", tmp_path / "game.json", stdin="table\nlog\nauction\nquit\n")
    assert answer.status == 0
    assert harmless(answer.out)
    assert "?[2J?]0;" in answer.out  # names are cut to fit a column


def test_whatever_is_printed_is_only_shown(capsys: pytest.CaptureFixture[str]) -> None:
    console().print(EVIL, ":smile:")
    assert capsys.readouterr().out == "?[2J?]0;owned?[red]Ada? :smile:\n"


def test_commands_print_by_way_of_the_console() -> None:
    """A bare print, or a console of one's own, would pass on everything."""
    bare = [
        f"{path.name}:{node.lineno}"
        for path in sorted(CLI.rglob("*.py"))
        if path.name not in ("output.py", "rules.py")  # rules print the pages of the house alone
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("print", "Console")
    ]
    assert bare == []
