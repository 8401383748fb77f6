"""Find the merchant's weights by self-play: candidates against the best so far and others."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache, partial
from time import monotonic

import numpy as np

from medici.arena.evolution import Evolution
from medici.arena.pool import worker_pool
from medici.bots.arrays import Row, Seats
from medici.bots.heuristics import HEURISTICS, SOLITAIRE
from medici.bots.random import RANDOM
from medici.bots.series import RANDOM_SEAT, PlaySeries, Series, compiled_series
from medici.games import GAMES
from medici.kernel import seeded

LEAD = 0.004  # what a florin ahead of the others counts beside a won game
FOES = 4  # earlier champions that candidates meet


@dataclass(frozen=True)
class Progress:
    """Where the search stands after a generation."""

    generation: int
    fitness: float  # of the cloud
    step: float
    mean: Row


@cache
def series_of(game: str) -> PlaySeries:
    """What plays series of a game, as machine code, once in each process."""
    return compiled_series(GAMES[game], HEURISTICS[game].weighed_move, RANDOM[game])


def play_rows(game: str, players: int, rows: Row, seats: Seats, seed: int) -> tuple[Row, Row]:
    """The mean share of wins and lead of each row over the games it was seated in."""
    seeds = np.array([seeded(seed, number // players) for number in range(len(seats))], np.uint64)
    series = Series.between(GAMES[game], HEURISTICS[game], rows, seats, seeds)
    series.luck[0] = seeded(seed, -2)
    series_of(game)(series, players)
    games = np.maximum([(seats == row).sum() for row in range(len(rows))], 1)
    return series.share[:-1] / games, series.lead[:-1] / games


def seating(players: int, games: int, foes: int, seed: int) -> Seats:
    """Row 0 goes round the seats; the others are foes 1.. at random, now and then a random one.

    Each deal is played once from every seat.
    """
    source = np.random.default_rng(seed)
    seats = np.zeros((games, players), np.int8)
    for deal in range(0, games, players):
        others = source.integers(1, foes + 1, players - 1)
        others[source.random(players - 1) < 0.1] = RANDOM_SEAT
        for turn in range(min(players, games - deal)):
            seats[deal + turn] = np.roll(np.concatenate(([0], others)), turn)
    return seats


def judge(game: str, players: int, games: int, seed: int, rows: Row) -> float:
    """How good row 0 is among the others."""
    seats = seating(players, games, len(rows) - 1, seed)
    share, lead = play_rows(game, players, rows, seats, seed)
    return float(share[0] + LEAD * lead[0])


def judge_all(
    pool: Executor | None,
    game: str,
    players: int,
    cloud: Row,
    foes: Sequence[Row],
    games: int,
    seed: int,
) -> Row:
    """How good each candidate of a cloud is; in this process if there is no pool."""
    apply = pool.map if pool else map
    rows = [np.array([row, *foes]) for row in cloud]
    return np.array(list(apply(partial(judge, game, players, games, seed), rows)))


def tune(
    game: str,
    players: int,
    start: Row,
    seconds: float,
    *,
    games: int = 1200,
    candidates: int = 32,
    workers: int = 1,
    seed: int = 1,
    without: Sequence[int] = (),
    step: float = 1.0,
) -> Iterator[Progress]:
    """Improve weights for a while; the last mean is the result.

    Candidates meet the mean of their cloud and former ones. The weights numbered
    ``without`` stay 0. A small ``step`` searches near the start.
    """
    scale = 0.25 * np.abs(start) + 0.1
    for number in without:
        start[number] = scale[number] = 0.0
    search = Evolution(start, scale, candidates, seed)
    search.step = step
    champions = [start.copy()]
    until = monotonic() + seconds
    generation = 0
    with worker_pool(workers) if workers > 1 else nullcontext() as pool:
        while monotonic() < until:
            foes = [search.mean, *champions[-FOES + 1 :]]
            deals = seed * 7919 + generation
            fitness = judge_all(pool, game, players, search.ask(), foes, games, deals)
            search.tell(fitness)
            generation += 1
            if generation % 25 == 0:
                champions.append(search.mean.copy())
            yield Progress(generation, float(fitness.mean()), search.step, search.mean.copy())


def first_guess(game: str, players: int) -> Row:
    """Weights made by hand, where a search can start."""
    heuristic = SOLITAIRE if players == 1 else HEURISTICS[game]
    return np.array(heuristic.first_guess, np.float64)


def compare(
    game: str, players: int, row: Row, others: Row, games: int = 8000
) -> tuple[float, float]:
    """The share of wins and the lead of one row when all other seats follow another."""
    seats = np.ones((games, players), np.int8)
    for number in range(games):
        seats[number, number % players] = 0
    share, lead = play_rows(game, players, np.array([row, others]), seats, seed=99)
    return float(share[0]), float(lead[0])
