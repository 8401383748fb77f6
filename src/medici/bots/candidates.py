"""Which moves are worth a search: all of them, but of the bids only those that can differ."""

from collections.abc import Mapping

from medici.bots.arrays import Buffer, Weights
from medici.bots.heuristics.board import offer
from medici.bots.verbs import bound, legal, verbs_of
from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.state import LOT, Board
from medici.games.rulebook import Rulebook
from medici.games.seats import next_seat
from medici.kernel import State, rule
from medici.kernel.rule import Rule

LOWEST = 3  # bids tried from the least raise on


@rule
def dearest_bid(t: Board) -> int:
    """The bid above which nobody who speaks later can go: to bid more is to give money away."""
    most = t.high + 1
    other = t.actor
    while other != t.presenter:
        other = next_seat(other, t.players)
        if t.room[other] >= t.lot_size:
            most = max(most, t.florins[other])
    return min(most, t.florins[t.actor])


@rule
def board_candidates(t: Board, w: Weights, width: int, out: Buffer) -> int:
    """Draw and auction; or pass, the least raises and bids within ``width`` of the merchant's."""
    if t.phase == LOT:
        out[0] = DRAW
        out[1] = OPEN
        return 2
    out[0] = PASS
    count = 1
    most = dearest_bid(t)
    guess = offer(t, w)
    for bid in range(t.high + 1, most + 1):
        if bid <= t.high + LOWEST or abs(bid - guess) <= width:
            out[count] = bid
            count += 1
    return count


@rule
def every_move(t: State, w: Weights, width: int, out: Buffer) -> int:
    """All legal moves, where there are few."""
    return legal(t, out)


CANDIDATES: Mapping[str, Rule] = {"board": board_candidates}


def candidates_of(book: Rulebook) -> Rule:
    """What writes the candidates of a game."""
    return bound(CANDIDATES.get(book.name, every_move), verbs_of(book))
