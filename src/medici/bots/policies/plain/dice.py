"""Plain players of the dice game, as people play it: which dice they like, and how many.

``w`` is a row of habits in points and factors; ``STYLES`` draws them.
"""

from medici.bots.policies.heuristics.dice_sets import DicePolicy
from medici.bots.policies.plain.style import Habit, Style, noise_at
from medici.games.days import DAYS
from medici.games.dice.actions import CHOOSE
from medici.games.dice.dice import COLUMN_OF, FACES, MARKS, SIZE, VALUE
from medici.games.dice.rules import MOST_DICE
from medici.games.dice.scoring import BONUS
from medici.games.dice.solitaire import BREAKTHROUGH
from medici.games.dice.state import ALL, COLUMN, ENTERING, FILLING, THROW, Sheets
from medici.games.goods import GOLD
from medici.games.ranking import MOST, SECOND
from medici.games.seats import next_seat
from medici.kernel import noinline, rule
from medici.kernel.arrays import Weights

# Where the habits stand in their row: first what a die is worth,
NUMBER = 0  # each point of its number
CROSS = 1  # each cross
FOCUS = 2  # each cross in the fullest column
BALANCE = 3  # each cross that a column is behind the fullest one
RACE = 4  # the part of what more crosses than others are paid
BUILD = 5  # the part of the bonus for a full column, as far as the cross leads there
GOLDEN = 6  # gold
DENY = 7  # the part of what it is worth to the next player
GUARD = 8  # alone: each circle that it keeps from the enemy
ALARM = 9  # and how much more as his column fills
NOISE = 10
SALT = 11
# then how many dice are entered.
COUNT = 12  # so many, and
MORE = 13  # so many more, if they are worth
LIKED = 14  # so much each
HABITS = 15

WHOLE = (0.0, 0.0, 0.0, 0.0, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0, 1.0, 1.0, 1.0)  # how full a column is


@rule
def fullest(t: Sheets, seat: int) -> int:
    """The column of a seat with the most crosses."""
    best = 0
    for good in range(1, 5):
        if t.crosses[seat * 5 + good] > t.crosses[seat * 5 + best]:
            best = good
    return best


@rule
def race_pay(t: Sheets, seat: int, good: int, crosses: int) -> float:
    """What so many crosses would be paid this round, in a rough count."""
    if t.players == 1:
        return 1.0 * MOST if crosses >= t.circles[good] else 0.0
    higher = 0
    for other in range(t.players):
        higher += other != seat and t.crosses[other * 5 + good] > crosses
    if higher > 1 or crosses == 0:
        return 0.0
    if higher == 0:
        return 1.0 * MOST
    return 1.0 * SECOND if t.players > 2 else 0.0


@noinline
def die_value(t: Sheets, seat: int, die: int, w: Weights) -> float:
    """What a die is worth to a seat."""
    good = t.dice[die]
    if good == GOLD:
        return w[NUMBER] * VALUE[die * FACES + good] + w[GOLDEN]
    column = COLUMN_OF[good]
    marks = MARKS[die * FACES + good]
    before = t.crosses[seat * 5 + column]
    after = min(COLUMN, before + marks)
    days = DAYS - t.day
    top = fullest(t, seat)
    value = w[NUMBER] * VALUE[die * FACES + good] + w[CROSS] * (after - before)
    if column == top:
        value += w[FOCUS] * marks
    value += w[BALANCE] * marks * (t.crosses[seat * 5 + top] - before)
    value += w[BUILD] * days * (BONUS[after] - BONUS[before])
    value += w[BUILD] * days * 10.0 * (WHOLE[after] - WHOLE[before])
    if w[RACE] > 0.0:
        gain = race_pay(t, seat, column, after) - race_pay(t, seat, column, before)
        value += w[RACE] * (gain * days + marks)
    return value


@rule
def alarm(t: Sheets, die: int, w: Weights) -> float:
    """What it is worth to keep a die from the enemy, alone."""
    good = t.dice[die]
    if good == GOLD:
        return 0.0
    circles = t.circles[COLUMN_OF[good]]
    marks = MARKS[die * FACES + good]
    if circles >= BREAKTHROUGH:
        return 0.0
    return marks * (w[GUARD] + w[ALARM] * max(0, circles + marks - 4))


