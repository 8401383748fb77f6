"""The rules of Medici: The Card Game: verbs on its table. Clause ids are those of docs/rules."""

from medici.games.actors import NATURE
from medici.games.card.cards import COPIES, KIND_SPACE, KIND_VALUE
from medici.games.card.scoring import score_day
from medici.games.card.state import CARDS, DRAW, FIRST, HOLD, KINDS, TURN, Card
from medici.games.ranking import rank_of
from medici.kernel import cold, rule

# Actions. What is taken is a mask: 1 for the last card of the market, 2 and 4 for those before.
REVEAL = 0
TAKE = 10  # + mask
STARTS = 20  # + seat
CARD = 30  # + kind

SPACES = (0, 0, 7, 5, 5, 5, 5)  # C3, by number of players
REVEALS = 3  # C10

# What a seat may do on its turn, one bit each (see ``choices``).
MOVES = (REVEAL, TAKE + 1, TAKE + 3, TAKE + 5, TAKE + 7)
ONE_MORE, LAST, SECOND_TOO, THIRD_TOO, ALL_THREE = (1 << bit for bit in range(len(MOVES)))


@rule
def new(t: Card, players: int, variant: int) -> None:
    """Set up the game on an empty table (C1, C2). Nature then draws the start player (C4)."""
    t.players = players
    t.rising = variant
    t.deck_left = CARDS
    for kind in range(KINDS):
        t.deck[kind] = COPIES[kind]
    t.phase = FIRST
    t.actor = NATURE


@cold
def start_day(t: Card, seat: int) -> None:
    """The market returns to the deck (C40), ships are empty (C3), and ``seat`` has a turn."""
    for place in range(t.market_size):
        t.deck[t.market[place]] += 1
    t.deck_left += t.market_size
    t.market_size = 0
    for owner in range(t.players):
        t.room[owner] = SPACES[t.players]
        t.worth[owner] = 0
        t.aboard[owner] = 0
    begin_turn(t, seat)


@rule
def begin_turn(t: Card, seat: int) -> None:
    """The seat decides; but with an empty market a card must be revealed first (C10, C14)."""
    t.on_turn = seat
    t.revealed = 0
    if t.market_size == 0:
        ask_nature(t)
    else:
        ask_seat(t)


@rule
def ask_nature(t: Card) -> None:
    """A card is to be turned up."""
    t.phase = DRAW
    t.actor = NATURE


@rule
def ask_seat(t: Card) -> None:
    """The seat on turn may reveal or take."""
    t.phase = TURN
    t.actor = t.on_turn


@rule
def turn_up(t: Card, kind: int) -> None:
    """A card of the deck joins the end of the market (C10)."""
    t.deck[kind] -= 1
    t.deck_left -= 1
    t.market[t.market_size] = kind
    t.market_size += 1
    t.revealed += 1
    ask_seat(t)


@rule
def choices(t: Card) -> int:
    """What the seat on turn may do: bit i is set if ``MOVES[i]`` is legal."""
    size = t.market_size
    bits = LAST  # it always fits (C12)
    if t.revealed < REVEALS and t.deck_left > 0:  # C10, C14
        bits |= ONE_MORE
    if size > 1:
        spare = t.room[t.on_turn] - KIND_SPACE[t.market[size - 1]]
        second = KIND_SPACE[t.market[size - 2]]
        if second <= spare:
            bits |= SECOND_TOO
        if size > 2:
            third = KIND_SPACE[t.market[size - 3]]
            if third <= spare:
                bits |= THIRD_TOO
            if second + third <= spare:
                bits |= ALL_THREE
    return bits


@rule
def load(t: Card, seat: int, kind: int) -> None:
    """A card goes aboard; a green one needs no space (C3)."""
    t.hold[seat * HOLD + t.aboard[seat]] = kind
    t.aboard[seat] += 1
    t.room[seat] -= KIND_SPACE[kind]
    t.worth[seat] += KIND_VALUE[kind]


@rule
def take(t: Card, mask: int) -> None:
    """The last card goes aboard, perhaps with the two before it; the row closes up (C11)."""
    seat = t.on_turn
    size = t.market_size
    load(t, seat, t.market[size - 1])
    left = size - 1
    if mask & 2:
        load(t, seat, t.market[size - 2])
        left -= 1
    if mask & 4:
        load(t, seat, t.market[size - 3])
        left -= 1
        if not mask & 2:
            t.market[size - 3] = t.market[size - 2]
    t.market_size = left
    end_turn(t)


@rule
def end_turn(t: Card) -> None:
    """The next player whose ship is not full has a turn (C13).

    If there is no other, this was the one last turn of the only ship not full (C20, C21).
    """
    seat = t.on_turn
    while True:
        seat += 1
        if seat == t.players:
            seat = 0
        if seat == t.on_turn:
            score_day(t)
            return
        if t.room[seat] > 0:
            begin_turn(t, seat)
            return


@rule
def may_start(t: Card, seat: int) -> bool:
    """Anyone on day one (C4), later one of those with the fewest florins (C41)."""
    if seat >= t.players:
        return False
    ahead, tied = rank_of(t.florins, t.players, seat)
    return ahead + tied == t.players


@rule
def act(t: Card, phase: int, action: int) -> None:
    """Carry out a legal action in the phase that the game is in."""
    if phase == TURN:
        if action == REVEAL:
            ask_nature(t)
        else:
            take(t, action - TAKE)
    elif phase == DRAW:
        turn_up(t, action - CARD)
    else:
        start_day(t, action - STARTS)


@rule
def play(t: Card, action: int) -> None:
    """Carry out a legal action of the actor."""
    act(t, t.phase, action)


@rule
def can(t: Card, action: int) -> bool:
    """Whether the actor may do this now."""
    phase = t.phase
    if phase == TURN:
        may = choices(t)
        for bit in range(len(MOVES)):
            if MOVES[bit] == action:
                return may >> bit & 1 > 0
        return False
    if phase == DRAW:
        return 0 <= action - CARD < KINDS and t.deck[action - CARD] > 0
    if phase == FIRST:
        return action >= STARTS and may_start(t, action - STARTS)
    return False


@rule
def legal(t: Card, out: list[int]) -> int:
    """Write the actor's legal actions into ``out`` and return how many there are."""
    count = 0
    if t.phase == TURN:
        may = choices(t)
        for bit in range(len(MOVES)):
            if may >> bit & 1:
                out[count] = MOVES[bit]
                count += 1
        return count
    low, high = STARTS, STARTS + t.players
    if t.phase == DRAW:
        low, high = CARD, CARD + KINDS
    for action in range(low, high):
        if can(t, action):
            out[count] = action
            count += 1
    return count


@rule
def weight(t: Card, action: int) -> int:
    """How many of nature's equally likely ways lead to this action of hers."""
    if t.phase == FIRST:
        return 1
    return t.deck[action - CARD]


@rule
def total(t: Card, seat: int) -> int:
    """What decides the game: the florins of a seat."""
    return t.florins[seat]


@rule
def wins(t: Card, seat: int) -> bool:
    """Whether a seat is among the richest (C42)."""
    ahead, _ = rank_of(t.florins, t.players, seat)
    return ahead == 0
