"""When a position is an exercise: one move is clearly best, and the obvious one clearly is not.

Moves are compared in common futures, so that luck which comes to all of them counts for none. The
best is chosen in some futures and measured in others: otherwise the luckiest would look best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from medici.bots.search.move_rollouts import MoveRollouts
from medici.games import GAMES
from medici.kernel import State, seeded

COST = 0.05  # that the obvious move must cost at least: 5 points of the chance to win
COST_ALONE = 5.0  # and in solitaire: points of the score
SURE = 3.0  # standard errors that it must cost
CLEAR = 2.0  # standard errors by which any other move must be behind
SAME = 0.2  # of the cost asked for: neighbouring bids that differ by less are one answer
NEAR = 0.4  # of the cost asked for: other moves must be at least so far behind
BATCH = 10  # futures with the same ``MoveRollouts``
LEAST_FUTURES = 20 * BATCH  # before an error means anything


@dataclass(frozen=True)
class Comparison:
    """Moves in common futures: what each is worth to the seat, a row for each future.

    BATCH rows at a time come from the same ``MoveRollouts``.
    """

    actions: list[int]
    worth: NDArray[np.float64]
    bids: frozenset[int] = frozenset()  # those of the moves that are bids

    @property
    def means(self) -> NDArray[np.float64]:
        """What each move is worth."""
        means: NDArray[np.float64] = self.worth.mean(axis=0)
        return means

    def best(self) -> int:
        """The move that is worth most."""
        return self.actions[int(self.means.argmax())]

    def cost(self, action: int, best: int) -> tuple[float, float]:
        """How far a move is behind another, and the standard error of that."""
        apart = self.worth[:, self.actions.index(best)] - self.worth[:, self.actions.index(action)]
        batches = apart.reshape(-1, BATCH).mean(axis=1)
        return float(apart.mean()), float(batches.std(ddof=1)) / sqrt(len(batches))

    def only(self, actions: Sequence[int]) -> "Comparison":
        """These of the moves alone."""
        places = [self.actions.index(action) for action in actions]
        return Comparison(list(actions), self.worth[:, places], self.bids & set(actions))

    def and_further(self, further: "Comparison") -> "Comparison":
        """The same moves in these futures and further ones."""
        return Comparison(self.actions, np.concatenate([self.worth, further.worth]), self.bids)

    def are_equal(self, action: int, best: int) -> bool:
        """Whether two moves led to the same in every future."""
        one, other = self.actions.index(action), self.actions.index(best)
        return bool((self.worth[:, one] == self.worth[:, other]).all())


def compare(
    game: str, state: State, actions: Sequence[int], futures: int, seed: int, known: int = 0
) -> Comparison:
    """Compare moves of the seat to act: by its chance to win, alone by its points.

    The first futures of the seed may be known; those after them are played.
    """
    worth = []
    for number in range(known // BATCH, futures // BATCH):
        alone = state.players == 1
        weighing = MoveRollouts(game, state, actions, seeded(seed, number), whole=alone)
        weighing.play(BATCH)
        ends = weighing.totals if alone else weighing.shares
        worth.append(ends[:, :, state.actor])
    return Comparison(list(actions), np.concatenate(worth), bids_of(game, actions))


def bids_of(game: str, actions: Sequence[int]) -> frozenset[int]:
    """Those of the actions that are bids."""
    name = GAMES[game].move_name
    return frozenset(action for action in actions if name(action).startswith("bid"))


@dataclass(frozen=True)
class Finding:
    """An exercise as it was found: which moves are right, and how all were measured."""

    best: int
    answers: list[int]
    obvious: int
    measured: Comparison


def least_cost(alone: bool) -> float:
    """What the obvious move must cost."""
    return COST_ALONE if alone else COST


def evaluate(chosen: int, obvious: int, measured: Comparison, alone: bool) -> Finding | None:
    """The exercise, if the chosen move is the clear answer by futures that it was not chosen in.

    The obvious move must cost enough even if its cost is two errors less, so that further futures
    confirm it.
    """
    if len(measured.worth) < LEAST_FUTURES or chosen == obvious:
        return None
    cost, error = measured.cost(obvious, chosen)
    if cost - CLEAR * error < least_cost(alone) or cost < SURE * error:
        return None
    answers = accepted_answers(chosen, measured, SAME * least_cost(alone))
    others = [action for action in measured.actions if action not in answers]
    if obvious in answers or any(is_behind(chosen, action, measured) for action in answers):
        return None
    if not all(is_wrong(action, chosen, measured, NEAR * least_cost(alone)) for action in others):
        return None
    return Finding(chosen, answers, obvious, measured)


def is_hopeless(chosen: int, obvious: int, measured: Comparison, alone: bool) -> bool:
    """Whether further futures can hardly make it an exercise, by errors of the criteria.

    The obvious move costs too little, or a move that is neither the answer nor beside it among the
    bids is surely nearer than it may be.
    """
    least = least_cost(alone)
    if surely_below(least, obvious, chosen, measured):
        return True
    answers = accepted_answers(chosen, measured, SAME * least)
    others = [action for action in measured.actions if action not in answers]
    apart = [action for action in others if not {action, chosen} <= measured.bids]
    return any(surely_below(NEAR * least, action, chosen, measured) for action in apart)


def surely_below(bound: float, action: int, best: int, measured: Comparison) -> bool:
    """Whether a cost is below a bound by more than the errors that count as clear."""
    cost, error = measured.cost(action, best)
    return cost + CLEAR * error < bound


def is_behind(action: int, best: int, measured: Comparison) -> bool:
    """Whether a move is clearly worse."""
    cost, error = measured.cost(action, best)
    return cost > CLEAR * error


def is_wrong(action: int, best: int, measured: Comparison, near: float) -> bool:
    """Whether a move is surely wrong; a bid beside a better bid may be so by little."""
    small = {action, best} <= measured.bids
    return is_behind(action, best, measured) and (small or measured.cost(action, best)[0] >= near)


def accepted_answers(best: int, measured: Comparison, same: float) -> list[int]:
    """The best move, and what is practically the same.

    These are the moves that led to the same in every future (two dice that show the same face).
    Of the bids they are those next to the best, as long as they are less than ``same`` or not
    clearly behind it. A bid further away would be another answer.
    """
    answers = {action for action in measured.actions if measured.are_equal(action, best)}
    if best in measured.bids:
        for step in (-1, 1):
            bid = best + step
            while bid in measured.bids and is_close(bid, best, measured, same):
                answers.add(bid)
                bid += step
    return sorted(answers)


def is_close(bid: int, best: int, measured: Comparison, same: float) -> bool:
    """Whether a bid is as good as the best, or nearly so."""
    return measured.cost(bid, best)[0] < same or not is_behind(bid, best, measured)
