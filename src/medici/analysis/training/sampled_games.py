"""Games of which some positions are kept, together with how they ended."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from medici.bots.compiled.engine import lineup_verbs
from medici.bots.compiled.lineup import Lineup, choose_move, start_game
from medici.bots.compiled.series import POLICY_SEEDS
from medici.bots.compiled.verbs import act, nature_move, new, random_move, total, wins
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY, SEATS
from medici.games.victory import winners
from medici.kernel import State, below, bound, compiled, rule
from medici.kernel.arrays import Payoffs, Rows, Seats, Seeds, Tables

KEPT = 2  # positions of each game
FINE = 1 << 30  # how finely a slip is drawn


class SampledGames(NamedTuple):
    """Games to be played, and what is kept of them; compiled code takes it as it is."""

    tables: Tables  # two empty ones
    lineup: Lineup  # who plays
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
def play_lessons(lessons: SampledGames, players: int) -> None:
    """Play all games; every position of a game is as likely to be kept as any other."""
    tables = lessons.tables
    t: State = tables[0]
    for game in range(len(lessons.seeds)):
        tables[0] = tables[1]
        new(t, players, lessons.variants[game, 0])
        lessons.nature[0] = lessons.seeds[game]
        lessons.lineup.source[0] = lessons.policy_seeds[game]
        start_game(lessons.lineup, game, players)
        seen = 0
        while t.actor != NOBODY:
            seen += 1
            for place in range(game * KEPT, game * KEPT + KEPT):
                if below(lessons.choice, seen) == 0:
                    lessons.positions[place] = tables[0]
            take_step(t, lessons, game)
        write_down(t, lessons, game)


@rule
def take_step(t: State, lessons: SampledGames, game: int) -> None:
    """One move of nature or of the seat to act, who may slip."""
    source = lessons.lineup.source
    if t.actor == NATURE:
        act(t, t.phase, nature_move(t, lessons.nature))
    elif below(source, FINE) < lessons.slips[game, t.actor] * FINE:
        act(t, t.phase, random_move(t, source))
    else:
        act(t, t.phase, choose_move(t, lessons.lineup, game))


@rule
def write_down(t: State, lessons: SampledGames, game: int) -> None:
    """How a game ended, beside each of its positions."""
    sharers = winners(t)
    for place in range(game * KEPT, game * KEPT + KEPT):
        for seat in range(t.players):
            lessons.share[place, seat] = wins(t, seat) / sharers
            lessons.totals[place, seat] = total(t, seat)


class Taught(NamedTuple):
    """Positions, and how they ended: a row to each, a column to a seat."""

    positions: Tables
    share: Payoffs
    totals: Payoffs


@cache
def lessons_of(game: str) -> Callable[[SampledGames, int], None]:
    """``play_lessons`` of a game as machine code, once in each process."""
    play: Callable[[SampledGames, int], None] = compiled(bound(play_lessons, lineup_verbs(game)))
    return play


def teach(
    game: str, policies: Tables, seats: Seats, slips: Rows, variants: Seats, seeds: Seeds
) -> Taught:
    """Play games in this process, and keep positions of them."""
    games, players = seats.shape
    tables = np.zeros(2, GAMES[game].state.dtype)
    nature, source = np.ones((2, 1), np.uint64)
    positions = np.zeros(games * KEPT, GAMES[game].state.dtype)
    share, totals = np.zeros((2, games * KEPT, SEATS))
    lessons = SampledGames(
        tables,
        Lineup(policies.copy(), seats, source),
        slips,
        seeds,
        seeds ^ POLICY_SEEDS,
        variants,
        nature,
        seeds[:1].copy(),
        positions,
        share,
        totals,
    )
    lessons_of(game)(lessons, players)
    return Taught(positions, share[:, :players], totals[:, :players])
