"""Nature's draws in both forms, counted, and the test that decides whether they are fair."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from scipy.stats import chi2_contingency, chisquare

from medici.games.rulebook import Rulebook
from medici.games.verbs import NatureMove
from medici.kernel import RandomSource, bind, compiled, rule, seeded, unbound

LEAST = 1e-4  # seeds are fixed: what passes once passes always

nature_move: NatureMove = unbound("nature_move")


@rule
def tally(t: Any, source: RandomSource, draws: int, counts: Any) -> None:
    """Count what nature would do at a table."""
    for _ in range(draws):
        counts[nature_move(t, source)] += 1


def tallies(book: Rulebook, t: Any, draws: int) -> list[list[int]]:
    """How often nature does each action at a table: plain, and compiled ten times as much."""
    counting = bind(tally, nature_move=book.nature_move)
    size = 1 + max(legal(book, t))
    plain = [0] * size
    counting(t, Random(1), draws, plain)
    record = np.zeros(1, book.state.dtype)
    t.write(record[0])
    fast = np.zeros(size, np.int64)
    compiled(counting)(record[0], np.array([seeded(2)], np.uint64), 10 * draws, fast)
    return [plain, fast.tolist()]


def legal(book: Rulebook, t: Any) -> list[int]:
    """The legal actions at a table."""
    out = [0] * book.most_legal
    return out[: book.legal(t, out)]


def fair(counts: Sequence[int], weights: Sequence[float]) -> bool:
    """Whether counts go by weights; of a single one there is nothing to say."""
    if len(weights) == 1:
        return True
    total = sum(weights)
    expected = [sum(counts) * weight / total for weight in weights]
    return float(chisquare(counts, expected).pvalue) > LEAST


def alike(counts: Any, others: Any) -> bool:
    """Whether two rows of counts come from the same chances; what neither has is left out."""
    both = np.array([np.ravel(counts), np.ravel(others)])
    return float(chi2_contingency(both[:, both.sum(axis=0) > 0]).pvalue) > LEAST


def by_weight(book: Rulebook, t: Any, draws: int) -> bool:
    """Whether nature does all that she can, and nothing else, as often as the weights say."""
    actions = legal(book, t)
    weights = [book.weight(t, action) for action in actions]
    for counts in tallies(book, t, draws):
        likely = [counts[action] for action in actions]
        if sum(likely) != sum(counts) or not fair(likely, weights):
            return False
    return min(likely) > 0  # of the compiled draws, which are many
