"""Means with 95 % intervals, from games that are not independent of each other.

The games of one deal share their luck, so what varies is the deal and not the game: intervals
come from the spread between deals, by Student's t: a deal that is played from every seat is a
single observation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from medici.research.arena.student import SURE, standard_errors

NO_SPREAD = 1e-9  # a width that is due to rounding alone

ByDeal = Sequence[tuple[float, int]]  # of each deal a sum, and of how many seat-games


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(by_deal: ByDeal) -> Estimate:
    """The mean over all seat-games, with the interval that the spread between deals gives.

    >>> estimate([(1.0, 2), (1.0, 2)])
    Estimate(mean=0.5, low=0.5, high=0.5)
    """
    count = sum(number for _, number in by_deal)
    mean = sum(total for total, _ in by_deal) / count
    deals = len(by_deal)
    if deals < 2:
        return Estimate(mean, -inf, inf)
    squares = sum((total - mean * number) ** 2 for total, number in by_deal)
    half = standard_errors(deals - 1) * sqrt(squares * deals / (deals - 1)) / count
    return Estimate(mean, mean - half, mean + half)


def estimate_share(by_deal: ByDeal) -> Estimate:
    """A share of wins: ``estimate``, but within 0 to 1 and never without a width.

    Deals that all ended alike show no spread, yet a few of them prove little. Then the interval
    is Wilson's, with each deal counted as a single trial.

    >>> estimate_share([(3.0, 4), (2.0, 4), (2.0, 4)]).low > 0
    True
    >>> round(estimate_share([(2.0, 2)] * 4).low, 2)
    0.51
    """
    by_spread = estimate(by_deal)
    if by_spread.high - by_spread.low > NO_SPREAD:
        return bounded(by_spread)
    return wilson(by_spread.mean, len(by_deal))


def wilson(share: float, trials: int) -> Estimate:
    """Wilson's score interval for a share of independent trials.

    It has a width at 0 and 1 too: after four trials without success it reaches up to a half.

    >>> round(wilson(0.0, 4).high, 2)
    0.49
    """
    squared = SURE**2 / trials
    middle = (share + squared / 2) / (1 + squared)
    error = SURE * sqrt(share * (1 - share) / trials + squared / trials / 4) / (1 + squared)
    # Rounding must not push an end of the interval past the share itself.
    return bounded(Estimate(share, min(middle - error, share), max(middle + error, share)))


def bounded(interval: Estimate) -> Estimate:
    """A share cannot leave 0 to 1."""
    return Estimate(interval.mean, max(interval.low, 0.0), min(interval.high, 1.0))
