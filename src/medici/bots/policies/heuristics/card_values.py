"""What things are worth to the heuristic of the card game, by a row of weights.

``w`` is a row of weights in florins and factors; ``medici tune`` found them by self-play.
"""

from itertools import pairwise
from typing import Annotated

from medici.bots.policies.heuristics.packed import BYTE, odds
from medici.bots.policies.policy import PolicyState
from medici.games.actors import SEATS
from medici.games.card.cards import KIND_GOOD, KIND_ICONS, KIND_SPACE, KIND_VALUE
from medici.games.card.scoring import MONOPOLY, MONOPOLY_PAY, RISE
from medici.games.card.state import Card
from medici.games.days import DAYS
from medici.games.goods import GOODS
from medici.games.ranking import SECOND, SHIP_PAY
from medici.games.seats import seat_further
from medici.kernel import Cells, declare, i8, i64, noinline, rule
from medici.kernel.arrays import Weights

ROW = 40  # weights that a row may have
ROOMS = 8  # a ship has from no empty space to 7
STEPS = 5  # from no icon of a good more to 4 more; only one and two more are noted
# From 3 icons more than a monopoly, where a rising one pays no more, to 5 short of it
MONOPOLY_STEPS = 9
VIEW = 8  # cards of the market that are noted, the last ones, by the low bits of their number

f64 = Annotated[float, Cells("f8")]
PerRoom = Annotated[list[float], Cells("f8", ROOMS)]


