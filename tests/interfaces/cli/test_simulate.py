"""``medici simulate``."""

import json
import re
from pathlib import Path

import pytest

from medici import replay
from medici.record import read_record
from medici.research.arena.simulate import Summary
from tests.interfaces.cli.commands import medici
from tests.record.retelling import retell


@pytest.mark.slow
def test_simulate_shows_a_table() -> None:
    answer = medici("simulate", "dice", "--players", "2", "--games", "20")
    assert answer.status == 0
    assert "dice, 2 players, 20 games" in answer.out
    assert re.search(r"\b\d+\.\d\d decisions a game", answer.out)
    rows = re.findall(r"│ (\d) +│ (\d+\.\d)% +│ (\d+\.\d) +│", answer.out)
    assert [row[0] for row in rows] == ["0", "1"]
    assert sum(float(row[1]) for row in rows) == pytest.approx(100, abs=0.2)


def test_simulate_as_json() -> None:
    answer = medici("simulate", "dice", "-n", "3", "-g", "30", "--json")
    assert answer.status == 0
    figures = json.loads(answer.out)
    assert list(figures) == ["games", "decisions_per_game", "wins", "scores"]
    assert figures["games"] == 30
    assert len(figures["wins"]) == len(figures["scores"]) == 3
    assert sum(figures["wins"]) == pytest.approx(1, abs=0.001)
    assert figures["decisions_per_game"] > 20


def test_simulate_sums_up_what_it_writes(tmp_path: Path) -> None:
    answer = medici("simulate", "dice", "-n", "2", "-g", "12", "--out", tmp_path, "--json")
    assert answer.status == 0
    records = [read_record(tmp_path / f"{number:06}.json") for number in range(1, 13)]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"{number:06}.json" for number in range(1, 13)
    ]
    figures = json.loads(answer.out)
    scores = [record["result"]["scores"] for record in records]
    decisions = [sum(actor != "nature" for actor, _ in record["moves"]) for record in records]
    assert figures["decisions_per_game"] == round(sum(decisions) / 12, 2)
    for seat in (0, 1):
        mean = sum(score[seat] for score in scores) / 12
        assert figures["scores"][seat] == pytest.approx(mean, abs=0.006)
        parts = [
            (seat in record["result"]["winners"]) / len(record["result"]["winners"])
            for record in records
        ]
        assert figures["wins"][seat] == pytest.approx(sum(parts) / 12, abs=0.0001)
    for record in records:
        assert replay(record).over
        assert retell(record) == (record["days"], record["result"])


def test_simulate_says_where_the_records_are(tmp_path: Path) -> None:
    answer = medici("simulate", "dice", "-n", "1", "-g", "2", "--out", tmp_path / "a" / "b")
    assert answer.status == 0
    assert "2 records in" in answer.out
    assert "medici replay" in answer.out
    assert len(list((tmp_path / "a" / "b").iterdir())) == 2


def files_of(seed: int, folder: Path) -> list[bytes]:
    words = ["simulate", "dice", "-n", "2", "-g", "4", "--seed", str(seed), "--json", "--out"]
    assert medici(*words, folder).status == 0
    return [path.read_bytes() for path in sorted(folder.iterdir())]


def test_simulate_gives_the_same_games_for_the_same_seed(tmp_path: Path) -> None:
    one, again, other = (
        files_of(seed, tmp_path / name) for seed, name in [(7, "one"), (7, "again"), (8, "other")]
    )
    assert one == again
    assert len({*one, *other}) == 8


def test_simulate_starts_the_same_whatever_the_number_of_games(tmp_path: Path) -> None:
    longer = files_of(7, tmp_path / "longer")
    words = ["simulate", "dice", "-n", "2", "-g", "2", "--seed", "7", "--out"]
    assert medici(*words, tmp_path / "shorter").status == 0
    assert [path.read_bytes() for path in sorted((tmp_path / "shorter").iterdir())] == longer[:2]


