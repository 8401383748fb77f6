"""What things are worth to the merchant of the card game, by a row of weights.

``w`` is a row of weights in florins and factors; ``medici tune`` found them by self-play.
"""

from itertools import pairwise

from medici.bots.arrays import Weights
from medici.bots.heuristics.card_mind import LURES, STEPS, CardMind
from medici.bots.heuristics.packed import BYTE, odds
from medici.games.card.cards import KIND_GOOD, KIND_ICONS, KIND_SPACE, KIND_VALUE
from medici.games.card.scoring import MONOPOLY, MONOPOLY_PAY, RISE
from medici.games.card.state import Card
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
KIND_PACKED = tuple(icons << shift for icons, shift in zip(KIND_ICONS, KIND_SHIFT, strict=True))
KIND_GAIN = tuple(  # where a mind notes what its icons add
    STEPS * good + icons for good, icons in zip(KIND_GOOD, KIND_ICONS, strict=True)
)
KIND_SINGLE = tuple(STEPS * good + 1 for good in KIND_GOOD)  # or one icon of its good
CHOOSY = (0.0, 0.0, 0.4, 0.8, 1.0, 1.1, 1.2)  # how much patience pays, by players
RIVALS = (0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0)  # whether there is a second rival, by players
SEATS = 6
# What a ship is paid that leaves so many behind, and how much more for one more:
# players * 7 + ships
PAY_AHEAD = tuple(
    float(SHIP_PAY[players * SEATS + players - 1 - ships]) if ships < players else 0.0
    for players in range(SEATS + 1)
    for ships in range(SEATS + 1)
)
PAY_STEP = tuple(more - pay for pay, more in pairwise((*PAY_AHEAD, PAY_AHEAD[-1])))

TWO_OR_MORE = 0xFEFEFEFEFE  # packed icons: several of a good
ONE_OF_EACH = 0x0101010101  # packed
FOUR_OR_MORE = 0xFCFCFCFCFC


@rule
def note_lures(t: Card, mind: CardMind, horizon: float) -> None:
    """What it promises to be so many icons short of a monopoly."""
    w = mind.w
    mind.goal = MONOPOLY[t.players] + RISE
    mind.follower = RIVALS[t.players]
    bonus = MONOPOLY_PAY * w[MONO + DAYS - t.day - 1]
    for short in range(1, 5):
        mind.lure[RISE + short] = w[POT + short - 1] * horizon
    for beyond in range(RISE + 1):
        mind.lure[RISE - beyond] = bonus
    if t.rising:  # C35
        for short in range(1, RISE + 1):
            mind.lure[short] += w[POT + short - 1] * horizon
        mind.lure[0] += bonus


@rule
def stock_value(mind: CardMind, icons: int, most: int, second: int) -> float:
    """What a number of icons of a good is worth, against the two strongest rivals."""
    own = icons if icons > 0 else -0.5
    places = odds(own - most, mind.slope) + mind.follower * odds(own - second, mind.slope)
    lure = mind.lure[max(0, min(mind.goal - icons, LURES - 1))]
    return SECOND * places * mind.rank + lure


@rule
def pair_gain(mind: CardMind, one: int, two: int) -> float:
    """What the icons on two cards would add to those that a seat has."""
    more = KIND_PACKED[one] + KIND_PACKED[two]
    if more + ONE_OF_EACH & FOUR_OR_MORE:
        return great_gain(mind, more)
    apart = mind.gains[KIND_GAIN[one]] + mind.gains[KIND_GAIN[two]]
    together = mind.gains[KIND_GAIN[one] + KIND_ICONS[two]]
    return together if KIND_GOOD[one] == KIND_GOOD[two] else apart


@rule
def triple_gain(mind: CardMind, one: int, two: int, three: int) -> float:
    """What the icons on three cards would add to those that a seat has."""
    more = KIND_PACKED[one] + KIND_PACKED[two] + KIND_PACKED[three]
    if not more & TWO_OR_MORE:
        gains = mind.gains
        return gains[KIND_GAIN[one]] + gains[KIND_GAIN[two]] + gains[KIND_GAIN[three]]
    if more + ONE_OF_EACH & FOUR_OR_MORE:
        return great_gain(mind, more)
    total = 0.0
    for good in range(5):
        total += mind.gains[STEPS * good + (more >> (8 * good) & BYTE)]
    return total


@cold
def great_gain(mind: CardMind, more: int) -> float:
    """What more icons, packed, would add to those that a seat has, also many of a good."""
    total = 0.0
    for good in range(5):
        icons = more >> (8 * good) & BYTE
        if icons:
            has = mind.mine >> (8 * good) & BYTE
            most = mind.most >> (8 * good) & BYTE
            second = mind.second >> (8 * good) & BYTE
            value = stock_value(mind, has + icons, most, second)
            total += value - stock_value(mind, has, most, second)
    return total


@rule
def rival_ship(t: Card, seat: int, further: int, pace: float, w: Weights) -> float:
    """The worth that the ship of a rival so many seats further will have; too much for nobody's."""
    if further >= t.players:
        return 1000.0
    other = seat_further(seat, further, t.players)
    worth: float = t.worth[other] + min(1.0 * t.room[other], pace) * w[MEAN]
    return worth


@rule
def ship_value(t: Card, worth: float, mind: CardMind) -> float:
    """What a ship of this worth can expect to be paid, against the ships of the rivals."""
    ships = mind.ships
    steep = mind.steep
    behind = odds(worth - ships[0], steep) + odds(worth - ships[1], steep)
    behind += odds(worth - ships[2], steep)
    if t.players > 4:
        behind += odds(worth - ships[3], steep) + odds(worth - ships[4], steep)
    beaten = int(behind)
    row = t.players * (SEATS + 1) + beaten
    return PAY_AHEAD[row] + (behind - beaten) * PAY_STEP[row]


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
    wanted = (short > 0) & (more > 0) & (short - more < 2)
    value += w[FRESH_MONO] * (DAYS - t.day) if wanted else 0.0
    return max(0.0, value)
