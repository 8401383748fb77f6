"""Sequential halving: after each of equal parts of a budget the worse half of the moves is dropped.

So the budget is spent where the choice is close. A part ends earlier once one move is clearly the
best. All of this is rules: a browser halves as Python does, and chooses the same move.
"""

from math import sqrt

from medici.bots.arrays import Actions, Payoffs
from medici.kernel import State, declare, f64, i64, rule

CLEAR = 4.0  # standard errors between the best candidates that end a search early
FEWEST = 30  # futures before that
LOOK = 128  # rollouts between two looks: as many on every machine, so that all choose alike


@declare
class Shortlist(State):
    """How far a search has come; the candidates themselves are in its arrays."""

    count: i64  # candidates still in question, which stand first
    favourite: i64  # the move without a search
    doubt: f64  # standard errors by which it is favoured
    limit: i64  # rollouts that may be played
    futures: i64  # that every candidate still in question was played in
    rollouts: i64  # played so far
    part: i64  # of the budget that is being spent, from 1 on
    parts: i64
    due: i64  # futures to be played before the next look
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
def mean(shortlist: Shortlist, sums: Payoffs, number: int) -> float:
    """The mean payoff of a candidate."""
    total: float = sums[number, 0]
    return total / max(shortlist.futures, 1)


@rule
def error(shortlist: Shortlist, sums: Payoffs) -> float:
    """The standard error of the least certain mean."""
    futures = max(shortlist.futures, 1)
    most = 0.0
    for number in range(shortlist.count):
        middle = mean(shortlist, sums, number)
        most = max(most, sums[number, 1] / futures - middle * middle)
    return sqrt(most / futures)


@rule
def benefit(shortlist: Shortlist, sums: Payoffs) -> float:
    """The benefit of the doubt, which the favourite has.

    Another move must be better by more than chance can well explain. Before any future was played
    the favourite is the best.
    """
    if shortlist.futures == 0:
        return 1.0
    return shortlist.doubt * error(shortlist, sums)


@rule
def sort(shortlist: Shortlist, actions: Actions, sums: Payoffs) -> None:
    """Put the best candidates first; of two as good the one that stood first."""
    ahead = benefit(shortlist, sums)
    for number in range(1, shortlist.count):
        action = actions[number]
        total = sums[number, 0]
        squares = sums[number, 1]
        own = mean(shortlist, sums, number)
        if action == shortlist.favourite:
            own += ahead
        place = number
        while place > 0:
            before = mean(shortlist, sums, place - 1)
            if actions[place - 1] == shortlist.favourite:
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
def is_clear(shortlist: Shortlist, actions: Actions, sums: Payoffs) -> bool:
    """Whether the first of sorted candidates is so far ahead that more futures hardly matter."""
    if shortlist.count < 2:
        return True
    if shortlist.futures < FEWEST:
        return False
    ahead = mean(shortlist, sums, 0) - mean(shortlist, sums, 1)
    if actions[0] == shortlist.favourite:
        ahead += benefit(shortlist, sums)
    elif actions[1] == shortlist.favourite:
        ahead -= benefit(shortlist, sums)
    return ahead > CLEAR * error(shortlist, sums)


@rule
def keep(shortlist: Shortlist, actions: Actions, sums: Payoffs, count: int) -> None:
    """Keep the first of sorted candidates; the favourite stays to the last choice."""
    for number in range(count, shortlist.count):
        if count > 1 and actions[number] == shortlist.favourite:
            actions[number] = actions[count]
            actions[count] = shortlist.favourite
            for kind in range(2):
                total = sums[number, kind]
                sums[number, kind] = sums[count, kind]
                sums[count, kind] = total
            shortlist.count = count + 1
            return
    shortlist.count = count


@rule
def futures_due(shortlist: Shortlist) -> int:
    """How many futures to play before the next look; 0 once this part of the budget is spent.

    However small the budget, everything is tried once.
    """
    left = shortlist.limit * shortlist.part // shortlist.parts - shortlist.rollouts
    least = 1 if shortlist.rollouts == 0 else 0
    return min(max(1, LOOK // shortlist.count), max(left // shortlist.count, least))


@rule
def look(shortlist: Shortlist, actions: Actions, sums: Payoffs, spent: float) -> None:
    """Look at what came of the futures: play on, or drop candidates.

    ``spent`` is the part of the time that is gone.
    """
    sort(shortlist, actions, sums)
    clear = is_clear(shortlist, actions, sums)
    if not clear and spent * shortlist.parts < shortlist.part:
        shortlist.due = futures_due(shortlist)
        if shortlist.due > 0:
            return
    shortlist.due = 0
    last = shortlist.part >= shortlist.parts
    half = (shortlist.count + 1) // 2
    keep(shortlist, actions, sums, 1 if clear or last else half)
    shortlist.part += 1
    if shortlist.count == 1:
        shortlist.finished = 1
