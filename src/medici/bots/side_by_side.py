"""Whole games as a thread of a GPU plays them, and the same one after another on a CPU.

A game depends on its seed and on what it is told alone, so it makes no difference where it is
played, and with how many others.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.bots.arrays import Actions, Seeds, Tables
from medici.bots.heuristics import HEURISTICS, weights_for
from medici.bots.heuristics.mind import forget
from medici.bots.random import RANDOM
from medici.bots.verbs import act, choose, nature_move, new, verbs_of, weighed_move
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.rulebook import Rulebook
from medici.kernel import RandomSource, State, all_seeded, bound, compiled, rule, unbound
from medici.kernel.cuda import Grid
from medici.kernel.rule import Rule

play_game: Any = unbound("play_game")


class Random(NamedTuple):
    """Games in which every seat follows the bench policy."""

    players: int
    variant: int


class Merchants(NamedTuple):
    """Games between merchants."""

    players: int
    variant: int
    minds: Tables
    apart: int  # how far the minds of one game lie from those of the next; 0: they are the same


@rule
def play_at_random(t: State, source: RandomSource, number: int, what: Random) -> int:
    """Play one game by the bench policy; return how many decisions there were.

    On a GPU the rules should stand in the loop once: threads that carry out different ones
    wait for each other.
    """
    new(t, what.players, what.variant)
    decisions = 0
    while t.actor != NOBODY:
        phase = t.phase
        if t.actor == NATURE:
            action = nature_move(t, source)
        else:
            action = choose(t, source)
            decisions += 1
        act(t, phase, action)
    return decisions


@rule
def play_merchants(t: State, source: RandomSource, number: int, what: Merchants) -> int:
    """Play one game between merchants; return how many decisions there were."""
    minds = what.minds
    first = number * what.apart
    for seat in range(what.players):
        forget(minds[first + seat])
    new(t, what.players, what.variant)
    decisions = 0
    while t.actor != NOBODY:
        phase = t.phase
        if t.actor == NATURE:
            action = nature_move(t, source)
        else:
            action = weighed_move(t, minds[first + t.actor])
            decisions += 1
        act(t, phase, action)
    return decisions


@rule
def play_in_turn(tables: Tables, seeds: Seeds, source: Seeds, counts: Actions, what: Any) -> None:
    """Play games one after another, each on an empty table of its own."""
    for number in range(len(seeds)):
        source[0] = seeds[number]
        counts[number] = play_game(tables[number], source, number, what)


def random_play(book: Rulebook) -> Rule:
    """``play_at_random`` of a game."""
    return bound(play_at_random, verbs_of(book, choose=RANDOM[book.name]))


def merchant_play(book: Rulebook) -> Rule:
    """``play_merchants`` of a game."""
    return bound(play_merchants, verbs_of(book, weighed_move=HEURISTICS[book.name].weighed_move))


def policy_of(game: str, players: int, policy: str, games: int) -> Random | Merchants:
    """What so many games at the same time are told; none: they are played one after another."""
    if policy == "random":
        return Random(players, 0)
    mind = HEURISTICS[game].minds_with([weights_for(game, players)])
    minds = np.repeat(mind, max(games, 1) * players)
    return Merchants(players, 0, minds, players if games else 0)


def seeds_of(seed: int, games: int) -> Seeds:
    """The seeds of a series of games, as ``medici simulate`` draws them."""
    return all_seeded(seed, games)


@cache
def grid_of(game: str, policy: str) -> Grid:
    """The games of a policy on the GPU: ``random`` or ``merchant``."""
    play = POLICIES[policy](GAMES[game])
    return Grid(play, GAMES[game].state.dtype, rounds=policy != "random")


def on_cpu(play: Rule, book: Rulebook, seeds: Seeds, what: Any) -> tuple[NDArray[np.int64], Tables]:
    """Play games in compiled code; what ``play`` returned for each, and the last states."""
    tables = np.zeros(len(seeds), book.state.dtype)
    counts = np.zeros(len(seeds), np.int64)
    in_turn = compiled(bound(play_in_turn, {"play_game": play}))
    in_turn(tables, seeds, np.zeros(1, np.uint64), counts, what)
    return counts, tables


POLICIES = {"random": random_play, "merchant": merchant_play}
