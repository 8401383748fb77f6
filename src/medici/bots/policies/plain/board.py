"""Plain bidders of the board game, as people play it: one estimate of a lot, one way to bid.

``w`` is a row of habits in florins and factors; ``STYLES`` draws them.
"""

from medici.bots.policies.heuristics.board_values import BoardPolicy
from medici.bots.policies.plain.style import Habit, Style, noise_at
from medici.games.actors import NOBODY
from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.rules import DECK
from medici.games.board.scoring import BONUS, TOP
from medici.games.board.state import LOT, WARES, Board
from medici.games.days import DAYS
from medici.games.ranking import MOST, SECOND, SHIP_PAY
from medici.kernel import noinline, rule
from medici.kernel.arrays import Weights

# Where the habits stand in their row: first what a lot is worth,
FLAT = 0  # any lot
PER_CARD = 1  # each card
PER_POINT = 2  # each point by which the cards are better than the average
AVERAGE = 3  # which is taken to be this
SHIP = 4  # the part of what the ship's rank would be paid more
TRACK = 5  # the part of what the rank on a track would be paid today
FORESIGHT = 6  # and on each day to come
KNOWS = 7  # 1: what the rank pays already is taken off
STEP = 8  # each level, for each day left
HIGH = 9  # the part of the bonuses for high levels, on all days left
FOCUS = 10  # each card of the best track
# then how much of it is bid,
APPETITE = 11  # the part that is paid at most
LATER = 12  # more of it on each later day
NOISE = 13  # how wrong the estimate may be
SALT = 14  # by whose moods
PURSE = 15  # the part of the florins that one lot may cost
PATIENCE = 16  # the part that is held back while the deck is full
PICKY = 17  # cards below this average are not worth
HOARD = 18  # the space they take: so much less for each
DENY = 19  # the part of what the lot is worth to the richest that is added when he has it
BARGAIN = 20  # a card is never let go for less
JUMP = 21  # 0: one more than the highest bid; 1: all at once
# and how lots are made.
HABIT = 22  # one of these:
TO_COUNT, FILLS, WHILE_GOOD, WHILE_POOR, SHUTS_OUT = range(5)
COUNT = 23  # to so many cards; or the florins a card that make a lot good
HABITS = 24


@rule
def standing(t: Board, seat: int, good: int) -> int:
    """The level on a track that a seat will have tonight."""
    return min(TOP, t.level[seat * 5 + good] + t.aboard[seat * WARES + good])


@rule
def place_pay(t: Board, seat: int, good: int, level: int) -> float:
    """What a level on a track would be paid tonight, in a rough count."""
    higher = 0
    equal = 0
    for other in range(t.players):
        if other != seat:
            theirs = standing(t, other, good)
            higher += theirs > level
            equal += theirs == level
    second = SECOND if t.players > 2 else 0
    if higher > 1:
        return 0.0
    if higher == 1:
        return second / (equal + 1.0)
    return 1.0 * MOST if equal == 0 else (MOST + second) / (equal + 1.0)


@rule
def best_track(t: Board, seat: int) -> int:
    """The good that a seat is furthest with."""
    best = 0
    for good in range(1, 5):
        if standing(t, seat, good) > standing(t, seat, best):
            best = good
    return best


@rule
def track_value(t: Board, seat: int, good: int, cards: int, w: Weights) -> float:
    """What so many cards of a good are worth to a seat."""
    days = DAYS - t.day
    before = standing(t, seat, good)
    after = min(TOP, before + cards)
    value = w[STEP] * days * (after - before)
    value += w[HIGH] * days * (BONUS[after] - BONUS[before])
    if w[TRACK] > 0.0:
        pay = place_pay(t, seat, good, after) - w[KNOWS] * place_pay(t, seat, good, before)
        value += pay * (w[TRACK] + w[FORESIGHT] * (days - 1))
    if w[FOCUS] > 0.0 and good == best_track(t, seat):
        value += w[FOCUS] * cards
    return value


