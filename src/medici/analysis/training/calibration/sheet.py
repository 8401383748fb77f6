"""How right the eye is: a sheet of figures for each game and number of players."""

from collections.abc import Sequence

import msgspec
import numpy as np

from medici.analysis.eye import evaluator_of
from medici.analysis.training.calibration.evidence import (
    Evidence,
    Scores,
    Trial,
    collect,
    collect_alone,
    pooled,
)
from medici.analysis.training.calibration.figures import (
    Better,
    Tenth,
    better,
    by_rank,
    by_size,
    clustered,
)
from medici.games import GAMES

EVERYBODY = 0  # in place of a number of players: all of them together


class Sheet(msgspec.Struct, frozen=True):
    """How right the eye is in a game with so many players."""

    game: str
    players: int  # or EVERYBODY
    positions: int
    tried: int  # positions that merchants played from
    by_size: list[Tenth]
    by_rank: list[Tenth]
    eye: float  # Brier scores
    money: float
    merchants: float  # of those that were tried
    than_money: Better
    than_merchants: Better
    looking: float  # microseconds for a position
    rolling: float

    @property
    def widest(self) -> float:
        """The widest gap between what was foretold and what came true, of both kinds of tenths."""
        return max(abs(tenth.gap) for tenth in [*self.by_size, *self.by_rank])

    @property
    def gain(self) -> Better:
        """How much better the eye is than the better of the two simple estimates."""
        return min(self.than_money, self.than_merchants, key=lambda one: one.part)


class Points(msgspec.Struct, frozen=True):
    """How right the eye is about scores alone."""

    tenths: list[Tenth]  # by the expected score
    bias: float  # by how much too few it expects
    bias_error: float
    eye: float  # the root of the mean squared error
    money: float
    merchants: float


class Report(msgspec.Struct, frozen=True):
    """All that was judged at one go."""

    sheets: list[Sheet]
    points: Points | None = None


def sheet_of(game: str, players: int, evidence: Evidence) -> Sheet:
    """The figures of some evidence."""
    flat = evidence.foretold, evidence.true, evidence.games
    tried = ~np.isnan(evidence.merchants)
    games = evidence.game_of
    return Sheet(
        game,
        players,
        len(evidence.own),
        int(tried.sum()),
        by_size(*flat),
        by_rank(*flat),
        float(evidence.own.mean()),
        float(evidence.money.mean()),
        float(evidence.merchants[tried].mean()),
        better(evidence.own, evidence.money, games),
        better(evidence.own[tried], evidence.merchants[tried], games[tried]),
        evidence.looking,
        evidence.rolling,
    )


def points_of(scores: Scores) -> Points:
    """The figures of expected scores."""
    beside = scores.true - scores.own
    found = scores.merchants
    return Points(
        by_rank(scores.own, scores.true, scores.games),
        float(beside.mean()),
        clustered(beside - beside.mean(), scores.games),
        *(
            float(np.sqrt(((estimate - scores.true[: len(estimate)]) ** 2).mean()))
            for estimate in (scores.own, scores.money, found)
        ),
    )


def judge_game(
    game: str,
    counts: Sequence[int],
    positions: int,
    part: float,
    futures: int,
    seed: int,
    strong: float = 0.0,
) -> Report:
    """Judge the eye in a game: so many positions in all, spread over these numbers of players.

    Merchants play from a part of the positions. Alone there are as many again.
    """
    company = [players for players in counts if players > 1]
    sheets, evidence = [], []
    for players in company:
        share = -(-positions // len(company))
        trial = Trial(game, players, share, futures, round(part * share), seed, strong)
        evidence.append(collect(trial, evaluator_of(game, players)))
        sheets.append(sheet_of(game, players, evidence[-1]))
    if len(company) > 1:
        sheets.append(sheet_of(game, EVERYBODY, pooled(evidence)))
    if 1 not in counts:
        return Report(sheets)
    trial = Trial(game, 1, positions, futures, round(part * positions), seed, strong)
    titles, scores = collect_alone(trial, evaluator_of(game, 1))
    return Report([*sheets, sheet_of(game, 1, titles)], points_of(scores))


def counts_of(game: str, asked: Sequence[int]) -> list[int]:
    """The numbers of players that a game takes, of those asked for.

    >>> counts_of("dice", [1, 4, 6])
    [1, 4]
    """
    return [players for players in GAMES[game].seats if players in asked]
