"""The merchant of the card game: what is a take worth, and would one more card make it better?"""

from medici.bots.heuristics.card_deck import count_deck, cross_off, hope
from medici.bots.heuristics.card_mind import VIEW, CardMind
from medici.bots.heuristics.card_turn import begin, turn_of, view
from medici.bots.heuristics.card_worth import (
    FRESH,
    HOPE,
    HORIZON_DAY,
    KIND_GAIN,
    KIND_SINGLE,
    LUCK,
    MEAN,
    POT,
    WEIGHTS,
    pair_gain,
    ship_value,
    triple_gain,
)
from medici.bots.heuristics.heuristic import Heuristic
from medici.games.card.actions import ALL_THREE, LAST, ONE_MORE, REVEAL, SECOND_TOO, TAKE, THIRD_TOO
from medici.games.card.cards import (
    KIND_ICONS,
    KIND_SPACE,
    KIND_VALUE,
)
from medici.games.card.rules import choices
from medici.games.card.state import KINDS, Card
from medici.kernel import cold, rule

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
ANY_KIND = KINDS - 1  # all bits of a kind: compiled code is told that none is negative
NEVER = -1000.0  # the worth of what does not fit


@rule
def take_value(
    t: Card, mind: CardMind, worth: int, left: int, icons: float, leavings: float
) -> float:
    """What a take is worth that brings the ship to a worth and leaves so much room.

    ``icons`` is what its icons add; ``leavings`` is what the next player will find.
    """
    w = mind.w
    hull = ship_value(t, worth + mind.filling[left], mind)
    value = mind.ship * hull + icons + mind.space[left] + mind.brim[left]
    value -= mind.deny * max(0.0, leavings - w[FRESH])
    return value + NUDGE * worth


@rule
def best_take(t: Card, mind: CardMind, may: int) -> tuple[int, float]:
    """The best take of those that are legal, and what it is worth."""
    size = t.market_size
    view(t, mind, size - 1)
    next_one = mind.eyes[size - 2 & VIEW - 1]
    next_two = mind.eyes[size - 3 & VIEW - 1]
    next_three = mind.eyes[size - 4 & VIEW - 1]
    next_four = mind.eyes[size - 5 & VIEW - 1]

    one = t.market[size - 1] & ANY_KIND
    worth = t.worth[t.on_turn] + KIND_VALUE[one]
    left = t.room[t.on_turn] - KIND_SPACE[one]
    leavings = next_one + next_two + next_three
    best = take_value(t, mind, worth, left, mind.gains[KIND_GAIN[one]], leavings)
    move = TAKE + 1
    two = t.market[max(0, size - 2)] & ANY_KIND
    three = t.market[max(0, size - 3)] & ANY_KIND
    if may & SECOND_TOO:
        more = worth + KIND_VALUE[two]
        spare = left - KIND_SPACE[two]
        leavings = next_two + next_three + next_four
        value = take_value(t, mind, more, spare, pair_gain(mind, one, two), leavings)
        move = TAKE + 3 if value > best else move
        best = max(best, value)
    if may & THIRD_TOO:
        more = worth + KIND_VALUE[three]
        spare = left - KIND_SPACE[three]
        leavings = next_one + next_three + next_four
        value = take_value(t, mind, more, spare, pair_gain(mind, one, three), leavings)
        move = TAKE + 5 if value > best else move
        best = max(best, value)
    if may & ALL_THREE:
        more = worth + KIND_VALUE[two] + KIND_VALUE[three]
        spare = left - KIND_SPACE[two] - KIND_SPACE[three]
        leavings = next_three + next_four + mind.eyes[size - 6 & VIEW - 1]
        icons = triple_gain(mind, one, two, three)
        value = take_value(t, mind, more, spare, icons, leavings)
        move = TAKE + 7 if value > best else move
        best = max(best, value)
    return move, best


@rule
def kept(t: Card, mind: CardMind, values: int, spare: int, icons: float) -> tuple[float, float]:
    """What an average new card is worth together with others, and the worth of the ship then.

    ``values`` and ``icons`` are what the others add; ``spare`` is the room that is left.
    """
    left = max(0, spare)
    hull = t.worth[t.on_turn] + values + AVERAGE + mind.filling[left]
    value = mind.ship * ship_value(t, hull, mind) + icons
    value += mind.space[left] + mind.brim[left]
    return value if spare >= 0 else NEVER, hull


