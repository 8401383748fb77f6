"""The card game as its network sees it. Choices are ``medici.games.card.actions.MOVES``."""

from typing import Any

from medici.bots.network.inputs.card_pay import ICON, gain_of_last, pay_now
from medici.bots.network.inputs.layout import (
    KINDS_OF_GOODS,
    ONE,
    Inputs,
    beyond,
    clear,
    cut,
    rounded_up,
)
from medici.games.actors import SEATS
from medici.games.card.actions import MOVES
from medici.games.card.cards import (
    GREEN,
    KIND_GOOD,
    KIND_ICONS,
    KIND_SPACE,
    KIND_VALUE,
    NEUTRAL,
    PLAIN,
)
from medici.games.card.rules import choices
from medici.games.card.state import HOLD, KINDS, Card
from medici.games.days import DAYS
from medici.games.seats import seat_further
from medici.kernel import rule

SHOWN = 6  # cards at the end of the market, each by itself
MOST_TAKEN = 3  # cards in one turn
VALUES = 4  # of the plain cards of a good

# Where the numbers about the table begin
DAY = SEATS - 1
REVEALED = DAY + DAYS
REST = REVEALED + 4
MARKET = REST + 5
SEAT = MARKET + 4 * SHOWN
PER_SEAT = 6
PAY = SEAT + SEATS * PER_SEAT
TABLE = rounded_up(PAY + (1 + MOST_TAKEN) * SEATS)

# And those about a good
ICONS, COMING, SHOWS, DECK = 0, SEATS, 2 * SEATS, 2 * SEATS + SHOWN
DOUBLES, GREENS, IN_MARKET = DECK + VALUES, DECK + VALUES + 1, DECK + VALUES + 2
GOOD = rounded_up(IN_MARKET + 1)


@rule
def describe_market(t: Card, out: Any) -> None:
    """The open row."""
    size = t.market_size
    for position in range(size):
        kind = t.market[position]
        step = size - 1 - position
        at = MARKET + 4 * step
        if step < SHOWN:
            out[at] = ONE
            out[at + 1] = ONE * KIND_VALUE[kind]
            out[at + 2] = ONE * KIND_SPACE[kind]
            out[at + 3] = ONE if kind >= NEUTRAL else 0
        if kind < NEUTRAL:
            good = KIND_GOOD[kind]
            place = TABLE + IN_MARKET * KINDS_OF_GOODS + good
            out[place] = cut(out[place] + ICON * KIND_ICONS[kind])
            if step < SHOWN:
                out[TABLE + (SHOWS + step) * KINDS_OF_GOODS + good] = ONE * KIND_ICONS[kind]


@rule
def describe_deck(t: Card, out: Any) -> None:
    """What may still come."""
    out[REST] = t.deck_left
    out[REST + 1] = cut(2 * t.market_size)
    out[REST + 2] = ONE * t.rising
    out[REST + 3] = ONE * t.deck[NEUTRAL]
    out[REST + 4] = ONE * t.deck[NEUTRAL + 1]
    for kind in range(NEUTRAL):
        row = GREENS
        if kind < PLAIN:
            row = DECK + KIND_VALUE[kind] - 2
        elif kind < GREEN:
            row = DOUBLES
        out[TABLE + row * KINDS_OF_GOODS + KIND_GOOD[kind]] = ONE * t.deck[kind]


@rule
def describe_seat(t: Card, step: int, owner: int, out: Any) -> None:
    """What a seat has."""
    at = SEAT + step * PER_SEAT
    out[at] = ONE
    out[at + 1] = cut(t.florins[owner])
    out[at + 2] = beyond(t.florins[owner])
    out[at + 3] = ONE * t.room[owner]
    out[at + 4] = 2 * t.worth[owner]
    out[at + 5] = 4 * t.aboard[owner]
    for good in range(KINDS_OF_GOODS):
        icons = ICON * t.icons[owner * KINDS_OF_GOODS + good]
        out[TABLE + (ICONS + step) * KINDS_OF_GOODS + good] = cut(icons)
    for position in range(t.aboard[owner]):
        kind = t.hold[owner * HOLD + position]
        if kind < NEUTRAL:
            place = TABLE + (COMING + step) * KINDS_OF_GOODS + KIND_GOOD[kind]
            out[place] = cut(out[place] + ICON * KIND_ICONS[kind])


@rule
def describe_pay(t: Card, step: int, owner: int, out: Any) -> None:
    """What a seat would be paid if the day ended now, and what the last cards would add."""
    out[PAY + step] = cut(pay_now(t, owner, step, out, TABLE))
    room = t.room[owner]
    for count in range(1, min(MOST_TAKEN, t.market_size) + 1):
        room -= KIND_SPACE[t.market[t.market_size - count]]
        if t.room[owner] > 0 and room >= 0:
            gain = gain_of_last(t, owner, step, count, out, TABLE)
            out[PAY + count * SEATS + step] = cut(2 * gain)


@rule
def describe(t: Card, seat: int, out: Any) -> None:
    """What a seat sees."""
    clear(out, TABLE + GOOD * KINDS_OF_GOODS)
    players = t.players
    out[players - 2] = ONE
    out[DAY + t.day] = ONE
    out[REVEALED + t.revealed] = ONE
    describe_market(t, out)
    describe_deck(t, out)
    for step in range(players):
        describe_seat(t, step, seat_further(seat, step, players), out)
    for step in range(players):
        describe_pay(t, step, seat_further(seat, step, players), out)


@rule
def legal(t: Card) -> int:
    """What the actor may choose, a bit each."""
    return choices(t)


@rule
def action_of(choice: int) -> int:
    """The action that a choice means."""
    return MOVES[choice]


@rule
def is_known(t: Card) -> bool:
    """A network has learned games in which the monopoly bonus does not rise."""
    return not t.rising


INPUTS = Inputs(TABLE, GOOD, len(MOVES), SEATS, describe, legal, action_of, is_known)
assert KINDS == NEUTRAL + 2, "two kinds bear no good"
