"""The merchant of the card game: what is a take worth, and would one more card make it better?"""

from medici.bots.arrays import Weights
from medici.bots.heuristics.card_mind import CardMind
from medici.bots.heuristics.card_worth import (
    DENY,
    FILL,
    FRESH,
    GOOD_SPREAD,
    GOOD_SPREAD_DAY,
    GOOD_SPREAD_ROOM,
    HOPE,
    HORIZON_DAY,
    HORIZON_ROOM,
    KIND_SHIFT,
    LUCK,
    MEAN,
    PACE,
    PACE_ROOM,
    SHIP,
    SPREAD,
    SPREAD_LEAST,
    WEIGHTS,
    eyed,
    gain,
    icons_of,
    joint_gain,
    rival_ship,
    rivals_of,
    ship_value,
    space_value,
    widest_rooms,
)
from medici.bots.heuristics.heuristic import Heuristic
from medici.games.card.actions import ALL_THREE, LAST, ONE_MORE, REVEAL, SECOND_TOO, TAKE, THIRD_TOO
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
from medici.games.card.state import Card
from medici.games.days import DAYS
from medici.games.seats import next_with_room
from medici.kernel import rule

__all__ = ["CARD", "FIRST_GUESS", "WEIGHTS", "weighed_move"]

FIRST_GUESS = (
    *(3.6, 2.0, 2.2, 2.5, 1.5),
    *(1.2, 1.2, 1.2),
    *(0.5, 0.9, 1.2),
    *(1.0, 1.9, 2.8),
    *(3.0, 2.0, 1.2, 0.6),
    *(0.5, 0.1),
    *(1.0, 1.0, 0.3),
    *(4.5, 6.5, 9.0),
    *(-1.5, 0.2, 4.0, 1.5, 5.0, 3.0, 3.0),
    *(1.0, 1.0, 1.0, 1.0),
    0.5,
)

NUDGE = 0.01  # a point too many does no harm
AVERAGE = 3.4  # of the values on the cards
MASK_BIT = (0, LAST, 0, SECOND_TOO, 0, THIRD_TOO, 0, ALL_THREE)  # of choices, by what is taken
TWO_OR_MORE = 0xFEFEFEFEFE  # packed icons: several of a good
NEXT_LAST = (0, 0, 0, 1, 0, 0, 0, 2)  # what is left at the end of the market, by what is taken
NEXT_TWO = (0, 1, 0, 2, 0, 2, 0, 3)  # and before the end


@rule
def keeping(
    t: Card,
    left: int,
    cap: float,
    rival: int,
    ships: tuple[float, ...],
    steep: float,
    single: tuple[float, ...],
    w: Weights,
) -> tuple[float, float]:
    """The best take of an average new card with the last two, and the worth of the ship then.

    ``left`` is the room that the new card leaves.
    """
    size = t.market_size
    days = DAYS - t.day - 1
    one = t.market[size - 1]
    two = t.market[max(0, size - 2)]
    icons_one = single[KIND_GOOD[one]] * KIND_ICONS[one]
    icons_two = single[KIND_GOOD[two]] * KIND_ICONS[two]
    best = -1000.0
    hull = 0.0
    for mask in range(4 if size > 1 else 2):
        first = mask & 1
        second = mask >> 1
        spare = left - first * KIND_SPACE[one] - second * KIND_SPACE[two]
        if spare < 0:
            continue
        worth = t.worth[t.on_turn] + first * KIND_VALUE[one] + second * KIND_VALUE[two]
        hoped = worth + AVERAGE + min(1.0 * spare, cap) * w[MEAN]
        value = w[SHIP + days] * ship_value(t, hoped, ships, steep)
        value += first * icons_one + second * icons_two
        value += space_value(t, spare, rival, w) + w[FILL] * (spare == 0)
        if value > best:
            best = value
            hull = hoped
    return best, hull


@rule
def slope_at(t: Card, worth: float, ships: tuple[float, ...], steep: float, w: Weights) -> float:
    """What a point more on a ship of about this worth is worth."""
    rise = ship_value(t, worth + 2.0, ships, steep) - ship_value(t, worth - 2.0, ships, steep)
    point: float = 0.25 * rise * w[SHIP + DAYS - t.day - 1]
    return point


