"""Who has left a game, and when."""

from collections import Counter
from math import inf

from medici.online.tables.state import TableState


def left_at(table: TableState) -> dict[int, float]:
    """The seats that their people have left to a bot, and when they did.

    Whoever came back to a binding game has left all the same if bots have made more than a quarter
    of the seat's moves: otherwise one could let the time run out for every hard decision. They are
    behind all who stayed, and before all who are gone: whoever left last is no better off than by
    staying.
    """
    own, by_bot = moves_made(table)
    left = {}
    for number, seat in enumerate(table.seats):
        if seat.lost_by is not None:
            left[number] = seat.lost_at
        elif table.is_binding and seat.lost_at and too_many(by_bot[number], own[number]):
            left[number] = inf
    return left


def too_many(by_bot: int, own: int) -> bool:
    """Whether bots have made more than a quarter of the moves of a seat.

    >>> too_many(2, 6), too_many(3, 8)
    (False, True)
    """
    return 3 * by_bot > own


def moves_made(table: TableState) -> tuple[Counter[int], Counter[int]]:
    """How many moves were made in each seat by its person, and by a bot."""
    own, by_bot = Counter[int](), Counter[int]()
    for seat, bot in zip(table.movers, table.by_bot, strict=True):
        if seat is not None:
            (by_bot if bot else own)[seat] += 1
    return own, by_bot
