"""Weighing exercises again, in other futures: does the answer still stand?"""

from dataclasses import dataclass
from math import hypot

from medici.analysis.puzzles.exercise import Exercise
from medici.analysis.puzzles.judge import CLEAR, SURE, asked, compare

FAR = 4.0  # errors that two measurements of one cost may differ by
ROUNDED = 0.0002  # what is told has four decimals


@dataclass(frozen=True)
class Weighed:
    """What the obvious move costs by new futures."""

    cost: float
    error: float
    holds: bool


def weigh_again(exercise: Exercise, futures: int, seed: int) -> Weighed:
    """Weigh the best answer, the obvious move, and whatever else was weighed then.

    An answer stands if the obvious move still costs what is asked for, as far as the errors of
    both measurements let one tell, is surely worse, and no move outside the answers is clearly
    better than the best.
    """
    game = exercise.game()
    alone = len(game.players) == 1
    actions = [game.book.parse_move(known.move) for known in exercise.candidates]
    seen = compare(game.name, game.state, actions, futures, seed)
    best = game.book.parse_move(exercise.best)
    obvious = game.book.parse_move(exercise.obvious)
    cost, error = seen.cost(obvious, best)
    others = [
        game.book.parse_move(known.move)
        for known in exercise.candidates
        if known.move not in exercise.answers
    ]
    ahead = [seen.cost(best, other) for other in others]
    holds = (
        cost + CLEAR * error >= asked(alone)
        and cost >= SURE * error
        and not any(lead > CLEAR * doubt for lead, doubt in ahead)
    )
    return Weighed(cost, error, holds and agree(exercise, cost, error))


def agree(exercise: Exercise, cost: float, error: float) -> bool:
    """Whether the cost is what it was said to be."""
    told = exercise.candidate(exercise.obvious)
    return told is not None and abs(told.cost - cost) <= FAR * hypot(told.error, error) + ROUNDED