@pytest.mark.slow
def test_simulate_takes_options(tmp_path: Path) -> None:
    words = ["simulate", "card", "-n", "2", "-g", "1", "--option", "rising_monopoly=true", "--out"]
    assert medici(*words, tmp_path).status == 0
    record = read_record(tmp_path / "000001.json")
    assert record["options"] == {"rising_monopoly": True}
    assert replay(record).over


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "expected a game, one of board, card, dice; got 'chess'"),
        (["dice", "--players", "5"], "expected 1 to 4 players for dice; got 5"),
        (["board", "--players", "1"], "expected 2 to 6 players for board; got 1"),
        (["board", "-n", "0"], "expected 2 to 6 players for board; got 0"),
        (["board", "-n", "-2"], "expected 2 to 6 players for board; got -2"),
        (["board", "-n", "two"], "Invalid value for '--players'"),
        (
            ["board", "-n", "2", "--option", "edition=classic"],
            "expected 3 to 6 players for board; got 2",
        ),
        (
            ["board", "-o", "rising_monopoly=true"],
            "expected an option of board (edition); got 'rising_monopoly'",
        ),
        (["dice", "-o", "edition=2016"], "expected an option of dice (none); got 'edition'"),
        (["card", "-o", "rising_monopoly"], "expected NAME=VALUE; got 'rising_monopoly'"),
        (["card", "-o", "rising_monopoly=1"], "expected False or True; got '1'"),
        (["board", "-o", "edition=1999"], "expected '2016' or 'classic'; got '1999'"),
        (["dice", "--games", "0"], "Invalid value for '--games'"),
        ([], "Missing argument 'GAME'"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_simulate_refuses_a_wrong_set_up(words: list[str], message: str) -> None:
    answer = medici("simulate", *words)
    assert answer.status == 2
    assert message in answer.err
    assert answer.out == ""


def test_simulate_needs_a_folder_to_write_to(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    for folder in (taken, taken / "deeper"):
        answer = medici("simulate", "dice", "-n", "1", "-g", "1", "--out", folder)
        assert answer.status == 1
        assert "expected a folder to write records to; got" in answer.err
        assert "Traceback" not in answer.err
    assert taken.read_text(encoding="utf-8") == "a file"


@pytest.mark.parametrize("out", [True, False])
def test_simulate_can_be_interrupted(
    out: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Summary:
        raise KeyboardInterrupt

    for name in ("summarise", "summarise_ends"):
        monkeypatch.setattr(f"medici.research.arena.simulate.{name}", interrupted)
    answer = medici("simulate", "dice", *(["--out", str(tmp_path)] if out else []))
    assert answer.status == 130
    assert answer.err.startswith("Interrupted")
    assert ("the records so far are whole" in answer.err) == out


def rows_in(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_simulate_writes_rows_of_games(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = ["simulate", "dice", "-n", "2", "-g", "4", "--out", str(path)]
    answer = medici(*words)
    assert answer.status == 0
    assert "4 games in" in answer.out
    rows = rows_in(path)
    assert [row["number"] for row in rows] == [1, 2, 3, 4]
    again = medici(*words)
    assert again.status == 1
    assert "exists. Choose another name, or replace it with --force." in again.err
    assert rows_in(path) == rows
    assert medici(*words, "--seed", "2", "--force").status == 0
    assert rows_in(path) != rows


@pytest.mark.slow
def test_simulate_writes_rows_of_decisions(tmp_path: Path) -> None:
    path = tmp_path / "decisions.jsonl"
    words = ["simulate", "dice", "-n", "1", "-g", "3", "--decisions", "--json", "--out", str(path)]
    answer = medici(*words)
    figures = json.loads(answer.out)
    assert len(rows_in(path)) == round(3 * figures["decisions_per_game"])


def test_simulate_has_decisions_in_files_alone(tmp_path: Path) -> None:
    for more in ([], ["--out", str(tmp_path / "records")]):
        answer = medici("simulate", "dice", "-n", "1", "--decisions", *more)
        assert answer.status == 2
        assert "expected --out with a file, games.jsonl or games.parquet" in answer.err


@pytest.mark.parametrize("bots", [[], ["--bots", "merchant,random"]])
def test_simulate_refuses_rollouts_where_nobody_searches(bots: list[str]) -> None:
    answer = medici("simulate", "dice", "-n", "2", "-g", "1", "--rollouts", "10", *bots)
    assert answer.status == 2
    assert "expected a bot that searches; got" in answer.err


def test_simulate_keeps_earlier_records_unless_told_to_replace_them(tmp_path: Path) -> None:
    words = ["simulate", "dice", "-n", "2", "-g", "1", "--out", str(tmp_path)]
    assert medici(*words).status == 0
    before = (tmp_path / "000001.json").read_bytes()
    answer = medici(*words, "--seed", "2")
    assert answer.status == 1
    assert "has records in it. Choose another folder" in answer.err
    assert (tmp_path / "000001.json").read_bytes() == before
    assert medici(*words, "--seed", "2", "--force").status == 0
    assert (tmp_path / "000001.json").read_bytes() != before


def test_simulate_writes_no_folder_that_looks_like_a_file(tmp_path: Path) -> None:
    answer = medici("simulate", "dice", "-g", "1", "--out", tmp_path / "games.csv")
    assert answer.status == 2
    assert "expected games.jsonl, games.parquet or the name of a folder" in answer.err
    assert not any(tmp_path.iterdir())


def test_simulate_counts_no_victories_alone() -> None:
    answer = medici("simulate", "dice", "-n", "1", "-g", "3")
    assert answer.status == 0
    assert "mean score" in answer.out
    assert "titles: " in answer.out
    assert "wins" not in answer.out
    figures = json.loads(medici("simulate", "dice", "-n", "1", "-g", "3", "--json").out)
    assert list(figures) == ["games", "decisions_per_game", "scores", "titles"]
    assert sum(figures["titles"].values()) == 3


def test_simulate_sums_up_the_games_that_it_would_write(tmp_path: Path) -> None:
    words = ["simulate", "dice", "-n", "2", "-g", "12", "--json"]
    sums = [medici(*words, *more).out for more in ([], ["--out", str(tmp_path / "records")])]
    assert sums[0] == sums[1]


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_simulate_needs_a_file_to_write_to(name: str, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    answer = medici("simulate", "dice", "-n", "1", "-g", "1", "--out", taken / name)
    assert answer.status == 1
    assert "expected a file to write rows to; got" in answer.err
