"""The prince's search: a tree of what everybody could answer, until chance acts again.

From the decision at hand the tree follows the choices of all seats in turn, each choosing what
has paid best for itself so far (payoffs are a row, one for each seat). At the next act of
chance, or where the tree ends, the merchant plays the game to its end. The merchant's move is
what everybody is expected to look at first (PUCT with a prior on it).
"""

from typing import Any

from medici.bots.search import finish, payoff
from medici.games.actors import SEATS
from medici.games.rulebook import Rulebook
from medici.kernel import bind, compiled, rule
from medici.kernel.rule import Rule

act: Any = None
candidates: Any = None
weighed_move: Any = None

FAVOUR = 0.5  # the prior of the merchant's move; all candidates share the rest
CURIOSITY = 0.8
RIPE = 6  # visits before a node gets children
DEEPEST = 24

# A node's numbers
FIRST, COUNT, ACTION, VISITS = 0, 1, 2, 3


@rule
def sprout(
    t: Any, nodes: Any, priors: Any, node: int, used: int, w: Any, width: int, moves: Any
) -> int:
    """Give a node a child for each candidate move; returns how many nodes there are then."""
    count: int = candidates(t, w, width, moves)
    if used + count > len(nodes):
        return used
    favourite = weighed_move(t, moves, w)
    nodes[node, FIRST] = used
    nodes[node, COUNT] = count
    for number in range(count):
        child = used + number
        nodes[child, COUNT] = 0
        nodes[child, ACTION] = moves[number]
        nodes[child, VISITS] = 0
        priors[child] = (1.0 - FAVOUR) / count
        if moves[number] == favourite:
            priors[child] += FAVOUR
    return used + count


@rule
def most_promising(nodes: Any, priors: Any, sums: Any, node: int, seat: int) -> int:
    """The child that a seat looks at next: what paid well, and what is little known."""
    first: int = nodes[node, FIRST]
    visits = nodes[node, VISITS]
    usual = sums[node, seat] / visits if visits > 0 else 0.0
    urge = CURIOSITY * (1.0 + visits) ** 0.5
    best = first
    best_score = -1e9
    for child in range(first, first + nodes[node, COUNT]):
        tried = nodes[child, VISITS]
        mean = sums[child, seat] / tried if tried > 0 else usual
        score = mean + urge * priors[child] / (1.0 + tried)
        if score > best_score:
            best_score = score
            best = child
    return best


@rule
def grow(
    tables: Any,
    words: Any,
    nature: Any,
    own: Any,
    w: Any,
    width: int,
    nodes: Any,
    priors: Any,
    sums: Any,
    used: int,
    path: Any,
    moves: Any,
) -> int:
    """Play a game for each word from table 0, through the tree and on; returns its size."""
    t = tables[1]
    seat = tables[0].actor
    for future in range(len(words)):
        tables[1] = tables[0]
        node = 0
        depth = 0
        path[0] = 0
        while t.actor < SEATS and depth < DEEPEST:
            if nodes[node, COUNT] == 0:
                if nodes[node, VISITS] < RIPE and node > 0:
                    break
                row = own if t.actor == seat else w
                used = sprout(t, nodes, priors, node, used, row, width, moves)
                if nodes[node, COUNT] == 0:
                    break
            node = most_promising(nodes, priors, sums, node, t.actor)
            act(t, t.phase, nodes[node, ACTION])
            depth += 1
            path[depth] = node
        nature[0] = words[future]
        finish(t, nature, seat, own, w)
        for step in range(depth + 1):
            nodes[path[step], VISITS] += 1
        for other in range(t.players):
            gain = payoff(t, other)
            for step in range(depth + 1):
                sums[path[step], other] += gain
    return used


def compiled_tree(book: Rulebook, weighed: Rule, moves: Rule) -> Any:
    """``grow`` of a game, as machine code."""
    verbs = {"act": book.act, "nature_move": book.nature_move, "weighed_move": weighed}
    return compiled(
        bind(
            grow,
            act=book.act,
            finish=bind(finish, **verbs),
            payoff=bind(payoff, wins=book.wins, total=book.total),
            sprout=bind(sprout, candidates=moves, weighed_move=weighed),
        )
    )
