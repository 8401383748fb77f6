"""Means, errors and resampling over futures that were put together in batches.

A row holds a number for each thing that is compared, each the mean of a batch of futures that all
of them met. Whatever differs between the columns of a row differs by the thing and not by luck.
"""

BATCHES = 40  # futures are put together in so many rows, if there are as many
Rows = list[list[float]]

STEP, PRIME = 48271, 2147483647  # Lehmer's generator: exact in any language


class Draws:
    """A small random source of its own, so that a browser resamples as Python does.

    >>> draws = Draws(7)
    >>> [draws.below(10) for _ in range(5)]
    [0, 6, 8, 1, 7]
    """

    def __init__(self, seed: int) -> None:
        self.state = seed % (PRIME - 1) + 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = self.state * STEP % PRIME
        return self.state * n // PRIME


def mean(numbers: list[float]) -> float:
    """The mean.

    >>> mean([1.0, 2.0])
    1.5
    """
    return sum(numbers) / len(numbers)


def error(numbers: list[float]) -> float:
    """The standard error of the mean; 0 if there is one number alone.

    >>> error([1.0, 3.0])
    1.0
    """
    count = len(numbers)
    if count < 2:
        return 0.0
    middle = mean(numbers)
    squares = sum((number - middle) * (number - middle) for number in numbers)
    deviation: float = (squares / (count - 1) / count) ** 0.5
    return deviation


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
