"""What a table came to, read from the table itself."""

from medici.online.community.finished import places
from medici.online.community.leaving import left_at
from medici.online.community.tournaments.events import SeatOutcome
from medici.online.tables.state import TableState


def outcome_of(table: TableState) -> tuple[list[SeatOutcome], bool]:
    """What each seat came to, and whether the table was broken off.

    A table that was given up before it began, because somebody did not come, is not broken off:
    those who came have won. Whoever has left a seat to a bot by the end is behind all others.
    """
    reserved = table.created.reserved
    came = [
        bool(player) and seat.player == player
        for player, seat in zip(reserved, table.seats, strict=True)
    ]
    result = table.result
    if result is None:
        return [SeatOutcome(came=each) for each in came], table.game is not None
    left = left_at(table)
    scores = result["scores"]
    ranked = places(scores, result["winners"], left)
    return [
        SeatOutcome(came=came[seat], place=ranked[seat], florins=scores[seat], fled=seat in left)
        for seat in range(len(table.seats))
    ], False
