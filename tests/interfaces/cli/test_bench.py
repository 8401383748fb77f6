"""``medici bench``."""

import json
import re

import pytest

from tests.interfaces.cli.commands import medici


@pytest.mark.slow
def test_bench_as_json() -> None:
    answer = medici("bench", "dice", "--seconds", "0.01", "--json")
    assert answer.status == 0
    figures = json.loads(answer.out)
    assert list(figures) == ["dice"]
    assert list(figures["dice"]) == ["1", "2", "3", "4"]
    for players, speed in figures["dice"].items():
        assert {"objects", "compiled", "decisions_per_game"} <= set(speed)
        assert all(number > 0 for number in speed.values())
        least = {"1": 9, "2": 18, "3": 27, "4": 36}[players]
        assert speed["decisions_per_game"] > least


@pytest.mark.slow
def test_bench_shows_a_table() -> None:
    answer = medici("bench", "dice", "--seconds", "0.01")
    assert answer.status == 0
    assert len(re.findall(r"│ dice +│ \d +│", answer.out)) == 4


def test_bench_refuses_an_unknown_game() -> None:
    answer = medici("bench", "chess")
    assert answer.status == 2
    assert "expected one of board, card, dice; got 'chess'" in answer.err


@pytest.mark.slow
def test_bench_of_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("medici.research.arena.bench.ROUNDS", 1)
    answer = medici("bench", "dice", "--gpu", "--games", "1", "--seconds", "0.01", "--json")
    assert answer.status == 0
    figures = json.loads(answer.out)
    assert list(figures["dice"]) == ["1", "2", "3", "4"]
    for speed in figures["dice"].values():
        assert list(speed) == ["decisions", "decisions_per_game", "merchant_games"]
        assert all(number > 0 for number in speed.values())


def test_bench_says_what_a_gpu_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("medici.kernel.cuda.simulated", lambda: False)
    monkeypatch.setattr("medici.kernel.cuda.find_spec", lambda name: None)
    answer = medici("bench", "--gpu")
    assert answer.status == 1
    assert "expected the extra medici[cuda]: numba-cuda is not installed here" in answer.err
