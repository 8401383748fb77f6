"""The merchant of the card game: what is a take worth, and would one more card make it better?"""

from medici.bots.policies.heuristics.card_turn import (
    begin,
    count_deck,
    cross_off,
    hope,
    turn_of,
    view,
)
from medici.bots.policies.heuristics.card_values import (
    FRESH,
    HOPE,
    HORIZON_DAY,
    KIND_GAIN,
    KIND_SINGLE,
    LUCK,
    MEAN,
    POT,
    VIEW,
    WEIGHTS,
    CardPolicy,
    pair_gain,
    ship_value,
    triple_gain,
)
from medici.bots.policies.policy import Heuristic
from medici.games.card.actions import ALL_THREE, LAST, ONE_MORE, REVEAL, SECOND_TOO, TAKE, THIRD_TOO
from medici.games.card.cards import KIND_ICONS, KIND_SPACE, KIND_VALUE
from medici.games.card.rules import choices
from medici.games.card.state import KINDS, Card
from medici.kernel import noinline, rule

__all__ = ["CARD", "FIRST_GUESS", "WEIGHTS", "heuristic_move"]

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
    t: Card, policy: CardPolicy, worth: int, left: int, icons: float, leavings: float
) -> float:
    """What a take is worth that brings the ship to a worth and leaves so much room.

    ``icons`` is what its icons add; ``leavings`` is what the next player will find.
    """
    w = policy.w
    hull = ship_value(t, worth + policy.filling[left], policy)
    value = policy.ship * hull + icons + policy.space[left] + policy.full_bonus[left]
    value -= policy.deny * max(0.0, leavings - w[FRESH])
    return value + NUDGE * worth


@rule
def best_take(t: Card, policy: CardPolicy, may: int) -> tuple[int, float]:
    """The best take of those that are legal, and what it is worth."""
    size = t.market_size
    view(t, policy, size - 1)
    next_one = policy.eyes[size - 2 & VIEW - 1]
    next_two = policy.eyes[size - 3 & VIEW - 1]
    next_three = policy.eyes[size - 4 & VIEW - 1]
    next_four = policy.eyes[size - 5 & VIEW - 1]

    one = t.market[size - 1] & ANY_KIND
    worth = t.worth[t.on_turn] + KIND_VALUE[one]
    left = t.room[t.on_turn] - KIND_SPACE[one]
    leavings = next_one + next_two + next_three
    best = take_value(t, policy, worth, left, policy.gains[KIND_GAIN[one]], leavings)
    move = TAKE + 1
    two = t.market[max(0, size - 2)] & ANY_KIND
    three = t.market[max(0, size - 3)] & ANY_KIND
    if may & SECOND_TOO:
        more = worth + KIND_VALUE[two]
        spare = left - KIND_SPACE[two]
        leavings = next_two + next_three + next_four
        value = take_value(t, policy, more, spare, pair_gain(policy, one, two), leavings)
        move = TAKE + 3 if value > best else move
        best = max(best, value)
    if may & THIRD_TOO:
        more = worth + KIND_VALUE[three]
        spare = left - KIND_SPACE[three]
        leavings = next_one + next_three + next_four
        value = take_value(t, policy, more, spare, pair_gain(policy, one, three), leavings)
        move = TAKE + 5 if value > best else move
        best = max(best, value)
    if may & ALL_THREE:
        more = worth + KIND_VALUE[two] + KIND_VALUE[three]
        spare = left - KIND_SPACE[two] - KIND_SPACE[three]
        leavings = next_three + next_four + policy.eyes[size - 6 & VIEW - 1]
        icons = triple_gain(policy, one, two, three)
        value = take_value(t, policy, more, spare, icons, leavings)
        move = TAKE + 7 if value > best else move
        best = max(best, value)
    return move, best


@rule
def kept(t: Card, policy: CardPolicy, values: int, spare: int, icons: float) -> tuple[float, float]:
    """What an average new card is worth together with others, and the worth of the ship then.

    ``values`` and ``icons`` are what the others add; ``spare`` is the room that is left.
    """
    left = max(0, spare)
    hull = t.worth[t.on_turn] + values + AVERAGE + policy.filling[left]
    value = policy.ship * ship_value(t, hull, policy) + icons
    value += policy.space[left] + policy.full_bonus[left]
    return value if spare >= 0 else NEVER, hull


