"""Checking exercises again: in other futures, or by solving their endings anew."""

from dataclasses import dataclass
from math import hypot

from medici.analysis.puzzles.criteria import (
    CLEAR,
    SURE,
    Comparison,
    compare,
    is_behind,
    least_cost,
)
from medici.analysis.puzzles.endings import compare_exactly
from medici.analysis.puzzles.exercise import Candidate, Exercise

CHECKED_IN = 4000  # futures, where nobody says otherwise
FAR = 4.0  # errors by which two measurements of one cost may differ
SETTLED = 8.0  # errors: a move so far behind is not looked at again
ROUNDED = 0.0002  # costs in files have four decimals


@dataclass(frozen=True)
class Recheck:
    """What the obvious move of an exercise costs by a new look, and whether the answer holds."""

    cost: float
    error: float
    holds: bool


def recheck(exercise: Exercise, futures: int, seed: int) -> Recheck:
    """Compare the moves of an exercise in other futures; an ending is solved again instead.

    The answer holds if the obvious move still costs enough as far as the errors of both
    measurements tell, is surely worse, and no move outside the answers is clearly better.
    """
    game = exercise.game()
    parse = game.book.parse_move
    best, obvious = parse(exercise.best), parse(exercise.obvious)
    wrong = [parse(one.move) for one in exercise.candidates if is_open(exercise, one)]
    if exercise.proven:
        measured = compare_exactly(game)
        if measured is None:
            return Recheck(0.0, 0.0, holds=False)
    else:
        measured = compare(game.name, game.state, [best, obvious, *wrong], futures, seed)
    cost, error = measured.cost(obvious, best)
    holds = (
        cost + CLEAR * error >= least_cost(len(game.players) == 1)
        and cost >= SURE * error
        and not any(is_behind(best, other, measured) for other in wrong)
        and agrees(exercise, cost, error)
        and (not exercise.proven or is_exact(exercise, measured))
    )
    return Recheck(cost, error, holds)


def is_open(exercise: Exercise, known: Candidate) -> bool:
    """Whether a move that is not accepted may turn out better than the answer."""
    if known.move == exercise.obvious or known.move in exercise.answers:
        return False
    return exercise.proven or known.cost < SETTLED * known.error


def agrees(exercise: Exercise, cost: float, error: float) -> bool:
    """Whether the obvious move costs what it was measured to, as far as errors tell."""
    known = exercise.candidate(exercise.obvious)
    return known is not None and abs(known.cost - cost) <= FAR * hypot(known.error, error) + ROUNDED


def is_exact(exercise: Exercise, solved: Comparison) -> bool:
    """Whether every move is worth what the exercise says."""
    parse = exercise.game().book.parse_move
    values = dict(zip(solved.actions, solved.means.tolist(), strict=True))
    return all(abs(values[parse(one.move)] - one.chance) <= ROUNDED for one in exercise.candidates)
