"""Futures: how a search plays a game on to its end, and what it makes of that end.

In a future every seat is played by a mind; who sits where differs from future to future. Nature
draws from the seed of the future: moves that meet the same future meet the same luck.
"""

from typing import NamedTuple

import numpy as np

from medici.bots.arrays import Payoffs, Seats, Seeds, Tables
from medici.bots.company import Company
from medici.bots.verbs import total, wins
from medici.games.actors import SEATS
from medici.kernel import State, rule

LEAD = 0.003  # what a florin ahead of the best other counts beside the victory
POINT = 0.03  # what a point counts alone: so two ends differ about as much as defeat and victory
HERE, THERE = 0, 1  # of the two tables: the decision at hand, and where its futures are played
OWN = 0  # the mind of the seat that searches


class Search(NamedTuple):
    """What a search works with; compiled code takes it as it is."""

    tables: Tables
    minds: Tables  # its own first, then those that others may have
    nature: Seeds  # the random source of the future being played
    luck: Seeds  # and that of the players in it


class Futures(NamedTuple):
    """Futures yet to be played; compiled code takes them as they are."""

    seeds: Seeds
    lineup: Seats  # the number of the mind in each seat, one row to a future


@rule
def company_of(search: Search, futures: Futures) -> Company:
    """Those who play the futures of a search."""
    return Company(search.minds, futures.lineup, search.luck)


@rule
def payoff(t: State, seat: int) -> float:
    """How good an end is for a seat: its part of the victory, and a little for the lead."""
    if t.players == 1:
        return float(POINT * total(t, seat))
    winners = 0
    best = -1000
    for other in range(t.players):
        winners += wins(t, other)
        if other != seat:
            best = max(best, total(t, other))
    share = wins(t, seat) / winners
    return float(share + LEAD * (total(t, seat) - best))


def futures_of(
    source: np.random.Generator, count: int, seat: int, others: int, own: int = OWN
) -> Futures:
    """So many futures, in which all others think alike, as one of so many ``others`` do."""
    seeds = source.integers(1, 1 << 63, count, np.uint64)
    lineup = np.repeat(source.integers(1, others + 1, count), SEATS).reshape(count, SEATS)
    lineup[:, seat] = own
    return Futures(seeds, lineup.astype(np.int16))


def mixed_futures(source: np.random.Generator, count: int, seat: int, chances: Payoffs) -> Futures:
    """So many futures, in which each seat draws its own mind; ``chances`` has a row to a seat."""
    seeds = source.integers(1, 1 << 63, count, np.uint64)
    lineup = np.full((count, SEATS), OWN, np.int16)
    draws = source.random((len(chances), count))
    for other, below in enumerate(chances.cumsum(axis=1)):
        if other != seat:
            # the last sum may fall short of 1: without it nobody beyond the last is drawn
            lineup[:, other] = 1 + below[:-1].searchsorted(draws[other], side="right")
    return Futures(seeds, lineup)
