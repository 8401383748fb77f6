"""Games of which some positions are kept, together with how they ended."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from medici.analysis.training.lineups import GameSetups
from medici.bots.compiled.engine import lineup_verbs
from medici.bots.compiled.lineup import Lineup, NetworkLineup, start_game
from medici.bots.compiled.series import POLICY_SEEDS, with_network
from medici.bots.compiled.verbs import act, choose_move, nature_move, new, random_move, total, wins
from medici.bots.network.kept import own_network
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY, SEATS
from medici.games.victory import winners
from medici.kernel import State, below, bound, compiled, rule
from medici.kernel.arrays import Payoffs, Rows, Seats, Seeds, Tables

KEPT = 2  # positions of each game
FINE = 1 << 30  # a slip is drawn as a whole number below this


class SampledGames(NamedTuple):
    """Games to be played, and what is kept of them; compiled code takes it as it is."""

    tables: Tables  # two empty ones
    lineup: Any  # who plays, with or without a network
    slips: Rows  # how often each seat of each game slips
    seeds: Seeds  # of nature, one for each game
    policy_seeds: Seeds  # and of policies that leave something to chance
    variants: Seats  # of the rules, one for each game
    nature: Seeds  # the random source of the game being played
    choice: Seeds  # and of which positions are kept
    positions: Tables  # out: KEPT of each game
    share: Payoffs  # out: the part of the victory that each seat had in the end
    totals: Payoffs  # out: and its florins or points


@rule
def play_games(games: SampledGames, players: int) -> None:
    """Play all games; every position of a game is as likely to be kept as any other."""
    tables = games.tables
    t: State = tables[0]
    for game in range(len(games.seeds)):
        tables[0] = tables[1]
        new(t, players, games.variants[game, 0])
        games.nature[0] = games.seeds[game]
        games.lineup.source[0] = games.policy_seeds[game]
        start_game(games.lineup, game, players)
        seen = 0
        while t.actor != NOBODY:
            seen += 1
            for place in range(game * KEPT, game * KEPT + KEPT):
                if below(games.choice, seen) == 0:
                    games.positions[place] = tables[0]
            take_step(t, games, game)
        write_result(t, games, game)


@rule
def take_step(t: State, games: SampledGames, game: int) -> None:
    """One move of nature or of the seat to act, who may slip."""
    source = games.lineup.source
    if t.actor == NATURE:
        act(t, t.phase, nature_move(t, games.nature))
    elif below(source, FINE) < games.slips[game, t.actor] * FINE:
        act(t, t.phase, random_move(t, source))
    else:
        act(t, t.phase, choose_move(t, games.lineup, game))


@rule
def write_result(t: State, games: SampledGames, game: int) -> None:
    """How a game ended, beside each of its positions."""
    sharers = winners(t)
    for place in range(game * KEPT, game * KEPT + KEPT):
        for seat in range(t.players):
            games.share[place, seat] = wins(t, seat) / sharers
            games.totals[place, seat] = total(t, seat)


class Samples(NamedTuple):
    """Positions, and how their games ended: a row for each, a column for each seat."""

    positions: Tables
    share: Payoffs
    totals: Payoffs


@cache
def compiled_games(game: str, network: bool) -> Callable[[SampledGames, int], None]:
    """``play_games`` of a game as machine code, once in each process."""
    verbs = lineup_verbs(game, network=network)
    play: Callable[[SampledGames, int], None] = compiled(bound(play_games, verbs))
    return play


def sample_games(game: str, setups: GameSetups) -> Samples:
    """Play games in this process, and keep positions of them."""
    games, players = setups.lineup.shape
    nature, source = np.ones((2, 1), np.uint64)
    share, totals = np.zeros((2, games * KEPT, SEATS))
    lineup: Any = Lineup(setups.policies.copy(), setups.lineup, source)
    brought = with_network(setups.policies)
    if brought:
        lineup = NetworkLineup(**lineup._asdict(), network=own_network(game))
    sampled = SampledGames(
        tables=np.zeros(2, GAMES[game].state.dtype),
        lineup=lineup,
        slips=setups.slips,
        seeds=setups.seeds,
        policy_seeds=setups.seeds ^ POLICY_SEEDS,
        variants=setups.variants,
        nature=nature,
        choice=setups.seeds[:1].copy(),
        positions=np.zeros(games * KEPT, GAMES[game].state.dtype),
        share=share,
        totals=totals,
    )
    compiled_games(game, brought)(sampled, players)
    return Samples(sampled.positions, share[:, :players], totals[:, :players])
