"""Sequential halving: after each of equal parts of a budget the worse half of the moves is dropped.

So the budget is spent where the choice is close. A part ends earlier once one move is clearly the
best. All of this is rules: a browser halves as Python does, and chooses the same move.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

from medici.kernel import State, declare, f64, i64, rule, unbound
from medici.kernel.arrays import Actions, Payoffs

CLEAR_ERRORS = 4.0  # standard errors between the best candidates that end a search early
LEAST_FUTURES = 30  # futures before that
STEP = 128  # rollouts between two comparisons: the same on every machine, so that all choose alike
COLUMNS = 3  # of what is known of each candidate:
PAID, SQUARES, BONUS = range(COLUMNS)

# (search, futures): play every candidate still in question in so many further futures
explore: Callable[[Any, int], None] = unbound("explore")


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
    total: float = sums[number, PAID]
    return total / max(progress.futures, 1)


@rule
def score(progress: Progress, sums: Payoffs, number: int) -> float:
    """The mean payoff of a candidate, and what it has ahead of others without any future."""
    bonus: float = sums[number, BONUS]
    return mean(progress, sums, number) + bonus


@rule
def error(progress: Progress, sums: Payoffs) -> float:
    """The standard error of the least certain mean."""
    futures = max(progress.futures, 1)
    most = 0.0
    for number in range(progress.count):
        middle = mean(progress, sums, number)
        most = max(most, sums[number, SQUARES] / futures - middle * middle)
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
    for last in range(1, progress.count):
        place = last
        while place > 0:
            own, before = score(progress, sums, place), score(progress, sums, place - 1)
            if actions[place] == progress.favourite:
                own += ahead
            if actions[place - 1] == progress.favourite:
                before += ahead
            if before >= own:
                break
            swap_candidates(actions, sums, place - 1, place)
            place -= 1


@rule
def swap_candidates(actions: Actions, sums: Payoffs, one: int, other: int) -> None:
    """Let two candidates change places."""
    action = actions[one]
    actions[one] = actions[other]
    actions[other] = action
    for column in range(COLUMNS):
        known = sums[one, column]
        sums[one, column] = sums[other, column]
        sums[other, column] = known


@rule
def is_clear(progress: Progress, actions: Actions, sums: Payoffs) -> bool:
    """Whether the first of sorted candidates is so far ahead that more futures hardly matter."""
    if progress.count < 2:
        return True
    if progress.futures < LEAST_FUTURES:
        return False
    ahead = score(progress, sums, 0) - score(progress, sums, 1)
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
            swap_candidates(actions, sums, count, number)
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


@rule
def begin_halving(progress: Progress, sums: Payoffs) -> None:
    """Make ready to try candidates, whose number and bonus are known."""
    for number in range(progress.count):
        sums[number, PAID] = 0.0
        sums[number, SQUARES] = 0.0
    progress.futures = 0
    progress.rollouts = 0
    progress.part = 1
    progress.parts = halvings(progress.count)
    progress.due = 0
    progress.finished = 1 if progress.count == 1 else 0


@rule
def keep_among(search: Any, moves: Actions, count: int) -> None:
    """Leave only some moves in question; where none of them is a candidate, the first of them."""
    progress: Progress = search.progress[0]
    kept = 0
    for number in range(progress.count):
        if is_among(search.actions[number], moves, count):
            swap_candidates(search.actions, search.sums, kept, number)
            kept += 1
    if kept == 0:
        search.actions[0] = moves[0]
        kept = 1
    progress.count = kept
    begin_halving(progress, search.sums)


@rule
def is_among(move: int, moves: Actions, count: int) -> bool:
    """Whether a move is one of so many."""
    for number in range(count):
        if moves[number] == move:
            return True
    return False


@rule
def note_payoff(sums: Payoffs, number: int, gain: float) -> None:
    """What a candidate was paid in a future."""
    sums[number, PAID] += gain
    sums[number, SQUARES] += gain * gain


@rule
def search_on(search: Any, rollouts: int, spent: float) -> int:
    """Play about so many rollouts, and say with 1 that the search is finished.

    ``spent`` is the part of the time that is gone, 0 without a clock. Then the choice is the same
    whatever number of rollouts is played at one go.
    """
    progress: Progress = search.progress[0]
    until = progress.rollouts + rollouts
    if spent * progress.parts >= progress.part:
        progress.due = 0
    while progress.finished == 0 and progress.rollouts < until:
        if progress.due == 0:
            halve(progress, search.actions, search.sums, spent)
        else:
            most = max(1, (until - progress.rollouts) // progress.count)
            futures = min(progress.due, most)
            explore(search, futures)
            progress.due -= futures
    return progress.finished
