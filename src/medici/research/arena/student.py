"""Student's t: how many standard errors hold a mean that few deals are known of.

The spread of a few deals is itself an estimate. An interval of 1.96 standard errors forgets that:
of ten deals it holds the mean 92 times in 100, not 95.
"""

from functools import cache
from math import atan, cos, pi, sin, sqrt

SURE = 1.96  # standard errors on either side of a 95 % interval, where the spread is known
CONFIDENCE = 0.95
AS_GOOD_AS_KNOWN = 5000  # degrees of freedom: from here on t is 1.96 to three figures
HALVINGS = 60  # of an interval from 0 to 16: more than a float tells apart


def within(t: float, freedom: int) -> float:
    """The chance that Student's t lies between -t and t (Abramowitz and Stegun, 26.7.3 and 26.7.4).

    >>> round(within(2.0, 10), 4)
    0.9266
    """
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for number in range(1 + odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * number / (number + 1)
    total *= sin(angle)
    return 2 / pi * (angle + total) if odd else total


@cache
def standard_errors(freedom: int) -> float:
    """How many on either side make a 95 % interval, by degrees of freedom: deals less 1.

    >>> [round(standard_errors(freedom), 3) for freedom in (1, 2, 29, 10_000)]
    [12.706, 4.303, 2.045, 1.96]
    """
    if freedom > AS_GOOD_AS_KNOWN:
        return SURE
    low, high = 0.0, 16.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high
