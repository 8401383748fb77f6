"""The eye and simpler estimates put to the same positions."""

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from medici.analysis.eye import Evaluator
from medici.analysis.eye.evaluation import HERE, EvaluationBuffers, evaluate_solitaire
from medici.analysis.training.calibration.figures import brier_parts
from medici.analysis.training.calibration.money import (
    chances_by,
    gains_by_day,
    steepness_by_day,
    title_shares,
    titles_by,
)
from medici.analysis.training.calibration.positions import Numbers, Seen, present, seen_in
from medici.analysis.training.calibration.rollouts import Guessed, guessed_by_merchants
from medici.kernel import bound, compiled, rule
from medici.kernel.arrays import Payoffs, Row, Tables
from medici.kernel.rule import Rule

ROUNDS = 3  # of looking at all positions: the quickest is timed
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


def seen_by(trial: Trial, lesson: int) -> Seen:
    """The positions of a trial; those of other lessons come from other games."""
    asked = trial.game, trial.players, trial.positions
    return seen_in(*asked, lesson, trial.seed, strong=trial.strong)


def put_to(trial: Trial, evaluator: Evaluator) -> Evidence:
    """Look at positions of a game for several, and let the other estimates have a say."""
    game, players = trial.game, trial.players
    seen = seen_by(trial, JUDGED)
    other = seen_by(trial, FITTED)
    foretold, looking = timed(evaluator.many, seen.positions)
    steepness = steepness_by_day(*present(game, players, other.positions), other.share)
    money, days = present(game, players, seen.positions)
    guessed, rolling = timed_rollouts(trial, seen.positions)
    by_money = chances_by(money, steepness[days])
    return weighed(foretold, by_money, guessed.share, seen.share, seen.games, looking, rolling)


def put_to_alone(trial: Trial, evaluator: Evaluator) -> tuple[Evidence, Scores]:
    """The same for solitaire: titles in place of seats, and expected scores."""
    game = trial.game
    seen = seen_by(trial, JUDGED)
    other = seen_by(trial, FITTED)
    words, looking = timed(partial(titles_and_scores, evaluator), seen.positions)
    points, days = present(game, 1, other.positions)
    gains, spreads = gains_by_day(points[:, 0], days, other.totals[:, 0])
    points, days = present(game, 1, seen.positions)
    expected = points[:, 0] + gains[days]
    guessed, rolling = timed_rollouts(trial, seen.positions)
    ends = guessed.ends
    ended = seen.totals[:, 0]
    evidence = weighed(
        words[:, :-1],
        titles_by(expected, spreads[days]),
        title_shares(ends),
        title_shares(ended[:, None]),
        seen.games,
        looking,
        rolling,
    )
    return evidence, Scores(words[:, -1], expected, ends.mean(axis=1), ended, seen.games)


def weighed(
    foretold: Payoffs,
    money: Payoffs,
    merchants: Payoffs,
    true: Payoffs,
    games: Numbers,
    looking: float,
    rolling: float,
) -> Evidence:
    """Estimates as evidence; of the merchants' there may be fewer."""
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


@rule
def look_alone_at_many(buffers: EvaluationBuffers, positions: Tables, words: Payoffs) -> None:
    """What the eye says of many solitaire positions, a row to each."""
    for number in range(len(positions)):
        buffers.tables[HERE] = positions[number]
        evaluate_solitaire(buffers)
        for place in range(len(buffers.output)):
            words[number, place] = buffers.output[place]


def titles_and_scores(evaluator: Evaluator, positions: Tables) -> Payoffs:
    """Of solitaire positions: how likely each title is, best first, and at last the score."""
    words = np.zeros((len(positions), evaluator.view.outputs))
    verbs: dict[str, Rule] = {
        "foresee": evaluator.view.foresee,
        "describe": evaluator.view.describe,
    }
    compiled(bound(look_alone_at_many, verbs))(evaluator.buffers, positions, words)
    return words


def timed(look: Callable[[Tables], Payoffs], positions: Tables) -> tuple[Payoffs, float]:
    """What the eye says of positions, and how many microseconds it looks at each."""
    look(positions[:1])  # compiles, if need be
    quickest = np.inf
    for _ in range(ROUNDS):
        began = perf_counter()
        said = look(positions)
        quickest = min(quickest, perf_counter() - began)
    return said, 1e6 * float(quickest) / len(positions)


def timed_rollouts(trial: Trial, positions: Tables) -> tuple[Guessed, float]:
    """What merchants make of the first positions, and how many microseconds they play from each."""
    game, players = trial.game, trial.players
    guessed_by_merchants(game, players, positions[:1], 1, trial.seed)  # compiles, if need be
    began = perf_counter()
    tried = positions[: trial.tried]
    guessed = guessed_by_merchants(game, players, tried, trial.futures, trial.seed)
    return guessed, 1e6 * (perf_counter() - began) / max(len(tried), 1)


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
