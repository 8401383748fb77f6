"""The simplest estimate with foresight: let merchants play a position to the end, many times."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from medici.bots.arrays import Payoffs, Seeds, Tables
from medici.bots.company import WEIGHED, Company, finish, gather
from medici.bots.engine import verbs_in
from medici.bots.heuristics import weights_for
from medici.bots.series import minds_of
from medici.bots.verbs import total, wins
from medici.games import GAMES
from medici.games.victory import winners
from medici.kernel import State, bound, compiled, rule, seeded

FUTURES = 1 << 49  # their seed lies apart from those of other games


class Rollouts(NamedTuple):
    """Positions that merchants play to the end; compiled code takes it as it is."""

    tables: Tables
    company: Company
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
            gather(rollouts.company, 0, players)
            finish(t, rollouts.nature, rollouts.company, 0)
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
    play: Callable[[Rollouts, int, int], None] = compiled(bound(roll_out, verbs_in(game)))
    return play


class Guessed(NamedTuple):
    """What merchants make of positions."""

    share: Payoffs  # of each position: the mean part of the victory of every seat
    ends: Payoffs  # alone: what each future came to


def guessed_by_merchants(
    game: str, players: int, positions: Tables, futures: int, seed: int
) -> Guessed:
    """Play positions to the end so often, with merchants in all seats."""
    minds = minds_of(game, [(WEIGHED, weights_for(game, players))])
    lineup = np.zeros((1, players), np.int16)
    rollouts = Rollouts(
        np.zeros(1, GAMES[game].state.dtype),
        Company(minds, lineup, np.ones(1, np.uint64)),
        np.array([seeded(seed, FUTURES)], np.uint64),
        positions,
        np.zeros((len(positions), futures)),
        np.zeros((len(positions), players)),
    )
    rollouts_of(game)(rollouts, players, futures)
    return Guessed(rollouts.share / futures, rollouts.ends)
