"""Who can act: seats, nature and, once a game is over, nobody; as numbers and by name.

States hold numbers (``NATURE``, ``NOBODY``), and so do compiled rules. People meet names: nature is
``NATURE_NAME`` wherever a game, a record or a position says who acts, and ``medici.NATURE`` in
their programs. An observation counts seats from its own: there whoever is no seat is ``NO_SEAT``.
"""

# Runs in browsers too: docs/browser-subset.md

from typing import Literal

from medici.kernel.actors import NATURE, NOBODY

__all__ = ["NATURE", "NATURE_NAME", "NOBODY", "NO_SEAT", "SEATS", "Actor", "actor_named"]

SEATS = 6  # the most players that any game takes
NATURE_NAME: Literal["nature"] = "nature"
NO_SEAT = -1  # in observations: nature, or nobody

Actor = int | Literal["nature"]


def actor_named(number: int) -> Actor | None:
    """Who acts by the number in a state: a seat, nature, or nobody.

    >>> actor_named(2), actor_named(NATURE), actor_named(NOBODY)
    (2, 'nature', None)
    """
    if number == NOBODY:
        return None
    return NATURE_NAME if number == NATURE else number
