"""What seats would be paid in the board game if the day ended now, and what a lot would add."""

from medici.bots.network.inputs.layout import KINDS_OF_GOODS, rank_with
from medici.bots.policies.plain.board import standing
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.scoring import BONUS, RANK_SHARE, SHIP_SHARE, TOP
from medici.games.board.state import Board
from medici.kernel import rule


@rule
def ship_pay(t: Board, seat: int, worth: int) -> int:
    """What a seat is paid for a ship that is worth so much."""
    ahead, tied = rank_with(t.worth, t.players, seat, worth)
    return SHIP_SHARE[t.players * 64 + ahead * 8 + tied]


@rule
def track_pay(t: Board, seat: int, good: int, level: int) -> int:
    """What a seat is paid for a level that it will have on a track."""
    ahead = 0
    tied = 1
    for other in range(t.players):
        if other != seat:
            theirs = standing(t, other, good)
            if theirs > level:
                ahead += 1
            elif theirs == level:
                tied += 1
    pot = 64 if t.players > 2 else 0
    return RANK_SHARE[pot + ahead * 8 + tied] + BONUS[level]


@rule
def pay_now(t: Board, seat: int) -> int:
    """What a seat would be paid if the day ended now."""
    pay = ship_pay(t, seat, t.worth[seat])
    for good in range(KINDS_OF_GOODS):
        pay += track_pay(t, seat, good, standing(t, seat, good))
    return pay


@rule
def in_lot(t: Board, good: int) -> int:
    """How many cards of a good are in the lot."""
    cards = 0
    for position in range(t.lot_size):
        if KIND_GOOD[t.lot[position]] == good:
            cards += 1
    return cards


@rule
def gain_of_lot(t: Board, seat: int) -> int:
    """What the lot would add to what a seat would be paid now."""
    worth = t.worth[seat]
    for position in range(t.lot_size):
        worth += KIND_VALUE[t.lot[position]]
    gain = ship_pay(t, seat, worth) - ship_pay(t, seat, t.worth[seat])
    for good in range(KINDS_OF_GOODS):
        cards = in_lot(t, good)
        if cards > 0:
            level = standing(t, seat, good)
            gain += track_pay(t, seat, good, min(level + cards, TOP))
            gain -= track_pay(t, seat, good, level)
    return gain
