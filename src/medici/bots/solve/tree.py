"""The exact value of a position: everything that can still happen, each state looked at once.

Two players play for their share of the victory, one for points. Nature's ways are all counted, the
seats make the best of theirs. Written over the verbs of a game, depth first, with all values found
in a table of hashes; it gives up beyond a number of states.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from medici.bots.compiled.verbs import act, legal, total, wins
from medici.games.actors import NATURE, NOBODY
from medici.games.victory import winners
from medici.kernel import State, rule, unbound
from medici.kernel.arrays import Actions, Row, Tables

# (t): put away what can no longer matter, so that states that are worth the same are the same
forget: Callable[[State], None] = unbound("forget")
# (t, out): write the choices of the seat to act among which a best one is, return how many
choices: Callable[[State, Any], int] = unbound("choices")
# (t): how many equally likely ways nature has; (t, action): how many of them lead there
ways: Callable[[State], int] = unbound("ways")
weight: Callable[[State, int], int] = unbound("weight")

ROOT = 0
TOO_MANY = -1  # states
FIRST_FACTOR = 0x100000001B3  # of two hashes, which together never met twice by chance
SECOND_FACTOR = 0x9E3779B97F4A7C15 - (1 << 64)
EMPTY = 0  # a key that no state has


class Tree(NamedTuple):
    """What a solution works with; a level of the tree to each row."""

    tables: Tables  # the states on the way to the one looked at
    cells: Any  # the same, as bytes
    actions: Any  # of each state
    counts: Actions  # how many there are
    tried: Actions  # and how many of them are done
    values: Row  # the best so far; of nature, the sum so far
    slots: Actions  # where the value of a state will stand
    keys: Any  # two hashes of each known state
    known: Row  # and its value
    root: Row  # the value after each action of the root


@rule
def solve_tree(tree: Tree, limit: int) -> int:
    """Find the value after each legal action of the root; return how many states were looked at.

    The value is the first seat's share of the victory; alone, the score.
    """
    depth = ROOT
    states = 1
    tree.counts[ROOT] = legal(tree.tables[ROOT], tree.actions[ROOT])
    start(tree, ROOT)
    while True:
        if is_done(tree, depth):
            if depth == ROOT:
                return states
            value = tree.values[depth]
            tree.known[tree.slots[depth]] = value
            depth -= 1
            take_in(tree, depth, value)
            continue
        tree.tables[depth + 1] = tree.tables[depth]
        t: State = tree.tables[depth + 1]
        act(t, t.phase, tree.actions[depth, tree.tried[depth]])
        if t.actor == NOBODY:
            take_in(tree, depth, result(t))
            continue
        forget(t)
        if find(tree, depth + 1):
            take_in(tree, depth, tree.known[tree.slots[depth + 1]])
            continue
        depth += 1
        states += 1
        if states > limit or depth + 1 == len(tree.tables):
            return TOO_MANY
        if t.actor == NATURE:
            tree.counts[depth] = legal(t, tree.actions[depth])
        else:
            tree.counts[depth] = choices(t, tree.actions[depth])
        start(tree, depth)


@rule
def start(tree: Tree, depth: int) -> None:
    """Nothing has been tried in a state."""
    tree.tried[depth] = 0
    tree.values[depth] = 0.0


@rule
def is_done(tree: Tree, depth: int) -> bool:
    """Whether the value of a state is known: all was tried, or nothing can be better."""
    if tree.tried[depth] == tree.counts[depth]:
        return True
    t: State = tree.tables[depth]
    if depth == ROOT or t.players == 1 or t.actor == NATURE or tree.tried[depth] == 0:
        return False
    best = 1.0 if t.actor == 0 else 0.0
    return bool(tree.values[depth] == best)


@rule
def take_in(tree: Tree, depth: int, value: float) -> None:
    """Count the value after the action of a state that was tried last."""
    t: State = tree.tables[depth]
    number = tree.tried[depth]
    if depth == ROOT:
        tree.root[number] = value
    if t.actor == NATURE:
        tree.values[depth] += value * weight(t, tree.actions[depth, number]) / ways(t)
    elif tree.tried[depth] == 0:
        tree.values[depth] = value
    elif t.actor == 0:
        tree.values[depth] = max(tree.values[depth], value)
    else:
        tree.values[depth] = min(tree.values[depth], value)
    tree.tried[depth] = number + 1


@rule
def result(t: State) -> float:
    """What the end of a game is worth to the first seat."""
    if t.players == 1:
        return float(total(t, 0))
    return float(wins(t, 0) / winners(t))


@rule
def find(tree: Tree, depth: int) -> bool:
    """Whether the value of a state is known; if not, a place is taken for it.

    A state never leads to itself, so a place that is taken has a value when it is met again.
    """
    first = 1
    second = 2
    cells = tree.cells
    for number in range(cells.shape[1]):
        cell = cells[depth, number] + 1
        first = (first ^ cell) * FIRST_FACTOR
        second = (second + cell) * SECOND_FACTOR
        second ^= second >> 29
    first = first if first != EMPTY else 1
    last = len(tree.known) - 1  # their number is a power of two
    slot = (first ^ first >> 31) & last
    while tree.keys[slot, 0] != EMPTY:
        if tree.keys[slot, 0] == first and tree.keys[slot, 1] == second:
            tree.slots[depth] = slot
            return True
        slot = slot + 1 & last
    tree.keys[slot, 0] = first
    tree.keys[slot, 1] = second
    tree.slots[depth] = slot
    return False