@rule
def ship_value(t: Board, seat: int, points: int, w: Weights) -> float:
    """What the ship's rank would be paid more, all free spaces filled with average cards."""
    without = t.worth[seat] + t.room[seat] * w[AVERAGE]
    loaded = without + points - t.lot_size * w[AVERAGE]
    ahead = 0
    ahead_loaded = 0
    for other in range(t.players):
        if other != seat:
            theirs = t.worth[other] + t.room[other] * w[AVERAGE]
            ahead += theirs >= without
            ahead_loaded += theirs >= loaded
    row = t.players * 6
    return 1.0 * SHIP_PAY[row + ahead_loaded] - SHIP_PAY[row + ahead]


@rule
def points_of(t: Board) -> int:
    """The sum of the cards in the lot."""
    points = 0
    for number in range(t.lot_size):
        points += KIND_VALUE[t.lot[number]]
    return points


@noinline
def estimate(t: Board, seat: int, w: Weights) -> float:
    """What a seat takes the lot to be worth."""
    size = t.lot_size
    points = points_of(t)
    value = w[FLAT] + w[PER_CARD] * size + w[PER_POINT] * (points - w[AVERAGE] * size)
    for good in range(5):
        cards = 0
        for number in range(size):
            cards += KIND_GOOD[t.lot[number]] == good
        if cards > 0:
            value += track_value(t, seat, good, cards, w)
    if w[SHIP] > 0.0:
        value += w[SHIP] * ship_value(t, seat, points, w)
    key = points * 37 + t.lot[0] * 5 + t.deck * 11 + t.day
    return value * (1.0 + w[NOISE] * noise_at(w[SALT], key, seat))


@rule
def richest(t: Board, seat: int) -> int:
    """The one with the most florins of all others."""
    best = 1 if seat == 0 else 0
    for other in range(t.players):
        if other != seat and t.florins[other] > t.florins[best]:
            best = other
    return best


@rule
def most_paid(t: Board, seat: int, w: Weights) -> float:
    """The most that a seat would pay for the lot."""
    size = t.lot_size
    limit = estimate(t, seat, w) * (w[APPETITE] + w[LATER] * t.day)
    if w[DENY] > 0.0 and t.leader != NOBODY and t.leader == richest(t, seat):
        limit += w[DENY] * estimate(t, t.leader, w)
    limit *= 1.0 - w[PATIENCE] * t.deck / DECK[t.players]
    if t.deck > 0 and points_of(t) < w[PICKY] * size:
        limit -= w[HOARD] * size
    return min(limit, w[PURSE] * t.florins[seat])


@rule
def bid(t: Board, w: Weights) -> int:
    """The bid of the seat to act, or PASS."""
    seat = t.actor
    least = t.high + 1
    most = min(int(most_paid(t, seat, w)), t.florins[seat])
    if most < least:
        return least if int(w[BARGAIN] * t.lot_size) >= least else PASS
    if seat == t.presenter:
        return least  # nobody speaks after
    return least + int(w[JUMP] * (most - least))


@rule
def shuts_out(t: Board) -> bool:
    """Whether one more card still fits the presenter, but no longer somebody else."""
    size = t.lot_size
    if t.room[t.presenter] <= size:
        return False
    for other in range(t.players):
        if other != t.presenter and t.room[other] == size:
            return True
    return False


@rule
def wants_more(t: Board, w: Weights) -> bool:
    """Whether the presenter turns up another card."""
    size = t.lot_size
    fits = size < t.room[t.presenter]
    habit = int(w[HABIT])
    if habit == TO_COUNT:
        return size < w[COUNT]
    if habit == FILLS:
        return fits
    if habit == SHUTS_OUT:
        return shuts_out(t)
    good = estimate(t, t.presenter, w) >= w[COUNT] * size
    if habit == WHILE_GOOD:
        return fits and good
    return not good


@noinline
def plain_move(t: Board, policy: BoardPolicy) -> int:
    """A plain player's move."""
    w = policy.w
    if t.phase == LOT:
        return DRAW if wants_more(t, w) else OPEN
    return bid(t, w)


