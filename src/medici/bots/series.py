"""Whole series of games between rows of weights, in compiled code: the arena of the tuner."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from medici.bots.arrays import Payoffs, Row, Seats, Seeds, Tables
from medici.bots.verbs import (
    act,
    bound,
    nature_move,
    new,
    random_move,
    total,
    verbs_of,
    weighed_move,
    wins,
)
from medici.games.actors import NATURE, NOBODY
from medici.games.rulebook import Rulebook
from medici.kernel import RandomSource, State, compiled, rule
from medici.kernel.rule import Rule

RANDOM_SEAT = -1  # instead of a row of weights


class Series(NamedTuple):
    """A series of games and what came of it; compiled code takes it as it is."""

    tables: Tables  # two empty ones
    seats: Seats  # the row of weights that plays each seat of each game
    rows: Row  # of weights, one beneath the other
    seeds: Seeds  # of nature, one for each game
    nature: Seeds  # the random source of the game being played
    share: Payoffs  # out: the part of the victories of each row
    lead: Payoffs  # out: how far each row was ahead of the mean of the others, summed up

    @classmethod
    def between(cls, book: Rulebook, rows: Row, seats: Seats, seeds: Seeds) -> "Series":
        """A series yet to be played."""
        tables = np.zeros(2, book.state.dtype)
        nature = np.zeros(1, np.uint64)
        return cls(tables, seats, rows, seeds, nature, np.zeros(len(rows)), np.zeros(len(rows)))


PlaySeries = Callable[[Series, int, Seeds], None]


@rule
def play_series(series: Series, players: int, source: RandomSource) -> None:
    """Play every game of a series; ``source`` is the chance that random seats draw on."""
    tables = series.tables
    nature = series.nature
    seats = series.seats
    rows = series.rows
    t: State = tables[0]
    for game in range(len(series.seeds)):
        tables[0] = tables[1]
        new(t, players, 0)
        nature[0] = series.seeds[game]
        while t.actor != NOBODY:
            phase = t.phase
            if t.actor == NATURE:
                act(t, phase, nature_move(t, nature))
            elif seats[game, t.actor] == RANDOM_SEAT:
                act(t, phase, random_move(t, source))
            else:
                act(t, phase, weighed_move(t, source, rows[seats[game, t.actor]]))
        reckon(t, series, game)


@rule
def reckon(t: State, series: Series, game: int) -> None:
    """Add the end of a game to what the rows that played it have come to."""
    players = t.players
    winners = 0
    florins = 0
    for seat in range(players):
        winners += wins(t, seat)
        florins += total(t, seat)
    for seat in range(players):
        row = series.seats[game, seat]
        if row != RANDOM_SEAT:
            mine = total(t, seat)
            series.share[row] += wins(t, seat) / winners
            series.lead[row] += mine - (florins - mine) / max(players - 1, 1)


def compiled_series(book: Rulebook, weighed: Rule, random: Rule) -> PlaySeries:
    """``play_series`` of a game, as machine code."""
    verbs = verbs_of(book, weighed_move=weighed, random_move=random)
    play: PlaySeries = compiled(bound(play_series, verbs))
    return play
