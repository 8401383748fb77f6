"""All best moves of a position, without the worth of the others.

Of bids at an auction those that are best lie side by side: what one has if a bid is let go falls
with it, and what one has if it is outbid rises. So both ends are found by halving.
"""

from medici.bots.solve.tree import (
    ROOT,
    SAME,
    TOO_MANY,
    UNKNOWN,
    Tree,
    begin,
    explore,
    is_auction,
)
from medici.kernel import State, rule
from medici.kernel.arrays import Actions

NONE = -1


@rule
def best_moves(tree: Tree, limit: int, out: Actions) -> int:
    """Write all best actions of the root, and return how many; none if it has too many states."""
    count = begin(tree, limit)
    if count == 0:
        return 0
    if is_auction(tree.tables[ROOT]):
        states = explore(tree, 0, 0, 1, limit)
        states = explore(tree, 1, count - 1, states, limit)
        states = find_equal_bids(tree, count, states, limit)
    else:
        states = 1
        for number in range(count):
            states = explore(tree, number, number, states, limit)
    return 0 if states == TOO_MANY else write_best(tree, count, out)


@rule
def best_number(tree: Tree, first: int, count: int) -> int:
    """The best of the actions of the root that were tried, from one on."""
    t: State = tree.tables[ROOT]
    best = NONE
    for number in range(first, count):
        value = tree.root[number]
        if value == UNKNOWN:
            continue
        if best == NONE or (value > tree.root[best] if t.actor == 0 else value < tree.root[best]):
            best = number
    return best


@rule
def find_equal_bids(tree: Tree, count: int, states: int, limit: int) -> int:
    """Mark all bids that are worth as much as the best one, between the lowest and the highest."""
    best = best_number(tree, 1, count)
    if states == TOO_MANY or best == NONE or not is_equal(tree, best, best_number(tree, 0, count)):
        return states
    low = 1
    high = best
    while low < high:
        middle = (low + high) // 2
        states = explore(tree, middle, middle, states, limit)
        if is_equal(tree, middle, best):
            high = middle
        else:
            low = middle + 1
    lowest = low
    low = best
    high = count - 1
    while low < high:
        middle = (low + high + 1) // 2
        states = explore(tree, middle, middle, states, limit)
        if is_equal(tree, middle, best):
            low = middle
        else:
            high = middle - 1
    for number in range(lowest, low + 1):
        tree.root[number] = tree.root[best]
    return states


@rule
def is_equal(tree: Tree, one: int, other: int) -> bool:
    """Whether two actions of the root are worth the same."""
    difference: float = tree.root[one] - tree.root[other]
    return abs(difference) < SAME


@rule
def write_best(tree: Tree, count: int, out: Actions) -> int:
    """Write all actions that are as good as the best one."""
    best = best_number(tree, 0, count)
    written = 0
    for number in range(count):
        if is_equal(tree, number, best):
            out[written] = tree.actions[ROOT, number]
            written += 1
    return written
