"""The table of the board game, as data."""

# Runs in browsers too: docs/browser-subset.md

from typing import Annotated

from medici.games.actors import SEATS
from medici.games.goods import GOODS
from medici.kernel import Cells, State, declare, i8, i16

HOLD = 7  # spaces of the largest ship (B3)
CARDS = 36  # B2
KINDS = 31  # different cards (B2): six values of each good, and gold
WARES = 6  # five goods and gold

FIRST, TURN, LOT, AUCTION, FILL, OVER = range(6)  # phases

PerSeat = Annotated[list[int], Cells("i1", SEATS)]
Money = Annotated[list[int], Cells("i2", SEATS)]
PerGood = Annotated[list[int], Cells("i1", SEATS * len(GOODS))]


@declare
class Board(State):
    """A game of Medici. Rows over seats and goods hold seat s, good g at ``s * 5 + g``."""

    players: i8  # how many play
    day: i8  # how many days have been scored
    phase: i8  # FIRST, TURN (a card of the lot), LOT, AUCTION, FILL (the last ship), OVER
    actor: i8  # a seat, NATURE or NOBODY
    presenter: i8  # the seat that presents the lot
    lot_size: i8  # cards in the lot
    lot_limit: i8  # most cards that the lot may hold (B10, B12)
    leader: i8  # the highest bidder, or NOBODY
    loading: i8  # ships that still have room
    deck: i8  # cards left to draw today
    hidden: i8  # cards not seen today: the deck and the removed ones
    high: i16  # the highest bid so far
    florins: Money  # of each seat
    spent: Money  # what each has paid for lots so far, on all days
    bought: PerSeat  # and for how many cards
    room: PerSeat  # free spaces of each ship
    worth: PerSeat  # sum of the cards aboard
    lot: Annotated[list[int], Cells("i1", 3)]  # its cards, by number
    # The cards aboard, seat s at s * 7: a ship is filled from its last space to its first,
    # so those from space ``room`` on are taken.
    hold: Annotated[list[int], Cells("i1", SEATS * HOLD)]
    aboard: Annotated[list[int], Cells("i1", SEATS * WARES)]  # how many of each good, gold at 5
    level: PerGood  # on the track of each good
    unseen: Annotated[list[int], Cells("i1", KINDS)]  # copies of each card not seen today
    ship_pay: PerSeat  # what the last scored day paid: for ships,
    good_pay: PerGood  # for ranks on the tracks,
    bonus_pay: PerGood  # and for high levels
