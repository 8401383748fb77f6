"""What things are worth to the merchant of the card game, by a row of weights.

``w`` is a row of weights in florins and factors; ``medici tune`` found them by self-play.
"""

from medici.bots.arrays import Weights
from medici.bots.heuristics.packed import BYTE, odds, ranked
from medici.games.card.cards import KIND_GOOD, KIND_ICONS, KIND_SPACE, KIND_VALUE
from medici.games.card.scoring import MONOPOLY, MONOPOLY_PAY, RISE
from medici.games.card.state import HOLD, Card
from medici.games.days import DAYS
from medici.games.ranking import SECOND, SHIP_PAY
from medici.games.seats import seat_further
from medici.kernel import cold, rule

# Where the weights stand in their row
MEAN = 0  # what an empty space will add to the worth of a ship
SPREAD_LEAST = 1  # how uncertain the order of two ships is, with both full
SPREAD = 2  # and for each space still empty
PACE = 3  # how many cards a ship takes on a last turn
PACE_ROOM = 4  # and how many more for each space that its widest rival has left
SHIP = 5  # the weight of the ships' pay, by days to come: 0, 1, 2
RANK = 8  # of the ranks in a good, by days to come
MONO = 11  # of a monopoly, by days to come
POT = 14  # florins for being 1, 2, 3, 4 icons short of a monopoly, by
HORIZON_DAY = 18  # the days to come and
HORIZON_ROOM = 19  # the spaces left today
GOOD_SPREAD = 20  # how uncertain the order in a good is at the end of the game
GOOD_SPREAD_DAY = 21  # for each day to come
GOOD_SPREAD_ROOM = 22  # and for each space left today
SPACE = 23  # what the icons in an empty space will be worth, by days to come
FILL = 26  # for filling the ship
DENY = 27  # the weight of what the next player finds
FRESH = 28  # what the next player would find without it
FRESH_VALUE = 29  # what the next player would give for a point on a card,
FRESH_SPACE = 30  # to save a space,
FRESH_ICON = 31  # for an icon,
FRESH_MONO = 32  # and each day for a monopoly, or one icon short of it
HOPE = 33  # the weight of what one more card may bring
LUCK = 34  # and what is added to it, by cards revealed this turn: 0, 1, 2
SLACK = 37  # more for an empty space, for each that a rival has more than the seat itself
WEIGHTS = 38

KIND_SHIFT = tuple(8 * good for good in KIND_GOOD)
CHOOSY = (0.0, 0.0, 0.4, 0.8, 1.0, 1.1, 1.2)  # how much patience pays, by players
RIVALS = (0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0)  # whether there is a second rival, by players
IS_SHORT = (0.0, 1.0, 1.0, 1.0, 1.0, 0.0)  # whether a weight stands for so many icons short
SEATS = 6
# What a ship is paid that leaves so many behind: players * 7 + ships
PAY_AHEAD = tuple(
    SHIP_PAY[players * SEATS + players - 1 - ships] if ships < players else 0
    for players in range(SEATS + 1)
    for ships in range(SEATS + 1)
)


@rule
def icons_of(t: Card, seat: int) -> int:
    """The icons of a seat in its warehouse and aboard, packed."""
    at = seat * 5
    counts = t.icons[at] + (t.icons[at + 1] << 8) + (t.icons[at + 2] << 16)
    counts += (t.icons[at + 3] << 24) + (t.icons[at + 4] << 32)
    for space in range(seat * HOLD, seat * HOLD + t.aboard[seat]):
        kind = t.hold[space]
        counts += KIND_ICONS[kind] << KIND_SHIFT[kind]
    return counts


@rule
def rivals_of(t: Card, seat: int, after: int) -> tuple[int, int, int]:
    """The most icons of a rival in each good, the second most, and those of ``after``."""
    most = 0
    second = 0
    theirs = 0
    for other in range(t.players):
        if other != seat:
            counts = icons_of(t, other)
            if other == after:
                theirs = counts
            most, second = ranked(most, second, counts)
    return most, second, theirs


