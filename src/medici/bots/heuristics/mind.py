"""The mind of a merchant: the weights it plays by, and what it has worked out for a while.

A mind is a record like a state. Compiled code takes it as it is, also for a row of players who
all think differently.
"""

from typing import TYPE_CHECKING

from medici.kernel import State, i8, i64, rule


class Mind(State):
    """What every game's mind begins with; each adds its weights ``w``, and notes of its own."""

    kind: i8  # how it chooses: see ``medici.bots.company``
    key: i64  # what its notes are about; 0: about nothing

    if TYPE_CHECKING:
        w: list[float]


@rule
def forget(mind: Mind) -> None:
    """Nothing that was noted counts any longer: the mind turns to another game."""
    mind.key = 0
