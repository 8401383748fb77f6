"""The table of the card game, as data."""

# Runs in browsers too: docs/browser-subset.md

from typing import Annotated

from medici.games.actors import SEATS
from medici.games.goods import GOODS
from medici.kernel import Cells, State, declare, i8

CARDS = 110  # C2
KINDS = 32  # different cards (C2): six of each good, and two neutral ones
HOLD = 27  # cards that one ship can have aboard: 7 in its spaces, and all 20 green ones (C3)

FIRST, DRAW, TURN, OVER = range(4)  # phases

PerSeat = Annotated[list[int], Cells("i1", SEATS)]
Money = Annotated[list[int], Cells("i2", SEATS)]
PerGood = Annotated[list[int], Cells("i1", SEATS * len(GOODS))]


@declare
class Card(State):
    """A card game of Medici. Rows over seats and goods hold seat s, good g at ``s * 5 + g``.

    What a scored day left in the market and aboard the ships can be seen until the next begins.
    """

    players: i8  # how many play
    day: i8  # how many days have been scored
    phase: i8  # FIRST (who starts), DRAW (a card is turned up), TURN (reveal or take), OVER
    actor: i8  # a seat, NATURE or NOBODY
    on_turn: i8  # the seat whose turn it is, also while nature turns up a card for it
    revealed: i8  # cards turned up this turn (C10)
    rising: i8  # 1 if the monopoly bonus rises (C35)
    deck_left: i8  # cards in the deck
    market_size: i8  # cards in the market
    florins: Money  # of each seat
    room: PerSeat  # free spaces of each ship
    worth: PerSeat  # sum of the cards aboard
    aboard: PerSeat  # how many cards are aboard, green ones too
    hold: Annotated[list[int], Cells("i1", SEATS * HOLD)]  # cards aboard: seat * 27 + position
    deck: Annotated[list[int], Cells("i1", KINDS)]  # copies of each kind in the deck
    market: Annotated[list[int], Cells("i1", CARDS)]  # the open row, its end at market_size - 1
    icons: PerGood  # in the warehouses (C32)
    ship_pay: PerSeat  # what the last scored day paid: for ships,
    good_pay: PerGood  # for the most icons,
    bonus_pay: PerGood  # and for monopolies
