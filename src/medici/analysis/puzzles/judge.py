"""Judging a position: whether one move is clearly the best, and the obvious one clearly is not.

Moves are compared in common futures, so that luck which comes to all of them counts for none. The
best is chosen in some futures and measured in others: whatever was chosen for its luck loses that
luck again.

Those who sit in the futures of one weighing are drawn anew only now and then, which makes futures
alike. So there are many weighings of few futures each, and errors are those of their means.
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
BATCH = 25  # futures of a weighing
LEAST_FUTURES = 20 * BATCH  # for an error to be worth anything


@dataclass(frozen=True)
class Comparison:
    """Moves in common futures: what each is worth to the seat, a row to a future.

    The rows of a weighing are together, BATCH of them.
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

    def alike(self, action: int, best: int) -> bool:
        """Whether two moves led to the same in every future."""
        one, other = self.actions.index(action), self.actions.index(best)
        return bool((self.worth[:, one] == self.worth[:, other]).all())


def compare(game: str, state: State, actions: Sequence[int], futures: int, seed: int) -> Comparison:
    """Weigh moves of the seat to act: by its chance to win, alone by its points."""
    worth = []
    for number in range(futures // BATCH):
        weighing = MoveRollouts(game, state, actions, seeded(seed, number))
        weighing.play(BATCH)
        ends = weighing.totals if state.players == 1 else weighing.shares
        worth.append(ends[:, :, state.actor])
    name = GAMES[game].move_name
    bids = frozenset(action for action in actions if name(action).startswith("bid"))
    return Comparison(list(actions), np.concatenate(worth), bids)


@dataclass(frozen=True)
class Verdict:
    """An exercise as it was found: which moves are right, and how everything was measured."""

    best: int
    answers: list[int]
    obvious: int
    measured: Comparison


def asked(alone: bool) -> float:
    """What the obvious move must cost."""
    return COST_ALONE if alone else COST


def judge(chosen: int, obvious: int, measured: Comparison, alone: bool) -> Verdict | None:
    """Whether the chosen move is the clear answer by futures that it was not chosen in.

    The obvious move must cost what is asked for even if its cost is two errors less, so that
    whoever weighs it again comes to the same.
    """
    if len(measured.worth) < LEAST_FUTURES or chosen == obvious:
        return None
    cost, error = measured.cost(obvious, chosen)
    if cost - CLEAR * error < asked(alone) or cost < SURE * error:
        return None
    answers = accepted(chosen, measured, SAME * asked(alone))
    others = [action for action in measured.actions if action not in answers]
    if obvious in answers or any(behind(chosen, action, measured) for action in answers):
        return None
    if not all(wrong(action, chosen, measured, NEAR * asked(alone)) for action in others):
        return None
    return Verdict(chosen, answers, obvious, measured)


def behind(action: int, best: int, measured: Comparison) -> bool:
    """Whether a move is clearly worse."""
    cost, error = measured.cost(action, best)
    return cost > CLEAR * error


def wrong(action: int, best: int, measured: Comparison, near: float) -> bool:
    """Whether another answer is wrong beyond doubt; of two bids the better may be a little so."""
    small = {action, best} <= measured.bids
    return behind(action, best, measured) and (small or measured.cost(action, best)[0] >= near)


def accepted(best: int, measured: Comparison, same: float) -> list[int]:
    """The best move, and what is practically the same.

    That is whatever led to the same in every future (two dice that show the same face); and of
    the bids, which follow each other as numbers do, those next to the best as far as they are less
    than ``same`` or not clearly behind it. A bid further away would be another answer.
    """
    answers = {action for action in measured.actions if measured.alike(action, best)}
    if best in measured.bids:
        for step in (-1, 1):
            bid = best + step
            while bid in measured.bids and close(bid, best, measured, same):
                answers.add(bid)
                bid += step
    return sorted(answers)


def close(bid: int, best: int, measured: Comparison, same: float) -> bool:
    """Whether a bid is as good as the best, as far as anybody can tell or should mind."""
    return measured.cost(bid, best)[0] < same or not behind(bid, best, measured)
