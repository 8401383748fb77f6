"""Who has left a game, and when."""

from medici.online.tables.state import TableState


def left_at(table: TableState) -> dict[int, float]:
    """The seats in which a bot plays for a person, and since when."""
    return {
        number: seat.lost_at for number, seat in enumerate(table.seats) if seat.lost_by is not None
    }
