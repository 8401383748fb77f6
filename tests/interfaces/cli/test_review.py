"""``medici review``."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from medici.analysis.review import Reviewer
from medici.record import write_record
from tests.interfaces.cli.commands import medici
from tests.record.games import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of dice for two, on file."""
    path = tmp_path / "game.json"
    write_record(played(("dice", 2, {}), 1), path)
    return path


def test_a_report_is_told(record: Path) -> None:
    answer = medici("review", record, "--futures", "500", "--lang", "en", "--seat", "Player 2")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith("Review: Medici: The Dice Game, 2 players")
    assert "The decisions furthest behind the best" in answer.out
    assert "You" in answer.out


def test_in_portuguese(record: Path) -> None:
    answer = medici("review", record, "--seconds", "0", "--lang", "pt-BR", "--seat", "0")
    assert answer.status == 0
    assert "Só por estimativa rápida." in answer.out
    assert "Você" in answer.out


def test_json_picture_and_file(record: Path, tmp_path: Path) -> None:
    picture, kept = tmp_path / "curve.svg", tmp_path / "review.json"
    words: list[str | Path] = ["review", "-", "--json", "--futures", "500"]
    answer = medici(*words, "--plot", picture, "--out", kept, stdin=record.read_bytes())
    review = json.loads(answer.out)
    assert review["format"] == "medici-review/2"
    assert review["futures"] >= 500
    assert json.loads(kept.read_bytes()) == review
    assert picture.read_text("utf-8").startswith("<svg")
    moves = json.loads(record.read_bytes())["moves"]
    assert len(review["curve"]) == len(moves) + 1


def test_a_wrong_record_is_refused_by_move_and_reason(false_file: Path) -> None:
    answer = medici("review", false_file)
    assert answer.status == 1
    assert answer.out == ""
    assert "move 3: 'pass' is not legal" in answer.err


def test_a_seat_that_is_not_there(record: Path) -> None:
    answer = medici("review", record, "--seat", "Zoe")
    assert answer.status == 2
    assert "expected one of Player 1, Player 2, or 0 to 1; got 'Zoe'" in answer.err


@pytest.mark.parametrize("option", ["--out", "--plot"])
def test_a_file_that_is_there_is_replaced_by_force_alone(
    option: str, record: Path, tmp_path: Path
) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    words = ("review", record, "--seconds", "0", option, there)
    refused = medici(*words)
    assert refused.status == 1
    assert "exists. Choose another name, or replace it with --force." in refused.err
    assert there.read_text() == "mine"
    assert medici(*words, "--force").status == 0
    assert there.read_text() != "mine"


def test_a_place_that_cannot_be_written_to(record: Path, tmp_path: Path) -> None:
    answer = medici("review", record, "--seconds", "0", "--out", tmp_path / "none" / "r.json")
    assert answer.status == 2
    assert "--out: expected a file" in answer.err


def test_an_interrupt_tells_and_keeps_what_was_found(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_on = Reviewer.look_on

    def interrupted(self: Reviewer, seconds: float | None, futures: int | None) -> Iterator[float]:
        for number, done in enumerate(look_on(self, seconds, futures)):
            yield done
            if number == 5:
                raise KeyboardInterrupt

    monkeypatch.setattr(Reviewer, "run", interrupted)
    kept = tmp_path / "review.json"
    answer = medici("review", record, "--futures", "100000", "--out", kept, "--lang", "en")
    assert answer.status == 130
    assert answer.err == "Interrupted: what was found so far is above."
    assert "The decisions furthest behind the best" in answer.out
    assert 0 < json.loads(kept.read_bytes())["futures"] < 20_000
