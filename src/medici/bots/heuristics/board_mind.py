"""What a merchant of the board game keeps in mind."""

from typing import Annotated

from medici.bots.heuristics.mind import Mind
from medici.games.actors import SEATS
from medici.games.board.rules import LARGEST_LOT
from medici.games.board.state import HOLD, PerSeat
from medici.kernel import Cells, declare, i8

ROW = 56  # weights that a row may have

Sums = Annotated[list[float], Cells("f8", SEATS)]


@declare
class BoardMind(Mind):
    """The weights of a merchant of the board game, and its notes on the lot that is for sale.

    Nothing that makes a lot dear or cheap to a seat changes until the lot is sold.
    """

    w: Annotated[list[float], Cells("f8", ROW)]
    slope: Annotated[list[float], Cells("f8", HOLD + 1)]  # see ``slope_with``, by room left
    cards: i8  # of the lot that are noted
    points: Annotated[list[float], Cells("f8", LARGEST_LOT)]  # of each of them, or 0
    ship: Sums  # what each ship will be worth at the end of the day
    tracks: Sums  # what the cards noted are worth on the tracks to each seat with room
    counted: PerSeat  # how many cards are in ``value``
    value: Sums  # what they are worth to each seat altogether
