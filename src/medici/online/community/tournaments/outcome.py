"""What a table came to, read from the table itself."""

from medici.online.community.tournaments.events import SeatOutcome
from medici.online.tables.state import Seat, TableState


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
    fled = [has_fled(seat) for seat in table.seats]
    scores, winners = result["scores"], result["winners"]
    keys = [(fled[seat], seat not in winners, -scores[seat]) for seat in range(len(table.seats))]
    return [
        SeatOutcome(
            came=came[seat],
            place=1 + sum(other < own for other in keys),
            florins=scores[seat],
            fled=fled[seat],
        )
        for seat, own in enumerate(keys)
    ], False


def has_fled(seat: Seat) -> bool:
    """Whether a bot plays for the person in a seat."""
    return seat.player is not None and seat.bot is not None