# Styles from which plain players are drawn
ANYONE: dict[int, Habit] = {
    AVERAGE: (2.2, 3.2),
    APPETITE: (0.25, 0.95),
    NOISE: (0.0, 0.3),
    SALT: (0.0, 1000.0),
    PURSE: (0.5, 1.0),
    BARGAIN: [0.0, 0.0, 0.5, 1.0],
    JUMP: [0.0, 0.0, 0.2, 0.5],
    HABIT: [1.0 * TO_COUNT, 1.0 * TO_COUNT, 1.0 * FILLS, 1.0 * WHILE_GOOD, 1.0 * WHILE_POOR],
    COUNT: [1.0, 2.0, 2.0, 3.0],
}
BY_TRACKS: dict[int, Habit] = {
    TRACK: (0.3, 0.9),
    FORESIGHT: (0.0, 0.5),
    KNOWS: [0.0, 1.0, 1.0],
    STEP: (0.2, 1.2),
    HIGH: (0.2, 0.9),
}
BY_ALL: dict[int, Habit] = BY_TRACKS | {SHIP: (0.2, 0.6), PER_POINT: (0.4, 1.6)}

STYLES = (
    Style("constant", "bids up to the same price for any lot", ANYONE | {FLAT: (3.0, 14.0)}),
    Style("counter", "so much for each card", ANYONE | {PER_CARD: (2.0, 9.0)}),
    Style(
        "appraiser",
        "compares the cards with an average one",
        ANYONE | {PER_CARD: (2.0, 7.0), PER_POINT: (0.5, 2.5)},
        unseen=True,
    ),
    Style(
        "shipper",
        "looks at the ship's rank alone",
        ANYONE | {SHIP: (0.3, 1.0), PER_POINT: (0.8, 2.5), PER_CARD: (0.0, 3.0)},
    ),
    Style("climber", "looks at the tracks alone", ANYONE | BY_TRACKS | {TRACK: (0.5, 1.2)}),
    Style("trader", "looks at ship and tracks", ANYONE | BY_ALL),
    Style(
        "collector",
        "wants its best good, and the top of its track",
        ANYONE | BY_TRACKS | {FOCUS: (3.0, 9.0), TRACK: (0.0, 0.4), PER_POINT: (0.0, 1.0)},
        unseen=True,
    ),
    Style(
        "miser",
        "pays little",
        ANYONE | BY_ALL | {APPETITE: (0.1, 0.4), BARGAIN: (0.5, 2.5), PURSE: (0.1, 0.4)},
    ),
    Style("spendthrift", "pays too much", ANYONE | BY_ALL | {APPETITE: (1.1, 1.6), PURSE: 1.0}),
    Style(
        "raiser",
        "always one more than the highest bid, up to its limit",
        ANYONE | BY_ALL | {PER_CARD: (0.0, 2.0), JUMP: 0.0, APPETITE: (0.25, 0.9)},
    ),
    Style(
        "jumper",
        "opens with its limit",
        ANYONE | BY_ALL | {JUMP: (0.8, 1.0), APPETITE: (0.2, 0.6)},
        unseen=True,
    ),
    Style(
        "denier",
        "keeps lots from the richest, by price and by size",
        ANYONE
        | BY_ALL
        | {DENY: (0.2, 0.8), APPETITE: (0.2, 0.7), HABIT: [1.0 * SHUTS_OUT, 1.0 * WHILE_POOR]},
    ),
    Style(
        "hoarder",
        "keeps its space for high cards",
        ANYONE | BY_ALL | {PICKY: (2.5, 4.0), HOARD: (2.0, 6.0)},
    ),
    Style(
        "latecomer",
        "waits until the others are full",
        ANYONE | BY_ALL | {PATIENCE: (0.4, 0.95), LATER: (0.0, 0.2), APPETITE: (0.5, 1.0)},
    ),
)