@declare
class CardPolicy(PolicyState):
    """The weights of a merchant of the card game, and its notes.

    ``key`` names the turn that they are about: see ``card_turn``.
    """

    w: Annotated[list[float], Cells("f8", ROW)]

    # The icons of each seat, in its warehouse and aboard, which change when cards are taken
    day: i8  # when they were counted
    aboard: Annotated[list[int], Cells("i1", SEATS)]  # cards aboard that are among them
    stock: Annotated[list[int], Cells("i8", SEATS)]  # packed: see ``packed``

    # What stays the same for a whole turn
    mine: i64  # icons, packed: of the seat,
    most: i64  # the most of a rival in each good,
    second: i64  # the second most,
    theirs: i64  # and those of the next player
    deny: f64  # the weight of what the next player finds
    pace: f64  # how many cards more a ship will take
    rest: f64  # how many more the seat's own will take
    ship: f64  # the weight of the ships' pay
    steep: f64  # by how much a point ahead makes a better ship likelier
    slope: f64  # by how much an icon ahead makes a better rank likelier
    rank: f64  # what a better rank in a good is worth
    follower: f64  # 1 if there is a second rival to be ahead of
    goal: i64  # icons beyond which even a rising monopoly pays no more
    # What it is worth to be n icons short of a monopoly: 3 + n
    monopoly_value: Annotated[list[float], Cells("f8", MONOPOLY_STEPS)]
    ships: Annotated[list[float], Cells("f8", SEATS - 1)]  # what the ships of rivals will be worth
    full_bonus: PerRoom  # for filling the ship, and 0 for leaving space
    filling: PerRoom  # what so many empty spaces will add to the worth of a ship,
    space: PerRoom  # and what the icons in them will be worth
    gains: Annotated[list[float], Cells("f8", len(GOODS) * STEPS)]  # of good g, n more: 5 * g + n

    fresh: f64  # what an average new card would be worth, taken alone,
    fresh_hull: f64  # and the worth of the ship then

    # The market, whose last cards are looked at again with each new one
    viewed: i64  # so many cards have been looked at for the next player
    eyes: Annotated[list[float], Cells("f8", VIEW)]  # what the next player would give for them
    weighed: i64  # so many cards lay there when the last one was weighed with a new one:
    kept: f64  # what both would be worth,
    kept_hull: f64  # and the worth of the ship then

    # The deck, for those who count it
    seen: i8  # cards revealed this turn that are no longer counted
    taking: i64  # cards that need a space
    points: i64  # all values on the cards
    icons: f64  # what all icons would add


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
KIND_GAIN = tuple(  # where a policy notes what its icons add
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

NOBODYS_SHIP = 1000.0  # more than any ship is worth: it is never left behind
TWO_OR_MORE = 0xFEFEFEFEFE  # packed icons: several of a good
ONE_OF_EACH = 0x0101010101  # packed
FOUR_OR_MORE = 0xFCFCFCFCFC


@rule
def note_monopoly_values(t: Card, policy: CardPolicy, horizon: float) -> None:
    """Note what it is worth to be so many icons short of a monopoly."""
    w = policy.w
    policy.goal = MONOPOLY[t.players] + RISE
    policy.follower = RIVALS[t.players]
    bonus = MONOPOLY_PAY * w[MONO + DAYS - t.day - 1]
    for short in range(1, 5):
        policy.monopoly_value[RISE + short] = w[POT + short - 1] * horizon
    for beyond in range(RISE + 1):
        policy.monopoly_value[RISE - beyond] = bonus
    if t.rising:  # C35
        for short in range(1, RISE + 1):
            policy.monopoly_value[short] += w[POT + short - 1] * horizon
        policy.monopoly_value[0] += bonus


@rule
def stock_value(policy: CardPolicy, icons: int, most: int, second: int) -> float:
    """What a number of icons of a good is worth, against the two strongest rivals."""
    own = icons if icons > 0 else -0.5
    places = odds(own - most, policy.slope) + policy.follower * odds(own - second, policy.slope)
    bonus = policy.monopoly_value[max(0, min(policy.goal - icons, MONOPOLY_STEPS - 1))]
    return SECOND * places * policy.rank + bonus


@rule
def pair_gain(policy: CardPolicy, one: int, two: int) -> float:
    """What the icons on two cards would add to those that a seat has."""
    more = KIND_PACKED[one] + KIND_PACKED[two]
    if more + ONE_OF_EACH & FOUR_OR_MORE:
        return great_gain(policy, more)
    apart = policy.gains[KIND_GAIN[one]] + policy.gains[KIND_GAIN[two]]
    together = policy.gains[KIND_GAIN[one] + KIND_ICONS[two]]
    return together if KIND_GOOD[one] == KIND_GOOD[two] else apart


@rule
def triple_gain(policy: CardPolicy, one: int, two: int, three: int) -> float:
    """What the icons on three cards would add to those that a seat has."""
    more = KIND_PACKED[one] + KIND_PACKED[two] + KIND_PACKED[three]
    if not more & TWO_OR_MORE:
        gains = policy.gains
        return gains[KIND_GAIN[one]] + gains[KIND_GAIN[two]] + gains[KIND_GAIN[three]]
    if more + ONE_OF_EACH & FOUR_OR_MORE:
        return great_gain(policy, more)
    total = 0.0
    for good in range(5):
        total += policy.gains[STEPS * good + (more >> (8 * good) & BYTE)]
    return total


@noinline
def great_gain(policy: CardPolicy, more: int) -> float:
    """What more icons, packed, would add to those that a seat has, also many of a good."""
    total = 0.0
    for good in range(5):
        icons = more >> (8 * good) & BYTE
        if icons:
            has = policy.mine >> (8 * good) & BYTE
            most = policy.most >> (8 * good) & BYTE
            second = policy.second >> (8 * good) & BYTE
            value = stock_value(policy, has + icons, most, second)
            total += value - stock_value(policy, has, most, second)
    return total


@rule
def rival_ship(t: Card, seat: int, further: int, pace: float, w: Weights) -> float:
    """The worth that the ship of a rival so many seats further will have; too much for nobody's."""
    if further >= t.players:
        return NOBODYS_SHIP
    other = seat_further(seat, further, t.players)
    worth: float = t.worth[other] + min(1.0 * t.room[other], pace) * w[MEAN]
    return worth


@rule
def ship_value(t: Card, worth: float, policy: CardPolicy) -> float:
    """What a ship of this worth can expect to be paid, against the ships of the rivals."""
    ships = policy.ships
    steep = policy.steep
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
