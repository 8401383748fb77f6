"""The rules of Medici: The Card Game: verbs on its table. Clause ids are those of docs/rules."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.actors import NATURE
from medici.games.card.actions import (
    ALL_THREE,
    CARD,
    LAST,
    MOVES,
    ONE_MORE,
    REVEAL,
    SECOND_TOO,
    STARTS,
    TAKE,
    THIRD_TOO,
)
from medici.games.card.cards import COPIES, KIND_SPACE, KIND_VALUE
from medici.games.card.scoring import score_day
from medici.games.card.state import CARDS, DRAW, FIRST, HOLD, KINDS, TURN, Card
from medici.games.seats import next_with_room
from medici.games.start_player import may_start
from medici.kernel import noinline, rule

SPACES = (0, 0, 7, 5, 5, 5, 5)  # C3, by number of players
REVEALS = 3  # C10


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


@noinline
def start_day(t: Card, seat: int) -> None:
    """The market returns to the deck (C40), ships are empty (C3), and ``seat`` has a turn."""
    for position in range(t.market_size):
        t.deck[t.market[position]] += 1
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
    seat = next_with_room(t.room, t.players, t.on_turn)
    if seat == t.on_turn:
        score_day(t)
    else:
        begin_turn(t, seat)


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
        return may_start(t.florins, t.players, action - STARTS)
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
