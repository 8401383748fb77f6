"""The merchant of the card game: what is a take worth, and would one more card make it better?

``w`` is a row of weights in florins and factors; ``medici tune`` found them by self-play.
"""

from typing import Any

from medici.games.card.cards import GREEN, KIND_GOOD, KIND_ICONS, KIND_SPACE, KIND_VALUE, NEUTRAL
from medici.games.card.rules import (
    ALL_THREE,
    LAST,
    ONE_MORE,
    REVEAL,
    SECOND_TOO,
    TAKE,
    THIRD_TOO,
    choices,
)
from medici.games.card.scoring import DAYS, MONOPOLY, RISE, monopoly_pay
from medici.games.card.state import HOLD, Card
from medici.games.places import SHIP_PAY
from medici.kernel import Dice, rule

# Where the weights stand in their row
MEAN = 0  # what an empty space will add to the worth of a ship
SPREAD_LEAST = 1  # how uncertain the order of two ships is, with both full
SPREAD = 2  # and for each space still empty
PACE = 3  # how many cards a ship takes on a last turn
PACE_ROOM = 4  # and how many more for each space that its fullest rival has left
SHIP = 5  # the weight of the ships' pay, by days left: 1, 2, 3
PLACE = 8  # of the places in a good, by days left
MONO = 11  # of a monopoly, by days left
POT = 14  # florins for being 1, 2, 3, 4 icons short of a monopoly, by
HORIZON_DAY = 18  # the days after this one and
HORIZON_ROOM = 19  # the spaces left today
GOOD_SPREAD = 20  # how uncertain the order in a good is at the end of the game
GOOD_SPREAD_DAY = 21  # for each day after this one
GOOD_SPREAD_ROOM = 22  # and for each space left today
SPACE = 23  # what the icons in an empty space will be worth, by days left
FILL = 26  # for filling the ship
DENY = 27  # the weight of what the next player finds
FRESH = 28  # what the next player would find without it
HOPE = 29  # the weight of what one more card may bring
LUCK = 30  # and what is added to it, by cards revealed this turn: 0, 1, 2
CROWD = 33  # what is added for each card that revealing puts out of reach
GREEDY = 34  # the part of a second and third card's value that one more card keeps
WEIGHTS = 35

FIRST_GUESS = (
    *(3.6, 2.0, 2.2, 2.5, 1.5),
    *(1.0, 1.0, 1.0),
    *(0.9, 1.6, 2.2),
    *(1.0, 1.9, 2.8),
    *(5.0, 3.5, 2.2, 1.0),
    *(0.5, 0.1),
    *(1.0, 1.0, 0.3),
    *(2.0, 3.0, 4.0),
    *(0.5, 0.2, 4.0),
    *(1.0, -0.5, -0.5, -0.5, 0.3, 1.0),
)

BYTE = 255


@rule
def icons_of(t: Card, seat: int) -> int:
    """The icons of a seat in its warehouse and aboard, eight bits for each good."""
    packed = 0
    for good in range(5):
        packed += t.icons[seat * 5 + good] << (8 * good)
    for place in range(seat * HOLD, seat * HOLD + t.aboard[seat]):
        kind = t.hold[place]
        packed += KIND_ICONS[kind] << (8 * KIND_GOOD[kind])
    return packed


@rule
def rivals_of(t: Card, seat: int) -> tuple[int, int]:
    """The most icons that a rival has of each good, and the second most, packed likewise."""
    most = 0
    second = 0
    for other in range(t.players):
        if other == seat:
            continue
        packed = icons_of(t, other)
        for shift in range(0, 40, 8):
            count = packed >> shift & BYTE
            lead = count - (most >> shift & BYTE)
            if lead > 0:
                second += ((most >> shift & BYTE) - (second >> shift & BYTE)) << shift
                most += lead << shift
            else:
                lead = count - (second >> shift & BYTE)
                if lead > 0:
                    second += lead << shift
    return most, second


@rule
def stock_value(
    t: Card, icons: int, most: int, second: int, slope: float, horizon: float, w: Any
) -> float:
    """What a number of icons of a good is worth, against the two strongest rivals."""
    days = DAYS - t.day - 1
    own = 1.0 * icons if icons > 0 else -0.5
    places = 2.0 - max(0.0, min(1.0, 0.5 - (own - most) * slope))
    if t.players > 2:
        places -= max(0.0, min(1.0, 0.5 - (own - second) * slope))
    value: float = 5.0 * places * w[PLACE + days] + w[MONO + days] * monopoly_pay(t, icons)
    short = MONOPOLY[t.players] - icons
    if t.rising and short <= 0:
        short += RISE
    if 1 <= short <= 4:
        value += w[POT + short - 1] * horizon
    return value


@rule
def gain(
    t: Card,
    kind: int,
    mine: int,
    most: int,
    second: int,
    slope: float,
    horizon: float,
    w: Any,
) -> float:
    """What the icons of a card would add to those that a seat has."""
    if kind >= NEUTRAL:
        return 0.0
    shift = 8 * KIND_GOOD[kind]
    icons = mine >> shift & BYTE
    first = most >> shift & BYTE
    next_most = second >> shift & BYTE
    more = stock_value(t, icons + KIND_ICONS[kind], first, next_most, slope, horizon, w)
    return more - stock_value(t, icons, first, next_most, slope, horizon, w)


@rule
def rooms_left(t: Card, seat: int, room: int, w: Any) -> float:
    """How many spaces a seat can hope to fill before the day ends for it (C20)."""
    widest = 0
    for other in range(t.players):
        if other != seat:
            widest = max(widest, t.room[other])
    hope: float = min(1.0 * room, w[PACE] + w[PACE_ROOM] * widest)
    return hope


@rule
def ship_value(t: Card, seat: int, worth: float, slope: float, w: Any) -> float:
    """What a ship of this worth can expect to be paid, the others' filled with mean cards."""
    behind = 0.0
    for other in range(t.players):
        if other != seat:
            lead = (
                worth - t.worth[other] - rooms_left(t, other, t.room[other], w) * w[MEAN]
            ) * slope
            behind += max(0.0, min(1.0, 0.5 - lead))
    place = int(behind)
    part = behind - place
    row = t.players * 6 + place
    pay = 1.0 * SHIP_PAY[row]
    return pay - part * (pay - SHIP_PAY[row + 1]) if part > 0.0 else pay
