"""``medici replay``."""

import json
from pathlib import Path
from typing import Any

import pytest

from medici import GAMES, new, replay
from medici.record import read_record, write_record
from tests.interfaces.cli.commands import medici, plain
from tests.record.games import played


def test_replay_of_a_true_record(true_file: Path) -> None:
    answer = medici("replay", true_file)
    game = replay(read_record(true_file))
    winner = game.players[game.winners[0]]
    assert (answer.status, answer.err) == (0, "")
    assert (
        f"true.json: true: dice, 2 players, {len(game.moves)} moves; won by {winner}" in answer.out
    )


def test_replay_of_an_unfinished_game(tmp_path: Path) -> None:
    write_record(new("board", 4), tmp_path / "new.json")
    answer = medici("replay", tmp_path / "new.json")
    assert answer.status == 0
    assert "true so far: board, 4 players, 0 moves; day 1, not over" in answer.out


def test_replay_checks_every_file(true_file: Path, false_file: Path, tmp_path: Path) -> None:
    answer = medici("replay", true_file, false_file, tmp_path / "none.json", true_file)
    assert answer.status == 1
    assert answer.out.count("true.json: true: ") == 2
    assert "false" not in answer.out
    assert "false.json: move 3: 'pass' is not legal; seat 2 is to act, with one of" in answer.err
    assert "none.json: expected a file; got No such file" in answer.err


def test_replay_refuses_what_is_no_record(tmp_path: Path) -> None:
    for number, (raw, reason) in enumerate(
        [
            (b"", "expected JSON; got"),
            (b"\xff\xfe", "expected JSON; got"),
            (b"[]", "expected a JSON object; got a list"),
            (b"{}", "format: expected 'medici-record/1'; got None"),
            (b"[" * 100_000, "expected JSON; got"),
        ]
    ):
        path = tmp_path / f"{number}.json"
        path.write_bytes(raw)
        answer = medici("replay", path)
        assert answer.status == 1
        assert answer.err.startswith(f"{plain(str(path))}: {reason}")


def test_replay_refuses_a_folder(tmp_path: Path) -> None:
    answer = medici("replay", tmp_path)
    assert answer.status == 1
    assert "expected a file; got Is a directory" in answer.err


def test_replay_sums_up_many_files(true_file: Path, false_file: Path) -> None:
    moves = len(read_record(true_file)["moves"])
    answer = medici("replay", *[true_file] * 6)
    assert answer.status == 0
    assert answer.out.strip() == f"6 of 6 records are true ({6 * moves} moves played again)"
    answer = medici("replay", *[true_file] * 5, false_file)
    assert answer.status == 1
    assert answer.out.strip() == f"5 of 6 records are true ({5 * moves} moves played again)"
    assert "false.json: move 3:" in answer.err


def test_replay_reads_stdin(true_file: Path, false_file: Path) -> None:
    answer = medici("replay", "-", stdin=true_file.read_bytes())
    assert answer.status == 0
    assert answer.out.startswith("-: true: dice, 2 players")
    answer = medici("replay", "-", stdin=false_file.read_bytes())
    assert answer.status == 1
    assert answer.err.startswith("-: move 3: 'pass' is not legal;")
    assert medici("replay", "-", stdin="").status == 1


def test_replay_needs_a_file() -> None:
    answer = medici("replay")
    assert answer.status == 2
    assert "Missing argument" in answer.err


@pytest.mark.parametrize("name", list(GAMES))
def test_replay_tells_what_was_legal(name: str, tmp_path: Path) -> None:
    game = played((name, 2, {}), 2)
    path = tmp_path / "game.json"
    write_record(game, path)
    answer = medici("replay", path, "--jsonl")
    assert (answer.status, answer.err) == (0, "")
    *lines, last = [json.loads(line) for line in answer.out.splitlines()]
    assert [line["ply"] for line in lines] == list(range(1, len(game.moves) + 1))
    assert [(line["actor"], line["move"]) for line in lines] == game.moves
    for line in lines:
        if line["actor"] == "nature":
            assert set(line) == {"ply", "actor", "move"}
        else:
            assert set(line) == {"ply", "actor", "move", "legal"}
            assert line["move"] in line["legal"]
    asked = next(number for number, line in enumerate(lines) if "legal" in line)
    assert lines[asked]["legal"] == game.before(asked).legal()
    assert last == {"days": game.days, "result": game.result}


def test_replay_as_jsonl_ends_where_a_record_is_untrue(false_file: Path) -> None:
    answer = medici("replay", false_file, "--jsonl")
    assert answer.status == 1
    lines: list[dict[str, Any]] = [json.loads(line) for line in answer.out.splitlines()]
    assert [line.get("ply") for line in lines] == [1, 2, 3]
    assert "false.json: move 3:" in answer.err


def test_replay_as_jsonl_of_an_unfinished_game_has_no_result(tmp_path: Path) -> None:
    write_record(new("dice", 1), tmp_path / "new.json")
    answer = medici("replay", tmp_path / "new.json", "--jsonl")
    assert json.loads(answer.out) == {"days": [], "result": None}
