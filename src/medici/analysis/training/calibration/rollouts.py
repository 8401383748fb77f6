"""The simplest estimate with foresight: let merchants play a position to the end, many times."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from medici.bots.compiled.engine import lineup_verbs
from medici.bots.compiled.lineup import Lineup, finish_game, start_game
from medici.bots.compiled.verbs import total, wins
from medici.bots.policies.heuristics import policies_of, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.games import GAMES
from medici.games.victory import winners
from medici.kernel import State, bound, compiled, rule, seeded
from medici.kernel.arrays import Payoffs, Seeds, Tables

FUTURES = 1 << 49  # their seed lies apart from those of other games


class Rollouts(NamedTuple):
    """Positions that merchants play to the end; compiled code takes it as it is."""

    tables: Tables
    lineup: Lineup
    nature: Seeds
    positions: Tables
    ends: Payoffs  # out, alone: what each future of a position came to
    share: Payoffs  # out: of each position, the victories of each seat in all futures


@rule
def roll_out(rollouts: Rollouts, players: int, futures: int) -> None:
    """Play every position to the end, time after time."""
    t: State = rollouts.tables[0]
    for number in range(len(rollouts.positions)):
        for future in range(futures):
            rollouts.tables[0] = rollouts.positions[number]
            start_game(rollouts.lineup, 0, players)
            finish_game(t, rollouts.nature, rollouts.lineup, 0)
            rollouts.ends[number, future] = total(t, 0)
            add_victory(t, rollouts.share, number)


@rule
def add_victory(t: State, share: Payoffs, number: int) -> None:
    """Add everybody's part of a victory."""
    sharers = winners(t)
    for seat in range(t.players):
        share[number, seat] += wins(t, seat) / sharers


@cache
def rollouts_of(game: str) -> Callable[[Rollouts, int, int], None]:
    """``roll_out`` of a game, as machine code."""
    play: Callable[[Rollouts, int, int], None] = compiled(
        bound(roll_out, lineup_verbs(game, plain=False))
    )
    return play


class Guessed(NamedTuple):
    """What merchants make of positions."""

    share: Payoffs  # of each position: the mean part of the victory of every seat
    ends: Payoffs  # alone: what each future came to


def guessed_by_merchants(
    game: str, players: int, positions: Tables, futures: int, seed: int
) -> Guessed:
    """Play positions to the end so often, with merchants in all seats."""
    policies = policies_of(game, [(HEURISTIC_POLICY, weights_for(game, players))])
    lineup = np.zeros((1, players), np.int16)
    rollouts = Rollouts(
        np.zeros(1, GAMES[game].state.dtype),
        Lineup(policies, lineup, np.ones(1, np.uint64)),
        np.array([seeded(seed, FUTURES)], np.uint64),
        positions,
        np.zeros((len(positions), futures)),
        np.zeros((len(positions), players)),
    )
    rollouts_of(game)(rollouts, players, futures)
    return Guessed(rollouts.share / futures, rollouts.ends)
