"""The simplest estimate: whoever has most now wins, the more surely the further the game is.

Of each day one number is fitted, to other games than it is judged by.
"""

from collections.abc import Callable
from math import exp, log

import numpy as np

from medici.analysis.training.calibration.figures import brier_parts
from medici.analysis.training.calibration.positions import Numbers
from medici.games.days import DAYS
from medici.games.dice.solitaire import TITLES
from medici.kernel.arrays import Payoffs, Row

GOLDEN = 0.6180339887498949
STEPS = 30
FLATTEST, STEEPEST = 1e-4, 3.0  # what a florin more may do, as a logarithm of the odds
FAR = 20.0  # standard deviations, beyond which nothing is met


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
    likely: Payoffs = 1 / (1 + np.exp(-1.702 * np.clip(steps, -FAR, FAR)))
    return likely


def title_shares(ends: Payoffs) -> Payoffs:
    """Of each row of final scores: how often they earn each title, best first.

    >>> title_shares(np.array([[205.0, 60.0]]))[0, [0, -1]]
    array([0.5, 0.5])
    """
    reached = np.stack([(ends >= least).mean(axis=1) for least, _ in TITLES], axis=1)
    shares: Payoffs = np.diff(reached, axis=1, prepend=0.0)
    return shares
