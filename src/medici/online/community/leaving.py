"""Who has left a game, and when."""

from collections import Counter

from medici.online.tables.state import TableState


def left_at(table: TableState) -> dict[int, float]:
    """The seats that their people have left to a bot, and when they last did.

    Whoever came back has left all the same if bots have made most of the seat's moves: otherwise
    one could let a bot play, and come back for the end.
    """
    own, by_bot = moves_made(table)
    return {
        number: seat.lost_at
        for number, seat in enumerate(table.seats)
        if seat.lost_by is not None or (seat.lost_at and by_bot[number] > own[number])
    }


def moves_made(table: TableState) -> tuple[Counter[int], Counter[int]]:
    """How many moves were made in each seat by its person, and by a bot."""
    own, by_bot = Counter[int](), Counter[int]()
    for seat, bot in zip(table.movers, table.by_bot, strict=True):
        if seat is not None:
            (by_bot if bot else own)[seat] += 1
    return own, by_bot
