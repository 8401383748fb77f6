"""Banker and prince in endings that they solve: a best move, and among equals what they prefer."""

from random import Random

import numpy as np
import pytest

from medici.analysis.solve import exact_values
from medici.bots import BOTS, Budget
from medici.bots.compiled.engine import engine_of
from medici.bots.network.kept import own_network
from medici.bots.players.lookaheads import ENDING_STATES
from medici.bots.search.lookahead_engine import lookahead_engine
from medici.bots.solve.ending_solver import best_of_ending
from medici.kernel import seeded
from medici.record import Game

FEW = Budget(rollouts=30)
MANY_STATES = 1_000_000


def random_decisions(name: str, seed: int) -> list[Game]:
    """All decisions of a game between two who move at random."""
    game, source, found = Game(name, 2), Random(seed), []
    while game.actor is not None:
        if game.actor == "nature":
            game.let_nature_act(source)
            continue
        found.append(game.copy())
        game.play(source.choice(game.legal()))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", ["board", "card", "dice"])
def test_searchers_play_a_best_move_of_an_ending(name: str) -> None:
    engine, solved = engine_of(name), 0
    for game in [one for seed in range(3) for one in random_decisions(name, seed)[-4:]]:
        t = engine.record_of(game.state)
        for bot, states in ENDING_STATES.items():
            best = best_of_ending(name, t, states)
            if not len(best):
                continue
            exact = exact_values(game, MANY_STATES)
            assert exact is not None
            chosen = BOTS[bot].choose(engine, t, FEW, 1)
            assert game.book.move_name(chosen) in exact.best
            assert {game.book.move_name(int(move)) for move in best} == set(exact.best)
            solved += 1
    assert solved > 3


@pytest.mark.slow
def test_a_lookahead_chooses_among_some_moves_alone() -> None:
    engine = engine_of("board")
    network = own_network("board")
    game = next(one for one in random_decisions("board", 4) if len(one.legal()) > 20)
    t = engine.record_of(game.state)
    ahead = lookahead_engine("board")
    free = ahead.search(t, network, 4, FEW, seeded(1))
    two = np.array(sorted(int(action) for action in free.actions[:2]), np.int64)
    assert ahead.search(t, network, 4, FEW, seeded(1), two).actions[0] in two
    unlikely = np.array([game.legal_actions()[-1]], np.int64)  # all the money: no candidate
    assert ahead.search(t, network, 4, FEW, seeded(1), unlikely).actions[0] == unlikely[0]


def test_what_is_no_ending_is_left_to_the_search() -> None:
    engine = engine_of("board")
    t = engine.first_decision(3, 1)
    assert len(best_of_ending("board", t, 100)) == 0
