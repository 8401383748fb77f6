"""The random source of simulations, in two forms under one name.

Compiled code draws from one 64-bit word (xorshift64*); plain Python draws from
``random.Random``, which is ten times faster there than 64-bit arithmetic on Python integers.
Rules never draw: they are told what chance did.
"""

from random import Random
from typing import Any

import numpy as np

from medici.kernel.rule import twin

RandomSource = Random | Any  # Random in plain Python; an array of one uint64 in compiled code

WORD = (1 << 64) - 1


def _below_compiled(source: Any, n: int) -> int:
    word = source[0]
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    word ^= word >> np.uint64(27)
    source[0] = word
    high = (word * np.uint64(2685821657736338717)) >> np.uint64(32)
    return np.int64((high * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]


@twin(_below_compiled)
def below(source: RandomSource, n: int) -> int:
    """A number from 0 to n - 1, each as likely as the others."""
    return int(source.random() * n)


def seeded(seed: int, game: int = 0) -> int:
    """The 64-bit word that starts the given game of a series: splitmix64, never 0.

    >>> seeded(1) != seeded(1, game=1) != seeded(2)
    True
    """
    word = (seed * 0x9E3779B97F4A7C15 + (game + 1) * 0xD1B54A32D192ED03) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return (word ^ (word >> 31)) or 1
