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
    twins: Annotated[list[int], Cells("i1", LARGEST_LOT)]  # cards before each, of the same good
    crowd: Annotated[list[int], Cells("i8", LARGEST_LOT)]  # who stands where: see ``crowd_on``
    ship: Sums  # what each ship will be worth at the end of the day
    counted: PerSeat  # how many cards are in ``tracks`` and ``value``
    tracks: Sums  # what the lot is worth to each seat on the tracks
    value: Sums  # and altogether
