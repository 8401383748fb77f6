"""``medici evaluate``: what it prints and writes, and what is said of mistakes."""

import json
from pathlib import Path

import pytest

from tests.interfaces.cli.commands import medici


@pytest.mark.slow
def test_a_quick_evaluation_is_shown_and_written(tmp_path: Path) -> None:
    file = tmp_path / "random.json"
    said = medici("evaluate", "random", "-g", "dice", "-n", "2", "--quick", "--out", str(file))
    assert said.status == 0
    assert "random: dice, 2 players (medici-eval/1, quick)" in said.out
    assert "An equal wins 50.0%" in said.out
    found = json.loads(file.read_text())
    assert [table["table"] for table in found["tables"]] == [
        *("random", "apprentice", "merchant", "banker"),
        *("held-out", "cheap", "dear"),
    ]
    assert found["mean"]["high"] < 0.5
    assert found["milliseconds"] > 0


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("nobody",), "got 'nobody'"),
        (("merchant", "--game", "chess"), "chess"),
        (("merchant", "--game", "dice", "--players", "1"), "expected players in company"),
        (("merchant", "--out", "no/such/folder.json"), "expected a file that can be written"),
    ],
)
def test_mistakes_are_told(words: tuple[str, ...], expected: str) -> None:
    said = medici("evaluate", *words)
    assert said.status == 2
    assert expected in said.err
