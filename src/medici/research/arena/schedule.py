"""Who plays whom, from which chairs, with which chance.

Every seating of the bots is played with the same deals: nature's choices depend on the seed and
the number of the deal, not on who sits where.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from random import Random

ALL_SEATINGS = 24  # with more than this many, each deal has as many of its own at random


@dataclass(frozen=True, order=True)
class Pairing:
    """One game to play: the number of its deal, and of its seating within the deal."""

    deal: int
    seating: int


@cache
def distinct_seatings(bots: tuple[str, ...]) -> tuple[tuple[str, ...], ...] | None:
    """Every different way to seat the bots, in order; None if there are too many.

    >>> distinct_seatings(("banker", "merchant", "merchant"))[1]
    ('merchant', 'banker', 'merchant')
    """
    orders: set[tuple[str, ...]] = set()
    for order in permutations(bots):
        orders.add(order)
        if len(orders) > ALL_SEATINGS:
            return None
    return tuple(sorted(orders))


def seatings_of(bots: Sequence[str], deal: int, seed: int) -> Sequence[tuple[str, ...]]:
    """The seatings that a deal is played with.

    With too many for all, a deal turns one shuffled order round the table: each bot still
    sits in each chair equally often.
    """
    every = distinct_seatings(tuple(bots))
    if every is not None:
        return every
    order = list(bots)
    Random(seed * 1_000_003 + deal).shuffle(order)
    return [tuple(order[turn:] + order[:turn]) for turn in range(len(order))]


def schedule(bots: Sequence[str], games: int, seed: int) -> Iterator[Pairing]:
    """So many games, deal after deal, each deal with all its seatings."""
    deal = 0
    while games > 0:
        for seating in range(min(games, len(seatings_of(bots, deal, seed)))):
            yield Pairing(deal, seating)
            games -= 1
        deal += 1
