"""Standard errors of means over futures, from sums."""

# Runs in browsers too: docs/browser-subset.md

from math import sqrt

SPREAD = 0.25  # of a chance: futures that were all alike may yet have differed by so much
SPREAD_ALONE = 2.0  # and of a score, or of florins


def standard_error(total: float, squares: float, count: int, spread: float) -> float:
    """The standard error of a mean; 0 if there are too few numbers to have one.

    One more number is reckoned with, which is off by ``spread``: equal numbers prove little.

    >>> round(standard_error(50.0, 50.0, 100, spread=0.0), 4)
    0.0503
    >>> standard_error(100.0, 100.0, 100, spread=0.0) < standard_error(100.0, 100.0, 100, SPREAD)
    True
    """
    if count < 2:
        return 0.0
    average = total / count
    variance = max(squares / count - average * average, 0.0) + spread * spread / count
    return sqrt(variance / (count - 1))


def joint_error(sums: list[float], squares: list[float], counts: list[int], spread: float) -> float:
    """The standard error of the mean over two halves that measured different options."""
    every = max(counts[0] + counts[1], 1)
    errors = [standard_error(sums[half], squares[half], counts[half], spread) for half in (0, 1)]
    parts = [errors[half] * counts[half] / every for half in (0, 1)]
    return sqrt(parts[0] * parts[0] + parts[1] * parts[1])
