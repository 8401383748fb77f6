"""The board game as its network sees it.

Choices: 0 passes, 1 to 60 bid so much, 61 draws another card, 62 opens the auction. A network does
not bid more than 60: no lot is worth that.
"""

from typing import Any

from medici.bots.network.inputs.board_pay import gain_of_lot, pay_now
from medici.bots.network.inputs.layout import (
    KINDS_OF_GOODS,
    ONE,
    Inputs,
    beyond,
    clear,
    cut,
    has_company,
    offset,
    rounded_up,
)
from medici.games.actors import NOBODY, SEATS
from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.rules import least_bid, most_bid
from medici.games.board.state import AUCTION, KINDS, WARES, Board
from medici.games.days import DAYS
from medici.games.seats import seat_further
from medici.kernel import rule

HIGHEST_BID = 60
DRAWS, OPENS = HIGHEST_BID + 1, HIGHEST_BID + 2
CHOICES = OPENS + 1
VALUES = 6  # of the cards of a good
GOLD = WARES - 1
GOLD_CARD = KINDS - 1

# Where the numbers about the table begin
DAY = SEATS - 1
BIDS = DAY + DAYS
PRESENTER = BIDS + 1
LEADER = PRESENTER + SEATS
LOT_SIZE = LEADER + SEATS
REST = LOT_SIZE + 3
UNSEEN = REST + 7
SEAT = UNSEEN + VALUES
PER_SEAT = 11
PAY = SEAT + SEATS * PER_SEAT
TABLE = rounded_up(PAY + 2 * SEATS)

# And those about a good
LEVEL, ABOARD, LOT_GOODS, UNSEEN_GOODS = 0, SEATS, 2 * SEATS, 2 * SEATS + 1
GOOD = rounded_up(UNSEEN_GOODS + VALUES)


@rule
def describe_lot(t: Board, out: Any) -> None:
    """The lot, and what was bid for it."""
    worth = 0
    gold = 0
    for position in range(t.lot_size):
        card = t.lot[position]
        worth += KIND_VALUE[card]
        if KIND_GOOD[card] == GOLD:
            gold += 1
        else:
            out[TABLE + LOT_GOODS * KINDS_OF_GOODS + KIND_GOOD[card]] += ONE
    if t.lot_size > 0:
        out[LOT_SIZE + t.lot_size - 1] = ONE
    out[REST] = cut(2 * t.high)
    out[REST + 1] = ONE * t.lot_limit
    out[REST + 2] = 4 * worth
    out[REST + 3] = ONE * gold


@rule
def describe_deck(t: Board, out: Any) -> None:
    """What may still come today."""
    out[REST + 4] = 2 * t.deck
    out[REST + 5] = 2 * t.hidden
    out[REST + 6] = ONE * t.unseen[GOLD_CARD]
    for card in range(GOLD_CARD):
        value = KIND_VALUE[card]
        out[UNSEEN + value] += 2 * t.unseen[card]
        place = (UNSEEN_GOODS + value) * KINDS_OF_GOODS
        out[TABLE + place + KIND_GOOD[card]] = ONE * t.unseen[card]


@rule
def describe_seat(t: Board, step: int, owner: int, lot_worth: int, out: Any) -> None:
    """What a seat has: ``lot_worth`` is that of the lot, as it was written."""
    at = SEAT + step * PER_SEAT
    bought = t.bought[owner]
    fits = t.room[owner] >= t.lot_size and t.room[owner] > 0
    out[at] = ONE
    out[at + 1] = cut(t.florins[owner])
    out[at + 2] = beyond(t.florins[owner])
    out[at + 3] = ONE * t.room[owner]
    out[at + 4] = 2 * t.worth[owner]
    out[at + 5] = ONE * t.aboard[owner * WARES + GOLD]
    out[at + 6] = ONE if fits else 0
    out[at + 7] = cut(2 * t.worth[owner] + lot_worth // 2) if fits else 2 * t.worth[owner]
    out[at + 8] = cut(4 * t.spent[owner] // max(bought, 1))
    out[at + 9] = min(bought, 16)
    out[at + 10] = ONE if t.room[owner] > 0 else 0
    out[PAY + step] = cut(pay_now(t, owner))
    out[PAY + SEATS + step] = cut(2 * gain_of_lot(t, owner)) if fits else 0
    for good in range(KINDS_OF_GOODS):
        level = ONE * t.level[owner * KINDS_OF_GOODS + good]
        out[TABLE + (LEVEL + step) * KINDS_OF_GOODS + good] = cut(level)
        carried = ONE * t.aboard[owner * WARES + good]
        out[TABLE + (ABOARD + step) * KINDS_OF_GOODS + good] = carried


@rule
def describe(t: Board, seat: int, out: Any) -> None:
    """What a seat sees."""
    clear(out, TABLE + GOOD * KINDS_OF_GOODS)
    players = t.players
    out[players - 2] = ONE
    out[DAY + t.day] = ONE
    out[BIDS] = ONE if t.phase == AUCTION else 0
    out[PRESENTER + offset(seat, t.presenter, players)] = ONE
    if t.leader != NOBODY:
        out[LEADER + offset(seat, t.leader, players)] = ONE
    describe_lot(t, out)
    describe_deck(t, out)
    for step in range(players):
        owner = seat_further(seat, step, players)
        describe_seat(t, step, owner, out[REST + 2], out)


@rule
def legal(t: Board) -> int:
    """What the actor may choose, a bit each."""
    if t.phase != AUCTION:
        return 1 << DRAWS | 1 << OPENS
    most = min(most_bid(t), HIGHEST_BID)
    least = least_bid(t)
    if most < least:
        return 1
    return 1 | (1 << most + 1) - (1 << least)


@rule
def action_of(choice: int) -> int:
    """The action that a choice means."""
    if choice <= HIGHEST_BID:
        return choice
    return DRAW if choice == DRAWS else OPEN


INPUTS = Inputs(TABLE, GOOD, CHOICES, SEATS, describe, legal, action_of, has_company)
assert PASS == 0, "the first choice passes"
