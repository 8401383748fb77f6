"""The opponent model: which policies the others may have in the futures of a search.

Nobody knows how the others think, and a plan against one kind of opponent fails against the next.
So the policies of the others are drawn from rows of weights that differ, each weight a little off.

In the board game everybody was seen to pay. There each seat draws a policy of its own, and those
that pay about as much for a card as the seat did are drawn more often. These policies are the same
in every search, and what they pay was found beforehand (``scripts/opponent_model.py``).
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp
from statistics import NormalDist

import msgspec
import numpy as np

from medici.bots.policies.heuristics import HEURISTICS, all_weights
from medici.bots.policies.policy import PolicyState
from medici.games.board.state import Board
from medici.kernel import RandomSource, State, below, exponential, logarithm, rule, seeded
from medici.kernel.arrays import Row, Rows, Tables

DRAWN_POLICIES = 12  # different ones in the futures of a decision, where nobody is seen to pay
PRICED_POLICIES = 48  # whose prices are known, where everybody is
PRICED_SEED = seeded(5) >> 1  # what they are drawn from
PRICE_ERROR = 0.5  # how far what a card cost may be from a policy's price, as a logarithm
UNLIKELY = 1e9  # more than any distance of prices comes to

NOISE = 0.25  # of the logarithm of each weight
FACTOR_COUNT = 256
# What a weight may be off by, each as likely as the others: a lognormal as a table, rounded so that
# every machine has the same one
FACTORS = tuple(
    round(exp(NOISE * NormalDist().inv_cdf((number + 0.5) / FACTOR_COUNT)), 4)
    for number in range(FACTOR_COUNT)
)


@rule
def draw_policies(policies: Tables, bases: Tables, source: RandomSource) -> None:
    """Every policy but the first gets the weights of one of the bases, each a little off."""
    for number in range(1, len(policies)):
        policy: PolicyState = policies[number]
        base: PolicyState = bases[below(source, len(bases))]
        for weight in range(len(policy.w)):
            policy.w[weight] = base.w[weight] * FACTORS[below(source, FACTOR_COUNT)]


@cache
def base_policies(game: str, players: int) -> Tables:
    """The policies that those of others are drawn from: those for about as many players.

    >>> len(base_policies("dice", 4)), len(base_policies("dice", 1))
    (4, 0)
    """
    return policies_among(all_weights(), game, players)


def policies_among(rows: Mapping[str, list[float]], game: str, players: int) -> Tables:
    """Those out of rows of weights, keyed like ``board-4``."""
    near = range(max(2, players - 1), players + 2) if players > 1 else ()
    keys = [f"{game}-{seats}{whose}" for seats in near for whose in ("", "-searchers")]
    return HEURISTICS[game].policies_with([rows[key] for key in keys if key in rows])


@cache
def prices_of(game: str, players: int) -> Row:
    """What each policy pays for a card on the mean; none where nobody is seen to pay.

    >>> len(prices_of("board", 4)), len(prices_of("dice", 4))
    (48, 0)
    """
    text = files(__package__).joinpath("opponent_model.json").read_bytes()
    known = msgspec.json.decode(text, type=dict[str, list[float]])
    return np.array(known.get(f"{game}-{players}", ()), np.float64)


@rule
def infer_from_prices(t: Board, prices: Row, chances: Rows) -> None:
    """How likely each seat has each policy, by what it has paid for how many cards.

    The more it has bought, the surer; of those who have bought nothing, nothing is known.
    ``chances`` gets a row to a seat, of running sums.
    """
    for seat in range(t.players):
        bought = t.bought[seat]
        seen = logarithm(1.0 + t.spent[seat] / max(bought, 1))
        least = UNLIKELY
        for policy in range(len(prices)):
            distance = logarithm(1.0 + prices[policy]) - seen
            unlikely = bought * distance * distance / (2.0 * PRICE_ERROR * PRICE_ERROR)
            least = min(least, unlikely)
            chances[seat, policy] = unlikely
        up_to = 0.0
        for policy in range(len(prices)):
            up_to += exponential(least - chances[seat, policy])
            chances[seat, policy] = up_to


@rule
def infer_nothing(t: State, prices: Row, chances: Rows) -> None:
    """Nobody is seen to pay: there are no chances to tell."""


INFER = {"board": infer_from_prices, "card": infer_nothing, "dice": infer_nothing}
