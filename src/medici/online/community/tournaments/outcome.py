"""What a table came to, read from the table itself."""

from medici.online.community.finished import places
from medici.online.community.leaving import left_at
from medici.online.community.tournaments.events import SeatOutcome
from medici.online.tables.state import TableState


def outcome_of(table: TableState) -> tuple[list[SeatOutcome], bool]:
    """What each seat came to, and whether the table was broken off.

    A table that was given up before it began, because too few came, is not broken off: those who
    came have won. Whoever has left a seat to a bot by the end is behind all others. A seat without
    which the game began has no place.
    """
    seats = [seat_now(table, planned) for planned in range(len(table.created.reserved))]
    came = [
        seat is not None and bool(player) and table.seats[seat].player == player
        for player, seat in zip(table.created.reserved, seats, strict=True)
    ]
    result = table.result
    if result is None:
        return [SeatOutcome(came=each) for each in came], table.game is not None
    left = left_at(table)
    scores = result["scores"]
    ranked = places(scores, result["winners"], left)
    return [
        SeatOutcome(came=False)
        if seat is None
        else SeatOutcome(came=here, place=ranked[seat], florins=scores[seat], fled=seat in left)
        for here, seat in zip(came, seats, strict=True)
    ], False


def seat_now(table: TableState, planned: int) -> int | None:
    """Where a seat of the plan is at a table; None if the game began without it."""
    reserved = table.created.reserved
    if len(table.seats) == len(reserved):
        return planned
    sitting = [seat.player for seat in table.seats]
    return sitting.index(reserved[planned]) if reserved[planned] in sitting else None
