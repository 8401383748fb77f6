"""The banker's search: try each candidate move in many futures, keep the better half, repeat.

Every candidate meets the same futures (nature draws from the same words), so that what differs
is the move and not the luck. In them the others play as
merchants, and the seat itself by weights found against merchants. Sequential halving spends
the budget where the choice is close.
"""

from typing import Any

from medici.games.actors import NATURE, NOBODY
from medici.games.rulebook import Rulebook
from medici.kernel import RandomSource, bind, compiled, rule
from medici.kernel.rule import Rule

LEAD = 0.003  # what a florin ahead of the best other counts beside the victory

act: Any = None
nature_move: Any = None
total: Any = None
wins: Any = None
weighed_move: Any = None


@rule
def payoff(t: Any, seat: int) -> float:
    """How good an end is for a seat: its part of the victory, and a little for the lead."""
    winners = 0
    best = -1000
    for other in range(t.players):
        winners += wins(t, other)
        if other != seat:
            best = max(best, total(t, other))
    share = wins(t, seat) / winners
    if t.players == 1:
        return float(total(t, seat))
    return float(share + LEAD * (total(t, seat) - best))


@rule
def finish(t: Any, nature: RandomSource, seat: int, own: Any, w: Any) -> None:
    """Play to the end: a seat by weights of its own, the others by the merchant's."""
    while t.actor != NOBODY:
        phase = t.phase
        if t.actor == NATURE:
            act(t, phase, nature_move(t, nature))
        elif t.actor == seat:  # not one call with a choice of rows: that would count references
            act(t, phase, weighed_move(t, nature, own))
        else:
            act(t, phase, weighed_move(t, nature, w))


@rule
def explore(
    tables: Any,
    actions: Any,
    alive: int,
    words: Any,
    nature: Any,
    own: Any,
    w: Any,
    payoffs: Any,
) -> None:
    """Play each of the first ``alive`` actions from table 0 in the future of every word.

    Adds the payoffs of the seat to act, and their squares, to the rows of ``payoffs``.
    """
    root = tables[0]
    t = tables[1]
    seat = root.actor
    for future in range(len(words)):
        for number in range(alive):
            tables[1] = root
            nature[0] = words[future]
            act(t, t.phase, actions[number])
            finish(t, nature, seat, own, w)
            gain = payoff(t, seat)
            payoffs[number, 0] += gain
            payoffs[number, 1] += gain * gain


def compiled_search(book: Rulebook, weighed: Rule) -> Any:
    """``explore`` of a game, as machine code."""
    verbs = {"act": book.act, "nature_move": book.nature_move, "weighed_move": weighed}
    return compiled(
        bind(
            explore,
            act=book.act,
            finish=bind(finish, **verbs),
            payoff=bind(payoff, wins=book.wins, total=book.total),
        )
    )
