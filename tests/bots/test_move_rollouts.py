"""Moves in common futures."""

from random import Random

import numpy as np
import pytest

from medici.bots.search.future_players import FuturePlayers
from medici.bots.search.futures import NO_MOVE
from medici.bots.search.move_rollouts import MoveRollouts
from medici.games import GAMES
from medici.record import Game

pytestmark = pytest.mark.slow


def begun(game: str, players: int) -> Game:
    """A game at its first decision."""
    position = Game(game, players)
    position.let_nature_act(Random(3))
    return position


@pytest.mark.parametrize("game", GAMES)
def test_every_move_meets_the_same_futures(game: str) -> None:
    players = GAMES[game].seats[-1]
    position = begun(game, players)
    actions = position.legal_actions()[:3]
    rollouts = MoveRollouts(game, position.state, [*actions, actions[0]], seed=1)
    rollouts.play(20)
    rollouts.play(30)
    assert rollouts.futures == 50
    assert rollouts.shares.shape == (50, len(actions) + 1, players)
    assert np.allclose(rollouts.shares.sum(2), 1.0)
    assert (rollouts.shares[:, 0] == rollouts.shares[:, -1]).all()
    assert (rollouts.totals[:, 0] == rollouts.totals[:, -1]).all()
    assert (rollouts.totals >= 0).all()


@pytest.mark.parametrize("game", ["board", "card"])
def test_the_same_seed_gives_the_same_futures(game: str) -> None:
    position = begun(game, 3)
    ends = []
    for parts in ((40,), (15, 25)):
        rollouts = MoveRollouts(game, position.state, position.legal_actions(), seed=5)
        for futures in parts:
            rollouts.play(futures)
        ends.append(rollouts.totals)
    assert (ends[0] == ends[1]).all()


@pytest.mark.parametrize(("game", "players", "known"), [("board", 3, True), ("dice", 1, False)])
def test_the_network_plays_what_it_has_learned(game: str, players: int, known: bool) -> None:
    assert FuturePlayers(game, begun(game, players).state, [], seed=1).by_network is known


@pytest.mark.parametrize("game", GAMES)
def test_futures_need_not_be_whole_for_chances(game: str) -> None:
    """The same seed shows the same chances; totals are known of whole futures alone."""
    position = begun(game, 3)
    chances, totals = [], []
    for whole in (True, False):
        rollouts = MoveRollouts(game, position.state, [NO_MOVE], seed=2, whole=whole)
        rollouts.play(1)
        chances.append(rollouts.shares)
        totals.append(rollouts.totals.sum())
    assert np.allclose(chances[0], chances[1])
    assert totals[0] >= totals[1]


def test_a_position_can_be_rolled_out_without_a_move() -> None:
    """Also when nature is to act, and when it is over."""
    rollouts = MoveRollouts("card", Game("card", 4).state, [NO_MOVE], seed=1)
    rollouts.play(10)
    assert np.allclose(rollouts.shares.sum(2), 1.0)
    over, luck = Game("dice", 2), Random(1)
    while not over.over:
        over.let_nature_act(luck)
        if not over.over:
            over.play(luck.choice(over.legal()))
    ended = MoveRollouts("dice", over.state, [NO_MOVE], seed=1)
    ended.play(3)
    assert (ended.totals[:, 0] == over.scores).all()
