"""Moves that are refused, with what was expected instead."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import medici
from medici import IllegalMove, MediciError, SetupError, new
from tests.record.games import Setup, played, step
from tests.record.positions import (
    EACH_GAME,
    PLAIN_SETUPS,
    ROLL,
    auction,
    rolls,
    snapshot,
)

WRONG: list[Any] = [
    "bid 0",
    "bid 41",
    "bid 07",
    "bid +7",
    "bid -7",
    "bid 7.0",
    "bid  7",
    "bid 7 ",
    " bid 7",
    "bid 7\n",
    "Bid 7",
    "bid",
    "bid \u0667",
    "bid 99999999999999999999",
    "draw",
    "auction",
    "first 0",
    "card fur4",
    "take 1",
    "PASS",
    "",
    " ",
    41,
    -1,
    1000,
    1020,
    10**30,
    7.0,
    0.0,
    None,
    True,
    False,
    b"pass",
    b"bid 7",
    ["pass"],
    ("pass",),
    {"pass": 1},
    ...,
    int,
]


@pytest.mark.parametrize("move", WRONG, ids=repr)
def test_wrong_move_changes_nothing(move: Any) -> None:
    game = auction()
    before = snapshot(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.tried is move
    assert caught.value.actor == 0
    assert caught.value.legal == ["pass", *(f"bid {amount}" for amount in range(1, 41))]
    assert str(caught.value) == (
        f"{move!r} is not legal: seat 0 is to act, with one of: pass, bid 1, bid 2, bid 3, bid 4, "
        "bid 5, bid 6, bid 7, bid 8, bid 9, bid 10, bid 11 ... bid 40 (41 in all)"
    )
    assert isinstance(caught.value, MediciError)
    assert snapshot(game) == before
    game.play("bid 7")
    assert game.moves[-1] == (0, "bid 7")


@pytest.mark.parametrize(
    ("name", "moves", "wrong", "message"),
    [
        ("board", [], "first 2", "nature is to act, with one of: first 0, first 1"),
        ("board", ["first 0", "card gold10", "draw"], "card gold10", "(30 in all)"),
        ("board", ["first 0", "card fur3"], "pass", "seat 0 is to act, with one of: draw, auction"),
        ("card", ["first 1", "card cloth2"], "take 1 2", "seat 1 is to act, with one of: reveal, "),
        ("card", ["first 1"], "card gold10", "(32 in all)"),
        ("card", ["first 1", "card cloth2"], "take", "with one of: reveal, take 1"),
        ("dice", ["first 1", ROLL], "choose 1 2 3 4", "seat 1 is to act"),
        ("dice", ["first 1", ROLL], "choose 2 1", "seat 1 is to act"),
        ("dice", ["first 1", ROLL, "choose 1"], "choose 1", "choose 2, choose 3, choose 4"),
        ("dice", ["first 1"], "roll dye0 gold5 fur3 grain2", "nature is to act"),
        ("dice", ["first 1"], "roll dye0 dye0 fur3 grain2 dye4", "(7776 in all)"),
    ],
)
def test_refusal_says_what_was_expected(
    name: str, moves: list[str], wrong: str, message: str
) -> None:
    game = new(name, 2)
    for move in moves:
        game.play(move)
    before = snapshot(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(wrong)
    assert message in str(caught.value)
    assert caught.value.tried == wrong
    assert caught.value.actor == game.actor
    assert caught.value.legal == game.legal()
    assert snapshot(game) == before


@EACH_GAME
@pytest.mark.parametrize("move", ["pass", "first 0", 0, 1, None, "", True])
def test_nobody_moves_after_the_end(name: str, move: Any) -> None:
    game = played((name, 2, {}), 1)
    before = snapshot(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert (caught.value.tried, caught.value.actor, caught.value.legal) == (move, None, [])
    assert str(caught.value) == f"{move!r} is not legal: the game is over"
    assert snapshot(game) == before


@pytest.mark.no_coverage
@PLAIN_SETUPS
def test_whatever_is_not_legal_is_refused(setup: Setup) -> None:
    game, random = played(setup, 21, moves=0), Random(21)
    while not game.over and len(game.moves) < 25:
        if rolls(game):
            step(game, random)
            continue
        legal = set(game.legal_actions())
        before = snapshot(game)
        others = [-1, 10_000, *random.sample(range(10_000), 9), *range(0, 45, 4)]
        for action in others:
            if action not in legal:
                with pytest.raises(IllegalMove):
                    game.play(action)
        assert snapshot(game) == before
        step(game, random)


def test_illegal_move_keeps_a_list_of_its_own() -> None:
    legal = ["draw", "auction"]
    problem = IllegalMove("pass", 2, legal)
    legal.clear()
    assert problem.legal == ["draw", "auction"]
    assert str(problem) == "'pass' is not legal: seat 2 is to act, with one of: draw, auction"


@pytest.mark.parametrize("error", [SetupError, IllegalMove, medici.RecordError])
def test_every_error_is_a_medici_error(error: Callable[..., Exception]) -> None:
    assert isinstance(error, type)
    assert issubclass(error, MediciError)
    assert issubclass(MediciError, ValueError)
