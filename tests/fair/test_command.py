"""``medici verify``: exit status, reasons, standard input and JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from medici.fair import commitment
from medici.interfaces.cli import app
from tests.fair.games import HIDDEN, SECRET, Record, played_fairly, sealed


def run(*arguments: str | Path, text: str = "") -> Result:
    return CliRunner().invoke(app, ["verify", *map(str, arguments)], input=text)


def written(path: Path, record: Record) -> Path:
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    return written(tmp_path / "fair.json", sealed(played_fairly(("dice", 2, {}))))


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    return written(tmp_path / "begun.json", sealed(played_fairly(("board", 3, {}), 9), None))


@pytest.fixture
def swapped(tmp_path: Path) -> Path:
    record = sealed(played_fairly(("dice", 1, {}), 4))
    record["fair"]["table"] = "other"
    return written(tmp_path / "swapped.json", record)


def test_fair_games_are_told_with_their_commitment(fair: Path) -> None:
    result = run(fair, fair)
    assert result.exit_code == 0
    assert result.stdout.count(f"commitment {commitment(SECRET)}") == 2
    assert "fair: every choice of nature is the key's (20 checked)" in result.stdout
    assert result.stderr == ""


def test_a_game_that_broke_off_is_fair_so_far() -> None:
    record = sealed(played_fairly(("board", 3, {}), 9))
    result = run("-", text=json.dumps(record))
    assert result.exit_code == 0
    assert result.stdout.startswith("-: fair so far, the game is not over: ")


def test_reasons_are_told_for_each_that_is_not(
    fair: Path, begun: Path, swapped: Path, tmp_path: Path
) -> None:
    plain = written(tmp_path / "plain.json", played_fairly(("dice", 1, {}), 4).record())
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    result = run(begun, fair, swapped, plain, broken, tmp_path / "none.json")
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{fair}: fair: ")
    lines = result.stderr.splitlines()
    assert [line.partition(": not shown to be fair: ")[0] for line in lines] == [
        str(tmp_path / f"{name}.json") for name in ("begun", "swapped", "plain", "broken", "none")
    ]
    reasons = ["not revealed yet", "move 1, nature's choice 0", "the record has none", "JSON", "No"]
    for line, reason in zip(lines, reasons, strict=True):
        assert reason in line
    assert HIDDEN.hex() not in result.stdout + result.stderr


def test_json_is_for_programs(fair: Path, begun: Path, swapped: Path) -> None:
    result = run(fair, begun, swapped, "-", "--json", text="[]")
    assert result.exit_code == 1
    verdicts = json.loads(result.stdout)
    assert [verdict["fair"] for verdict in verdicts] == [True, False, False, False]
    assert [verdict["failed"] for verdict in verdicts] == [None, "unrevealed", "move", "record"]
    assert verdicts[0]["commitment"] == commitment(SECRET)
    assert verdicts[2]["move"] == 1
    assert verdicts[2]["expected"] != verdicts[2]["got"]
    assert run(fair, "--json").exit_code == 0


def test_a_missing_proof_is_named_in_json(tmp_path: Path) -> None:
    plain = written(tmp_path / "plain.json", played_fairly(("dice", 1, {}), 4).record())
    (verdict,) = json.loads(run(plain, "--json").stdout)
    assert verdict == {
        "file": str(plain),
        "fair": False,
        "failed": "proof",
        "reason": "fair: expected an object; the record has none",
    }
