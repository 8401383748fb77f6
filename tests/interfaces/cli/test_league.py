"""``medici tune`` and ``medici league``."""

import json
import re
from pathlib import Path

import pytest

from medici.bots.opponents.league import Rows, read_rows, write_rows
from medici.bots.policies.heuristics import all_weights
from tests.interfaces.cli.commands import medici


@pytest.fixture
def small_league(tmp_path: Path) -> Path:
    """A league with a single champion."""
    path = tmp_path / "league.json"
    write_rows(Rows(champions={"dice-2": {"champion dice-2.1": all_weights()["dice-2"]}}), path)
    return path


@pytest.mark.slow
def test_tuning_writes_the_new_row_and_keeps_the_old_one(
    tmp_path: Path, small_league: Path
) -> None:
    weights, keep = tmp_path / "weights.json", tmp_path / "search.json"
    words = ("tune", "dice", "--players", "2", "--candidates", "4", "--games", "2", "--league")
    ask = (*words, small_league, "--generations", "1", "--keep", keep)
    assert "against the weights in use" in medici(*ask).out
    answer = medici(*ask, "--write", weights)
    assert answer.status == 0
    assert "going on after generation 1" in answer.err
    assert json.loads(keep.read_bytes())["generation"] == 2
    assert list(json.loads(weights.read_bytes())) == ["dice-2"]
    assert list(read_rows(small_league).champions["dice-2"]) == ["champion dice-2.1"]


@pytest.mark.slow
def test_an_exploiter_that_succeeds_joins_the_league(tmp_path: Path, small_league: Path) -> None:
    poor = tmp_path / "poor.json"
    poor.write_text(json.dumps({"dice-2": [0.0] * len(all_weights()["dice-2"])}))
    words = ("tune", "dice", "--players", "2", "--exploit", "--generations", "1")
    answer = medici(*words, "--league", small_league, "--weights", poor, "--join")
    assert answer.status == 0
    assert "starting from champion dice-2.1" in answer.err
    assert "exploiter dice-2.1 has joined" in answer.out
    assert list(read_rows(small_league).exploiters) == ["dice-2"]


@pytest.mark.long
@pytest.mark.slow
def test_the_league_shows_those_held_out_apart() -> None:
    answer = medici("league", "dice", "--players", "2", "--games", "20")
    assert answer.status == 0
    assert answer.out.index("tuned against: mean") < answer.out.index("held out from tuning: mean")
    only = medici("league", "dice", "--players", "2", "--games", "20", "--held-out", "--json")
    meetings = json.loads(only.out)
    assert all(one["held_out"] and one["games"] == 20 for one in meetings)


def test_alone_there_is_nobody_to_exploit() -> None:
    for words in (("exploit", "dice"), ("tune", "dice", "--exploit")):
        answer = medici(*words, "--players", "1")
        assert answer.status == 1
        assert "expected at least 2 players" in answer.err


def test_only_exploiters_join_and_only_others_are_written(tmp_path: Path) -> None:
    answer = medici("tune", "dice", "--join")
    assert (answer.status, "expected --exploit with --join" in answer.err) == (2, True)
    answer = medici("tune", "dice", "--exploit", "--write", tmp_path / "weights.json")
    assert (answer.status, "expected --join with --exploit" in answer.err) == (2, True)


@pytest.mark.slow
def test_alone_the_scores_of_all_are_shown() -> None:
    answer = medici("league", "dice", "--players", "1", "--games", "50")
    assert answer.status == 0
    scores = dict(re.findall(r"│ (\w+(?: \d)?) +│ +([\d.]+) │", answer.out))
    assert float(scores["merchant"]) > float(scores["numbers 1"]) > 50


def test_a_bot_that_there_is_not() -> None:
    answer = medici("league", "dice", "--players", "2", "--bot", "pope")
    assert answer.status == 1
    assert "expected bots among random" in answer.err


@pytest.mark.parametrize("command", ["tune", "league"])
def test_what_a_gpu_needs_is_said(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("medici.kernel.cuda.simulated", lambda: False)
    monkeypatch.setattr("medici.kernel.cuda.find_spec", lambda name: None)
    answer = medici(command, "dice", "--players", "2", "--gpu")
    assert answer.status == 1
    assert "expected the extra medici[cuda]: numba-cuda is not installed here" in answer.err


def test_a_search_does_not_play_on_a_gpu() -> None:
    answer = medici("league", "dice", "--players", "2", "--bot", "banker", "--gpu")
    assert answer.status == 1
    assert "a search plays on the CPU" in answer.err


@pytest.mark.long
def test_the_league_on_a_gpu_is_the_same() -> None:
    words = ("league", "dice", "--players", "2", "--games", "1", "--held-out", "--json")
    answer = medici(*words, "--gpu")
    assert answer.status == 0
    assert json.loads(answer.out) == json.loads(medici(*words).out)
