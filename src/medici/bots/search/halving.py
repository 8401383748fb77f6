"""Sequential halving: after each of equal parts of a budget the worse half of the moves is dropped.

So the budget is spent where the choice is close. A part ends earlier once one move is clearly the
best. All of this is rules: a browser halves as Python does, and chooses the same move.
"""

from math import sqrt

from medici.kernel import State, declare, f64, i64, rule
from medici.kernel.arrays import Actions, Payoffs

CLEAR_ERRORS = 4.0  # standard errors between the best candidates that end a search early
LEAST_FUTURES = 30  # futures before that
STEP = 128  # rollouts between two comparisons: the same on every machine, so that all choose alike


@declare
class Progress(State):
    """How far a search has come; the candidates themselves are in its arrays."""

    count: i64  # candidates still in question, which stand first
    favourite: i64  # the move without a search
    doubt: f64  # standard errors by which it is favoured
    limit: i64  # rollouts that may be played
    futures: i64  # that every candidate still in question was played in
    rollouts: i64  # played so far
    part: i64  # of the budget that is being spent, from 1 on
    parts: i64
    due: i64  # futures to be played before the next comparison
    finished: i64  # 1: the first candidate is chosen


@rule
def halvings(count: int) -> int:
    """How often so many candidates must be halved until one is left.

    >>> [halvings(count) for count in (1, 2, 3, 4, 5, 9)]
    [0, 1, 2, 2, 3, 4]
    """
    often = 0
    while count > 1:
        count = (count + 1) // 2
        often += 1
    return often


@rule
def mean(progress: Progress, sums: Payoffs, number: int) -> float:
    """The mean payoff of a candidate."""
    total: float = sums[number, 0]
    return total / max(progress.futures, 1)


@rule
def error(progress: Progress, sums: Payoffs) -> float:
    """The standard error of the least certain mean."""
    futures = max(progress.futures, 1)
    most = 0.0
    for number in range(progress.count):
        middle = mean(progress, sums, number)
        most = max(most, sums[number, 1] / futures - middle * middle)
    return sqrt(most / futures)


@rule
def favourite_bonus(progress: Progress, sums: Payoffs) -> float:
    """What the favourite has ahead of the others.

    Another move must be better by more than chance can well explain. Before any future was played
    the favourite is the best.
    """
    if progress.futures == 0:
        return 1.0
    return progress.doubt * error(progress, sums)


@rule
def sort_candidates(progress: Progress, actions: Actions, sums: Payoffs) -> None:
    """Put the best candidates first; of two as good the one that stood first."""
    ahead = favourite_bonus(progress, sums)
    for number in range(1, progress.count):
        action = actions[number]
        total = sums[number, 0]
        squares = sums[number, 1]
        own = mean(progress, sums, number)
        if action == progress.favourite:
            own += ahead
        place = number
        while place > 0:
            before = mean(progress, sums, place - 1)
            if actions[place - 1] == progress.favourite:
                before += ahead
            if before >= own:
                break
            actions[place] = actions[place - 1]
            sums[place, 0] = sums[place - 1, 0]
            sums[place, 1] = sums[place - 1, 1]
            place -= 1
        actions[place] = action
        sums[place, 0] = total
        sums[place, 1] = squares


@rule
def is_clear(progress: Progress, actions: Actions, sums: Payoffs) -> bool:
    """Whether the first of sorted candidates is so far ahead that more futures hardly matter."""
    if progress.count < 2:
        return True
    if progress.futures < LEAST_FUTURES:
        return False
    ahead = mean(progress, sums, 0) - mean(progress, sums, 1)
    if actions[0] == progress.favourite:
        ahead += favourite_bonus(progress, sums)
    elif actions[1] == progress.favourite:
        ahead -= favourite_bonus(progress, sums)
    return ahead > CLEAR_ERRORS * error(progress, sums)


@rule
def keep_best(progress: Progress, actions: Actions, sums: Payoffs, count: int) -> None:
    """Keep the first of sorted candidates; the favourite stays to the last choice."""
    for number in range(count, progress.count):
        if count > 1 and actions[number] == progress.favourite:
            actions[number] = actions[count]
            actions[count] = progress.favourite
            for kind in range(2):
                total = sums[number, kind]
                sums[number, kind] = sums[count, kind]
                sums[count, kind] = total
            progress.count = count + 1
            return
    progress.count = count


@rule
def futures_due(progress: Progress) -> int:
    """How many futures to play before the next comparison; 0 once this part of the budget is spent.

    However small the budget, everything is tried once.
    """
    left = progress.limit * progress.part // progress.parts - progress.rollouts
    least = 1 if progress.rollouts == 0 else 0
    return min(max(1, STEP // progress.count), max(left // progress.count, least))


@rule
def halve(progress: Progress, actions: Actions, sums: Payoffs, spent: float) -> None:
    """Compare the candidates: play on, or drop the worse half of them.

    ``spent`` is the part of the time that is gone.
    """
    sort_candidates(progress, actions, sums)
    clear = is_clear(progress, actions, sums)
    if not clear and spent * progress.parts < progress.part:
        progress.due = futures_due(progress)
        if progress.due > 0:
            return
    progress.due = 0
    last = progress.part >= progress.parts
    half = (progress.count + 1) // 2
    keep_best(progress, actions, sums, 1 if clear or last else half)
    progress.part += 1
    if progress.count == 1:
        progress.finished = 1
