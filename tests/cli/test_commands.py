"""The commands: what they print, what they write, and with which status they leave."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from medici import GAMES, new, replay
from medici.arena.simulate import Summary
from medici.cli import app
from medici.record import read_record, write_record
from tests.record.games import played
from tests.story.retold import retold

COMMANDS = ["games", "play", "simulate", "replay", "bench"]
SCRIPT = Path(sys.executable).with_name("medici")


class Said:
    """What a command has said, and its exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = plain(err)


def plain(text: str) -> str:
    """A text without colours and frames, and however it was broken into lines."""
    text = re.sub(r"\x1b\[[0-9;]*m", "", text)
    return " ".join(re.sub(r"[─│╭╮╰╯]", " ", text).split())


def medici(*words: str | Path, given: str | bytes | None = None) -> Said:
    """Run a command here; an error that is no exit goes on as it is."""
    result = CliRunner().invoke(app, [str(word) for word in words], input=given)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def script(*words: str | Path, given: bytes = b"") -> Said:
    """Run the installed script in a process of its own."""
    done = subprocess.run(
        [SCRIPT, *words], input=given, capture_output=True, check=False, env=dict(os.environ)
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture
def true_file(tmp_path: Path) -> Path:
    """A whole game of dice for two, on file."""
    path = tmp_path / "true.json"
    write_record(played(("dice", 2, {}), 1), path)
    return path


@pytest.fixture
def false_file(tmp_path: Path) -> Path:
    """A game whose third move is not legal."""
    game = new("board", 3)
    for move in ["first 2", "card fur3", "draw"]:
        game.play(move)
    record = game.record()
    record["moves"][2][1] = "pass"
    path = tmp_path / "false.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


# Help


def test_without_a_command_help_is_shown() -> None:
    said = medici()
    assert said.status in (0, 2)  # it depends on the version of click
    assert all(command in plain(said.out + said.err) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str) -> None:
    said = medici(command, "--help")
    assert said.status == 0
    assert re.search(rf"Examples?: medici {command}\b", plain(said.out))


def test_unknown_command_is_a_usage_error() -> None:
    said = medici("conquer")
    assert said.status == 2
    assert "No such command 'conquer'" in said.err


# games


def test_games_lists_what_can_be_played() -> None:
    said = medici("games")
    assert (said.status, said.err) == (0, "")
    for name, book in GAMES.items():
        assert re.search(
            rf"^{name} +{book.title} +{book.seats[0]}-{book.seats[-1]}", said.out, re.M
        )
        assert all(f"{option}=" in said.out for option in book.options)
    assert "medici play board" in said.out


def test_games_as_json() -> None:
    said = medici("games", "--json")
    assert (said.status, said.err) == (0, "")
    games = json.loads(said.out)
    assert list(games) == ["board", "card", "dice"]
    assert games["dice"] == {
        "title": "Medici: The Dice Game",
        "players": [1, 2, 3, 4],
        "options": {},
    }
    assert games["board"]["options"]["edition"]["values"] == ["2016", "classic"]
    assert games["card"]["options"]["rising_monopoly"]["values"] == [False, True]


# simulate


@pytest.mark.slow
def test_simulate_shows_a_table() -> None:
    said = medici("simulate", "dice", "--players", "2", "--games", "20")
    assert said.status == 0
    assert "dice, 2 players, 20 games" in said.out
    assert re.search(r"\b\d+\.\d\d decisions a game", said.out)
    rows = re.findall(r"│ (\d) +│ (\d+\.\d)% +│ (\d+\.\d) +│", said.out)
    assert [row[0] for row in rows] == ["0", "1"]
    assert sum(float(row[1]) for row in rows) == pytest.approx(100, abs=0.2)


def test_simulate_as_json() -> None:
    said = medici("simulate", "dice", "-n", "3", "-g", "30", "--json")
    assert said.status == 0
    figures = json.loads(said.out)
    assert list(figures) == ["games", "decisions_per_game", "wins", "scores"]
    assert figures["games"] == 30
    assert len(figures["wins"]) == len(figures["scores"]) == 3
    assert sum(figures["wins"]) == pytest.approx(1, abs=0.001)
    assert figures["decisions_per_game"] > 20


def test_simulate_sums_up_what_it_writes(tmp_path: Path) -> None:
    said = medici("simulate", "dice", "-n", "2", "-g", "12", "--out", tmp_path, "--json")
    assert said.status == 0
    records = [read_record(tmp_path / f"{number:06}.json") for number in range(1, 13)]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"{number:06}.json" for number in range(1, 13)
    ]
    figures = json.loads(said.out)
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
        assert retold(record) == (record["days"], record["result"])


