"""What seats would be scored in the dice game if the round ended now, and what a die would add."""

from medici.bots.network.inputs.layout import KINDS_OF_GOODS, rank_with
from medici.games.dice.dice import COLUMN_OF, FACES, MARKS, VALUE
from medici.games.dice.scoring import BONUS
from medici.games.dice.state import COLUMN, Sheets
from medici.games.ranking import MOST, SECOND, SHIP_PAY
from medici.kernel import rule


@rule
def ship_pay(t: Sheets, seat: int, worth: int) -> int:
    """What a seat scores for a ship that is worth so much."""
    ahead, _ = rank_with(t.worth, t.players, seat, worth)
    return SHIP_PAY[t.players * 6 + ahead]


@rule
def column_pay(t: Sheets, seat: int, good: int, crosses: int) -> int:
    """What a seat scores for so many crosses of a good."""
    ahead = 0
    for other in range(t.players):
        if other != seat and t.crosses[other * KINDS_OF_GOODS + good] > crosses:
            ahead += 1
    pay = BONUS[crosses]
    if crosses > 0 and ahead == 0:
        pay += MOST
    elif crosses > 0 and ahead == 1 and t.players > 2:
        pay += SECOND
    return pay


@rule
def pay_now(t: Sheets, seat: int) -> int:
    """What a seat would score if the round ended now."""
    pay = ship_pay(t, seat, t.worth[seat])
    for good in range(KINDS_OF_GOODS):
        pay += column_pay(t, seat, good, t.crosses[seat * KINDS_OF_GOODS + good])
    return pay


@rule
def gain_of_die(t: Sheets, seat: int, die: int) -> int:
    """What a die would add to what a seat would score now."""
    face = die * FACES + t.dice[die]
    good = COLUMN_OF[t.dice[die]]
    crosses = t.crosses[seat * KINDS_OF_GOODS + good]
    more = min(crosses + MARKS[face], COLUMN)
    gain = ship_pay(t, seat, t.worth[seat] + VALUE[face]) - ship_pay(t, seat, t.worth[seat])
    return gain + column_pay(t, seat, good, more) - column_pay(t, seat, good, crosses)