@rule
def stock_value(
    t: Card, icons: int, most: int, second: int, slope: float, horizon: float, w: Weights
) -> float:
    """What a number of icons of a good is worth, against the two strongest rivals."""
    days = DAYS - t.day - 1
    own = icons - 0.5 * (icons == 0)
    places = odds(own - most, slope) + RIVALS[t.players] * odds(own - second, slope)
    short = MONOPOLY[t.players] - icons
    bonus = MONOPOLY_PAY * (short <= 0)
    if t.rising:
        bonus += MONOPOLY_PAY * (short <= -RISE)
        short += RISE * (short <= 0)
    short = max(0, min(5, short))
    value: float = SECOND * places * w[RANK + days] + bonus * w[MONO + days]
    value += IS_SHORT[short] * w[POT + (short - 1 & 3)] * horizon
    return value


@rule
def gain(
    t: Card,
    good: int,
    more: int,
    mine: int,
    rivals: tuple[int, int, int],
    slope: float,
    horizon: float,
    w: Weights,
) -> float:
    """What more icons of a good would add to those that a seat has."""
    icons = mine >> (8 * good) & BYTE
    most = rivals[0] >> (8 * good) & BYTE
    second = rivals[1] >> (8 * good) & BYTE
    value = stock_value(t, icons + more, most, second, slope, horizon, w)
    return value - stock_value(t, icons, most, second, slope, horizon, w)


@cold
def joint_gain(
    t: Card,
    more: int,
    mine: int,
    rivals: tuple[int, int, int],
    slope: float,
    horizon: float,
    w: Weights,
) -> float:
    """What more icons, packed, would add to those that a seat has."""
    total = 0.0
    for good in range(5):
        icons = more >> (8 * good) & BYTE
        if icons:
            total += gain(t, good, icons, mine, rivals, slope, horizon, w)
    return total


@rule
def rival_ship(t: Card, seat: int, further: int, cap: float, w: Weights) -> float:
    """The worth that the ship of a rival so many seats further will have; too much for nobody's."""
    if further >= t.players:
        return 1000.0
    other = seat_further(seat, further, t.players)
    worth: float = t.worth[other] + min(1.0 * t.room[other], cap) * w[MEAN]
    return worth


@rule
def ship_value(t: Card, worth: float, ships: tuple[float, ...], slope: float) -> float:
    """What a ship of this worth can expect to be paid, against the ships of the rivals."""
    behind = odds(worth - ships[0], slope) + odds(worth - ships[1], slope)
    behind += odds(worth - ships[2], slope)
    if t.players > 4:
        behind += odds(worth - ships[3], slope) + odds(worth - ships[4], slope)
    beaten = int(behind)
    row = t.players * (SEATS + 1) + beaten
    pay = PAY_AHEAD[row] + 0.0
    return pay + (behind - beaten) * (PAY_AHEAD[min(row + 1, len(PAY_AHEAD) - 1)] - pay)


@rule
def widest_rooms(t: Card, seat: int) -> tuple[int, int]:
    """The most room that a rival of a seat has, and the second most room that anyone has."""
    widest = 0
    second = 0
    for other in range(t.players):
        if other != seat:
            second = max(second, min(widest, t.room[other]))
            widest = max(widest, t.room[other])
    return widest, max(second, min(widest, t.room[seat]))


@rule
def space_value(t: Card, left: int, rival: int, w: Weights) -> float:
    """What the icons in the empty spaces will be worth; a rival who has more room gives time."""
    if rival == 0:
        return 0.0
    days = DAYS - t.day - 1
    each = w[SPACE + days] * CHOOSY[t.players] + w[SLACK] * (rival - left)
    value: float = min(1.0 * left, w[PACE] + w[PACE_ROOM] * rival) * max(0.0, each)
    return value


@rule
def eyed(t: Card, number: int, theirs: int, w: Weights) -> float:
    """What the next player, who has these icons, would give for a card of the market."""
    if number < 0:
        return 0.0
    kind = t.market[number]
    more = KIND_ICONS[kind]
    icons = theirs >> KIND_SHIFT[kind] & BYTE
    short = MONOPOLY[t.players] - icons
    value: float = w[FRESH_VALUE] * KIND_VALUE[kind] - w[FRESH_SPACE] * KIND_SPACE[kind]
    value += w[FRESH_ICON] * more
    value += w[FRESH_MONO] * (DAYS - t.day) * (short > 0) * (more > 0) * (short - more < 2)
    return max(0.0, value)
