"""Styles of plain players: what their habits are drawn from."""

from collections.abc import Mapping
from dataclasses import dataclass
from zlib import crc32

import numpy as np

from medici.bots.arrays import Row

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
