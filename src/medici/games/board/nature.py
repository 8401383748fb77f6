"""Nature's hand in the board game: her choices as a shuffled deck would make them."""

from medici.games.board.rules import CARD, EACH_CARD, STARTS, WHICH_COPY, may_start
from medici.games.board.state import FIRST, Board
from medici.kernel import RandomSource, below, rule


@rule
def ways(t: Board) -> int:
    """How many equally likely ways nature's next move has."""
    if t.phase != FIRST:
        return t.hidden
    seats = 0
    for seat in range(t.players):
        if may_start(t, seat):
            seats += 1
    return seats


@rule
def outcome(t: Board, way: int) -> int:
    """Where one of these ways leads: seats and cards in their order, copies side by side."""
    if t.phase != FIRST:
        card = 0
        while way >= t.unseen[card]:
            way -= t.unseen[card]
            card += 1
        return CARD + card
    seat = 0
    while True:
        if may_start(t, seat):
            if way == 0:
                return STARTS + seat
            way -= 1
        seat += 1


@rule
def nature_move(t: Board, source: RandomSource) -> int:
    """A start player (B7, B50), or one of the cards not seen today (B6, B32)."""
    if t.phase == FIRST:
        while True:
            seat = below(source, t.players)
            if may_start(t, seat):
                return STARTS + seat
    while True:  # any of the 36 cards, until it is one that nobody has seen
        drawn = below(source, 36)
        card = EACH_CARD[drawn]
        if WHICH_COPY[drawn] < t.unseen[card]:
            return CARD + card
