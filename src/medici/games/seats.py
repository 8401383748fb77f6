"""Seats around a table: who comes next."""

# Runs in browsers too: docs/browser-subset.md

from medici.kernel import rule


@rule
def next_seat(seat: int, players: int) -> int:
    """The next seat clockwise."""
    seat += 1
    return seat if seat < players else 0


@rule
def seat_further(seat: int, steps: int, players: int) -> int:
    """The seat so many steps further clockwise, less than once around the table."""
    seat += steps
    return seat if seat < players else seat - players


@rule
def next_with_room(room: list[int], players: int, seat: int) -> int:
    """The next seat clockwise whose ship is not full (B25, C13, D13); if none is, the same one."""
    other = seat
    while True:
        other = next_seat(other, players)
        if room[other] > 0 or other == seat:
            return other
