"""``medici dataset``: a file, its fingerprint, and what is said of mistakes."""

import json
from pathlib import Path

import pytest

from tests.interfaces.cli.commands import medici


@pytest.mark.slow
def test_a_file_is_written_and_checked(tmp_path: Path) -> None:
    file = str(tmp_path / "dice.parquet")
    said = medici("dataset", "dice", "--decisions", "100", "--out", file, "--json")
    assert said.status == 0
    found = json.loads(said.out)
    assert found["decisions"] >= 100
    checked = medici("dataset", "--check", file)
    assert found["sha256"] in checked.out
    more = str(tmp_path / "more.parquet")
    assert medici("dataset", "dice", "--decisions", "400", "--out", more).status == 0
    first = medici("dataset", "--check", more, "--decisions", "100")
    assert first.out == checked.out, "fewer decisions are the beginning of more"
    assert medici("dataset", "--check", more).out != checked.out
    again = medici("dataset", "dice", "--decisions", "100", "--out", file)
    assert (again.status, "exists" in again.err) == (1, True)


@pytest.mark.parametrize(
    ("words", "status", "expected"),
    [
        ((), 2, "expected a game, or --check FILE"),
        (("chess",), 2, "chess"),
        (("--check", "nowhere.parquet"), 1, "nowhere.parquet"),
        (("dice", "--out", "no/such/folder.parquet"), 2, "expected a file that can be written"),
    ],
)
def test_mistakes_are_told(words: tuple[str, ...], status: int, expected: str) -> None:
    said = medici("dataset", *words)
    assert said.status == status
    assert expected in said.err
