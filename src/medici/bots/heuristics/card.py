"""The merchant of the card game: what is a take worth, and would one more card make it better?"""

from medici.bots.heuristics.card_deck import count_deck, cross_off, hope
from medici.bots.heuristics.card_mind import STEPS, CardMind
from medici.bots.heuristics.card_turn import begin, turn_of
from medici.bots.heuristics.card_worth import (
    FILL,
    FRESH,
    HOPE,
    KIND_SHIFT,
    LUCK,
    MEAN,
    SHIP,
    WEIGHTS,
    eyed,
    joint_gain,
    ship_value,
)
from medici.bots.heuristics.heuristic import Heuristic
from medici.games.card.actions import ALL_THREE, LAST, ONE_MORE, REVEAL, SECOND_TOO, TAKE, THIRD_TOO
from medici.games.card.cards import (
    KIND_GOOD,
    KIND_ICONS,
    KIND_SPACE,
    KIND_VALUE,
)
from medici.games.card.rules import choices
from medici.games.card.state import Card
from medici.games.days import DAYS
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
TWO_OR_MORE = 0xFEFEFEFEFE  # packed icons: several of a good


@rule
def take_value(
    t: Card, mind: CardMind, worth: int, left: int, icons: float, packed: int, leavings: float
) -> float:
    """What a take is worth that brings the ship to a worth and leaves so much room.

    ``icons`` is what its icons add, each by itself; ``leavings`` what the next player will find.
    """
    w = mind.w
    if packed & TWO_OR_MORE:
        icons = joint_gain(t, packed, mind)
    hull = ship_value(t, worth + mind.filling[left], mind)
    value = w[SHIP + DAYS - 1 - t.day] * hull + icons + mind.space[left]
    if left == 0:
        value += w[FILL]
    value -= mind.deny * max(0.0, leavings - w[FRESH])
    return value + NUDGE * worth


@rule
def keeping(t: Card, mind: CardMind, left: int) -> tuple[float, float]:
    """The best take of an average new card with the last two, and the worth of the ship then.

    ``left`` is the room that the new card leaves.
    """
    w = mind.w
    size = t.market_size
    one = t.market[size - 1]
    two = t.market[max(0, size - 2)]
    icons_one = mind.gains[STEPS * KIND_GOOD[one] + 1] * KIND_ICONS[one]
    icons_two = mind.gains[STEPS * KIND_GOOD[two] + 1] * KIND_ICONS[two]
    best = -1000.0
    hull = 0.0
    for mask in range(4 if size > 1 else 2):
        first = mask & 1
        second = mask >> 1
        spare = left - first * KIND_SPACE[one] - second * KIND_SPACE[two]
        if spare < 0:
            continue
        worth = t.worth[t.on_turn] + first * KIND_VALUE[one] + second * KIND_VALUE[two]
        hoped = worth + AVERAGE + mind.filling[spare]
        value = w[SHIP + DAYS - 1 - t.day] * ship_value(t, hoped, mind)
        value += first * icons_one + second * icons_two
        value += mind.space[spare] + w[FILL] * (spare == 0)
        if value > best:
            best = value
            hull = hoped
    return best, hull


@rule
def slope_at(t: Card, mind: CardMind, worth: float) -> float:
    """What a point more on a ship of about this worth is worth."""
    rise = ship_value(t, worth + 2.0, mind) - ship_value(t, worth - 2.0, mind)
    point: float = 0.25 * rise * mind.w[SHIP + DAYS - t.day - 1]
    return point


@rule
def best_take(t: Card, mind: CardMind, may: int) -> tuple[int, float]:
    """The best take of those that are legal, and what it is worth."""
    w = mind.w
    room = t.room[t.on_turn]
    size = t.market_size
    worth = t.worth[t.on_turn]
    next_one = eyed(t, size - 2, mind.theirs, w)
    next_two = eyed(t, size - 3, mind.theirs, w)
    next_three = eyed(t, size - 4, mind.theirs, w)
    next_four = eyed(t, size - 5, mind.theirs, w)
    next_five = eyed(t, size - 6, mind.theirs, w)

    one = t.market[size - 1]
    worth += KIND_VALUE[one]
    left = room - KIND_SPACE[one]
    icons = mind.gains[STEPS * KIND_GOOD[one] + 1] * KIND_ICONS[one]
    packed = KIND_ICONS[one] << KIND_SHIFT[one]
    leavings = next_one + next_two + next_three
    best = take_value(t, mind, worth, left, icons, packed, leavings)
    move = TAKE + 1
    if size == 1:
        return move, best

    two = t.market[size - 2]
    three = t.market[max(0, size - 3)]
    value_three = KIND_VALUE[three]
    icons_two = mind.gains[STEPS * KIND_GOOD[two] + 1] * KIND_ICONS[two]
    icons_three = mind.gains[STEPS * KIND_GOOD[three] + 1] * KIND_ICONS[three]
    packed_two = packed + (KIND_ICONS[two] << KIND_SHIFT[two])
    more_three = KIND_ICONS[three] << KIND_SHIFT[three]
    left_two = left - KIND_SPACE[two]
    worth_two = worth + KIND_VALUE[two]
    if may & SECOND_TOO:
        leavings = next_two + next_three + next_four
        value = take_value(t, mind, worth_two, left_two, icons + icons_two, packed_two, leavings)
        if value > best:
            best = value
            move = TAKE + 3
    if may & THIRD_TOO:
        leavings = next_one + next_three + next_four
        value = take_value(
            t,
            mind,
            worth + value_three,
            left - KIND_SPACE[three],
            icons + icons_three,
            packed + more_three,
            leavings,
        )
        if value > best:
            best = value
            move = TAKE + 5
    if may & ALL_THREE:
        leavings = next_three + next_four + next_five
        value = take_value(
            t,
            mind,
            worth_two + value_three,
            left_two - KIND_SPACE[three],
            icons + icons_two + icons_three,
            packed_two + more_three,
            leavings,
        )
        if value > best:
            best = value
            move = TAKE + 7
    return move, best


@rule
def next_card(t: Card, mind: CardMind) -> float:
    """What the best take will be worth after one more card, as far as can be told."""
    w = mind.w
    room = t.room[t.on_turn]
    less, hull = keeping(t, mind, room - 1)
    if w[HOPE] == 0.0:  # one who does not count the deck
        return less
    cross_off(t, mind)
    point = slope_at(t, mind, hull)
    full = less + (mind.rest - min(room - 1.0, mind.pace)) * w[MEAN] * point
    full += mind.space[room] - mind.space[room - 1]
    if room == 1:
        full, hull = keeping(t, mind, room)
    return hope(t, mind, point, less - AVERAGE * point, full - AVERAGE * point) * w[HOPE]


@rule
def weighed_move(t: Card, mind: CardMind) -> int:
    """The merchant's move with any weights."""
    may = choices(t)
    if may == LAST:
        return TAKE + 1
    if mind.key != turn_of(t):
        begin(t, mind)
        if mind.w[HOPE] != 0.0:
            count_deck(t, mind)
    move, best = best_take(t, mind, may)
    if may & ONE_MORE and next_card(t, mind) + mind.w[LUCK + t.revealed] > best:
        return REVEAL
    return move


# Without a search a move is seldom wrong here; only searchers count the deck before they reveal.
CARD = Heuristic(weighed_move, CardMind, FIRST_GUESS, doubt=1.5, without=(HOPE,))
