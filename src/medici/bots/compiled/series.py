"""Whole series of games between policies, in compiled code on a CPU: for tuner and league.

Each game depends on its seed and on the policies that play it alone, so a series may be cut into
parts, and played anywhere in any order.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from medici.bots.compiled.engine import lineup_verbs
from medici.bots.compiled.lineup import Lineup, NetworkLineup, finish_game, start_game
from medici.bots.compiled.verbs import new, total, wins
from medici.bots.network.evaluate import Network
from medici.bots.network.kept import own_network
from medici.bots.policies.policy import NETWORK_POLICY
from medici.games import GAMES
from medici.games.victory import winners
from medici.kernel import State, bound, compiled, rule
from medici.kernel.arrays import Payoffs, Seats, Seeds, Tables

# Policies draw from other seeds than nature: from hers with these bits changed
POLICY_SEEDS = np.uint64(0x5DEECE66D)


class Series(NamedTuple):
    """A series of games and what came of it; compiled code takes it as it is."""

    tables: Tables  # two empty ones
    lineup: Any  # a lineup, with or without a network
    seeds: Seeds  # of nature, one for each game
    policy_seeds: Seeds  # and of policies that leave something to chance
    nature: Seeds  # the random source of the game being played
    share: Payoffs  # out: the part of the victory of each seat in each game
    lead: Payoffs  # out: how far each was ahead of the mean of the others; alone, its score


class SeriesResult(NamedTuple):
    """What came of a series: a row to a game, a column to a seat."""

    share: Payoffs
    lead: Payoffs


@rule
def play_series(series: Series, players: int) -> None:
    """Play every game of a series."""
    tables = series.tables
    nature = series.nature
    lineup = series.lineup
    t: State = tables[0]
    for game in range(len(series.seeds)):
        tables[0] = tables[1]
        new(t, players, 0)
        nature[0] = series.seeds[game]
        lineup.source[0] = series.policy_seeds[game]
        start_game(lineup, game, players)
        finish_game(t, nature, lineup, game)
        write_result(t, series.share, series.lead, game)


@rule
def write_result(t: State, share: Payoffs, lead: Payoffs, game: int) -> None:
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


@cache
def compiled_series(game: str, network: bool) -> Callable[[Series, int], None]:
    """``play_series`` of a game, as machine code, once in each process."""
    verbs = lineup_verbs(game, network=network)
    play: Callable[[Series, int], None] = compiled(bound(play_series, verbs))
    return play


def with_network(policies: Tables) -> bool:
    """Whether any of these policies plays by a network."""
    return bool((policies["kind"] == NETWORK_POLICY).any())


def play_games(
    game: str,
    players: int,
    policies: Tables,
    seats: Seats,
    seeds: Seeds,
    network: Network | None = None,
) -> SeriesResult:
    """Play a series in this process; the policies are left as they were.

    Those who play by a network play by this one, or else by that which ships.
    """
    tables = np.zeros(2, GAMES[game].state.dtype)
    nature, source = np.ones((2, 1), np.uint64)
    share, lead = np.zeros((2, len(seeds), players))
    lineup = Lineup(policies.copy(), seats, source)
    series = Series(tables, lineup, seeds, seeds ^ POLICY_SEEDS, nature, share, lead)
    if with_network(policies):
        brought = NetworkLineup(**lineup._asdict(), network=network or own_network(game))
        series = series._replace(lineup=brought)
    compiled_series(game, with_network(policies))(series, players)
    return SeriesResult(share, lead)
