"""The others in the futures of a search: which minds they may have, and who sits where.

In the board game everybody was seen to pay. There each seat draws a mind of its own, and those
that pay about as much for a card as the seat did are drawn more often. The minds are the same
ones in every search, and what they pay was found beforehand (``scripts/acquaintances.py``).
"""

from functools import cache
from importlib.resources import files

import msgspec
import numpy as np

from medici.bots.arrays import Row, Rows
from medici.games.board.state import Board
from medici.kernel import State, exponential, logarithm, rule, seeded

ACQUAINTANCES = 48  # minds whose prices are known
START = seeded(5) >> 1  # what they are drawn from
DOUBT = 0.5  # how far what a single card cost may be from a mind's price, as a logarithm


@cache
def prices_of(game: str, players: int) -> Row:
    """What each acquaintance pays for a card on the mean; none where nobody is seen to pay.

    >>> len(prices_of("board", 4)), len(prices_of("dice", 4))
    (48, 0)
    """
    text = files("medici.bots").joinpath("acquaintances.json").read_bytes()
    known = msgspec.json.decode(text, type=dict[str, list[float]])
    return np.array(known.get(f"{game}-{players}", ()), np.float64)


@rule
def by_what_they_paid(t: Board, prices: Row, chances: Rows) -> None:
    """How likely each seat has each mind, by what it has paid for how many cards.

    The more it has bought, the surer; of those who have bought nothing, nothing is known.
    ``chances`` gets a row to a seat, of running sums.
    """
    for seat in range(t.players):
        bought = t.bought[seat]
        seen = logarithm(1.0 + t.spent[seat] / max(bought, 1))
        least = 1e9
        for mind in range(len(prices)):
            distance = logarithm(1.0 + prices[mind]) - seen
            doubts = bought * distance * distance / (2.0 * DOUBT * DOUBT)
            least = min(least, doubts)
            chances[seat, mind] = doubts
        up_to = 0.0
        for mind in range(len(prices)):
            up_to += exponential(least - chances[seat, mind])
            chances[seat, mind] = up_to


@rule
def by_nothing(t: State, prices: Row, chances: Rows) -> None:
    """Nobody is seen to pay: there are no chances to tell."""


EXPECT = {"board": by_what_they_paid, "card": by_nothing, "dice": by_nothing}
