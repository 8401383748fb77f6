"""Styles of plain players: what their habits are drawn from, and their noise."""

from collections.abc import Mapping
from dataclasses import dataclass
from zlib import crc32

import numpy as np

from medici.kernel import rule
from medici.kernel.arrays import Row

MODULUS = 65521  # the largest prime below 2 ** 16: products stay small
# Factors that spread what lies close together; they are part of how plain players play
SALT_FACTOR, KEY_FACTOR, SEAT_FACTOR, SECOND_FACTOR, LAST_FACTOR = 7919, 263, 31, 30011, 25173


@rule
def noise_at(salt: float, key: int, seat: int) -> float:
    """A number from -1 to 1 that looks random, but is the same for the same salt, key and seat.

    So the estimates of a plain player are off, and nothing is left to chance.
    """
    mixed = (int(salt) * SALT_FACTOR + key * KEY_FACTOR + seat * SEAT_FACTOR + 1) % MODULUS
    mixed = mixed * SECOND_FACTOR % MODULUS
    mixed = (mixed + key) * LAST_FACTOR % MODULUS
    return 2.0 * mixed / (MODULUS - 1) - 1.0


Habit = float | tuple[float, float] | list[float]  # fixed, anywhere between two, or one of these


@dataclass(frozen=True)
class Style:
    """A way to play, from which players are drawn."""

    name: str
    about: str
    habits: Mapping[int, Habit]  # by their place in the row
    unseen: bool = False  # nobody is ever tuned against this style

    def drawn(self, number: int, size: int) -> Row:
        """The row of the player of this number; each is another.

        >>> Style("miser", "pays little", {0: 2.0, 2: [1.0, 1.0]}).drawn(7, 3).tolist()
        [2.0, 0.0, 1.0]
        """
        source = np.random.default_rng([crc32(self.name.encode()), number])
        row = np.zeros(size)
        for place, habit in sorted(self.habits.items()):
            row[place] = one_of(habit, source)
        return row


def one_of(habit: Habit, source: np.random.Generator) -> float:
    """A habit of one player."""
    if isinstance(habit, list):
        return float(source.choice(habit))
    if isinstance(habit, tuple):
        return float(source.uniform(*habit))
    return habit
