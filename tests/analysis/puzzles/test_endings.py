"""Proven exercises: what counts as one answer."""

import numpy as np
import pytest

from medici.analysis.puzzles.criteria import LEAST_FUTURES, Comparison
from medici.analysis.puzzles.endings import compare_exactly, is_one_answer, prove
from medici.games.board.actions import PASS
from medici.record import Game


def solved(*values: float) -> Comparison:
    """Passing, and bids of 1, 2, ... with these exact values."""
    actions = list(range(len(values)))
    worth = np.tile(np.array(values), (LEAST_FUTURES, 1))
    return Comparison(actions, worth, frozenset(actions[1:]))


@pytest.mark.parametrize(
    ("values", "obvious", "answers"),
    [
        ((0.2, 0.1, 0.9, 0.9, 0.3), PASS, [2, 3]),
        ((0.9, 0.1, 0.2), 1, [PASS]),
        ((0.885, 0.1, 0.9), 1, None),  # passing is less than 2 points behind
        ((0.2, 0.9, 0.3, 0.9), PASS, None),  # a worse bid between two that are right
        ((0.9, 0.9, 0.3), 2, None),  # passing and bidding are not one answer
        ((0.86, 0.9, 0.3), PASS, None),  # costs 4 points only
    ],
)
def test_one_answer(values: tuple[float, ...], obvious: int, answers: list[int] | None) -> None:
    found = prove(Game("board", 2), obvious, solved(*values))
    assert (found and found.answers) == answers


def test_takes_are_one_answer_wherever_the_cards_lie() -> None:
    game = Game("card", 2)
    one, other = game.book.parse_move("take 1 2"), game.book.parse_move("take 1 3")
    assert is_one_answer(game, sorted([one, other]))


def test_a_game_that_has_just_begun_cannot_be_solved() -> None:
    assert compare_exactly(Game("board", 2)) is None
