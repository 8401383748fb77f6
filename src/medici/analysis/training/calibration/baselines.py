"""What the eye is compared with: held-out positions, and two simple estimates of their results.

*Money*: the seat with the most florins wins, the more surely the later it is; one number of each
day is fitted to other games. *Rollouts*: merchants play the position to the end, many times.
"""

from collections.abc import Callable
from functools import cache
from math import exp, log
from typing import NamedTuple

import numpy as np

from medici.analysis.training.calibration.figures import Numbers, brier_parts
from medici.analysis.training.lineups import DRAWS, draw_setups
from medici.analysis.training.sampled_games import KEPT, Samples, sample_games
from medici.bots.compiled.engine import lineup_verbs
from medici.bots.compiled.lineup import Lineup, finish_game, start_game
from medici.bots.compiled.verbs import total, wins
from medici.bots.opponents.league import HELD_OUT
from medici.bots.policies.heuristics import policies_of, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.games import GAMES
from medici.games.days import DAYS
from medici.games.dice.solitaire import TITLES
from medici.games.victory import winners
from medici.kernel import State, bound, compiled, rule, seeded
from medici.kernel.arrays import Payoffs, Row, Seeds, Tables

FIRST_LESSON = HELD_OUT // DRAWS  # the first that nothing is learned from: its players are held out
MONEY = {"board": "florins", "card": "florins", "dice": "points"}
GOLDEN = 0.6180339887498949  # the golden section
STEPS = 30  # of the search by it
FLATTEST, STEEPEST = 1e-4, 3.0  # what a florin more may do, as a logarithm of the odds
FAR = 20.0  # standard deviations, beyond which no score is met
LOGISTIC = 1.702  # scales the logistic function to be nearest to the normal distribution
ROLLOUT_SEEDS = 1 << 49  # apart from the seeds of other games


def held_out_positions(
    game: str,
    players: int,
    positions: int,
    lesson: int,
    seed: int,
    *,
    strong: float = 0.0,
    networks: float = 0.0,
) -> Samples:
    """So many positions, KEPT of each game, between players that the eye never learned from."""
    games = -(-positions // KEPT)
    lesson += FIRST_LESSON
    setups = draw_setups(
        game, players, games, lesson, seed, unseen=True, strong_tables=strong, networks=networks
    )
    return sample_games(game, setups)


def present(game: str, players: int, positions: Tables) -> tuple[Payoffs, Numbers]:
    """What each seat has in each position, and the day."""
    money = positions[MONEY[game]][:, :players].astype(np.float64)
    return money, positions["day"].astype(np.int64)


def chances_by(money: Payoffs, steepness: Row) -> Payoffs:
    """Shares of the victory by what everybody has, through a softmax.

    >>> chances_by(np.array([[10.0, 10.0]]), np.array([0.1]))
    array([[0.5, 0.5]])
    """
    raised = np.exp((money - money.max(axis=1, keepdims=True)) * steepness[:, None])
    shares: Payoffs = raised / raised.sum(axis=1, keepdims=True)
    return shares


def steepness_by_day(money: Payoffs, days: Numbers, true: Payoffs) -> Row:
    """How much a florin counts on each day: whatever makes the Brier score lowest."""
    found = np.zeros(DAYS)
    for day in range(DAYS):
        here = days == day

        def score(power: float, here: Numbers = here) -> float:
            shares = chances_by(money[here], np.full(int(here.sum()), exp(power)))
            return float(brier_parts(shares, true[here]).mean())

        found[day] = exp(lowest(score, log(FLATTEST), log(STEEPEST))) if here.any() else 0.0
    return found


def lowest(score: Callable[[float], float], low: float, high: float) -> float:
    """Where a score with a single valley is lowest, by the golden section.

    >>> round(lowest(lambda x: (x - 2) ** 2, 0.0, 5.0), 3)
    2.0
    """
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = score(left), score(right)
    for _ in range(STEPS):
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = score(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = score(right)
    return (low + high) / 2


def gains_by_day(points: Row, days: Numbers, ends: Row) -> tuple[Row, Row]:
    """Alone: how many points are still made from each day on, and how much that scatters."""
    gains, spreads = np.zeros(DAYS), np.ones(DAYS)
    for day in range(DAYS):
        left = (ends - points)[days == day]
        if len(left):
            gains[day], spreads[day] = left.mean(), max(left.std(), 1.0)
    return gains, spreads


def titles_by(expected: Row, spread: Row) -> Payoffs:
    """How likely each title is, best first, if scores scatter like this about what is expected."""
    bounds = np.array([least for least, _ in TITLES[:-1]])
    reached = rises((expected[:, None] - bounds + 0.5) / spread[:, None])
    whole = np.ones((len(expected), 1))
    likely: Payoffs = np.diff(np.hstack([0 * whole, reached, whole]), axis=1)
    return likely


def rises(steps: Payoffs) -> Payoffs:
    """About how likely a normal number lies below so many standard deviations."""
    likely: Payoffs = 1 / (1 + np.exp(-LOGISTIC * np.clip(steps, -FAR, FAR)))
    return likely


def title_shares(ends: Payoffs) -> Payoffs:
    """Of each row of final scores: how often they earn each title, best first.

    >>> title_shares(np.array([[205.0, 60.0]]))[0, [0, -1]]
    array([0.5, 0.5])
    """
    reached = np.stack([(ends >= least).mean(axis=1) for least, _ in TITLES], axis=1)
    shares: Payoffs = np.diff(reached, axis=1, prepend=0.0)
    return shares


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


class RolloutEstimate(NamedTuple):
    """The results of rollouts from positions."""

    share: Payoffs  # of each position: the mean part of the victory of every seat
    ends: Payoffs  # alone: what each future came to


def estimate_by_rollouts(
    game: str, players: int, positions: Tables, futures: int, seed: int
) -> RolloutEstimate:
    """Play positions to the end so often, with merchants in all seats."""
    policies = policies_of(game, [(HEURISTIC_POLICY, weights_for(game, players))])
    lineup = np.zeros((1, players), np.int16)
    rollouts = Rollouts(
        np.zeros(1, GAMES[game].state.dtype),
        Lineup(policies, lineup, np.ones(1, np.uint64)),
        np.array([seeded(seed, ROLLOUT_SEEDS)], np.uint64),
        positions,
        np.zeros((len(positions), futures)),
        np.zeros((len(positions), players)),
    )
    rollouts_of(game)(rollouts, players, futures)
    return RolloutEstimate(rollouts.share / futures, rollouts.ends)
