"""What lies beyond skill: nothing but chance among heuristics; of the mean 0, whoever plays."""

from math import sqrt
from random import Random

import numpy as np
import pytest

from medici.bots import Budget
from medici.bots.policies.heuristics import weights_for
from medici.bots.policies.heuristics.dice import DICE
from medici.record import Game
from medici.research.arena import skill
from medici.research.arena.batch import play_batch
from medici.research.arena.contest import Contest
from medici.research.arena.schedule import Pairing
from medici.research.arena.skill import beyond_skill
from tests.research.arena.test_luck import random_moves


@pytest.mark.slow
def test_among_heuristics_all_that_differs_is_luck() -> None:
    earned = []
    for deal in range(6):
        game, nature = Game("dice", 2), Random(deal)
        while not game.over:
            game.let_nature_act(nature)
            if not game.over:
                policy = DICE.policy_with(weights_for("dice", 2))
                game.play(DICE.move(game.state, policy))
        share = np.array([(seat in game.winners) / len(game.winners) for seat in range(2)])
        moves = [game.book.parse_move(move) for _, move in game.moves]
        earned.append(share - beyond_skill("dice", 2, moves, seed=deal + 1))
    assert np.array(earned) == pytest.approx(np.full((6, 2), 0.5), abs=0.2)
    spread = np.array(earned).std(axis=0)
    assert (spread < 0.1).all()  # of the futures from the start, and of nothing else


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("dice", 2), ("dice", 1)])
def test_beyond_skill_the_mean_is_0(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(skill, "FUTURES", 4)  # fewer make more noise, but no other mean
    lucks = np.array(
        [
            beyond_skill(game, players, moves, seed=number + 1)
            for number, moves in enumerate(random_moves(game, players, 1000))
        ]
    )
    means, errors = lucks.mean(axis=0), lucks.std(axis=0) / sqrt(len(lucks))
    assert (errors > 0).all()
    assert (abs(means) < 4 * errors).all()
    if players > 1:
        assert lucks.sum(axis=1) == pytest.approx(np.zeros(1000), abs=1e-4)


@pytest.mark.slow
def test_only_bots_that_search_are_tried() -> None:
    deal = [Pairing(0, 0)]
    quick = Contest("dice", ("merchant", "random"), 1)
    searching = Contest("dice", ("banker", "merchant"), 1, 0, Budget(rollouts=8))
    assert [len(result.luck) for result in play_batch(quick, deal)] == [3]
    assert [len(result.luck) for result in play_batch(searching, deal)] == [4]
    assert [len(result.luck) for result in play_batch(searching, deal, luck=False)] == [0]
