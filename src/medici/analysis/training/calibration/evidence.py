"""The eye and the simple estimates, asked about the same positions."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from medici.analysis.eye import Evaluator
from medici.analysis.training.calibration.baselines import (
    RolloutEstimate,
    chances_by,
    estimate_by_rollouts,
    gains_by_day,
    held_out_positions,
    present,
    steepness_by_day,
    title_shares,
    titles_by,
)
from medici.analysis.training.calibration.figures import Numbers, brier_parts
from medici.analysis.training.sampled_games import KEPT, Samples
from medici.kernel.arrays import Payoffs, Row, Tables

ROUNDS = 3  # in which all positions are evaluated: the quickest is timed
JUDGED, FITTED = 0, 1  # lessons: to judge by, and to fit simple estimates to


class Trial(NamedTuple):
    """What the eye is put to."""

    game: str
    players: int
    positions: int
    futures: int  # that merchants play from a position
    tried: int  # positions that they play from, out of all
    seed: int
    strong: float = 0.0  # the part of tables with none but strong players


class Evidence(NamedTuple):
    """Estimates of positions, beside what came true."""

    foretold: Row  # by the eye, of all seats of all positions; alone, of all titles
    true: Row
    games: Numbers  # that these come from
    own: Row  # of each position: how far the eye was off (a part of its Brier score),
    money: Row  # an estimate by what everybody has,
    merchants: Row  # and rollouts; NaN where there were none
    game_of: Numbers  # the game of each position
    looking: float  # microseconds, for a position
    rolling: float


class Scores(NamedTuple):
    """Alone: the points that each estimate expects, beside what came true."""

    own: Row
    money: Row
    merchants: Row  # of the first positions alone
    true: Row
    games: Numbers


def positions_of(trial: Trial, lesson: int) -> Samples:
    """The positions of a trial; those of other lessons come from other games."""
    asked = trial.game, trial.players, trial.positions
    return held_out_positions(*asked, lesson, trial.seed, strong=trial.strong)


def games_of(samples: Samples) -> Numbers:
    """The number of each position's game."""
    return np.repeat(np.arange(len(samples.positions) // KEPT), KEPT)


def collect(trial: Trial, evaluator: Evaluator) -> Evidence:
    """Evaluate positions of a game for several players, by the eye and by the simple estimates."""
    game, players = trial.game, trial.players
    judged, fitted = positions_of(trial, JUDGED), positions_of(trial, FITTED)
    foretold, looking = timed(evaluator.many, judged.positions)
    steepness = steepness_by_day(*present(game, players, fitted.positions), fitted.share)
    money, days = present(game, players, judged.positions)
    rollouts, rolling = timed_rollouts(trial, judged.positions)
    by_money = chances_by(money, steepness[days])
    games = games_of(judged)
    return evidence_of(foretold, by_money, rollouts.share, judged.share, games, looking, rolling)


def collect_alone(trial: Trial, evaluator: Evaluator) -> tuple[Evidence, Scores]:
    """The same for solitaire: titles in place of seats, and expected scores."""
    judged, fitted = positions_of(trial, JUDGED), positions_of(trial, FITTED)
    output, looking = timed(evaluator.many_alone, judged.positions)
    points, days = present(trial.game, 1, fitted.positions)
    gains, spreads = gains_by_day(points[:, 0], days, fitted.totals[:, 0])
    points, days = present(trial.game, 1, judged.positions)
    expected = points[:, 0] + gains[days]
    rollouts, rolling = timed_rollouts(trial, judged.positions)
    scores = judged.totals[:, 0]
    evidence = evidence_of(
        output[:, :-1],
        titles_by(expected, spreads[days]),
        title_shares(rollouts.ends),
        title_shares(scores[:, None]),
        games_of(judged),
        looking,
        rolling,
    )
    by_rollouts = rollouts.ends.mean(axis=1)
    return evidence, Scores(output[:, -1], expected, by_rollouts, scores, evidence.game_of)


def evidence_of(
    foretold: Payoffs,
    money: Payoffs,
    merchants: Payoffs,
    true: Payoffs,
    games: Numbers,
    looking: float,
    rolling: float,
) -> Evidence:
    """Estimates as evidence; there may be rollouts of the first positions only."""
    by_merchants = np.full(len(true), np.nan)
    by_merchants[: len(merchants)] = brier_parts(merchants, true[: len(merchants)])
    return Evidence(
        foretold.ravel(),
        true.ravel(),
        np.repeat(games, foretold.shape[1]),
        brier_parts(foretold, true),
        brier_parts(money, true),
        by_merchants,
        games,
        looking,
        rolling,
    )


def timed(evaluate: Callable[[Tables], Payoffs], positions: Tables) -> tuple[Payoffs, float]:
    """The eye's estimates of positions, and the microseconds for each."""
    evaluate(positions[:1])  # compiles, if need be
    quickest = np.inf
    for _ in range(ROUNDS):
        began = perf_counter()
        estimates = evaluate(positions)
        quickest = min(quickest, perf_counter() - began)
    return estimates, 1e6 * float(quickest) / len(positions)


def timed_rollouts(trial: Trial, positions: Tables) -> tuple[RolloutEstimate, float]:
    """Rollouts of the first positions, and the microseconds for each."""
    game, players = trial.game, trial.players
    estimate_by_rollouts(game, players, positions[:1], 1, trial.seed)  # compiles, if need be
    began = perf_counter()
    tried = positions[: trial.tried]
    rollouts = estimate_by_rollouts(game, players, tried, trial.futures, trial.seed)
    return rollouts, 1e6 * (perf_counter() - began) / max(len(tried), 1)


def pooled(evidence: Sequence[Evidence]) -> Evidence:
    """Evidence of several numbers of players as one."""
    first = np.cumsum([0, *(one.game_of.max() + 1 for one in evidence)])
    moved = [
        one._replace(games=one.games + start, game_of=one.game_of + start)
        for one, start in zip(evidence, first.tolist(), strict=False)
    ]
    joined: dict[str, Any] = {
        field: np.concatenate([getattr(one, field) for one in moved])
        for field in Evidence._fields[:-2]
    }
    positions = [len(one.own) for one in evidence]
    for field in Evidence._fields[-2:]:
        each = [getattr(one, field) for one in evidence]
        joined[field] = float(np.average(each, weights=positions))
    return Evidence(**joined)
