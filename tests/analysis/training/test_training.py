"""Training: positions with their ends, a network that learns from them, put away and taken up."""

from pathlib import Path

import numpy as np
import pytest

from medici.analysis.eye import Evaluator
from medici.analysis.training.lineups import choices, draw_setups
from medici.analysis.training.sampled_games import KEPT, Samples, sample_games
from medici.analysis.training.trainable_network import (
    TrainableNetwork,
    layers_of,
    slope_of,
    softmax,
)
from medici.analysis.training.training import MEAN_SCORE, SCORE, Training
from medici.games import GAMES
from medici.games.actors import NOBODY
from tests.long_run import rows_long_unless

pytestmark = pytest.mark.slow
GAMES_OF_A_LESSON = 40


def samples(game: str, players: int, seed: int = 1) -> Samples:
    """A short lesson."""
    return sample_games(game, draw_setups(game, players, GAMES_OF_A_LESSON, 0, seed))


@pytest.mark.parametrize(
    ("game", "players"), rows_long_unless([("dice", 2)], [("board", 3), ("card", 6), ("dice", 2)])
)
def test_a_lesson_keeps_positions_and_how_they_ended(game: str, players: int) -> None:
    lesson = samples(game, players)
    assert len(lesson.positions) == GAMES_OF_A_LESSON * KEPT
    assert (lesson.positions["actor"] != NOBODY).all()
    assert (lesson.positions["players"] == players).all()
    assert np.allclose(lesson.share.sum(1), 1.0)
    assert len(np.unique(lesson.positions["day"])) == 3
    best = lesson.totals.max(1)
    assert (lesson.share[lesson.totals == best[:, None]] > 0).any()
    again = samples(game, players)
    assert (again.positions == lesson.positions).all()


def test_lessons_differ() -> None:
    one, other = (draw_setups("board", 4, 10, lesson, 1).seeds for lesson in (0, 1))
    assert (one != other).all()


def test_games_are_played_with_every_option() -> None:
    for game, book in GAMES.items():
        for players in book.seats:
            for options in choices(game, players):
                assert set(options) == set(book.options)


def test_slopes_are_those_of_the_cross_entropy() -> None:
    """Compared with differences: a little more of each weight, and how the entropy changes."""
    source = np.random.default_rng(3)
    features = source.normal(size=(5, 3, 4)).astype(np.float32)
    ends = softmax(source.normal(size=(5, 3)).astype(np.float32))
    network = TrainableNetwork(4, 1, 1)
    layers_of(network.weights, 4, 1).third[:] *= 10
    before = network.weights.astype(np.float64)

    def entropy(weights: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        said = network.says(features.reshape(-1, 4), weights)  # type: ignore[arg-type]
        return float(-(ends * np.log(softmax(said.reshape(5, 3)))).sum() / len(features))

    flat = features.reshape(-1, 4)
    hidden, deep, said = network._forward(flat, network.weights)
    wrong = slope_of(said.reshape(5, 3, 1), ends).reshape(-1, 1) / np.float32(len(features))
    slopes = network._step(flat, wrong, hidden, deep)
    for place in source.choice(len(before), 40, replace=False):
        more, less = before.copy(), before.copy()
        more[place] += 1e-4
        less[place] -= 1e-4
        assert slopes[place] == pytest.approx((entropy(more) - entropy(less)) / 2e-4, abs=2e-3)


@pytest.mark.parametrize("players", [1, 2])
def test_a_training_learns_and_goes_on_where_it_was(players: int, tmp_path: Path) -> None:
    file = tmp_path / "training.npz"
    whole = Training("dice", players, lessons=6, games=400, seed=1)
    reports = list(whole.run())
    assert reports[-1].entropy < reports[0].entropy
    assert "lesson 6 of 6: 800 new positions" in reports[-1].to_text(6)
    first = Training("dice", players, lessons=6, games=400, seed=1)
    for report in first.run():
        first.keep(file)
        if report.lesson == 3:
            break
    second = Training("dice", players, lessons=6, games=400, seed=1)
    second.go_on(file)
    list(second.run())
    assert (second.weights() == whole.weights()).all()
    other = Training("dice", players, lessons=7, games=400, seed=1)
    with pytest.raises(ValueError, match="lessons, games, seed"):
        other.go_on(file)


def test_a_score_is_told_in_points() -> None:
    training = Training("dice", 1, lessons=3, games=400, seed=2)
    list(training.run())
    evaluator, lesson = Evaluator("dice", 1, training.weights()), samples("dice", 1, seed=9)
    said = [evaluator.alone(position)[-1] for position in lesson.positions]
    features = evaluator.features(lesson.positions)[:, 0].astype(np.float32)
    learned = training.network.says(features)[:, -1] * SCORE + MEAN_SCORE
    assert said == pytest.approx(learned, abs=0.01)
