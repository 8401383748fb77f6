"""Plain players of the card game, as people play it: which cards they like, how often they look.

``w`` is a row of habits in points and factors; ``STYLES`` draws them.
"""

from medici.bots.policies.heuristics.card_values import CardPolicy
from medici.bots.policies.plain.style import Habit, Style, noise_at
from medici.games.card.actions import ALL_THREE, ONE_MORE, REVEAL, SECOND_TOO, TAKE, THIRD_TOO
from medici.games.card.cards import KIND_GOOD, KIND_ICONS, KIND_SPACE, KIND_VALUE
from medici.games.card.rules import choices
from medici.games.card.scoring import MONOPOLY
from medici.games.card.state import HOLD, Card
from medici.games.days import DAYS
from medici.games.ranking import MOST, SECOND, SHIP_PAY
from medici.games.seats import next_with_room
from medici.kernel import noinline, rule
from medici.kernel.arrays import Weights

# Where the habits stand in their row: first what a card is worth,
FACE = 0  # each point of its value
ICON = 1  # each icon
ICON_LATER = 2  # less of that on each later day
FOCUS = 3  # each icon of the good that is furthest
RACE = 4  # the part of what the most or second most icons are paid
MONOPOLIST = 5  # each icon, the more the closer a monopoly is
GREEN = 6  # a card that takes no space
SPACE = 7  # less for a space
SHIP = 8  # the part of what the ship's rank is paid
AVERAGE = 9  # with this in each free space
DENY = 10  # the part of what it is worth to the next player
NOISE = 11
SALT = 12
# then how many cards are taken, and how many revealed.
AMOUNT = 13  # one of these:
THE_BEST, JUST_ONE, AS_MANY_AS_FIT = range(3)
LOOKS = 14  # so many cards are revealed before anything is taken;
MORE_LOOKS = 15  # and so many more while
ENOUGH = 16  # the best take is not worth this for each space that it takes, and
ENOUGH_BASE = 17  # this for any
HABITS = 18

MASKS = (1, 3, 5, 7)  # what can be taken of the last three cards
NEEDED = (0, SECOND_TOO, THIRD_TOO, ALL_THREE)  # and the choice that allows it


@rule
def icons_of(t: Card, seat: int, good: int) -> int:
    """A seat's icons of a good, in the warehouse and aboard."""
    icons = t.icons[seat * 5 + good]
    for position in range(seat * HOLD, seat * HOLD + t.aboard[seat]):
        kind = t.hold[position]
        if KIND_GOOD[kind] == good:
            icons += KIND_ICONS[kind]
    return icons


@rule
def best_good(t: Card, seat: int) -> int:
    """The good that a seat has the most icons of."""
    best = 0
    most = -1
    for good in range(5):
        icons = icons_of(t, seat, good)
        if icons > most:
            most = icons
            best = good
    return best


@rule
def race_pay(t: Card, seat: int, good: int, icons: int) -> float:
    """What so many icons would be paid tonight, in a rough count."""
    higher = 0
    equal = 0
    for other in range(t.players):
        if other != seat:
            theirs = icons_of(t, other, good)
            higher += theirs > icons
            equal += theirs == icons
    if icons == 0 or higher > 1:
        return 0.0
    if higher == 1:
        return 1.0 * SECOND if equal == 0 else 0.0
    return 1.0 * MOST if equal == 0 else (MOST + SECOND) / (equal + 1.0)


@noinline
def card_value(t: Card, seat: int, kind: int, w: Weights) -> float:
    """What a card is worth to a seat, but for its place on the ship."""
    good = KIND_GOOD[kind]
    icons = KIND_ICONS[kind]
    value = w[FACE] * KIND_VALUE[kind]
    if icons > 0:
        value += icons * (w[ICON] - w[ICON_LATER] * t.day)
        if w[FOCUS] > 0.0 and good == best_good(t, seat):
            value += w[FOCUS] * icons
        if w[RACE] > 0.0 or w[MONOPOLIST] > 0.0:
            mine = icons_of(t, seat, good)
            gain = race_pay(t, seat, good, mine + icons) - race_pay(t, seat, good, mine)
            value += w[RACE] * gain * (DAYS - t.day)
            near = min(mine + icons, MONOPOLY[t.players]) - min(mine, MONOPOLY[t.players])
            value += w[MONOPOLIST] * near * mine
    if KIND_SPACE[kind] == 0:
        return value + w[GREEN]
    return value - w[SPACE]


@rule
def rank_pay(t: Card, seat: int, worth: float, w: Weights) -> float:
    """What a ship of this worth would be paid, with average cards in all others' spaces."""
    ahead = 0
    for other in range(t.players):
        if other != seat:
            ahead += t.worth[other] + t.room[other] * w[AVERAGE] >= worth
    return 1.0 * SHIP_PAY[t.players * 6 + ahead]


@rule
def value_with_denial(t: Card, kind: int, w: Weights) -> float:
    """What a card of the market is worth to the seat on turn, also by what others miss."""
    seat = t.on_turn
    value = card_value(t, seat, kind, w)
    if w[DENY] > 0.0:
        after = next_with_room(t.room, t.players, seat)
        value += w[DENY] * max(0.0, card_value(t, after, kind, w))
    return value * (1.0 + w[NOISE] * noise_at(w[SALT], kind * 7 + t.deck_left, seat))


