"""When a position is an exercise: by costs, errors, and what counts as the same answer."""

import numpy as np
import pytest
from numpy.typing import NDArray

from medici.analysis.puzzles.criteria import Comparison, accepted_answers, evaluate, is_hopeless

FUTURES = 4000


def compared(
    *chances: float, bids: frozenset[int] = frozenset(), futures: int = FUTURES
) -> Comparison:
    """Moves 0, 1, ... that win with these chances, in common futures."""
    luck = np.random.default_rng(3).random((futures, 1))
    worth: NDArray[np.float64] = (luck < np.array(chances)).astype(float)
    return Comparison(list(range(len(chances))), worth, bids)


def test_a_clear_answer_to_a_costly_habit_is_an_exercise() -> None:
    found = evaluate(1, 0, compared(0.3, 0.5, 0.4), alone=False)
    assert found is not None
    assert (found.best, found.answers, found.obvious) == (1, [1], 0)
    cost, error = found.measured.cost(0, 1)
    assert cost == pytest.approx(0.2, abs=0.03)
    assert 0.004 < error < 0.01


@pytest.mark.parametrize(
    ("chances", "why"),
    [
        ((0.47, 0.5, 0.3), "the obvious move costs too little"),
        ((0.445, 0.5, 0.3), "it may cost too little: 5.5 points, but not for sure"),
        ((0.3, 0.5, 0.499), "another move is as good"),
        ((0.3, 0.5, 0.485), "another move is clearly worse, but hardly"),
        ((0.3, 0.5, 0.6), "what was chosen was luck: another move is better"),
    ],
)
def test_no_exercise_where(chances: tuple[float, ...], why: str) -> None:
    assert evaluate(1, 0, compared(*chances), alone=False) is None, why


def test_nothing_is_judged_by_few_futures() -> None:
    assert evaluate(1, 0, compared(0.1, 0.9, futures=150), alone=False) is None


def test_the_obvious_move_cannot_be_the_answer() -> None:
    assert evaluate(0, 0, compared(0.5, 0.1), alone=False) is None


def test_neighbouring_bids_are_one_answer() -> None:
    bids = frozenset({1, 2, 3, 4})
    found = evaluate(2, 0, compared(0.3, 0.44, 0.5, 0.498, 0.47, bids=bids), alone=False)
    assert found is not None
    assert found.answers == [2, 3]  # 4 is three points behind


def test_a_bid_far_from_the_best_is_another_answer() -> None:
    bids = frozenset({1, 2, 3})
    assert evaluate(1, 0, compared(0.3, 0.5, 0.4, 0.499, bids=bids), alone=False) is None


def test_no_bid_is_accepted_that_was_chosen_by_luck() -> None:
    bids = frozenset({1, 2})
    assert evaluate(1, 0, compared(0.3, 0.44, 0.5, bids=bids), alone=False) is None


def test_moves_that_lead_to_the_same_are_one_answer() -> None:
    assert accepted_answers(1, compared(0.3, 0.5, 0.5), same=0.01) == [1, 2]
    assert accepted_answers(1, compared(0.3, 0.5, 0.505), same=0.01) == [1]


def test_alone_points_are_counted() -> None:
    points = np.random.default_rng(4).normal(100, 15, size=(FUTURES, 1))
    worth = points + np.array([0.0, 8.0, 4.0])
    assert evaluate(1, 0, Comparison([0, 1, 2], worth), alone=True) is not None
    less = points + np.array([0.0, 4.0, 1.0])
    assert evaluate(1, 0, Comparison([0, 1, 2], less), alone=True) is None


@pytest.mark.parametrize(
    ("chances", "hopeless"),
    [
        ((0.3, 0.5, 0.4), False),
        ((0.44, 0.5, 0.4), False),  # six points
        ((0.49, 0.5, 0.4), True),  # one point
        ((0.3, 0.5, 0.499), True),  # another move is as good
        ((0.3, 0.5, 0.6), True),  # or better
    ],
)
def test_further_futures_are_not_played_where_they_hardly_help(
    chances: tuple[float, ...], hopeless: bool
) -> None:
    assert is_hopeless(1, 0, compared(*chances), alone=False) == hopeless


def test_a_bid_beside_the_answer_is_no_reason_to_stop() -> None:
    bids = frozenset({1, 2, 3})
    measured = compared(0.3, 0.5, 0.499, 0.48, bids=bids)
    assert not is_hopeless(1, 0, measured, alone=False)


def test_moves_and_futures_can_be_put_together() -> None:
    measured = compared(0.3, 0.5, 0.4, bids=frozenset({1, 2}))
    part = measured.only([0, 2])
    assert (part.actions, part.bids) == ([0, 2], frozenset({2}))
    assert part.means[1] == measured.means[2]
    assert len(measured.and_further(measured).worth) == 2 * FUTURES
