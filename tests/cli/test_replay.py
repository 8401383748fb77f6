"""``medici replay``."""

import json
from pathlib import Path
from typing import Any

import pytest

from medici import GAMES, new, replay
from medici.record import read_record, write_record
from tests.cli.commands import medici, plain
from tests.record.games import played


def test_replay_of_a_true_record(true_file: Path) -> None:
    said = medici("replay", true_file)
    game = replay(read_record(true_file))
    winner = game.players[game.winners[0]]
    assert (said.status, said.err) == (0, "")
    assert f"true.json: true: dice, 2 players, {len(game.moves)} moves; won by {winner}" in said.out


def test_replay_of_an_unfinished_game(tmp_path: Path) -> None:
    write_record(new("board", 4), tmp_path / "new.json")
    said = medici("replay", tmp_path / "new.json")
    assert said.status == 0
    assert "true so far: board, 4 players, 0 moves; day 1, not over" in said.out


def test_replay_checks_every_file(true_file: Path, false_file: Path, tmp_path: Path) -> None:
    said = medici("replay", true_file, false_file, tmp_path / "none.json", true_file)
    assert said.status == 1
    assert said.out.count("true.json: true: ") == 2
    assert "false" not in said.out
    assert "false.json: move 3: 'pass' is not legal; seat 2 is to act, with one of" in said.err
    assert "none.json: expected a file; got No such file" in said.err


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
        said = medici("replay", path)
        assert said.status == 1
        assert said.err.startswith(f"{plain(str(path))}: {reason}")


def test_replay_refuses_a_folder(tmp_path: Path) -> None:
    said = medici("replay", tmp_path)
    assert said.status == 1
    assert "expected a file; got Is a directory" in said.err


def test_replay_sums_up_many_files(true_file: Path, false_file: Path) -> None:
    moves = len(read_record(true_file)["moves"])
    said = medici("replay", *[true_file] * 6)
    assert said.status == 0
    assert said.out.strip() == f"6 of 6 records are true ({6 * moves} moves played again)"
    said = medici("replay", *[true_file] * 5, false_file)
    assert said.status == 1
    assert said.out.strip() == f"5 of 6 records are true ({5 * moves} moves played again)"
    assert "false.json: move 3:" in said.err


def test_replay_reads_stdin(true_file: Path, false_file: Path) -> None:
    said = medici("replay", "-", given=true_file.read_bytes())
    assert said.status == 0
    assert said.out.startswith("-: true: dice, 2 players")
    said = medici("replay", "-", given=false_file.read_bytes())
    assert said.status == 1
    assert said.err.startswith("-: move 3: 'pass' is not legal;")
    assert medici("replay", "-", given="").status == 1


def test_replay_needs_a_file() -> None:
    said = medici("replay")
    assert said.status == 2
    assert "Missing argument" in said.err


@pytest.mark.parametrize("name", list(GAMES))
def test_replay_tells_what_was_legal(name: str, tmp_path: Path) -> None:
    game = played((name, 2, {}), 2)
    path = tmp_path / "game.json"
    write_record(game, path)
    said = medici("replay", path, "--jsonl")
    assert (said.status, said.err) == (0, "")
    *lines, last = [json.loads(line) for line in said.out.splitlines()]
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
    said = medici("replay", false_file, "--jsonl")
    assert said.status == 1
    lines: list[dict[str, Any]] = [json.loads(line) for line in said.out.splitlines()]
    assert [line.get("ply") for line in lines] == [1, 2, 3]
    assert "false.json: move 3:" in said.err


def test_replay_as_jsonl_of_an_unfinished_game_has_no_result(tmp_path: Path) -> None:
    write_record(new("dice", 1), tmp_path / "new.json")
    said = medici("replay", tmp_path / "new.json", "--jsonl")
    assert json.loads(said.out) == {"days": [], "result": None}
