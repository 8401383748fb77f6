"""Futures that end with the day: from there on the eye says what a seat's chances are.

A future to the end of the game is won or lost, which says little; the eye's word on the evening of
the day says more, and sooner.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.analysis.eye.gaze import sight_of
from medici.analysis.eye.gaze import verbs_of as sees
from medici.analysis.eye.look import Sight, look
from medici.analysis.eye.views import view_of
from medici.analysis.eye.weights import all_weights, key_of
from medici.bots.arrays import Actions, Payoffs, Rows, Seats, Seeds, Tables
from medici.bots.company import gather
from medici.bots.futures import (
    FUTURE,
    HERE,
    THERE,
    Search,
    company_of,
    draw_lineup,
    draw_seed,
    payoff,
)
from medici.bots.halving import Shortlist
from medici.bots.search import search_on
from medici.bots.verbs import act, advance
from medici.games import GAMES
from medici.games.actors import NOBODY
from medici.kernel import State, bind, bound, cold, rule
from medici.kernel.rule import Rule


class Seeing(NamedTuple):
    """What a search with the eye works with: all of ``Search``, then all of ``Sight``."""

    tables: Tables
    minds: Tables
    lineup: Seats
    chances: Rows
    actions: Actions
    sums: Payoffs
    source: Seeds
    nature: Seeds
    luck: Seeds
    evening: Tables  # the tables of the eye
    weights: NDArray[np.float64]
    signs: NDArray[np.float64]
    hidden: NDArray[np.float64]
    deep: NDArray[np.float64]
    word: NDArray[np.float64]
    outlook: NDArray[np.float64]  # the chances that the eye sees


@rule
def sight_in(seeing: Seeing) -> Sight:
    """The eye of a search."""
    return Sight(
        seeing.evening,
        seeing.weights,
        seeing.signs,
        seeing.hidden,
        seeing.deep,
        seeing.word,
        seeing.outlook,
    )


@cold
def explore_until_dusk(search: Seeing, shortlist: Shortlist, futures: int) -> None:
    """Play every candidate still in question in so many further futures, to the end of the day."""
    tables = search.tables
    nature = search.nature
    company = company_of(search)  # type: ignore[arg-type]
    sight = sight_in(search)
    root: State = tables[HERE]
    t: State = tables[THERE]
    seat = root.actor
    day = root.day
    for _ in range(futures):
        seed = draw_seed(search.source)
        draw_lineup(search, root.players, seat)  # type: ignore[arg-type]
        for number in range(shortlist.count):
            tables[THERE] = root
            nature[0] = seed
            search.luck[0] = seed
            gather(company, FUTURE, t.players)
            act(t, t.phase, search.actions[number])
            while t.actor != NOBODY and t.day == day:
                advance(t, nature, company, FUTURE)
            gain = 0.0
            if t.actor == NOBODY:
                gain = payoff(t, seat)
            else:
                search.evening[HERE] = tables[THERE]
                look(sight)
                gain = search.outlook[seat]
            search.sums[number, 0] += gain
            search.sums[number, 1] += gain * gain
    shortlist.futures += futures
    shortlist.rollouts += futures * shortlist.count


def search_to_dusk(game: str, verbs: Mapping[str, Rule]) -> Rule:
    """``search_on`` of a game in company, whose futures end with the day."""
    both = {**verbs, **sees(game, view_of(game, GAMES[game].seats[-1]))}
    return bind(bound(search_on, both), explore=bound(explore_until_dusk, both))


def with_eye(search: Search, game: str, players: int) -> Seeing:
    """A search that has the house's eye, with tables and room of its own."""
    weights = all_weights()[key_of(game, players)]
    return Seeing(*search, *sight_of(game, view_of(game, players), weights))
