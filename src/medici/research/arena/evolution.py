"""A small evolution strategy: separable CMA-ES (Ros and Hansen, 2008).

It moves the mean of a cloud of candidates towards the better ones, and learns a step for each
coordinate; it needs only the order of the candidates.
"""

from math import log, sqrt

import msgspec
import numpy as np

from medici.kernel.arrays import Row


class Snapshot(msgspec.Struct):
    """Where a search stands: enough to go on from there."""

    mean: list[float]
    step: float
    spread: list[float]
    path_step: list[float]
    path_spread: list[float]


class Evolution:
    """Ask for candidates, tell how good they were, look at ``mean``."""

    def __init__(self, start: Row, scale: Row, candidates: int, seed: int) -> None:
        n = len(start)
        self.random = np.random.default_rng(seed)
        self.mean = start.copy()
        self.scale = scale
        self.candidates = candidates
        self.step = 1.0
        self.spread = np.ones(n)
        self.path_step = np.zeros(n)
        self.path_spread = np.zeros(n)
        parents = candidates // 2
        weights = log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self.weights = weights / weights.sum()
        mass = 1 / float((self.weights**2).sum())
        self.mass = mass
        self.rate_step = (mass + 2) / (n + mass + 5)
        self.damping = 1 + self.rate_step + 2 * max(0.0, sqrt((mass - 1) / (n + 1)) - 1)
        self.rate_path = 4 / (n + 4)
        self.rate_spread = (n + 2) / 3 * min(1.0, (2 * mass - 1) / ((n + 2) ** 2 + mass))
        self.expected = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def ask(self) -> Row:
        """A cloud of candidates, one a row."""
        self.moves = self.random.standard_normal((self.candidates, len(self.mean)))
        self.moves *= np.sqrt(self.spread)
        return self.mean + self.step * self.scale * self.moves

    def tell(self, fitness: Row) -> None:
        """Learn from how good each candidate of the last cloud was; more is better."""
        best = np.argsort(-fitness)[: len(self.weights)]
        move = self.weights @ self.moves[best]
        self.mean = self.mean + self.step * self.scale * move
        calm = self.rate_step
        self.path_step = (1 - calm) * self.path_step + sqrt(
            calm * (2 - calm) * self.mass
        ) * move / np.sqrt(self.spread)
        length = float(np.linalg.norm(self.path_step))
        self.step *= float(np.exp(calm / self.damping * (length / self.expected - 1)))
        calm = self.rate_path
        self.path_spread = (1 - calm) * self.path_spread + sqrt(
            calm * (2 - calm) * self.mass
        ) * move
        rate = self.rate_spread
        wide = self.weights @ self.moves[best] ** 2
        self.spread = (1 - rate) * self.spread + rate * (
            self.path_spread**2 / self.mass + (1 - 1 / self.mass) * wide
        )

    def snapshot(self) -> Snapshot:
        """Where the search stands."""
        rows = (self.mean, self.spread, self.path_step, self.path_spread)
        mean, spread, path_step, path_spread = (row.tolist() for row in rows)
        return Snapshot(mean, self.step, spread, path_step, path_spread)

    def restore(self, kept: Snapshot) -> None:
        """Go on from where a search stood."""
        self.mean = np.array(kept.mean)
        self.step = kept.step
        self.spread = np.array(kept.spread)
        self.path_step = np.array(kept.path_step)
        self.path_spread = np.array(kept.path_spread)
