"""How seats are told from the point of view of one of them."""

from medici.games.actors import NATURE, NO_SEAT
from medici.kernel import rule


@rule
def onwards(seat: int, other: int, players: int) -> int:
    """How many seats after ``seat`` another sits: 0 is the seat itself; none, ``NO_SEAT``."""
    if other >= NATURE:
        return NO_SEAT
    return other - seat if other >= seat else other - seat + players


@rule
def seat_after(seat: int, step: int, players: int) -> int:
    """The seat so many steps after this one."""
    after = seat + step
    return after if after < players else after - players