@rule
def kept_with(t: Card, policy: CardPolicy, kind: int, left: int) -> tuple[float, float]:
    """What an average new card is worth together with one of the market, and the ship then."""
    icons = policy.gains[KIND_SINGLE[kind]] * KIND_ICONS[kind]
    return kept(t, policy, KIND_VALUE[kind], left - KIND_SPACE[kind], icons)


@rule
def kept_both(t: Card, policy: CardPolicy, one: int, two: int, left: int) -> tuple[float, float]:
    """What an average new card is worth together with two others, and the ship then."""
    icons = policy.gains[KIND_SINGLE[one]] * KIND_ICONS[one]
    icons += policy.gains[KIND_SINGLE[two]] * KIND_ICONS[two]
    spare = left - KIND_SPACE[one] - KIND_SPACE[two]
    return kept(t, policy, KIND_VALUE[one] + KIND_VALUE[two], spare, icons)


@rule
def better(value: float, hull: float, other: float, other_hull: float) -> tuple[float, float]:
    """The first, unless the other is worth more."""
    return max(value, other), other_hull if other > value else hull


@rule
def keeping(t: Card, policy: CardPolicy) -> tuple[float, float]:
    """The best take of an average new card with the last two, and the worth of the ship then."""
    size = t.market_size
    left = t.room[t.on_turn] - 1
    one = t.market[size - 1] & ANY_KIND
    if policy.weighed == 0:
        policy.fresh, policy.fresh_hull = kept(t, policy, 0, left, 0.0)
    value, hull = kept_with(t, policy, one, left)
    best, aboard = better(policy.fresh, policy.fresh_hull, value, hull)
    if size > 1:
        two = t.market[size - 2] & ANY_KIND
        if policy.weighed != size - 1:
            policy.kept, policy.kept_hull = kept_with(t, policy, two, left)
        best, aboard = better(best, aboard, policy.kept, policy.kept_hull)
        both, both_hull = kept_both(t, policy, one, two, left)
        best, aboard = better(best, aboard, both, both_hull)
    policy.weighed = size
    policy.kept = value
    policy.kept_hull = hull
    return best, aboard


@noinline
def keeping_green(t: Card, policy: CardPolicy) -> float:
    """The best take of an average new card that needs no space with the last two."""
    size = t.market_size
    left = t.room[t.on_turn]
    one = t.market[size - 1] & ANY_KIND
    best = max(kept(t, policy, 0, left, 0.0)[0], kept_with(t, policy, one, left)[0])
    if size > 1:
        two = t.market[size - 2] & ANY_KIND
        best = max(best, kept_with(t, policy, two, left)[0])
        best = max(best, kept_both(t, policy, one, two, left)[0])
    return best


@rule
def slope_at(t: Card, policy: CardPolicy, worth: float) -> float:
    """What a point more on a ship of about this worth is worth."""
    rise = ship_value(t, worth + 2.0, policy) - ship_value(t, worth - 2.0, policy)
    point: float = 0.25 * rise * policy.ship
    return point


@rule
def next_card(t: Card, policy: CardPolicy) -> float:
    """What the best take will be worth after one more card, as far as can be told."""
    w = policy.w
    room = t.room[t.on_turn]
    less, hull = keeping(t, policy)
    if w[HOPE] == 0.0:  # one who does not count the deck
        return less
    cross_off(t, policy)
    point = slope_at(t, policy, hull)
    full = less + (policy.rest - min(room - 1.0, policy.pace)) * w[MEAN] * point
    full += policy.space[room] - policy.space[room - 1]
    if room == 1:
        full = keeping_green(t, policy)
    return hope(t, policy, point, less - AVERAGE * point, full - AVERAGE * point) * w[HOPE]


@rule
def heuristic_move(t: Card, policy: CardPolicy) -> int:
    """The merchant's move with any weights."""
    may = choices(t)
    if may == LAST:
        return TAKE + 1
    if policy.key != turn_of(t):
        begin(t, policy)
        if policy.w[HOPE] != 0.0:
            count_deck(t, policy)
    move, best = best_take(t, policy, may)
    if may & ONE_MORE and next_card(t, policy) + policy.w[LUCK + t.revealed] > best:
        return REVEAL
    return move


# What the merchant goes without: only those who search count the deck before they reveal, and
# work towards a monopoly. With less between them the levels could not be told apart.
FORESIGHT = (*range(POT, HORIZON_DAY), HOPE)

# Without a search a move is seldom wrong here.
CARD = Heuristic(heuristic_move, CardPolicy, FIRST_GUESS, doubt=1.5, without=FORESIGHT)
