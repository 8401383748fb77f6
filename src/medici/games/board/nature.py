"""Nature's hand in the board game: her choices as a shuffled deck would make them."""

from medici.games.board.rules import CARD, EACH_CARD, STARTS, WHICH_COPY, may_start
from medici.games.board.state import FIRST, Board
from medici.kernel import Dice, below, rule


@rule
def nature_move(t: Board, dice: Dice) -> int:
    """A start player (B7, B50), or one of the cards not seen today (B6, B32)."""
    if t.phase == FIRST:
        while True:
            seat = below(dice, t.players)
            if may_start(t, seat):
                return STARTS + seat
    while True:  # any of the 36 cards, until it is one that nobody has seen
        drawn = below(dice, 36)
        card = EACH_CARD[drawn]
        if WHICH_COPY[drawn] < t.unseen[card]:
            return CARD + card
