"""What others were seen to pay: a merchant of the board game remembers it, as anyone would.

The table keeps what each seat has paid so far and for how many cards. A merchant compares it with
what a card usually costs, and learns so that a table is cheap, or that somebody overpays.
"""

from medici.bots.arrays import Weights
from medici.games.board.state import Board
from medici.kernel import rule

# Where the weights stand in their row
PRICE = 46  # what a card usually costs; 0: nothing is remembered
TRUST = 47  # how many cards it takes to believe otherwise
HEED = 48  # how far others are expected to go on paying as they did
HABIT = 49  # how far a seat itself goes on paying as it did
MARKET = 50  # how far it follows what others pay

LEAST = 0.05  # of what is usual


@rule
def usual_price(w: Weights) -> float:
    """What a card costs where nothing is known yet."""
    return max(0.5, w[PRICE])


@rule
def market_price(t: Board, seat: int, w: Weights) -> float:
    """What a card has cost the others, beside what is usual: 1 as usual, less at a cheap table."""
    trust = 1.0 + abs(w[TRUST])
    usual = usual_price(w)
    paid = trust * usual
    cards = trust
    for other in range(t.players):
        if other != seat:
            paid += t.spent[other]
            cards += t.bought[other]
    return paid / (cards * usual)


@rule
def appetite(t: Board, seat: int, market: float, w: Weights) -> float:
    """How a seat has paid, beside what is usual; who has bought little is judged by the market."""
    trust = 1.0 + abs(w[TRUST])
    usual = usual_price(w)
    return (t.spent[seat] + trust * market * usual) / ((t.bought[seat] + trust) * usual)


@rule
def heeded(part: float, weight: float) -> float:
    """A factor that follows a part as far as it is heeded.

    >>> heeded(0.5, 0.0), heeded(0.5, 1.0), heeded(0.5, 3.0)
    (1.0, 0.5, 0.05)
    """
    return max(LEAST, 1.0 + weight * (part - 1.0))
