"""What seats would be paid in the card game if the day ended now, and what cards would add.

Icons are read where those in warehouses were written, at ``goods``, and behind them those aboard.
"""

from typing import Any

from medici.bots.network.inputs.layout import KINDS_OF_GOODS, rank_with
from medici.games.actors import SEATS
from medici.games.card.cards import KIND_GOOD, KIND_ICONS, KIND_VALUE, NEUTRAL
from medici.games.card.scoring import UNIT, monopoly_pay
from medici.games.card.state import Card
from medici.games.ranking import SECOND, SHIP_PAY, divided, shared_good_pay
from medici.kernel import rule

ICON = 4  # what an icon is written as


@rule
def ship_pay(t: Card, seat: int, worth: int) -> int:
    """What a seat is paid for a ship that is worth so much."""
    ahead, tied = rank_with(t.worth, t.players, seat, worth)
    pot = 0
    for rank in range(ahead, ahead + tied):
        pot += SHIP_PAY[t.players * 6 + rank]
    return divided(pot, tied, UNIT)


@rule
def next_icons(step: int, good: int, out: Any, goods: int) -> int:
    """How many icons of a good a seat will have with what is aboard."""
    stock = goods + step * KINDS_OF_GOODS + good
    icons: int = out[stock] // ICON + out[SEATS * KINDS_OF_GOODS + stock] // ICON
    return icons


@rule
def good_pay(t: Card, step: int, good: int, own: int, out: Any, goods: int) -> int:
    """What a seat is paid for so many icons of a good."""
    bonus = monopoly_pay(t, own)
    if own == 0:
        return bonus
    ahead = 0
    tied = 1
    for other in range(t.players):
        if other != step:
            theirs = next_icons(other, good, out, goods)
            if theirs > own:
                ahead += 1
            elif theirs == own:
                tied += 1
    if ahead > 1:
        return bonus
    first, second = shared_good_pay(tied if ahead == 0 else 1, tied, SECOND, UNIT)
    return bonus + (first if ahead == 0 else second)


@rule
def pay_now(t: Card, seat: int, step: int, out: Any, goods: int) -> int:
    """What a seat would be paid if the day ended now."""
    pay = ship_pay(t, seat, t.worth[seat])
    for good in range(KINDS_OF_GOODS):
        pay += good_pay(t, step, good, next_icons(step, good, out, goods), out, goods)
    return pay


@rule
def icons_in_last(t: Card, count: int, good: int) -> int:
    """How many icons of a good the last so many cards of the market have."""
    icons = 0
    for position in range(t.market_size - count, t.market_size):
        kind = t.market[position]
        if kind < NEUTRAL and KIND_GOOD[kind] == good:
            icons += KIND_ICONS[kind]
    return icons


@rule
def gain_of_last(t: Card, seat: int, step: int, count: int, out: Any, goods: int) -> int:
    """What the last so many cards of the market would add to what a seat would be paid now."""
    worth = t.worth[seat]
    for position in range(t.market_size - count, t.market_size):
        worth += KIND_VALUE[t.market[position]]
    gain = ship_pay(t, seat, worth) - ship_pay(t, seat, t.worth[seat])
    for good in range(KINDS_OF_GOODS):
        more = icons_in_last(t, count, good)
        if more > 0:
            own = next_icons(step, good, out, goods)
            gain += good_pay(t, step, good, own + more, out, goods)
            gain -= good_pay(t, step, good, own, out, goods)
    return gain
