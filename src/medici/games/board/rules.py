"""The rules of Medici, the board game: verbs on its table. Clause ids are those of docs/rules."""

from medici.games.actors import NATURE, NOBODY
from medici.games.board.state import (
    AUCTION,
    FILL,
    FIRST,
    HOLD,
    KINDS,
    LOT,
    OVER,
    TURN,
    Board,
)
from medici.games.ranking import MOST, SECOND, divided, shared_ship_pay, top_two
from medici.goods import GOLD
from medici.kernel import cold, rule

# Actions. A bid is its amount; nobody can own 1000 florins (40, and at most 180 a day).
PASS = 0
DRAW = 1000
OPEN = 1001
STARTS = 1010  # + seat
CARD = 1020  # + card

WARES = 6  # five goods and gold
CARD_GOOD = (*(good for good in range(5) for _ in range(6)), GOLD)  # B2
CARD_VALUE = (*(value for _ in range(5) for value in range(6)), 10)
COPIES = (*(2 if value == 5 else 1 for _ in range(5) for value in range(6)), 1)
EACH_CARD = tuple(card for card in range(KINDS) for _ in range(COPIES[card]))  # all 36
WHICH_COPY = tuple(copy for card in range(KINDS) for copy in range(COPIES[card]))

DAYS = 3  # B1
SPACES = (0, 0, 7, 5, 5, 5, 5)  # B3, by number of players
PURSE = (0, 0, 40, 40, 40, 30, 30)  # B4
DECK = (0, 0, 18, 18, 24, 30, 36)  # B6
BONUS = (0, 0, 0, 0, 0, 5, 10, 20)  # B44, by level
LARGEST_LOT = 3  # B10
TOP = 7  # B5


@rule
def new(t: Board, players: int, variant: int) -> None:
    """Set up the game on an empty table (B1-B5). Nature then draws the start player (B7)."""
    t.players = players
    for seat in range(players):
        t.florins[seat] = PURSE[players]
    t.phase = FIRST
    t.actor = NATURE


@cold
def start_day(t: Board, seat: int) -> None:
    """All cards are shuffled, some removed, ships are empty, and ``seat`` presents (B6)."""
    t.deck = DECK[t.players]
    t.hidden = 36
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
        seat += 1
        if seat == players:
            seat = 0
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
    t.aboard[seat * WARES + CARD_GOOD[card]] += 1
    t.worth[seat] += CARD_VALUE[card]
    if room == 0:
        t.loading -= 1


@cold
def sell(t: Board) -> None:
    """The highest bidder pays and loads (B23); an unsold lot is out for the day (B24)."""
    winner = t.leader
    if winner != NOBODY:
        t.florins[winner] -= t.high
        for place in range(t.lot_size):
            load(t, winner, t.lot[place])
    if t.deck == 0:
        score_day(t)  # B31
        return
    t.presenter = next_with_room(t)  # B25
    if t.loading == 1:
        t.phase = FILL  # B30
        t.actor = NATURE
    else:
        begin_lot(t)


@rule
def next_with_room(t: Board) -> int:
    """The next player clockwise from the presenter whose ship is not full (B25)."""
    seat = t.presenter
    players = t.players
    room = t.room
    while True:
        seat += 1
        if seat == players:
            seat = 0
        if room[seat] > 0:
            return seat


@rule
def fill(t: Board, card: int) -> None:
    """The only ship with room is filled for free until it or the deck gives out (B30)."""
    see(t, card)
    load(t, t.presenter, card)
    if t.deck == 0 or t.room[t.presenter] == 0:
        score_day(t)


@cold
def score_day(t: Board) -> None:
    """Ships, then each good, then the next day or the end (B40-B45, B50, B51)."""
    for seat in range(t.players):
        pay = shared_ship_pay(t.worth, t.players, seat, 1)
        t.ship_pay[seat] = pay
        t.florins[seat] += pay
    climb(t)
    for good in range(5):
        score_good(t, good)
    t.day += 1
    if t.day == DAYS:
        t.phase = OVER
        t.actor = NOBODY
    else:
        t.phase = FIRST
        t.actor = NATURE


@rule
def climb(t: Board) -> None:
    """One level up for each card of a good aboard, never above the top (B42)."""
    for seat in range(t.players):
        for good in range(5):
            track = seat * 5 + good
            level = t.level[track] + t.aboard[seat * WARES + good]
            t.level[track] = level if level < TOP else TOP


@rule
def score_good(t: Board, good: int) -> None:
    """The two highest on a track are paid (B43), and everyone who stands high on it (B44)."""
    players = t.players
    second_pay = SECOND if players > 2 else 0
    first, leaders, second, followers = top_two(t.level, good, 5, players, 0)
    if leaders > 1:
        first_pay = divided(MOST + second_pay, leaders, 1)
        second_pay = 0
    else:
        first_pay = MOST
        second_pay = divided(second_pay, followers, 1)
    for seat in range(players):
        track = seat * 5 + good
        level = t.level[track]
        pay = 0
        if level == first:
            pay = first_pay
        elif level == second:
            pay = second_pay
        t.good_pay[track] = pay
        t.bonus_pay[track] = BONUS[level]
        t.florins[seat] += pay + BONUS[level]


@rule
def may_start(t: Board, seat: int) -> bool:
    """Anyone on day one (B7), later one of those with the fewest florins (B50)."""
    if seat >= t.players:
        return False
    if t.day > 0:
        for other in range(t.players):
            if t.florins[other] < t.florins[seat]:
                return False
    return True


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
def play(t: Board, action: int) -> None:
    """Carry out a legal action of the actor."""
    act(t, t.phase, action)


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
        return action >= STARTS and may_start(t, action - STARTS)
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


@rule
def weight(t: Board, action: int) -> int:
    """How many of nature's equally likely ways lead to this action of hers."""
    if t.phase == FIRST:
        return 1
    return t.unseen[action - CARD]


@rule
def total(t: Board, seat: int) -> int:
    """What decides the game: the florins of a seat."""
    return t.florins[seat]


@rule
def wins(t: Board, seat: int) -> bool:
    """Whether a seat is among the richest (B51)."""
    for other in range(t.players):
        if t.florins[other] > t.florins[seat]:
            return False
    return True
