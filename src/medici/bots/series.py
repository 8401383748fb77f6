"""Whole series of games between minds, in compiled code: the arena of tuner and league.

Each game depends on its seed and on the minds that play it alone, so a series may be cut into
parts, and played anywhere in any order.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from medici.bots.advance import ADVANCE
from medici.bots.arrays import Payoffs, Row, Seats, Seeds, Tables
from medici.bots.company import Company, finish, gather
from medici.bots.heuristics import HEURISTICS
from medici.bots.plain import PLAIN
from medici.bots.random import RANDOM
from medici.bots.verbs import new, total, verbs_of, wins
from medici.games import GAMES
from medici.games.victory import winners
from medici.kernel import State, bound, compiled, rule
from medici.kernel.rule import Rule

APART = np.uint64(0x5DEECE66D)  # the players' luck is not nature's


class Series(NamedTuple):
    """A series of games and what came of it; compiled code takes it as it is."""

    tables: Tables  # two empty ones
    company: Company  # who plays
    seeds: Seeds  # of nature, one for each game
    fortunes: Seeds  # and of players who leave something to chance
    nature: Seeds  # the random source of the game being played
    share: Payoffs  # out: the part of the victory of each seat in each game
    lead: Payoffs  # out: how far each was ahead of the mean of the others; alone, its score


class Outcome(NamedTuple):
    """What came of a series: a row to a game, a column to a seat."""

    share: Payoffs
    lead: Payoffs


@rule
def play_series(series: Series, players: int) -> None:
    """Play every game of a series."""
    tables = series.tables
    nature = series.nature
    company = series.company
    t: State = tables[0]
    for game in range(len(series.seeds)):
        tables[0] = tables[1]
        new(t, players, 0)
        nature[0] = series.seeds[game]
        company.luck[0] = series.fortunes[game]
        gather(company, game, players)
        finish(t, nature, company, game)
        reckon(t, series.share, series.lead, game)


@rule
def reckon(t: State, share: Payoffs, lead: Payoffs, game: int) -> None:
    """Write down the end of a game."""
    players = t.players
    sharers = winners(t)
    florins = 0
    for seat in range(players):
        florins += total(t, seat)
    for seat in range(players):
        mine = total(t, seat)
        share[game, seat] = wins(t, seat) / sharers
        lead[game, seat] = mine - (florins - mine) / max(players - 1, 1)


def verbs_at_tables(game: str) -> dict[str, Rule]:
    """What whole games between minds of every kind are played by."""
    return verbs_of(
        GAMES[game],
        weighed_move=HEURISTICS[game].weighed_move,
        random_move=RANDOM[game],
        plain_move=PLAIN[game].move,
        advance=ADVANCE[game],
    )


@cache
def series_of(game: str) -> Callable[[Series, int], None]:
    """``play_series`` of a game, as machine code, once in each process."""
    play: Callable[[Series, int], None] = compiled(bound(play_series, verbs_at_tables(game)))
    return play


def minds_of(game: str, players: Sequence[tuple[int, Row]]) -> Tables:
    """Minds as records: of each the kind, and the row of weights or habits."""
    minds = HEURISTICS[game].minds_with([row for _, row in players])
    minds["kind"] = [kind for kind, _ in players]
    return minds


def play_games(game: str, players: int, minds: Tables, lineup: Seats, seeds: Seeds) -> Outcome:
    """Play a series in this process; the minds are left as they were."""
    tables = np.zeros(2, GAMES[game].state.dtype)
    nature, luck = np.ones((2, 1), np.uint64)
    share, lead = np.zeros((2, len(seeds), players))
    company = Company(minds.copy(), lineup, luck)
    series = Series(tables, company, seeds, seeds ^ APART, nature, share, lead)
    series_of(game)(series, players)
    return Outcome(share, lead)
