"""Means, standard errors and resampling over batches of futures.

A row holds a number for each thing that is compared, each the mean over the same batch of futures.
So the columns of a row differ by the things, not by luck.
"""

# Runs in browsers too: docs/browser-subset.md

from math import sqrt

BATCHES = 40  # rows, if there are as many futures
Rows = list[list[float]]

# Lehmer's generator with the multiplier of MINSTD and a prime modulus of 2 ** 31 - 1: its products
# stay below 2 ** 53, so that a browser computes them exactly.
MULTIPLIER, MODULUS = 48271, 2147483647


class Draws:
    """A small random source that gives the same numbers in Python and in browsers.

    >>> draws = Draws(7)
    >>> [draws.below(10) for _ in range(5)]
    [0, 6, 8, 1, 7]
    """

    def __init__(self, seed: int) -> None:
        self.state = seed % (MODULUS - 1) + 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state * n // MODULUS


def total(numbers: list[float]) -> float:
    """The sum, added one by one: ``sum`` rounds in another way from Python 3.12 on."""
    found = 0.0
    for number in numbers:
        found += number
    return found


def mean(numbers: list[float]) -> float:
    """The mean.

    >>> mean([1.0, 2.0])
    1.5
    """
    return total(numbers) / len(numbers)


def error(numbers: list[float]) -> float:
    """The standard error of the mean; 0 if there is one number alone.

    >>> error([1.0, 3.0])
    1.0
    """
    count = len(numbers)
    if count < 2:
        return 0.0
    middle = mean(numbers)
    squares = total([(number - middle) * (number - middle) for number in numbers])
    return sqrt(squares / (count - 1) / count)


def column(rows: Rows, number: int) -> list[float]:
    """One thing in all batches."""
    return [row[number] for row in rows]


def difference(rows: Rows, first: int, second: int) -> list[float]:
    """By how much one thing is above another, batch by batch."""
    return [row[first] - row[second] for row in rows]


def means(rows: Rows) -> list[float]:
    """The mean of every thing."""
    return [mean(column(rows, number)) for number in range(len(rows[0]))]


def resampled(rows: Rows, draws: Draws) -> list[float]:
    """The means over as many batches drawn anew, some of them several times."""
    count = len(rows)
    sums = [0.0] * len(rows[0])
    for _ in range(count):
        row = rows[draws.below(count)]
        for number in range(len(row)):
            sums[number] += row[number]
    return [total / count for total in sums]
