"""Exercises that are proven: endings in which the solver knows what every move is worth."""

from collections.abc import Sequence

import numpy as np

from medici.analysis.puzzles.criteria import LEAST_FUTURES, Comparison, Finding, bids_of, evaluate
from medici.analysis.solve import exact_values
from medici.record import Game

STATES = 20_000  # that an ending may have
PLACES = 9  # decimals in which two exact values are the same


def compare_exactly(game: Game) -> Comparison | None:
    """What every legal move is worth to the seat to act; None if it cannot be solved.

    It takes the form of futures that are all alike: so the criteria are those of other exercises,
    with errors of 0.
    """
    exact = exact_values(game, STATES)
    if exact is None:
        return None
    actions = [game.book.parse_move(move) for move in exact.moves]
    values = np.round(list(exact.moves.values()), PLACES)
    return Comparison(actions, np.tile(values, (LEAST_FUTURES, 1)), bids_of(game.name, actions))


def prove(game: Game, obvious: int, solved: Comparison) -> Finding | None:
    """The exercise in a position that is solved, if it is one."""
    if len(solved.actions) < 2:
        return None
    found = evaluate(solved.best(), obvious, solved, alone=len(game.players) == 1)
    return found if found and is_one_answer(game, found.answers) else None


def is_one_answer(game: Game, answers: Sequence[int]) -> bool:
    """Whether all answers do the same kind of thing, and bids have no worse ones between them."""
    verbs = {game.book.move_name(action).split()[0] for action in answers}
    gaps = answers[-1] - answers[0] >= len(answers)
    return len(verbs) == 1 and not (gaps and verbs == {"bid"})
