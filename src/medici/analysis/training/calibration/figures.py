"""How right an estimate is: foretold and true shares side by side, and the Brier score.

Positions of one game share its end, so errors come from the spread between games.
"""

import msgspec
import numpy as np
from numpy.typing import NDArray

from medici.kernel.arrays import Payoffs, Row

TENTHS = 10
Numbers = NDArray[np.int64]


class Tenth(msgspec.Struct, frozen=True):
    """All estimates between two bounds: what they foretold, and what came true."""

    count: int
    foretold: float
    true: float
    error: float  # the standard error of the difference

    @property
    def gap(self) -> float:
        """How far the estimate was off."""
        return self.true - self.foretold


class Better(msgspec.Struct, frozen=True):
    """How much lower one estimate's Brier score is than another's, as a part of the other's."""

    part: float
    error: float


def by_size(foretold: Row, true: Row, games: Numbers) -> list[Tenth]:
    """Estimates from 0 to 0.1, from 0.1 to 0.2, and so on; a tenth without any is left out."""
    places = np.minimum((foretold * TENTHS).astype(np.int64), TENTHS - 1)
    return tenths(places, foretold, true, games)


def by_rank(foretold: Row, true: Row, games: Numbers) -> list[Tenth]:
    """The lowest tenth of all estimates, the next, and so on: each has as many."""
    ranks = np.empty(len(foretold), np.int64)
    ranks[np.argsort(foretold, kind="stable")] = np.arange(len(foretold))
    return tenths(ranks * TENTHS // len(foretold), foretold, true, games)


def tenths(places: Numbers, foretold: Row, true: Row, games: Numbers) -> list[Tenth]:
    """What was foretold and what came true, in each place."""
    found = []
    for place in range(TENTHS):
        here = places == place
        if here.any():
            found.append(tenth(foretold[here], true[here], games[here]))
    return found


def tenth(foretold: Row, true: Row, games: Numbers) -> Tenth:
    """One of them."""
    beside = true - foretold
    spread = clustered(beside - beside.mean(), games)
    return Tenth(len(beside), float(foretold.mean()), float(true.mean()), spread)


def clustered(values: Row, games: Numbers) -> float:
    """The standard error of the mean of values that lie around 0, where games are independent."""
    sums = np.bincount(games - games.min(), values)
    return float(np.sqrt((sums**2).sum()) / len(values))


def brier_parts(foretold: Payoffs, true: Payoffs) -> Row:
    """Of each position the squared distance of an estimate from what came true.

    >>> brier_parts(np.array([[0.5, 0.5], [1.0, 0.0]]), np.array([[1.0, 0.0], [1.0, 0.0]]))
    array([0.5, 0. ])
    """
    parts: Row = ((foretold - true) ** 2).sum(axis=1)
    return parts


def better(own: Row, other: Row, games: Numbers) -> Better:
    """How much better one estimate is than another, position by position the same ones."""
    ratio = float(own.mean() / other.mean())
    return Better(1 - ratio, clustered(own - ratio * other, games) / float(other.mean()))
