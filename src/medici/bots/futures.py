"""Futures: how a search plays a game on to its end, and what it makes of that end.

In a future the others play as merchants, and the seat itself by weights found against
merchants. Nature draws from the seed of the future: moves that meet the same future meet the
same luck.
"""

from typing import NamedTuple

import numpy as np

from medici.bots.arrays import Actions, Row, Seeds, Tables, Weights
from medici.bots.verbs import act, nature_move, total, weighed_move, wins
from medici.games.actors import NATURE, NOBODY
from medici.kernel import RandomSource, State, rule

LEAD = 0.003  # what a florin ahead of the best other counts beside the victory
HERE, THERE = 0, 1  # of the two tables: the decision at hand, and where its futures are played


class Search(NamedTuple):
    """What a search works with; compiled code takes it as it is."""

    tables: Tables
    nature: Seeds  # the random source of the future being played
    own: Row  # the weights of the seat to act
    others: Row  # the weights of everybody else
    width: int  # how far from the merchant's bid other bids are tried
    moves: Actions  # a buffer for the candidates of a decision


@rule
def payoff(t: State, seat: int) -> float:
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
def finish(t: State, nature: RandomSource, seat: int, own: Weights, w: Weights) -> None:
    """Play to the end: a seat by weights of its own, the others by the merchant's."""
    while t.actor != NOBODY:
        phase = t.phase
        if t.actor == NATURE:
            act(t, phase, nature_move(t, nature))
        elif t.actor == seat:  # not one call with a choice of rows: that would count references
            act(t, phase, weighed_move(t, nature, own))
        else:
            act(t, phase, weighed_move(t, nature, w))


def future_seeds(source: np.random.Generator, count: int) -> Seeds:
    """The seeds of so many futures."""
    return source.integers(1, 1 << 63, count, np.uint64)
