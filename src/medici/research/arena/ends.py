"""Whole games of random play in compiled code, and how each of them ended."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.bots.compiled.verbs import act, choose, nature_move, new, total, verbs_of, wins
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import RandomSource, State, all_seeded, bound, compiled, rule
from medici.kernel.arrays import Seeds, Tables

PART = 10_000  # games between two reports: some hundredths of a second


class Ends(NamedTuple):
    """How games ended, a row to each; compiled code takes it as it is."""

    moves: NDArray[np.int32]  # how many there were, nature's too
    decisions: NDArray[np.int32]  # how many of them seats made
    scores: NDArray[np.int32]  # of each seat
    won: NDArray[np.int8]  # 1 for each seat that has won
    began: NDArray[np.int8]  # the seat that decided first


@rule
def play_to_end(t: State, source: RandomSource, ends: Ends, game: int) -> None:
    """Play a game from where it stands to its end, and write down how it ended."""
    moves = 0
    decisions = 0
    while t.actor != NOBODY:
        phase = t.phase  # read once: compiled code cannot know that drawing leaves it alone
        if t.actor == NATURE:
            act(t, phase, nature_move(t, source))
        else:
            if decisions == 0:
                ends.began[game] = t.actor
            act(t, phase, choose(t, source))
            decisions += 1
        moves += 1
    ends.moves[game] = moves
    ends.decisions[game] = decisions
    for seat in range(t.players):
        ends.scores[game, seat] = total(t, seat)
        ends.won[game, seat] = wins(t, seat)


@rule
def play_each(
    tables: Tables, players: int, variant: int, seeds: Seeds, source: Seeds, ends: Ends
) -> None:
    """Play a game from every seed on table 0, from the empty table 1."""
    t: State = tables[0]
    for game in range(len(seeds)):
        tables[0] = tables[1]
        new(t, players, variant)
        source[0] = seeds[game]
        play_to_end(t, source, ends, game)


@cache
def player_of(game: str) -> Callable[..., None]:
    """``play_each`` of a game, as machine code."""
    play: Callable[..., None]
    play = compiled(bound(play_each, verbs_of(GAMES[game], choose=RANDOM[game])))
    return play


def ends_of(game: str, players: int, variant: int, seeds: Seeds) -> Ends:
    """How the games of these seeds end."""
    shape = (len(seeds), players)
    moves, decisions = np.zeros((2, len(seeds)), np.int32)
    scores, won = np.zeros(shape, np.int32), np.zeros(shape, np.int8)
    ends = Ends(moves, decisions, scores, won, began=np.zeros(len(seeds), np.int8))
    tables = np.zeros(2, GAMES[game].state.dtype)
    player_of(game)(tables, players, variant, seeds, np.zeros(1, np.uint64), ends)
    return ends


def parts_of(game: str, players: int, variant: int, games: int, seed: int) -> Iterator[Ends]:
    """A series of games part by part; each depends on the seed and its number alone."""
    for first in range(0, games, PART):
        seeds = all_seeded(seed, min(PART, games - first), first)
        yield ends_of(game, players, variant, seeds)
