"""The rules of Medici, the board game: verbs on its table. Clause ids are those of docs/rules."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.actors import NATURE, NOBODY
from medici.games.board.actions import CARD, DRAW, OPEN, PASS, STARTS
from medici.games.board.cards import COPIES, KIND_GOOD, KIND_VALUE
from medici.games.board.scoring import score_day
from medici.games.board.state import (
    AUCTION,
    CARDS,
    FILL,
    FIRST,
    HOLD,
    KINDS,
    LOT,
    OVER,
    TURN,
    WARES,
    Board,
)
from medici.games.seats import next_seat, next_with_room
from medici.games.start_player import may_start
from medici.kernel import noinline, rule

SPACES = (0, 0, 7, 5, 5, 5, 5)  # B3, by number of players
PURSE = (0, 0, 40, 40, 40, 30, 30)  # B4
DECK = (0, 0, 18, 18, 24, 30, 36)  # B6
LARGEST_LOT = 3  # B10


@rule
def new(t: Board, players: int, variant: int) -> None:
    """Set up the game on an empty table (B1-B5). Nature then draws the start player (B7)."""
    t.players = players
    for seat in range(players):
        t.florins[seat] = PURSE[players]
    t.phase = FIRST
    t.actor = NATURE


@noinline
def start_day(t: Board, seat: int) -> None:
    """All cards are shuffled, some removed, ships are empty, and ``seat`` presents (B6)."""
    t.deck = DECK[t.players]
    t.hidden = CARDS
    for card in range(KINDS):
        t.unseen[card] = COPIES[card]
    t.loading = t.players
    for owner in range(t.players):
        t.room[owner] = SPACES[t.players]
        t.worth[owner] = 0
    for ware in range(t.players * WARES):
        t.aboard[ware] = 0
    t.presenter = seat
    begin_lot(t)


@rule
def begin_lot(t: Board) -> None:
    """The presenter must turn up a first card (B10)."""
    t.lot_size = 0
    t.high = 0
    t.leader = NOBODY
    limit = 0
    for seat in range(t.players):
        room = t.room[seat]
        if room >= LARGEST_LOT:
            limit = LARGEST_LOT
            break
        limit = room if room > limit else limit  # B12
    t.lot_limit = limit
    t.phase = TURN
    t.actor = NATURE


@rule
def see(t: Board, card: int) -> None:
    """A card leaves the deck."""
    t.unseen[card] -= 1
    t.hidden -= 1
    t.deck -= 1


@rule
def turn_card(t: Board, card: int) -> None:
    """A card joins the lot (B11); a lot that can take no more goes to auction (B13)."""
    see(t, card)
    size = t.lot_size
    t.lot[size] = card
    size += 1
    t.lot_size = size
    if size < t.lot_limit and t.deck > 0:
        t.phase = LOT
        t.actor = t.presenter
    else:
        open_auction(t)


@rule
def open_auction(t: Board) -> None:
    """The lot is for sale, once around, from the presenter's left (B20)."""
    t.phase = AUCTION
    ask_after(t, t.presenter)


@rule
def ask_after(t: Board, seat: int) -> None:
    """The next player clockwise who can bid speaks (B20, B22); after the presenter it is sold."""
    size = t.lot_size
    high = t.high
    players = t.players
    presenter = t.presenter
    room = t.room
    florins = t.florins
    while True:
        seat = next_seat(seat, players)
        if room[seat] >= size and florins[seat] > high:
            t.actor = seat
            return
        if seat == presenter:
            sell(t)
            return


@rule
def speak(t: Board, amount: int) -> None:
    """The seat to act bids an amount, or passes with 0 (B21)."""
    seat = t.actor
    if amount > 0:
        t.high = amount
        t.leader = seat
    if seat == t.presenter:
        sell(t)
    else:
        ask_after(t, seat)


@rule
def load(t: Board, seat: int, card: int) -> None:
    """A card goes aboard and stays there (B23)."""
    room = t.room[seat] - 1
    t.room[seat] = room
    t.hold[seat * HOLD + room] = card
    t.aboard[seat * WARES + KIND_GOOD[card]] += 1
    t.worth[seat] += KIND_VALUE[card]
    if room == 0:
        t.loading -= 1


@rule
def deliver(t: Board) -> None:
    """The highest bidder pays and loads (B23)."""
    winner = t.leader
    t.florins[winner] -= t.high
    t.spent[winner] += t.high
    t.bought[winner] += t.lot_size
    for position in range(t.lot_size):
        load(t, winner, t.lot[position])


@noinline
def sell(t: Board) -> None:
    """The lot goes to the highest bidder; an unsold one is out for the day (B24)."""
    if t.leader != NOBODY:
        deliver(t)
    if t.deck == 0:
        score_day(t)  # B31
        return
    t.presenter = next_with_room(t.room, t.players, t.presenter)  # B25
    if t.loading == 1:
        t.phase = FILL  # B30
        t.actor = NATURE
    else:
        begin_lot(t)


@rule
def fill(t: Board, card: int) -> None:
    """The only ship with room is filled for free until it or the deck gives out (B30)."""
    see(t, card)
    load(t, t.presenter, card)
    if t.deck == 0 or t.room[t.presenter] == 0:
        score_day(t)


@rule
def act(t: Board, phase: int, action: int) -> None:
    """Carry out a legal action in the phase that the game is in."""
    if phase == AUCTION:
        speak(t, action)
    elif phase == TURN:
        turn_card(t, action - CARD)
    elif phase == LOT:
        if action == DRAW:
            t.phase = TURN
            t.actor = NATURE
        else:
            open_auction(t)
    elif phase == FILL:
        fill(t, action - CARD)
    else:
        start_day(t, action - STARTS)


@rule
def least_bid(t: Board) -> int:
    """The least that beats what was bid so far (B21)."""
    return t.high + 1


@rule
def most_bid(t: Board) -> int:
    """All that the actor has (B21)."""
    return t.florins[t.actor]


@rule
def can(t: Board, action: int) -> bool:
    """Whether the actor may do this now."""
    phase = t.phase
    if phase == AUCTION:
        return action == PASS or least_bid(t) <= action <= most_bid(t)
    if phase == LOT:
        return action in (DRAW, OPEN)  # B10
    if phase == FIRST:
        return may_start(t.florins, t.players, action - STARTS)
    if phase == OVER:
        return False
    return 0 <= action - CARD < KINDS and t.unseen[action - CARD] > 0  # B32


@rule
def legal(t: Board, out: list[int]) -> int:
    """Write the actor's legal actions into ``out`` and return how many there are."""
    count = 0
    phase = t.phase
    if phase == AUCTION:
        out[0] = PASS
        count = 1
        for bid in range(least_bid(t), most_bid(t) + 1):
            out[count] = bid
            count += 1
        return count
    low, high = CARD, CARD + KINDS - 1
    if phase == LOT:
        low, high = DRAW, OPEN
    elif phase == FIRST:
        low, high = STARTS, STARTS + t.players - 1
    for action in range(low, high + 1):
        if can(t, action):
            out[count] = action
            count += 1
    return count
