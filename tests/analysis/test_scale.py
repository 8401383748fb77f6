"""Reviews and advice are of one scale: everybody plays equally well from here."""

import runpy
from pathlib import Path

import numpy as np
import pytest

from medici.analysis.advise import advise
from medici.analysis.review import review
from medici.analysis.review.schema import WHOLE
from medici.games import GAMES
from medici.record import Game
from tests.long_run import sample_size

pytestmark = pytest.mark.slow

BENCHMARK = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "scale.py"))
GAMES_PLAYED, FUTURES = sample_size(12, 300), 8


@pytest.mark.parametrize("name", GAMES)
def test_everybody_has_an_equal_chance_in_fresh_games(name: str) -> None:
    """Who is to act had twice the chance of others, when they alone played well in futures.

    Who begins may have a little more: 36 of 100 in the board game for three, played to the end.
    """
    players = 3
    shares, own = BENCHMARK["fresh_shares"](name, players, GAMES_PLAYED, FUTURES)
    assert np.mean(own) == pytest.approx(1 / players, abs=0.05)
    assert np.mean(shares, axis=0) == pytest.approx(1 / players, abs=sample_size(10, 1) / 100)


@pytest.mark.parametrize("name", GAMES)
def test_advice_and_review_say_the_same_chances(name: str) -> None:
    game = BENCHMARK["fresh"](name, 3, 4)
    advice = advise(game, futures=sample_size(20, 60), seed=1)
    found = review(game, seconds=None, futures=200, seed=2)
    chances = [chance / WHOLE for chance in found.curve[-1]]
    errors = [error / WHOLE for error in found.errors[-1]]
    for seat in range(3):
        off = float(np.hypot(advice.errors[seat], errors[seat]))
        assert 0 < off < 0.1
        assert abs(advice.chances[seat] - chances[seat]) < 4 * off


def test_a_planted_blunder_is_a_mistake_and_costs_no_more_than_one_had() -> None:
    """All the money for a single card of little value: 40 florins for a card worth 1."""
    game = Game("board", 4)
    for move in ("first 0", "card cloth1", "auction", "bid 40"):
        game.play(move)
    found = review(game, seconds=None, futures=sample_size(1000, 3000))
    blunder = found.decisions[-1]
    assert (blunder.move, blunder.mistake, blunder.enough) == ("bid 40", True, True)
    assert blunder.behind > 3 * blunder.behind_error > 0
    assert blunder.before - blunder.after == blunder.cost <= blunder.before
    assert not found.decisions[0].mistake
