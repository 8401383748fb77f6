"""The people in a future: nobody knows how the others think, so every future has others in it.

Whoever plans against one kind of opponent is lost against the next. So the minds of the others are
drawn from rows of weights that differ, each weight a little off.
"""

from functools import cache
from math import exp
from statistics import NormalDist

from medici.bots.arrays import Tables
from medici.bots.heuristics import HEURISTICS, all_weights
from medici.bots.heuristics.mind import Mind
from medici.kernel import RandomSource, below, rule

MINDS = 12  # different ones in the futures of a decision
NOISE = 0.25  # of the logarithm of each weight
WOBBLES = 256

# What a weight may be off by, each as likely as the others: a lognormal as a table, rounded so that
# every machine has the same one
WOBBLE = tuple(
    round(exp(NOISE * NormalDist().inv_cdf((number + 0.5) / WOBBLES)), 4)
    for number in range(WOBBLES)
)


@rule
def draw_minds(minds: Tables, ancestors: Tables, source: RandomSource) -> None:
    """Every mind but the first gets the weights of some ancestor, each a little off."""
    for number in range(1, len(minds)):
        mind: Mind = minds[number]
        ancestor: Mind = ancestors[below(source, len(ancestors))]
        for weight in range(len(mind.w)):
            mind.w[weight] = ancestor.w[weight] * WOBBLE[below(source, WOBBLES)]


@cache
def ancestors_of(game: str, players: int) -> Tables:
    """The minds that those of others are drawn from: those for about as many players.

    >>> len(ancestors_of("dice", 4)), len(ancestors_of("dice", 1))
    (4, 0)
    """
    rows = all_weights()
    near = range(max(2, players - 1), players + 2) if players > 1 else ()
    keys = [f"{game}-{seats}{whose}" for seats in near for whose in ("", "-searchers")]
    return HEURISTICS[game].minds_with([rows[key] for key in keys if key in rows])
