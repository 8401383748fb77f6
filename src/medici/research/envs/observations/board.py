"""The board game for those who learn it.

Choices: 0 passes, 1 to 400 bid so much, 401 draws another card, 402 opens the auction. Before the
last scoring nobody can own more than 400 florins: 40, and at most 180 on each of two days.
"""

from typing import Any

from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.rules import LARGEST_LOT, PURSE, least_bid, most_bid
from medici.games.board.scoring import BONUS
from medici.games.board.state import AUCTION, KINDS, LOT, WARES, Board
from medici.games.days import DAYS
from medici.games.goods import GOODS
from medici.games.ranking import MOST as FIRST_PAY
from medici.games.ranking import SHIP_PAY
from medici.kernel import rule
from medici.research.envs.observations.encoding import Encoding, Field, width
from medici.research.envs.observations.point_of_view import onwards, seat_after

MOST_EARNED = max(SHIP_PAY) + len(GOODS) * (FIRST_PAY + BONUS[-1])  # on a day
MOST = max(PURSE) + (DAYS - 1) * MOST_EARNED  # the highest bid
ANOTHER = MOST + 1
AUCTIONED = MOST + 2
CHOICES = MOST + 3
LEVELS = len(GOODS)

TABLE = (
    Field("day", 1, "how many days have been scored: 0 to 2, and 3 at the end"),
    Field("phase", 1, "2: draw a card or open the auction; 3: bid or pass; else nature is to act"),
    Field("actor", 1, "who is to act: 0 is oneself, 1 sits to the left; -1: nature or nobody"),
    Field("presenter", 1, "who presents the lot, counted in the same way"),
    Field("leader", 1, "who has bid most for it; -1: nobody yet"),
    Field("high", 1, "that bid; 0: none"),
    Field("lot size", 1, "how many cards lie in the lot"),
    Field("lot limit", 1, "how many it may hold"),
    Field("lot worth", 1, "the sum of their values"),
    Field("lot goods", WARES, "how many of them bear each good: " + ", ".join(GOODS) + ", gold"),
    Field("loading", 1, "how many ships have room"),
    Field("deck", 1, "cards that will still be drawn today"),
    Field("hidden", 1, "cards not seen today: those, and the ones removed unseen"),
    Field("unseen", KINDS, "copies of each card not seen today: good by good 0 to 5, then gold"),
)
SEAT = (
    Field("florins", 1, "what the seat has"),
    Field("room", 1, "free spaces of its ship"),
    Field("worth", 1, "the sum of the cards aboard"),
    Field("aboard", WARES, "how many cards of each good are aboard, gold last"),
    Field("level", LEVELS, "how far it has climbed with each good"),
)
LOT_GOODS = 9
AFTER_LOT = LOT_GOODS + WARES
UNSEEN = AFTER_LOT + 3
SEATS_AT = width(TABLE)
SEAT_WIDE = width(SEAT)


@rule
def action_of(choice: int) -> int:
    """The action of the game that a choice means."""
    if choice <= MOST:
        return choice
    return DRAW if choice == ANOTHER else OPEN


@rule
def choice_of(action: int) -> int:
    """The choice that an action of a seat is."""
    if action <= MOST:
        return action
    return ANOTHER if action == DRAW else AUCTIONED


@rule
def write(t: Board, mask: Any, value: int) -> None:
    """Write something for every legal choice."""
    if t.phase == AUCTION:
        mask[PASS] = value
        for bid in range(least_bid(t), most_bid(t) + 1):
            mask[bid] = value
    elif t.phase == LOT:
        mask[ANOTHER] = value
        mask[AUCTIONED] = value


@rule
def mark(t: Board, mask: Any) -> None:
    """Mark what the actor may choose."""
    write(t, mask, 1)


@rule
def clear(t: Board, mask: Any) -> None:
    """Take those marks away: far fewer than there are choices."""
    write(t, mask, 0)


@rule
def count(t: Board) -> int:
    """How many choices the actor has."""
    return 2 if t.phase == LOT else 2 + most_bid(t) - least_bid(t)


@rule
def pick(t: Board, number: int) -> int:
    """One of them."""
    if t.phase == LOT:
        return ANOTHER + number
    return PASS if number == 0 else t.high + number


@rule
def observe_lot(t: Board, out: Any) -> None:
    """What lies in the lot."""
    for ware in range(WARES):
        out[LOT_GOODS + ware] = 0
    worth = 0
    for position in range(t.lot_size):
        card = t.lot[position]
        worth += KIND_VALUE[card]
        out[LOT_GOODS + KIND_GOOD[card]] += 1
    out[6] = t.lot_size
    out[7] = t.lot_limit
    out[8] = worth


@rule
def observe_seat(t: Board, owner: int, at: int, out: Any) -> None:
    """What a seat has."""
    out[at] = t.florins[owner]
    out[at + 1] = t.room[owner]
    out[at + 2] = t.worth[owner]
    for ware in range(WARES):
        out[at + 3 + ware] = t.aboard[owner * WARES + ware]
    for good in range(LEVELS):
        out[at + 3 + WARES + good] = t.level[owner * LEVELS + good]


@rule
def observe(t: Board, seat: int, out: Any) -> None:
    """What a seat sees; a lot that was sold is no longer there."""
    players = t.players
    out[0] = t.day
    out[1] = t.phase
    out[2] = onwards(seat, t.actor, players)
    out[3] = onwards(seat, t.presenter, players)
    out[4] = onwards(seat, t.leader, players)
    out[5] = t.high
    observe_lot(t, out)
    out[AFTER_LOT] = t.loading
    out[AFTER_LOT + 1] = t.deck
    out[AFTER_LOT + 2] = t.hidden
    for card in range(KINDS):
        out[UNSEEN + card] = t.unseen[card]
    for step in range(players):
        owner = seat_after(seat, step, players)
        observe_seat(t, owner, SEATS_AT + step * SEAT_WIDE, out)


ENCODING = Encoding(CHOICES, TABLE, SEAT, action_of, choice_of, mark, clear, count, pick, observe)
assert LARGEST_LOT == 3, "an observation has no other lots"
