"""What a round is worth to everybody, in whole numbers: a full point is ``POINT``.

At a table one gets the share of the others whom one is ahead of, an equal counting half: the first
of any table gets a full point, the last none. In a duplicate round the others are not those at the
table but those who had the same cards in the same seat at the other tables.
"""

from collections.abc import Iterator

from medici.online.community.tournaments.events import SeatOutcome
from medici.online.community.tournaments.state import Round

POINT = 120  # every share of up to six players is a whole number


def round_points(played: Round, *, duplicate: bool) -> dict[str, int]:
    """The points of everybody in a round, as far as they are known.

    A bye is a full point, and so is coming in vain because others did not; whoever does not come,
    or leaves before the end, gets nothing. Only where all have left, whoever stayed to the last has
    won. A table that was broken off gives half a point to all.
    """
    points = dict.fromkeys(played.byes, POINT)
    for table, paired in played.tables.items():
        if table not in played.outcomes:
            continue
        seats = played.outcomes[table].seats
        broken = played.broken(table)
        for seat, player in enumerate(paired.seats):
            if player is None:
                continue
            others = list(rivals(played, table, seat)) if duplicate else []
            points[player] = seat_points(seats, seat, others, broken=broken)
    return points


def seat_points(
    seats: list[SeatOutcome], seat: int, same_seat: list[SeatOutcome], *, broken: bool
) -> int:
    """The points of the person in a seat; ``same_seat`` are the results at the other tables.

    >>> table = [SeatOutcome(place=1), SeatOutcome(place=2), SeatOutcome(place=2)]
    >>> [seat_points(table, seat, [], broken=False) for seat in range(3)]
    [120, 30, 30]
    >>> left = [SeatOutcome(place=2, fled=True), SeatOutcome(place=1, fled=True)]
    >>> [seat_points(left, seat, [], broken=False) for seat in range(2)]
    [0, 120]
    """
    own = seats[seat]
    if not own.came:
        return 0
    if broken:
        return POINT // 2
    if own.place == 0:
        return POINT
    if own.fled and (own.place > 1 or same_seat):
        return 0
    if same_seat:
        ahead = [compare(own.florins, each) for each in same_seat]
    else:
        others = [each for number, each in enumerate(seats) if number != seat]
        ahead = [1 + (each.place > own.place) - (each.place < own.place) for each in others]
    return POINT * sum(ahead) // (2 * len(ahead))


def compare(florins: int, other: SeatOutcome) -> int:
    """2 for more than somebody who had the same cards and the same seat, 1 for as much."""
    if other.fled:
        return 2
    return 1 + (florins > other.florins) - (florins < other.florins)


def rivals(played: Round, table: str, seat: int) -> Iterator[SeatOutcome]:
    """The results in the same seat at the other tables of a round that count and are as large."""
    size = len(played.tables[table].seats)
    for other, ended in played.outcomes.items():
        if other == table or len(ended.seats) != size or played.broken(other):
            continue
        if ended.seats[seat].place:
            yield ended.seats[seat]