@rule
def value_with_denial(t: Sheets, die: int, w: Weights) -> float:
    """What a die is worth to the seat to act, also by what others miss."""
    seat = t.actor
    value = die_value(t, seat, die, w)
    if t.players == 1:
        value += alarm(t, die, w)
    elif w[DENY] > 0.0:
        value += w[DENY] * die_value(t, next_seat(seat, t.players), die, w)
    key = t.dice[die] * 17 + die * 5 + t.room[seat] + t.day * 3
    return value + w[NOISE] * noise_at(w[SALT], key, seat)


@rule
def favourite(t: Sheets, left: int, w: Weights) -> tuple[int, float]:
    """The die of a set that is worth most, and what it is worth."""
    best = -1
    most = 0.0
    for die in range(THROW):
        if left >> die & 1:
            value = value_with_denial(t, die, w)
            if best < 0 or value > most:
                best = die
                most = value
    return best, most


@noinline
def plain_move(t: Sheets, policy: DicePolicy) -> int:
    """A plain player's move."""
    w = policy.w
    if t.phase == ENTERING:
        only, _ = favourite(t, t.left, w)
        return CHOOSE + (1 << only)
    room = t.room[t.actor]
    least = room if t.phase == FILLING else max(1, min(int(w[COUNT]), room))
    most = room if t.phase == FILLING else min(room, MOST_DICE, int(w[COUNT] + w[MORE]))
    chosen = 0
    while SIZE[chosen] < max(least, most):
        die, value = favourite(t, ALL ^ chosen, w)
        if SIZE[chosen] >= least and value < w[LIKED]:
            break
        chosen |= 1 << die
    return CHOOSE + chosen


# Styles from which plain players are drawn
ANYONE: dict[int, Habit] = {
    NUMBER: (0.4, 1.2),
    CROSS: (0.3, 1.5),
    GUARD: (0.2, 1.2),
    ALARM: (0.2, 1.5),
    NOISE: (0.0, 0.6),
    SALT: (0.0, 1000.0),
    COUNT: 1.0,
    MORE: 2.0,
    LIKED: (1.5, 4.0),
}

STYLES = (
    Style("numbers", "takes high numbers", ANYONE | {NUMBER: (1.0, 1.5), CROSS: (0.0, 0.4)}),
    Style("crosses", "takes the most crosses", ANYONE | {NUMBER: (0.0, 0.3), CROSS: (1.5, 3.0)}),
    Style(
        "column",
        "fills its fullest column",
        ANYONE | {NUMBER: (0.1, 0.8), FOCUS: (1.0, 4.0), BUILD: (0.0, 0.3)},
    ),
    Style("one", "enters one die at a time", ANYONE | {MORE: 0.0, RACE: (0.0, 0.4)}),
    Style("two", "enters two dice at a time", ANYONE | {COUNT: 2.0, MORE: 0.0, RACE: (0.0, 0.4)}),
    Style(
        "three",
        "enters three dice at a time",
        ANYONE | {COUNT: 3.0, MORE: 0.0, RACE: (0.0, 0.4)},
        unseen=True,
    ),
    Style("golden", "loves gold", ANYONE | {GOLDEN: (1.0, 4.0), RACE: (0.0, 0.3)}, unseen=True),
    Style("gardener", "keeps its columns even", ANYONE | {BALANCE: (0.2, 0.8)}),
    Style("racer", "counts who leads in each good", ANYONE | {RACE: (0.1, 0.5)}),
    Style(
        "builder",
        "builds full columns for the bonuses",
        ANYONE | {NUMBER: (0.2, 0.8), BUILD: (0.2, 0.8), FOCUS: (0.0, 1.0)},
    ),
    Style(
        "trader",
        "looks at ship, columns and bonuses",
        ANYONE | {RACE: (0.1, 0.4), BUILD: (0.1, 0.5), NUMBER: (0.6, 1.2)},
        unseen=True,
    ),
    Style(
        "denier", "takes what the next player wants", ANYONE | {DENY: (0.2, 0.7), RACE: (0.1, 0.4)}
    ),
)
