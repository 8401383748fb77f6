"""Exercises that need no thought are none."""

import msgspec
import pytest

from medici.analysis.puzzles.exercise import Candidate, Exercise, exercises_of
from medici.analysis.puzzles.trivial import found_by_habit, is_trivial, plain_players

pytestmark = pytest.mark.slow


def changed(exercise: Exercise, answers: list[str], *costs: tuple[str, float]) -> Exercise:
    """The position with these answers, and these costs of other moves."""
    right = [Candidate(move, 0.9, 0, 0) for move in answers]
    wrong = [Candidate(move, 0.9 - cost, cost, 0.001) for move, cost in costs]
    return msgspec.structs.replace(exercise, answers=answers, candidates=[*right, *wrong])


def growing() -> Exercise:
    """A lot to draw for, or to sell."""
    return next(one for one in exercises_of("board") if "lot" in one.themes)


def test_one_of_two_moves_that_loses_at_once_is_no_question() -> None:
    exercise = growing()
    (wrong,) = set(exercise.game().legal()) - set(exercise.answers)
    assert not is_trivial(changed(exercise, exercise.answers, (wrong, 0.25)))
    assert is_trivial(changed(exercise, exercise.answers, (wrong, 0.35)))


def test_what_nearly_everybody_plays_is_no_question() -> None:
    for exercise in exercises_of("card"):
        share = found_by_habit(exercise.game(), exercise.answers)
        assert share <= 0.75
        assert round(share * len(plain_players("card")), 9).is_integer()
    game = exercise.game()
    assert found_by_habit(game, game.legal()) == 1


def test_where_most_moves_are_right_a_guess_is() -> None:
    exercise = next(one for one in exercises_of("dice") if len(one.game().legal()) >= 5)
    *right, last = exercise.game().legal()
    assert is_trivial(changed(exercise, right, (last, 0.1)))
