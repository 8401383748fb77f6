"""The prince's search: a tree of what everybody could answer, until chance acts again.

From the decision at hand the tree follows the choices of all seats in turn, each choosing what
has paid best for itself so far (payoffs are a row, one for each seat). At the next act of
chance, or where the tree ends, the merchant plays the game to its end. The merchant's move is
what everybody is expected to look at first (PUCT with a prior on it).
"""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.bots.arrays import Actions
from medici.bots.company import Company, finish, gather
from medici.bots.futures import HERE, THERE, Futures, Search, company_of, payoff
from medici.bots.heuristics.mind import Mind
from medici.bots.verbs import act, candidates, weighed_move
from medici.games.actors import SEATS
from medici.kernel import Cells, State, declare, rule

FAVOUR = 0.5  # the prior of the merchant's move; all candidates share the rest
CURIOSITY = 0.8
RIPE = 6  # visits before a node gets children
DEEPEST = 24

i64 = Annotated[int, Cells("i8")]


@declare
class Node(State):
    """A position in the tree; its children lie side by side."""

    first: i64  # the number of the first child
    count: i64  # of the children
    action: i64  # which led here
    visits: i64
    prior: Annotated[float, Cells("f8")]
    sums: Annotated[list[float], Cells("f8", SEATS)]  # of the payoffs of each seat


class Tree(NamedTuple):
    """A tree in the making; compiled code takes it as it is."""

    nodes: NDArray[np.void]  # the first is the decision at hand
    used: NDArray[np.int64]  # a single number: how many of them are in use
    path: Actions  # a buffer: the nodes of one future, from the first

    @classmethod
    def planted(cls, most: int) -> "Tree":
        """A tree that has its first node, and may grow to so many."""
        return cls(
            np.zeros(most, Node.dtype), np.ones(1, np.int64), np.zeros(DEEPEST + 1, np.int64)
        )

    @property
    def children(self) -> NDArray[np.void]:
        """The nodes after each candidate of the decision at hand."""
        first, count = self.nodes[0]["first"], self.nodes[0]["count"]
        return self.nodes[first : first + count]

    @property
    def best(self) -> int:
        """The action looked at most often."""
        return int(self.children[np.argmax(self.children["visits"])]["action"])


@rule
def sprout(t: State, search: Search, tree: Tree, node: Node, mind: Mind) -> None:
    """Give a node a child for each candidate move, if there is space for all of them."""
    moves = search.moves
    first = tree.used[0]
    count = candidates(t, mind, search.width, moves)
    if first + count > len(tree.nodes):
        return
    favourite = weighed_move(t, mind)
    node.first = first
    node.count = count
    tree.used[0] = first + count
    for number in range(count):
        child: Node = tree.nodes[first + number]
        child.count = 0
        child.action = moves[number]
        child.visits = 0
        child.prior = (1.0 - FAVOUR) / count
        if moves[number] == favourite:
            child.prior += FAVOUR


@rule
def most_promising(tree: Tree, node: Node, seat: int) -> int:
    """The child that a seat looks at next: what paid well, and what is little known."""
    nodes = tree.nodes
    visits = node.visits
    usual = node.sums[seat] / visits if visits > 0 else 0.0
    urge = CURIOSITY * (1.0 + visits) ** 0.5
    best = node.first
    best_score = -1e9
    for number in range(node.first, node.first + node.count):
        child: Node = nodes[number]
        tried = child.visits
        mean = child.sums[seat] / tried if tried > 0 else usual
        score = mean + urge * child.prior / (1.0 + tried)
        if score > best_score:
            best_score = score
            best = number
    return best


@rule
def descend(t: State, search: Search, tree: Tree, company: Company, future: int) -> int:
    """Follow the most promising choices to the edge of the tree; return how many there were."""
    path = tree.path
    path[0] = 0
    depth = 0
    node: Node = tree.nodes[0]
    while t.actor < SEATS and depth < DEEPEST:
        if node.count == 0:
            if node.visits < RIPE and depth > 0:
                break
            sprout(t, search, tree, node, company.minds[company.lineup[future, t.actor]])
            if node.count == 0:
                break
        depth += 1
        path[depth] = most_promising(tree, node, t.actor)
        node = tree.nodes[path[depth]]
        act(t, t.phase, node.action)
    return depth


@rule
def grow(search: Search, futures: Futures, tree: Tree) -> None:
    """Play every future, through the tree and on, and learn from its payoffs."""
    tables = search.tables
    nature = search.nature
    nodes = tree.nodes
    path = tree.path
    t: State = tables[THERE]
    company = company_of(search, futures)
    for future in range(len(futures.seeds)):
        tables[THERE] = tables[HERE]
        gather(company, future, t.players)
        depth = descend(t, search, tree, company, future)
        nature[0] = futures.seeds[future]
        search.luck[0] = futures.seeds[future]
        finish(t, nature, company, future)
        for step in range(depth + 1):
            nodes[path[step]].visits += 1
        for other in range(t.players):
            gain = payoff(t, other)
            for step in range(depth + 1):
                nodes[path[step]].sums[other] += gain
