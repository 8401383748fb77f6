"""Futures: how a search plays a game on to its end, and what it makes of that end.

In a future every seat is played by a mind; who sits where differs from future to future. Nature
draws from the seed of the future: moves that meet the same future meet the same luck.
"""

from typing import NamedTuple

from medici.bots.arrays import Actions, Payoffs, Rows, Seats, Seeds, Tables
from medici.bots.company import Company
from medici.bots.verbs import total, wins
from medici.games.victory import winners
from medici.kernel import RandomSource, State, below, rule

LEAD = 0.003  # what a florin ahead of the best other counts beside the victory
POINT = 0.03  # what a point counts alone: so two ends differ about as much as defeat and victory
HERE, THERE = 0, 1  # of the two tables: the decision at hand, and where its futures are played
OWN = 0  # the mind of the seat that searches
FUTURE = 0  # the one line-up
FINE = 1 << 30  # how finely chances are drawn
HALF = 1 << 32  # of a seed


class Search(NamedTuple):
    """What a search works with; compiled code takes it as it is, and so does a browser."""

    tables: Tables  # the decision at hand, and one to play on
    minds: Tables  # its own first, then those that others may have
    lineup: Seats  # the number of the mind in each seat, in a single row
    chances: Rows  # of each seat, running sums over the others' minds; none: all think alike
    actions: Actions  # the candidates, those still in question first
    sums: Payoffs  # of what each of them was paid, and of the squares
    source: Seeds  # draws futures
    nature: Seeds  # the random source of the future being played
    luck: Seeds  # and that of the players in it


@rule
def company_of(search: Search) -> Company:
    """Those who play the futures of a search."""
    return Company(search.minds, search.lineup, search.luck)


@rule
def draw_seed(source: RandomSource) -> int:
    """The seed of another future; never 0."""
    return (below(source, HALF >> 1) * HALF + below(source, HALF)) | 1


@rule
def draw_lineup(search: Search, players: int, seat: int) -> None:
    """Who sits where in another future; those of whom nothing is known think alike."""
    alike = OWN
    others = len(search.minds) - 1
    known = len(search.chances) > 0
    if others > 0 and not known:
        alike = 1 + below(search.source, others)
    for other in range(players):
        mind = alike
        if other == seat:
            mind = OWN
        elif known:
            mind = 1 + drawn_mind(search.chances, other, others, search.source)
        search.lineup[FUTURE, other] = mind


@rule
def drawn_mind(chances: Rows, seat: int, others: int, source: RandomSource) -> int:
    """One of so many minds, by the chances of a seat."""
    last = others - 1
    drawn = chances[seat, last] * (below(source, FINE) / FINE)
    mind = 0
    while mind < last and chances[seat, mind] <= drawn:
        mind += 1
    return mind


@rule
def payoff(t: State, seat: int) -> float:
    """How good an end is for a seat: its part of the victory, and a little for the lead."""
    if t.players == 1:
        return float(POINT * total(t, seat))
    best = -1000
    for other in range(t.players):
        if other != seat:
            best = max(best, total(t, other))
    share = wins(t, seat) / winners(t)
    return float(share + LEAD * (total(t, seat) - best))
