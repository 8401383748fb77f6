"""The start player of a day, drawn by nature among those with the fewest florins (B50, C41).

On day one all have the same, so that it can be anyone (B7, C4).
"""

# Runs in browsers too: docs/browser-subset.md

from medici.kernel import RandomSource, below, rule


@rule
def may_start(florins: list[int], players: int, seat: int) -> bool:
    """Whether there is such a seat, and nobody has fewer florins."""
    if seat < 0 or seat >= players:
        return False
    for other in range(players):
        if florins[other] < florins[seat]:
            return False
    return True


@rule
def start_ways(florins: list[int], players: int) -> int:
    """How many seats may start."""
    seats = 0
    for seat in range(players):
        if may_start(florins, players, seat):
            seats += 1
    return seats


@rule
def start_outcome(florins: list[int], players: int, way: int) -> int:
    """The seat that so many others who may start come before."""
    seat = 0
    while True:
        if may_start(florins, players, seat):
            if way == 0:
                return seat
            way -= 1
        seat += 1


@rule
def draw_start(source: RandomSource, florins: list[int], players: int) -> int:
    """One of the seats that may start: any of the seats, until it is one of those."""
    while True:
        seat = below(source, players)
        if may_start(florins, players, seat):
            return seat
