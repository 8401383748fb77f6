"""Millionths: fractions as whole numbers that add up, and what counts as little or much."""

from math import floor

from medici.analysis.review.form import WHOLE

POINT = WHOLE // 100  # of percent: what a victory is told in
LONE_POINT = WHOLE // 3  # alone: a third of a point weighs as much


def point(alone: bool) -> int:
    """What is reckoned as one point of chance.

    >>> point(alone=False), point(alone=True)
    (10000, 333333)
    """
    return LONE_POINT if alone else POINT


def nearest(number: float) -> int:
    """A number as a whole one; halves are rounded up, in every language.

    >>> nearest(2.5), nearest(-2.5), nearest(2.4)
    (3, -2, 2)
    """
    return floor(number + 0.5)


def millionths(number: float) -> int:
    """A number in whole millionths."""
    return nearest(number * WHOLE)


def shared(chances: list[float]) -> list[int]:
    """Chances in whole millionths that sum to a whole victory.

    What rounding down leaves goes to those who lost most by it.

    >>> shared([1 / 3, 1 / 3, 1 / 3])
    [333334, 333333, 333333]
    """
    every = sum(chances)
    exact = [chance / every * WHOLE for chance in chances]
    parts = [floor(part) for part in exact]
    losses = [floor(part) - part for part in exact]
    for place in sorted(range(len(parts)), key=lambda number: losses[number]):
        if sum(parts) == WHOLE:
            break
        parts[place] += 1
    return parts


def root(square: float) -> float:
    """The square root."""
    return float(square**0.5)
