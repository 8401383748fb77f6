"""Training a network for one game and number of players: lesson after lesson, each with new games.

No game is used twice, so the output for a lesson before learning from it is an honest test.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.analysis.eye.evaluator import Evaluator
from medici.analysis.eye.features import view_of
from medici.analysis.eye.weights import Weights
from medici.analysis.training.lineups import draw_setups
from medici.analysis.training.sampled_games import Samples, sample_games
from medici.analysis.training.trainable_network import (
    BATCH,
    Numbers,
    TrainableNetwork,
    layers_of,
    softmax,
)
from medici.games.dice.solitaire import TITLES

FASTEST, SLOWEST = 2e-3, 2e-5  # how far a step goes, at the beginning and at the end
SCORE = 40.0  # points that count as 1 while a score is learned
MEAN_SCORE = 120.0  # and where they are counted from
LEAST = 1e-6  # no chance counts as less


@dataclass(frozen=True)
class Report:
    """How a lesson went."""

    lesson: int
    positions: int
    entropy: float  # cross entropy of what was said before learning; lower is better
    brier: float  # mean square error of a seat's chance; alone, of the score in points

    def to_text(self, lessons: int) -> str:
        """A line for people."""
        return (
            f"lesson {self.lesson} of {lessons}: {self.positions:,} new positions, "
            f"cross entropy {self.entropy:.4f}, Brier {self.brier:.4f}"
        )


def rate_after(done: float) -> float:
    """How far a step goes after this part of all lessons: long steps at first, short ones later."""
    return SLOWEST + (FASTEST - SLOWEST) * (1 + cos(pi * done)) / 2


class Training:
    """A network in training."""

    def __init__(self, game: str, players: int, lessons: int, games: int, seed: int) -> None:
        self.game, self.players = game, players
        self.lessons, self.games, self.seed = lessons, games, seed
        view = view_of(game, players)
        self.network = TrainableNetwork(view.features, view.outputs, seed)
        self.lesson = 0
        self._evaluator = Evaluator(game, players, np.zeros(1))

    def run(self) -> Iterator[Report]:
        """Take the lessons that are left, and report on each."""
        while self.lesson < self.lessons:
            features, ends = self._samples()
            report = self._test(features, ends)
            self._learn(features, ends)
            self.lesson += 1
            yield report

    def _samples(self) -> tuple[Numbers, Numbers]:
        """New positions as the network sees them, and their results."""
        setups = draw_setups(self.game, self.players, self.games, self.lesson, self.seed)
        samples = sample_games(self.game, setups)
        features = self._evaluator.features(samples.positions).astype(np.float32)
        return features, self._ends(samples)

    def _ends(self, samples: Samples) -> Numbers:
        if self.players > 1:
            return samples.share.astype(np.float32)
        points = samples.totals[:, 0]
        least = np.array([least for least, _ in TITLES])
        titles = np.zeros((len(points), len(TITLES) + 1), np.float32)
        titles[np.arange(len(points)), (points[:, None] < least).sum(1)] = 1.0
        titles[:, -1] = (points - MEAN_SCORE) / SCORE
        return titles[:, None, :]

    def _learn(self, features: Numbers, ends: Numbers) -> None:
        order = np.random.default_rng([self.seed, self.lesson]).permutation(len(features))
        rate = rate_after(self.lesson / self.lessons)
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            self.network.learn(features[chosen], ends[chosen], rate)

    def _test(self, features: Numbers, ends: Numbers) -> Report:
        said = self.network.says(features.reshape(-1, self.network.inputs))
        said = said.reshape(*features.shape[:2], self.network.outputs)
        if self.players > 1:
            parts = softmax(said[..., 0])
            brier = float(np.square(parts - ends).mean())
        else:
            parts = softmax(said[..., :-1])
            brier = float(np.square((said[..., -1] - ends[..., -1]) * SCORE).mean())
            ends = ends[..., :-1]
        entropy = -(ends * np.log(np.maximum(parts, LEAST))).sum() / len(features)
        return Report(self.lesson + 1, len(features), float(entropy), brier)

    def weights(self) -> Weights:
        """What the eye takes: alone, with the score in points."""
        calm = self.network.calm.astype(np.float64)
        if self.players == 1:
            third = layers_of(calm, self.network.inputs, self.network.outputs).third  # type: ignore[arg-type]
            third[:, -1] *= SCORE
            third[-1, -1] += MEAN_SCORE
        return calm

    def keep(self, path: Path) -> None:
        """Put the training away: all or nothing."""
        settings = [self.lessons, self.games, self.seed]
        beside = path.with_suffix(".new.npz")
        numbers: dict[str, Any] = self.network.kept()
        np.savez(beside, lesson=self.lesson, settings=settings, **numbers)
        beside.replace(path)

    def go_on(self, path: Path) -> None:
        """Take up a training that was put away; ValueError if it is another one."""
        with np.load(path) as file:
            kept: dict[str, NDArray[np.generic]] = dict(file)
        asked = [self.lessons, self.games, self.seed]
        if kept["settings"].tolist() != asked:
            found = kept["settings"].tolist()
            raise ValueError(f"expected a training with lessons, games, seed {asked}; got {found}")
        self.network.go_on(kept)
        self.lesson = int(kept["lesson"])
