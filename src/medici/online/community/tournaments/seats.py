"""Who sits where at a table: as fairly as can be, exactly."""

from collections.abc import Sequence
from functools import cache

from medici.online.community.tournaments.history import History


def fair_seats(people: Sequence[str], size: int, history: History) -> list[str | None]:
    """The seats of a table: everybody where they sat least often; bots have what is left.

    The sum of the squares of how often everybody has had each seat is as small as can be.

    >>> history = History()
    >>> history.seats["ada", 0] = 1
    >>> fair_seats(["ada", "ben"], 3, history)
    ['ben', 'ada', None]
    """

    @cache
    def best(number: int, taken: int) -> tuple[int, tuple[int, ...]]:
        """The least cost of seating everybody from a number on, and their seats."""
        if number == len(people):
            return 0, ()
        options = []
        for seat in range(size):
            if not taken >> seat & 1:
                cost, rest = best(number + 1, taken | 1 << seat)
                options.append((cost + 2 * history.seats[people[number], seat], (seat, *rest)))
        return min(options)

    seats: list[str | None] = [None] * size
    for player, seat in zip(people, best(0, 0)[1], strict=True):
        seats[seat] = player
    return seats