@rule
def weighed_move(t: Card, mind: CardMind) -> int:
    """The merchant's move with any weights."""
    w = mind.w
    seat = t.on_turn
    days = DAYS - t.day - 1
    room = t.room[seat]
    size = t.market_size
    may = choices(t)
    after = next_with_room(t.room, t.players, t.on_turn)
    rival, second_room = widest_rooms(t, seat)
    cap = w[PACE] + w[PACE_ROOM] * second_room if rival > 0 else 0.0
    rest = min(1.0 * room, cap)
    ships = (
        rival_ship(t, seat, 1, cap, w),
        rival_ship(t, seat, 2, cap, w),
        rival_ship(t, seat, 3, cap, w),
        rival_ship(t, seat, 4, cap, w),
        rival_ship(t, seat, 5, cap, w),
    )
    steep = 1.0 / (w[SPREAD_LEAST] + w[SPREAD] * rest)
    mine = icons_of(t, seat)
    rivals = rivals_of(t, seat, after)
    slope = 1.0 / (w[GOOD_SPREAD] + w[GOOD_SPREAD_DAY] * days + w[GOOD_SPREAD_ROOM] * rest)
    horizon = w[HORIZON_DAY] * days + w[HORIZON_ROOM] * rest
    single = (
        gain(t, 0, 1, mine, rivals, slope, horizon, w),
        gain(t, 1, 1, mine, rivals, slope, horizon, w),
        gain(t, 2, 1, mine, rivals, slope, horizon, w),
        gain(t, 3, 1, mine, rivals, slope, horizon, w),
        gain(t, 4, 1, mine, rivals, slope, horizon, w),
    )
    left_over = (
        eyed(t, size - 2, rivals[2], w),
        eyed(t, size - 3, rivals[2], w),
        eyed(t, size - 4, rivals[2], w),
        eyed(t, size - 5, rivals[2], w),
        eyed(t, size - 6, rivals[2], w),
    )

    one = t.market[size - 1]
    two = t.market[max(0, size - 2)]
    three = t.market[max(0, size - 3)]
    icons_one = single[KIND_GOOD[one]] * KIND_ICONS[one]
    icons_two = single[KIND_GOOD[two]] * KIND_ICONS[two]
    icons_three = single[KIND_GOOD[three]] * KIND_ICONS[three]
    more_one = KIND_ICONS[one] << KIND_SHIFT[one]
    more_two = KIND_ICONS[two] << KIND_SHIFT[two]
    more_three = KIND_ICONS[three] << KIND_SHIFT[three]
    best = -1000.0
    move = TAKE + 1
    for mask in range(1, 8, 2):
        if not may & MASK_BIT[mask]:
            continue
        both = mask >> 1 & 1
        far = mask >> 2
        worth = t.worth[seat] + KIND_VALUE[one] + both * KIND_VALUE[two] + far * KIND_VALUE[three]
        left = room - KIND_SPACE[one] - both * KIND_SPACE[two] - far * KIND_SPACE[three]
        icons = icons_one + both * icons_two + far * icons_three
        packed = more_one + both * more_two + far * more_three
        if packed & TWO_OR_MORE:
            icons = joint_gain(t, packed, mine, rivals, slope, horizon, w)
        hull = ship_value(t, worth + min(1.0 * left, cap) * w[MEAN], ships, steep)
        value = w[SHIP + days] * hull + icons + space_value(t, left, rival, w)
        if left == 0:
            value += w[FILL]
        leavings = left_over[NEXT_LAST[mask]] + left_over[NEXT_TWO[mask]]
        leavings += left_over[NEXT_TWO[mask] + 1]
        if rival > 0:
            value -= w[DENY] * max(0.0, leavings - w[FRESH])
        value += NUDGE * worth
        if value > best:
            best = value
            move = TAKE + mask
    if not may & ONE_MORE:
        return move

    less, hull = keeping(t, room - 1, cap, rival, ships, steep, single, w)
    if w[HOPE] == 0.0:  # one who does not count the deck
        return REVEAL if less + w[LUCK + t.revealed] > best else move
    point = slope_at(t, hull, ships, steep, w)
    full = less + (rest - min(room - 1.0, cap)) * w[MEAN] * point
    full += space_value(t, room, rival, w) - space_value(t, room - 1, rival, w)
    if room == 1:
        full, hull = keeping(t, room, cap, rival, ships, steep, single, w)
    low = less - AVERAGE * point
    high = full - AVERAGE * point
    hope = 0.0
    for good in range(5):
        at = 4 * good
        twos, threes, fours, fives = t.deck[at], t.deck[at + 1], t.deck[at + 2], t.deck[at + 3]
        doubles = t.deck[PLAIN + good]
        taking = twos + threes + fours + fives + doubles
        values = 2 * twos + 3 * threes + 4 * fours + 5 * fives
        icons = taking + doubles + t.deck[GREEN + good]
        hope += icons * single[good] + values * point
        hope += taking * low + t.deck[GREEN + good] * high
    hope += t.deck[NEUTRAL] * (2.0 * point + high) + t.deck[NEUTRAL + 1] * (7.0 * point + high)
    return REVEAL if hope / t.deck_left * w[HOPE] + w[LUCK + t.revealed] > best else move


# Without a search a move is seldom wrong here; only searchers count the deck before they reveal.
CARD = Heuristic(weighed_move, CardMind, FIRST_GUESS, doubt=1.5, without=(HOPE,))
