"""Moves weighed in common futures."""

from random import Random

import numpy as np
import pytest

from medici.bots.weighing import ACQUAINTED, STAY, Weighing
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
    weighing = Weighing(game, position.state, [*actions, actions[0]], seed=1)
    weighing.play(20)
    weighing.play(30)
    assert weighing.futures == 50
    assert weighing.shares.shape == (50, len(actions) + 1, players)
    assert np.allclose(weighing.shares.sum(2), 1.0)
    assert (weighing.shares[:, 0] == weighing.shares[:, -1]).all()
    assert (weighing.totals[:, 0] == weighing.totals[:, -1]).all()
    assert (weighing.totals >= 0).all()


@pytest.mark.parametrize("game", ["board", "card"])
def test_the_same_seed_gives_the_same_futures(game: str) -> None:
    position = begun(game, 3)
    ends = []
    for parts in ((40,), (15, 25)):
        weighing = Weighing(game, position.state, position.legal_actions(), seed=5)
        for futures in parts:
            weighing.play(futures)
        ends.append(weighing.totals)
    assert (ends[0] == ends[1]).all()


@pytest.mark.parametrize(("game", "known"), [("board", True), ("card", False), ("dice", False)])
def test_only_people_of_whom_nothing_is_known_are_drawn_anew(
    game: str, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = begun(game, 3)
    ends = []
    for futures in (ACQUAINTED, 1000):
        monkeypatch.setattr("medici.bots.weighing.ACQUAINTED", futures)
        weighing = Weighing(game, position.state, position.legal_actions()[:2], seed=5)
        weighing.play(4 * ACQUAINTED)
        ends.append(weighing.totals)
    anew, once = ends
    assert (anew[:ACQUAINTED] == once[:ACQUAINTED]).all()
    assert bool((anew == once).all()) is known


def test_a_position_can_be_weighed_without_a_move() -> None:
    """Also when nature is to act, and when it is over."""
    weighing = Weighing("card", Game("card", 4).state, [STAY], seed=1)
    weighing.play(10)
    assert np.allclose(weighing.shares.sum(2), 1.0)
    over, luck = Game("dice", 2), Random(1)
    while not over.over:
        over.let_nature_act(luck)
        if not over.over:
            over.play(luck.choice(over.legal()))
    ended = Weighing("dice", over.state, [STAY], seed=1)
    ended.play(3)
    assert (ended.totals[:, 0] == over.scores).all()
