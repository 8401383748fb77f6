"""The random source of simulations, in two forms under one name.

Compiled code draws from a state of 64 bits (xorshift64*); plain Python draws from
``random.Random``, which is ten times faster there than 64-bit arithmetic on Python integers.
Rules never draw: they are told what chance did.
"""

from math import floor
from typing import Protocol

import numpy as np
import numpy.typing as npt

from medici.kernel.rule import twin

MASK = (1 << 64) - 1  # keeps 64 bits of a number


class PlainSource(Protocol):
    """What plain rules draw from: ``random.Random``, or whatever has its method of this name."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""


RandomSource = PlainSource | npt.NDArray[np.uint64]  # in compiled code an array of one


def _below_compiled(source: npt.NDArray[np.uint64], n: int) -> int:
    bits = source[0]
    bits ^= bits >> np.uint64(12)
    bits ^= bits << np.uint64(25)
    bits ^= bits >> np.uint64(27)
    source[0] = bits
    high = (bits * np.uint64(2685821657736338717)) >> np.uint64(32)
    return np.int64((high * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]


@twin(_below_compiled)
def below(source: RandomSource, n: int) -> int:
    """A number from 0 to n - 1, each as likely as the others."""
    # Only plain sources come here, arrays go to the twin; and floor is quicker than int.
    return floor(source.random() * n)  # type: ignore[union-attr]


def seeded(seed: int, game: int = 0) -> int:
    """The 64-bit seed of the given game of a series: splitmix64, never 0.

    >>> seeded(1) != seeded(1, game=1) != seeded(2)
    True
    """
    bits = (seed * 0x9E3779B97F4A7C15 + (game + 1) * 0xD1B54A32D192ED03) & MASK
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return (bits ^ (bits >> 31)) or 1


def all_seeded(seed: int, games: int, first: int = 0) -> npt.NDArray[np.uint64]:
    """The seeds of so many games of a series at once, from the first or another one on.

    >>> all_seeded(7, 3).tolist() == [seeded(7, game) for game in range(3)]
    True
    >>> all_seeded(7, 2, first=5).tolist() == [seeded(7, 5), seeded(7, 6)]
    True
    """
    start = np.uint64(seed * 0x9E3779B97F4A7C15 & MASK)
    numbers = np.arange(first + 1, first + games + 1, dtype=np.uint64)
    bits = start + numbers * np.uint64(0xD1B54A32D192ED03)
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    bits ^= bits >> np.uint64(31)
    return np.where(bits == 0, np.uint64(1), bits)