@rule
def take_value(t: Card, mask: int, values: tuple[float, float, float], w: Weights) -> float:
    """What a take is worth."""
    seat = t.on_turn
    size = t.market_size
    value = 0.0
    loaded = 1.0 * t.worth[seat]
    room = t.room[seat]
    for number in range(3):
        if mask >> number & 1:
            kind = t.market[size - 1 - number]
            value += values[number]
            loaded += KIND_VALUE[kind]
            room -= KIND_SPACE[kind]
    if w[SHIP] > 0.0:
        value += w[SHIP] * rank_pay(t, seat, loaded + room * w[AVERAGE], w)
        value -= w[SHIP] * rank_pay(t, seat, t.worth[seat] + t.room[seat] * w[AVERAGE], w)
    return value


@rule
def best_take(t: Card, may: int, w: Weights) -> tuple[int, float]:
    """The take that a seat likes best, and how much it does."""
    size = t.market_size
    values = (
        value_with_denial(t, t.market[size - 1], w),
        value_with_denial(t, t.market[size - 2], w) if size > 1 else 0.0,
        value_with_denial(t, t.market[size - 3], w) if size > 2 else 0.0,
    )
    amount = int(w[AMOUNT])
    best = 1
    most = take_value(t, 1, values, w)
    if amount == JUST_ONE:
        return best, most
    for number in range(1, 4):
        if may & NEEDED[number]:
            value = take_value(t, MASKS[number], values, w)
            more = amount == AS_MANY_AS_FIT and (best == 1 or MASKS[number] == 7)
            if value > most or more:
                best = MASKS[number]
                most = value
    return best, most


@noinline
def plain_move(t: Card, policy: CardPolicy) -> int:
    """A plain player's move."""
    w = policy.w
    may = choices(t)
    if may & ONE_MORE and t.revealed < w[LOOKS]:
        return REVEAL
    mask, value = best_take(t, may, w)
    if may & ONE_MORE and t.revealed < w[LOOKS] + w[MORE_LOOKS]:
        spaces = 0
        for number in range(3):
            if mask >> number & 1:
                spaces += KIND_SPACE[t.market[t.market_size - 1 - number]]
        if value < w[ENOUGH_BASE] + w[ENOUGH] * spaces:
            return REVEAL
    return TAKE + mask


# Styles from which plain players are drawn
ANYONE: dict[int, Habit] = {
    FACE: (0.6, 1.2),
    ICON: (0.2, 2.0),
    ICON_LATER: (0.0, 0.5),
    GREEN: (1.0, 4.0),
    SPACE: (1.5, 4.0),
    AVERAGE: (2.5, 4.5),
    NOISE: (0.0, 0.3),
    SALT: (0.0, 1000.0),
    LOOKS: [0.0, 0.0, 1.0, 2.0],
    MORE_LOOKS: [1.0, 2.0, 3.0],
    ENOUGH: (0.0, 1.5),
    ENOUGH_BASE: (-0.5, 3.0),
}

STYLES = (
    Style("loader", "takes high cards", ANYONE | {FACE: (1.0, 1.5), ICON: (0.0, 0.6)}),
    Style(
        "collector",
        "takes icons of its best good",
        ANYONE | {FACE: (0.2, 0.8), FOCUS: (1.5, 4.0)},
    ),
    Style(
        "monopolist",
        "is greedy for monopolies",
        ANYONE | {FACE: (0.1, 0.6), MONOPOLIST: (0.5, 2.0), FOCUS: (0.0, 2.0)},
    ),
    Style(
        "gardener",
        "loves green cards, and waits for them",
        ANYONE | {GREEN: (5.0, 9.0), SPACE: (2.0, 4.5), ENOUGH_BASE: (1.0, 4.0), MORE_LOOKS: 3.0},
    ),
    Style("sipper", "takes one card at a time", ANYONE | {AMOUNT: 1.0 * JUST_ONE}),
    Style(
        "grabber",
        "takes as many cards as fit",
        ANYONE | {AMOUNT: 1.0 * AS_MANY_AS_FIT, LOOKS: [0.0, 1.0, 2.0], MORE_LOOKS: 0.0},
        unseen=True,
    ),
    Style("gambler", "always reveals three", ANYONE | {LOOKS: 3.0, RACE: (0.0, 0.4)}),
    Style(
        "cautious",
        "reveals as little as possible",
        ANYONE | {LOOKS: [0.0, 0.0, 1.0], MORE_LOOKS: [0.0, 0.0, 1.0], RACE: (0.0, 0.4)},
    ),
    Style(
        "racer",
        "counts who has the most of each good",
        ANYONE | {FACE: (0.3, 0.9), RACE: (0.2, 0.7), MONOPOLIST: (0.0, 0.4)},
        unseen=True,
    ),
    Style(
        "trader",
        "looks at ship and goods",
        ANYONE | {RACE: (0.1, 0.5), SHIP: (0.2, 0.6), MONOPOLIST: (0.0, 0.5), SPACE: (2.0, 4.0)},
    ),
    Style(
        "shipper",
        "looks at the ship's rank",
        ANYONE | {SHIP: (0.3, 1.0), ICON: (0.0, 0.8)},
        unseen=True,
    ),
    Style(
        "denier",
        "takes what the next player wants",
        ANYONE | {DENY: (0.3, 0.9), RACE: (0.1, 0.5), FOCUS: (0.0, 1.5)},
    ),
)