def test_simulate_says_where_the_records_are(tmp_path: Path) -> None:
    said = medici("simulate", "dice", "-n", "1", "-g", "2", "--out", tmp_path / "a" / "b")
    assert said.status == 0
    assert "2 records in" in said.out
    assert "medici replay" in said.out
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
    said = medici("simulate", *words)
    assert said.status == 2
    assert message in said.err
    assert said.out == ""


def test_simulate_needs_a_folder_to_write_to(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    for folder in (taken, taken / "deeper"):
        said = medici("simulate", "dice", "-n", "1", "-g", "1", "--out", folder)
        assert said.status == 1
        assert "expected a folder to write records to; got" in said.err
        assert "Traceback" not in said.err
    assert taken.read_text(encoding="utf-8") == "a file"


@pytest.mark.parametrize("out", [True, False])
def test_simulate_can_be_interrupted(
    out: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Summary:
        raise KeyboardInterrupt

    monkeypatch.setattr("medici.arena.simulate.summarise", interrupted)
    said = medici("simulate", "dice", *(["--out", str(tmp_path)] if out else []))
    assert said.status == 1
    assert said.err.startswith("Interrupted")
    assert ("the records written so far are whole" in said.err) == out


# replay


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


# bench


@pytest.mark.slow
def test_bench_as_json() -> None:
    said = medici("bench", "dice", "--seconds", "0.01", "--json")
    assert said.status == 0
    figures = json.loads(said.out)
    assert list(figures) == ["dice"]
    assert list(figures["dice"]) == ["1", "2", "3", "4"]
    for players, speed in figures["dice"].items():
        assert {"objects", "compiled", "decisions_per_game"} <= set(speed)
        assert all(number > 0 for number in speed.values())
        least = {"1": 9, "2": 18, "3": 27, "4": 36}[players]
        assert speed["decisions_per_game"] > least


def test_bench_shows_a_table() -> None:
    said = medici("bench", "dice", "--seconds", "0.01")
    assert said.status == 0
    assert len(re.findall(r"│ dice +│ \d +│", said.out)) == 4


def test_bench_refuses_an_unknown_game() -> None:
    said = medici("bench", "chess")
    assert said.status == 2
    assert "expected one of board, card, dice; got 'chess'" in said.err


# The installed script


@pytest.mark.slow
def test_script_writes_and_verifies_records(tmp_path: Path) -> None:
    said = script("simulate", "dice", "-n", "2", "-g", "3", "--json", "--out", tmp_path)
    assert said.status == 0
    assert json.loads(said.out)["games"] == 3
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == ["000001.json", "000002.json", "000003.json"]
    assert files_of_script(tmp_path / "again") == [path.read_bytes() for path in files]
    said = script("replay", *files)
    assert (said.status, said.err) == (0, "")
    assert said.out.count(": true: dice, 2 players") == 3


def files_of_script(folder: Path) -> list[bytes]:
    """The same games, by the same commands in this process."""
    assert medici("simulate", "dice", "-n", "2", "-g", "3", "--out", folder).status == 0
    return [path.read_bytes() for path in sorted(folder.iterdir())]


@pytest.mark.slow
def test_script_leaves_with_status_1_for_a_record_that_is_not_true(false_file: Path) -> None:
    said = script("replay", "-", given=false_file.read_bytes())
    assert said.status == 1
    assert said.out == ""
    assert said.err.startswith("-: move 3: 'pass' is not legal;")
    assert "Traceback" not in said.err


def test_script_does_not_blame_a_record_when_nobody_reads_on(true_file: Path) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)  # as after medici replay --jsonl ... | head -1
    try:
        done = subprocess.run(
            [SCRIPT, "replay", true_file, "--jsonl"],
            stdout=write_end,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(write_end)
    assert b"true.json" not in done.stderr
