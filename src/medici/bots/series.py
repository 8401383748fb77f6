"""Whole series of games between rows of weights, in compiled code: the arena of the tuner."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from medici.bots.advance import ADVANCE
from medici.bots.arrays import Payoffs, Row, Seats, Seeds, Tables
from medici.bots.company import AT_RANDOM, Company, finish, gather
from medici.bots.heuristics import Heuristic
from medici.bots.verbs import bound, new, total, verbs_of, wins
from medici.games.rulebook import Rulebook
from medici.kernel import State, compiled, rule
from medici.kernel.rule import Rule


class Series(NamedTuple):
    """A series of games and what came of it; compiled code takes it as it is."""

    tables: Tables  # two empty ones
    minds: Tables  # one by each row of weights, and one at random
    lineup: Seats  # which of them plays each seat of each game
    seeds: Seeds  # of nature, one for each game
    nature: Seeds  # the random source of the game being played
    luck: Seeds  # that of players who leave something to chance
    share: Payoffs  # out: the part of the victories of each mind
    lead: Payoffs  # out: how far each was ahead of the mean of the others, summed up

    @classmethod
    def between(
        cls, book: Rulebook, heuristic: Heuristic, rows: Row, lineup: Seats, seeds: Seeds
    ) -> "Series":
        """A series yet to be played; in the lineup, -1 is a player at random."""
        tables = np.zeros(2, book.state.dtype)
        minds = np.zeros(len(rows) + 1, heuristic.mind.dtype)
        minds[:-1] = heuristic.minds_with(rows)
        minds[-1]["kind"] = AT_RANDOM
        lineup = np.where(lineup == RANDOM_SEAT, len(rows), lineup).astype(np.int8)
        nature, luck = np.ones((2, 1), np.uint64)
        share, lead = np.zeros((2, len(minds)))
        return cls(tables, minds, lineup, seeds, nature, luck, share, lead)


RANDOM_SEAT = -1  # in a lineup, instead of the number of a row
PlaySeries = Callable[[Series, int], None]


@rule
def play_series(series: Series, players: int) -> None:
    """Play every game of a series."""
    tables = series.tables
    nature = series.nature
    company = Company(series.minds, series.lineup, series.luck)
    t: State = tables[0]
    for game in range(len(series.seeds)):
        tables[0] = tables[1]
        new(t, players, 0)
        nature[0] = series.seeds[game]
        gather(company, game, players)
        finish(t, nature, company, game)
        reckon(t, series, game)


@rule
def reckon(t: State, series: Series, game: int) -> None:
    """Add the end of a game to what the minds that played it have come to."""
    players = t.players
    winners = 0
    florins = 0
    for seat in range(players):
        winners += wins(t, seat)
        florins += total(t, seat)
    for seat in range(players):
        mind = series.lineup[game, seat]
        mine = total(t, seat)
        series.share[mind] += wins(t, seat) / winners
        series.lead[mind] += mine - (florins - mine) / max(players - 1, 1)


def compiled_series(book: Rulebook, weighed: Rule, random: Rule) -> PlaySeries:
    """``play_series`` of a game, as machine code."""
    own = ADVANCE[book.name]
    verbs = verbs_of(book, weighed_move=weighed, random_move=random, advance=own)
    play: PlaySeries = compiled(bound(play_series, verbs))
    return play
