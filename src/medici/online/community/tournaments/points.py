"""What a round is worth to everybody, in exact fractions of a point.

At a table one gets the share of the others whom one is ahead of, an equal counting half: the first
of any table gets a full point, the last none. In a duplicate round the others are not those at the
table but those who had the same cards in the same seat at the other tables, however many.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

from medici.online.community.tournaments.events import SeatOutcome
from medici.online.community.tournaments.state import Round

POINT = Fraction(1)  # a full one
HALF = Fraction(1, 2)
NOTHING = Fraction(0)


@lru_cache(maxsize=5000)  # the same few come again and again
def share(part: int, whole: int) -> Fraction:
    """A part of a whole, exactly."""
    return Fraction(part, whole)


@dataclass(slots=True)
class SameSeat:
    """What everybody made of it who had the same cards and the same seat, at tables as large.

    >>> same = SameSeat()
    >>> for florins in (90, 70, 70):
    ...     same.add(SeatOutcome(place=1, florins=florins))
    >>> same.others, same.halves_ahead(90), same.halves_ahead(70)
    (2, 4, 1)
    """

    florins: list[int] = field(default_factory=list)  # of those who stayed, in order once asked
    fled: int = 0  # who left: they are behind all others
    _in_order: bool = True

    def add(self, outcome: SeatOutcome) -> None:
        """One more result."""
        if outcome.fled:
            self.fled += 1
        else:
            self.florins.append(outcome.florins)
            self._in_order = False

    @property
    def others(self) -> int:
        """How many there are to be compared with one of them."""
        return len(self.florins) + self.fled - 1

    def halves_ahead(self, florins: int) -> int:
        """2 for each of the others whom somebody with so many is ahead of, 1 for each equal."""
        if not self._in_order:
            self.florins.sort()
            self._in_order = True
        below, above = bisect_left(self.florins, florins), bisect_right(self.florins, florins)
        return 2 * (self.fled + below) + above - below - 1


def round_points(played: Round, *, duplicate: bool) -> dict[str, Fraction]:
    """The points of everybody in a round, as far as they are known.

    A bye is a full point. Those who come in vain are equal, and ahead of those who did not come:
    whoever came alone has a full point. Whoever does not come, or leaves before the end, gets
    nothing. Only where all have left, whoever stayed to the last has won. A table that was broken
    off gives half a point to all.
    """
    points = dict.fromkeys(played.byes, POINT)
    same = same_seats(played) if duplicate else {}
    for table, paired in played.tables.items():
        if table not in played.outcomes:
            continue
        seats = played.outcomes[table].seats
        broken = played.broken(table)
        for seat, player in enumerate(paired.seats):
            if player is not None:
                alike = same.get((len(seats), seat))
                points[player] = seat_points(seats, seat, alike, broken=broken)
    return points


def same_seats(played: Round) -> dict[tuple[int, int], SameSeat]:
    """The results that count of a round, by the number of seats at the table, and the seat."""
    same: dict[tuple[int, int], SameSeat] = defaultdict(SameSeat)
    for table, ended in played.outcomes.items():
        if not played.broken(table):
            for seat, outcome in enumerate(ended.seats):
                if outcome.place:
                    same[len(ended.seats), seat].add(outcome)
    return same


def seat_points(
    seats: list[SeatOutcome], seat: int, same: SameSeat | None, *, broken: bool
) -> Fraction:
    """The points of the person in a seat; ``same`` are the results of all who had it.

    >>> table = [SeatOutcome(place=1), SeatOutcome(place=2), SeatOutcome(place=2)]
    >>> [str(seat_points(table, seat, None, broken=False)) for seat in range(3)]
    ['1', '1/4', '1/4']
    >>> left = [SeatOutcome(place=2, fled=True), SeatOutcome(place=1, fled=True)]
    >>> [str(seat_points(left, seat, None, broken=False)) for seat in range(2)]
    ['0', '1']
    >>> late = [SeatOutcome(), SeatOutcome(), SeatOutcome(came=False)]
    >>> [str(seat_points(late, seat, None, broken=False)) for seat in range(3)]
    ['3/4', '3/4', '0']
    """
    own = seats[seat]
    if not own.came:
        return NOTHING
    if broken:
        return HALF
    if own.place == 0:
        others, absent = len(seats) - 1, sum(not each.came for each in seats)
        return share(others + absent, 2 * others)
    rivals = 0 if same is None else same.others
    if own.fled and (own.place > 1 or rivals):
        return NOTHING
    if same is not None and rivals:
        return share(same.halves_ahead(own.florins), 2 * rivals)
    rest = [each for number, each in enumerate(seats) if number != seat and each.place]
    ahead = [1 + (each.place > own.place) - (each.place < own.place) for each in rest]
    return share(sum(ahead), 2 * len(ahead))
