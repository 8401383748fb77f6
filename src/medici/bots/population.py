"""The people in a future: nobody knows how the others think, so every future has others in it.

Whoever plans against one kind of opponent is lost against the next. So the minds of the others are
drawn from rows of weights that differ, each weight a little off.
"""

from functools import cache

import numpy as np

from medici.bots.arrays import Row
from medici.bots.heuristics import all_weights

MINDS = 12  # different ones in the futures of a decision
NOISE = 0.25  # of the logarithm of each weight


@cache
def ancestors(game: str, players: int) -> tuple[Row, ...]:
    """The rows that the minds of others are drawn from: those for about as many players."""
    if players == 1:
        return ()
    near = [f"{game}-{seats}" for seats in range(max(2, players - 1), players + 2)]
    rows = all_weights()
    keys = [key for seats in near for key in (seats, f"{seats}-searchers")]
    return tuple(np.array(rows[key]) for key in keys if key in rows)


def population(game: str, players: int, source: np.random.Generator, own: Row) -> list[Row]:
    """The rows of weights in a search: one's own first, then those of the others."""
    return [own, *(drawn(game, players, source, MINDS) or [own])]


def drawn(game: str, players: int, source: np.random.Generator, count: int) -> list[Row]:
    """So many minds that others may have; none where nobody else plays."""
    known = ancestors(game, players)
    if not known:
        return []
    chosen = source.integers(0, len(known), count)
    noise = np.exp(NOISE * source.standard_normal((count, len(known[0]))))
    return [known[number] * wobble for number, wobble in zip(chosen, noise, strict=True)]
