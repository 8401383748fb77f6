"""The exact value of a position: everything that can still happen, each state looked at once.

Two players play for their share of the victory, one for points. Nature's ways are all counted, the
seats make the best of theirs. Written over the verbs of a game, depth first, with the values found
in a table of hashes; it gives up beyond a number of states.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from medici.bots.compiled.verbs import act, legal, total, wins
from medici.games.actors import NATURE, NOBODY
from medici.games.days import DAYS
from medici.games.victory import winners
from medici.kernel import State, rule, unbound
from medici.kernel.arrays import Actions, Row, Tables

# (t, key): write what can still matter as numbers, and how many these are; states that are worth
# the same should have the same. None: the state cannot be met again
write_key: Callable[[State, Any], int] = unbound("write_key")
# (t, out): write the choices of the seat to act among which a best one is, return how many
choices: Callable[[State, Any], int] = unbound("choices")
# (t): whether the choices are a pass and bids in their order, and those of the next one as well
is_auction: Callable[[State], bool] = unbound("is_auction")
# (tables, depth, counts): the value of a state that is quickly counted; UNKNOWN for all others
counted: Callable[[Tables, int, Any], float] = unbound("counted")
# (t): about as many states as a position has at the very least, told by what is left
least_states: Callable[[State], int] = unbound("least_states")
# (t): how many equally likely ways nature has; (t, action): how many of them lead there
ways: Callable[[State], int] = unbound("ways")
weight: Callable[[State, int], int] = unbound("weight")

MOST_PLAYERS = 2
SAME = 1e-9  # values that differ by less are the same, and differ by rounding alone
ROOT = 0
TOO_MANY = -1  # states
BEYOND = 1 << 40  # states: more than anybody has time for
UNKNOWN = -1.0  # a value
COUNTED_STATES = 100  # a state that is counted takes as long as so many others
NO_SLOT = -1
FIRST_FACTOR = 0x100000001B3  # of two hashes, which together never met twice by chance
SECOND_FACTOR = 0x9E3779B97F4A7C15 - (1 << 64)
EMPTY = 0  # a hash that no state has


class Tree(NamedTuple):
    """What a solution works with; a level of the tree to each row."""

    tables: Tables  # the states on the way to the one looked at
    actions: Any  # of each state
    lows: Actions  # the first action that is still to be tried,
    highs: Actions  # and the last one
    numbers: Actions  # the one that is being tried
    values: Row  # the best so far; of nature, the sum so far
    firsts: Row  # the value after the first action
    slots: Actions  # where the value of a state will stand
    key: Actions  # the numbers of one state
    keys: Any  # two hashes of each known state
    known: Row  # its value
    passes: Actions  # and whether its first action is a best one
    counts: Any  # what states are counted with
    root: Row  # the value after each action of the root, or UNKNOWN


@rule
def solve_tree(tree: Tree, limit: int) -> int:
    """Find the value after each legal action of the root; return how many states were looked at.

    The value is the first seat's share of the victory; alone, the score.
    """
    count = begin(tree, limit)
    states = 1 if count > 0 else TOO_MANY
    for number in range(count):
        states = explore(tree, number, number, states, limit)
    return states


@rule
def begin(tree: Tree, limit: int) -> int:
    """Nothing is known yet: write the legal actions of the root; none if it is out of reach."""
    t: State = tree.tables[ROOT]
    if t.actor == NOBODY or t.players > MOST_PLAYERS or t.day < DAYS - 1:
        return 0
    if least_states(t) > limit:
        return 0
    for slot in range(len(tree.known)):
        tree.keys[slot, 0] = EMPTY
    for number in range(len(tree.root)):
        tree.root[number] = UNKNOWN
    return legal(t, tree.actions[ROOT])


@rule
def explore(tree: Tree, first: int, last: int, states: int, limit: int) -> int:
    """Try some actions of the root, so many states having been looked at; return how many now.

    Bids may leave out others: see ``take_in``.
    """
    if states == TOO_MANY:
        return TOO_MANY
    depth = ROOT
    tree.lows[ROOT] = first
    tree.highs[ROOT] = last
    while True:
        if is_done(tree, depth):
            if depth == ROOT:
                return states
            value = tree.values[depth]
            let_go = value == tree.firsts[depth]  # by a pass, which is the first choice
            if tree.slots[depth] != NO_SLOT:
                keep(tree, tree.slots[depth], value, let_go)
            depth -= 1
            take_in(tree, depth, value, let_go)
            continue
        tree.numbers[depth] = next_number(tree, depth)
        tree.tables[depth + 1] = tree.tables[depth]
        t: State = tree.tables[depth + 1]
        act(t, t.phase, tree.actions[depth, tree.numbers[depth]])
        if t.actor == NOBODY:
            take_in(tree, depth, result(t), True)
            continue
        if find(tree, depth + 1):
            slot = tree.slots[depth + 1]
            take_in(tree, depth, tree.known[slot], tree.passes[slot] != 0)
            continue
        states += 1
        value = counted(tree.tables, depth + 1, tree.counts)
        if value != UNKNOWN:
            states += COUNTED_STATES
            keep(tree, tree.slots[depth + 1], value, True)
            take_in(tree, depth, value, True)
            continue
        depth += 1
        if states > limit or depth + 2 == len(tree.tables):
            return TOO_MANY
        if t.actor == NATURE:
            start(tree, depth, legal(t, tree.actions[depth]))
        else:
            start(tree, depth, choices(t, tree.actions[depth]))


@rule
def start(tree: Tree, depth: int, count: int) -> None:
    """Nothing has been tried in a state."""
    tree.lows[depth] = 0
    tree.highs[depth] = count - 1
    tree.values[depth] = 0.0


@rule
def is_done(tree: Tree, depth: int) -> bool:
    """Whether the value of a state is known: all was tried, or nothing can be better."""
    if tree.lows[depth] > tree.highs[depth]:
        return True
    t: State = tree.tables[depth]
    if depth == ROOT or t.players == 1 or t.actor == NATURE or tree.lows[depth] == 0:
        return False
    value: float = tree.values[depth]
    return value == (1.0 if t.actor == 0 else 0.0)


@rule
def next_number(tree: Tree, depth: int) -> int:
    """Which action to try: in their order, but of bids the middle one."""
    low = tree.lows[depth]
    last = tree.highs[depth] if low > 0 and is_auction(tree.tables[depth]) else low
    return int(low + last) // 2


@rule
def take_in(tree: Tree, depth: int, value: float, let_go: bool) -> None:
    """Count the value after the action of a state that was tried last.

    If a bid is let go, a higher one is no better, since more florins never hurt; if it is outbid, a
    lower one is no better, since then the other would pay less.
    """
    t: State = tree.tables[depth]
    number = tree.numbers[depth]
    if depth == ROOT:
        tree.root[number] = value
    elif t.actor == NATURE:
        tree.values[depth] += value * weight(t, tree.actions[depth, number]) / ways(t)
    elif number == 0:
        tree.firsts[depth] = value
        tree.values[depth] = value
    elif t.actor == 0:
        tree.values[depth] = max(tree.values[depth], value)
    else:
        tree.values[depth] = min(tree.values[depth], value)
    if number > 0 and is_auction(t) and (let_go or not is_auction(tree.tables[depth + 1])):
        tree.highs[depth] = number - 1
    else:
        tree.lows[depth] = number + 1


@rule
def result(t: State) -> float:
    """What the end of a game is worth to the first seat."""
    if t.players == 1:
        return float(total(t, 0))
    return float(wins(t, 0) / winners(t))


@rule
def keep(tree: Tree, slot: int, value: float, let_go: bool) -> None:
    """Write down what is known of a state."""
    tree.known[slot] = value
    tree.passes[slot] = 1 if let_go else 0


@rule
def find(tree: Tree, depth: int) -> bool:
    """Whether the value of a state is known; if not, a place is taken for it.

    A state never leads to itself, so a place that is taken has a value when it is met again.
    """
    first = 1
    second = 2
    length = write_key(tree.tables[depth], tree.key)
    tree.slots[depth] = NO_SLOT
    if length == 0:
        return False
    for number in range(length):
        cell = tree.key[number] + 1
        first = (first ^ cell) * FIRST_FACTOR
        first ^= first >> 31
        second = (second + cell) * SECOND_FACTOR
        second ^= second >> 29
    first = first if first != EMPTY else 1
    last = len(tree.known) - 1  # their number is a power of two
    slot = first & last
    while tree.keys[slot, 0] != EMPTY:
        if tree.keys[slot, 0] == first and tree.keys[slot, 1] == second:
            tree.slots[depth] = slot
            return True
        slot = slot + 1 & last
    tree.keys[slot, 0] = first
    tree.keys[slot, 1] = second
    tree.slots[depth] = slot
    return False