@rule
def kept_with(t: Card, mind: CardMind, kind: int, left: int) -> tuple[float, float]:
    """What an average new card is worth together with one of the market, and the ship then."""
    icons = mind.gains[KIND_SINGLE[kind]] * KIND_ICONS[kind]
    return kept(t, mind, KIND_VALUE[kind], left - KIND_SPACE[kind], icons)


@rule
def kept_both(t: Card, mind: CardMind, one: int, two: int, left: int) -> tuple[float, float]:
    """What an average new card is worth together with two others, and the ship then."""
    icons = mind.gains[KIND_SINGLE[one]] * KIND_ICONS[one]
    icons += mind.gains[KIND_SINGLE[two]] * KIND_ICONS[two]
    spare = left - KIND_SPACE[one] - KIND_SPACE[two]
    return kept(t, mind, KIND_VALUE[one] + KIND_VALUE[two], spare, icons)


@rule
def better(value: float, hull: float, other: float, other_hull: float) -> tuple[float, float]:
    """The first, unless the other is worth more."""
    return max(value, other), other_hull if other > value else hull


@rule
def keeping(t: Card, mind: CardMind) -> tuple[float, float]:
    """The best take of an average new card with the last two, and the worth of the ship then."""
    size = t.market_size
    left = t.room[t.on_turn] - 1
    one = t.market[size - 1] & ANY_KIND
    if mind.weighed == 0:
        mind.fresh, mind.fresh_hull = kept(t, mind, 0, left, 0.0)
    value, hull = kept_with(t, mind, one, left)
    best, aboard = better(mind.fresh, mind.fresh_hull, value, hull)
    if size > 1:
        two = t.market[size - 2] & ANY_KIND
        if mind.weighed != size - 1:
            mind.kept, mind.kept_hull = kept_with(t, mind, two, left)
        best, aboard = better(best, aboard, mind.kept, mind.kept_hull)
        both, both_hull = kept_both(t, mind, one, two, left)
        best, aboard = better(best, aboard, both, both_hull)
    mind.weighed = size
    mind.kept = value
    mind.kept_hull = hull
    return best, aboard


@cold
def keeping_green(t: Card, mind: CardMind) -> float:
    """The best take of an average new card that needs no space with the last two."""
    size = t.market_size
    left = t.room[t.on_turn]
    one = t.market[size - 1] & ANY_KIND
    best = max(kept(t, mind, 0, left, 0.0)[0], kept_with(t, mind, one, left)[0])
    if size > 1:
        two = t.market[size - 2] & ANY_KIND
        best = max(best, kept_with(t, mind, two, left)[0])
        best = max(best, kept_both(t, mind, one, two, left)[0])
    return best


@rule
def slope_at(t: Card, mind: CardMind, worth: float) -> float:
    """What a point more on a ship of about this worth is worth."""
    rise = ship_value(t, worth + 2.0, mind) - ship_value(t, worth - 2.0, mind)
    point: float = 0.25 * rise * mind.ship
    return point


@rule
def next_card(t: Card, mind: CardMind) -> float:
    """What the best take will be worth after one more card, as far as can be told."""
    w = mind.w
    room = t.room[t.on_turn]
    less, hull = keeping(t, mind)
    if w[HOPE] == 0.0:  # one who does not count the deck
        return less
    cross_off(t, mind)
    point = slope_at(t, mind, hull)
    full = less + (mind.rest - min(room - 1.0, mind.pace)) * w[MEAN] * point
    full += mind.space[room] - mind.space[room - 1]
    if room == 1:
        full = keeping_green(t, mind)
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


# What the merchant goes without: only those who search count the deck before they reveal, and
# work towards a monopoly. With less between them the levels could not be told apart.
FORESIGHT = (*range(POT, HORIZON_DAY), HOPE)

# Without a search a move is seldom wrong here.
CARD = Heuristic(weighed_move, CardMind, FIRST_GUESS, doubt=1.5, without=FORESIGHT)
