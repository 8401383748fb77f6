"""Seats around a table: the next one clockwise, the next with room, and who may start."""

import pytest

from medici.games.seats import next_seat, next_with_room
from medici.games.start_player import may_start, start_outcome, start_ways


@pytest.mark.parametrize("players", range(1, 7))
def test_seats_follow_clockwise_and_come_round(players: int) -> None:
    around = [next_seat(seat, players) for seat in range(players)]
    assert around == [*range(1, players), 0]


@pytest.mark.parametrize(
    ("room", "seat", "following"),
    [
        ([1, 1, 1, 1], 0, 1),
        ([1, 1, 1, 1], 3, 0),
        ([1, 0, 0, 1], 0, 3),
        ([1, 0, 0, 1], 3, 0),
        ([0, 0, 2, 0], 2, 2),  # the only ship with room
        ([0, 0, 0, 0], 1, 1),  # none has room
        ([0, 0, 0, 7], 1, 3),
    ],
)
def test_B25_C13_D13_the_next_with_room(room: list[int], seat: int, following: int) -> None:
    assert next_with_room(room, 4, seat) == following


@pytest.mark.parametrize(
    ("florins", "starters"),
    [
        ([40, 40, 40], [0, 1, 2]),  # B7, C4
        ([10, 9, 11], [1]),
        ([9, 10, 9], [0, 2]),
        ([0, 0, 5], [0, 1]),
    ],
)
def test_B50_C41_one_of_the_poorest_starts(florins: list[int], starters: list[int]) -> None:
    row = [*florins, 0, 0, 0]  # nobody sits in the other seats
    assert [seat for seat in range(-2, 8) if may_start(row, 3, seat)] == starters
    ways = start_ways(row, 3)
    assert [start_outcome(row, 3, way) for way in range(ways)] == starters
