"""The merchant of the dice game: what would each set of dice bring, and what would it leave?

``w`` is a row of weights in points and factors; ``medici tune`` found them by self-play.
"""

from medici.bots.arrays import Weights
from medici.bots.heuristics.dice_mind import DiceMind
from medici.bots.heuristics.heuristic import Heuristic
from medici.bots.heuristics.packed import odds, ranked
from medici.bots.heuristics.solitaire import lonely_move, marks_of
from medici.games.days import DAYS
from medici.games.dice.actions import CHOOSE
from medici.games.dice.dice import COLUMN_OF, FACES, LOWEST, MARKS, SIZE, VALUE
from medici.games.dice.rules import MOST_DICE
from medici.games.dice.scoring import BONUS
from medici.games.dice.state import ALL, CHOOSING, COLUMN, ENTERING, FILLING, SPACES, Sheets
from medici.games.ranking import MOST, SECOND
from medici.games.seats import next_with_room, seat_further
from medici.goods import GOLD
from medici.kernel import cold, rule

# Where the weights stand in their row
MEAN = 0  # what an empty space will add to a ship
SPREAD_LEAST = 1  # how uncertain the order of two ships is, with both full
SPREAD = 2  # and for each space still empty
SHIP = 3  # the weight of the ships' points, by rounds to come: 0, 1, 2
RANK = 6  # of the ranks in a column, by rounds to come
COLUMN_SPREAD = 9  # how uncertain the order in a column is, by rounds to come
COLUMN_SPREAD_ROOM = 12  # and for each space left in this one
FULL = 13  # the weight of the bonus for 9 and for 12 crosses, by rounds to come
LEVEL = 16  # points for 4 to 11 crosses: on the way to the bonus,
HORIZON_ROUND = 24  # by the rounds to come
HORIZON_ROOM = 25  # and the spaces left in this one
SPACE = 26  # what the crosses in an empty space will be worth, by rounds to come
PAIR = 29  # for entering two dice at once
TRIPLE = 30  # or three
DONE = 31  # for filling the ship
DENY = 32  # the weight of the best die that is left
DENY_POINT = 33  # which is worth this for each number,
DENY_CROSS = 34  # and this for each cross
DENY_LEVEL = 35  # and this for each cross that the next player has there
WEIGHTS = 36

FIRST_GUESS = (
    *(3.34, 1.72, 1.96, 1.77, 0.574, 0.485, 1.08, 1.4),
    *(2.42, 1.4, 3.0, 4.86, 0.364, 0.751, 1.21, 2.63),
    *(0.427, 0.849, 1.72, 2.35, 3.81, 0.737, 1.65, 3.29),
    *(1.17, 0.171, 1.17, 5.28, 6.5, 0.215, 0.522, 0.0568),
    *(0.228, 0.831, 2.27, 0.303),
)

GOOD_BIT = (1, 2, 4, 8, 16, 0)  # gold clashes with nothing
RANK_STEP = (0, 0, 20, 15, 10)  # D20: what each ship left behind is worth, by players
FIRST_PAY = (0, 0, MOST, MOST - SECOND, MOST - SECOND)  # D22: for a rival left behind,
SECOND_PAY = (0, 0, 0, SECOND, SECOND)  # and for the second best one
LENGTH = (0.0, *(crosses + 0.5 for crosses in range(1, COLUMN + 1)))  # ties are paid in full
HAS_LEVEL = (*(0.0,) * 4, *(1.0,) * 8, 0.0)
BY_SIZE = tuple(sorted(range(1, ALL + 1), key=lambda chosen: SIZE[chosen]))
UP_TO = tuple(sum(0 < size <= most for size in SIZE) for most in range(SPACES + 1))


@rule
def crosses_of(t: Sheets, seat: int) -> int:
    """The crosses of a seat, eight bits for each column."""
    packed = 0
    for column in range(seat * 5 + 4, seat * 5 - 1, -1):
        packed = packed << 8 | t.crosses[column]
    return packed


@rule
def rivals_of(t: Sheets, seat: int) -> tuple[int, int]:
    """The most crosses of a rival in each column and the second most, packed likewise."""
    most = 0
    second = 0
    for other in range(t.players):
        if other != seat:
            most, second = ranked(most, second, crosses_of(t, other))
    return most, second


@rule
def column_value(
    t: Sheets, crosses: int, most: int, second: int, slope: float, horizon: float, w: Weights
) -> float:
    """What a number of crosses in a column is worth, against the two strongest rivals."""
    later = DAYS - t.day - 1
    own = LENGTH[crosses]
    pay = FIRST_PAY[t.players] * odds(own - most, slope)
    pay += SECOND_PAY[t.players] * odds(own - second, slope)
    value: float = pay * w[RANK + later] + w[FULL + later] * BONUS[crosses]
    value += HAS_LEVEL[crosses] * w[LEVEL + (crosses & 7 ^ 4)] * horizon
    return value


@rule
def standing(
    t: Sheets,
    seat: int,
    good: int,
    fresh: int,
    rivals: tuple[int, int],
    slope: float,
    horizon: float,
    w: Weights,
) -> float:
    """What a column of a seat is worth with some fresh crosses."""
    crosses = min(COLUMN, t.crosses[seat * 5 + good] + fresh)
    shift = 8 * good
    most = rivals[0] >> shift & 255
    second = rivals[1] >> shift & 255
    return column_value(t, crosses, most, second, slope, horizon, w)


@rule
def die_gain(
    t: Sheets,
    seat: int,
    die: int,
    allowed: int,
    rivals: tuple[int, int],
    slope: float,
    horizon: float,
    w: Weights,
) -> float:
    """What the crosses of a single die would add to a column of a seat."""
    good = t.dice[die]
    if good == GOLD or not allowed >> die & 1:
        return 0.0
    fresh = MARKS[die * FACES + good]
    more = standing(t, seat, good, fresh, rivals, slope, horizon, w)
    return more - standing(t, seat, good, 0, rivals, slope, horizon, w)


@cold
def joint_gain(
    t: Sheets,
    seat: int,
    chosen: int,
    rivals: tuple[int, int],
    slope: float,
    horizon: float,
    w: Weights,
) -> float:
    """What the crosses of a set of dice would add to the columns of a seat."""
    marks = marks_of(t, chosen)
    gain = 0.0
    for good in range(5):
        fresh = marks >> (8 * good) & 255
        if fresh:
            gain += standing(t, seat, good, fresh, rivals, slope, horizon, w)
            gain -= standing(t, seat, good, 0, rivals, slope, horizon, w)
    return gain


@rule
def rival_ship(t: Sheets, seat: int, further: int, w: Weights) -> float:
    """The worth that the ship of a rival so many seats further will have; too much for nobody's."""
    if further >= t.players:
        return 1000.0
    other = seat_further(seat, further, t.players)
    worth: float = t.worth[other] + t.room[other] * w[MEAN]
    return worth


@rule
def most_eyed(t: Sheets, left: int, seat: int, w: Weights) -> tuple[float, int]:
    """How good the best die among those left is for a seat, and which it is."""
    best = 0.0
    lure = 0
    while left:
        die = LOWEST[left]
        left &= left - 1
        good = t.dice[die]
        face = die * FACES + good
        crosses = t.crosses[seat * 5 + COLUMN_OF[good]]
        value = w[DENY_POINT] * VALUE[face]
        value += MARKS[face] * (w[DENY_CROSS] + w[DENY_LEVEL] * crosses)
        if value > best:
            best = value
            lure = 1 << die
    return best, lure


@rule
def together_move(t: Sheets, w: Weights) -> int:
    """The best set of dice in company."""
    seat = t.actor
    phase = t.phase
    later = DAYS - t.day - 1
    room = t.room[seat]
    allowed = ALL
    fewest = 1
    largest = min(room, MOST_DICE)
    if phase == ENTERING:
        allowed = t.left
        largest = 1
    elif phase == FILLING:
        fewest = room
        largest = room
    rivals = rivals_of(t, seat)
    slope = 1.0 / (w[COLUMN_SPREAD + later] + w[COLUMN_SPREAD_ROOM] * room)
    horizon = w[HORIZON_ROUND] * later + w[HORIZON_ROOM] * (room - fewest)
    steep = 1.0 / (w[SPREAD_LEAST] + w[SPREAD] * room)
    ship1 = rival_ship(t, seat, 1, w)
    ship2 = rival_ship(t, seat, 2, w)
    ship3 = rival_ship(t, seat, 3, w)
    ship = w[SHIP + later] * RANK_STEP[t.players]
    after = next_with_room(t.room, t.players, seat)
    gains = (
        die_gain(t, seat, 0, allowed, rivals, slope, horizon, w),
        die_gain(t, seat, 1, allowed, rivals, slope, horizon, w),
        die_gain(t, seat, 2, allowed, rivals, slope, horizon, w),
        die_gain(t, seat, 3, allowed, rivals, slope, horizon, w),
        die_gain(t, seat, 4, allowed, rivals, slope, horizon, w),
    )
    eyed, lure = most_eyed(t, ALL if phase == CHOOSING else 0, after, w)
    best = -10000.0
    move = allowed
    for index in range(UP_TO[fewest - 1], UP_TO[largest]):
        chosen = BY_SIZE[index]
        if chosen & allowed != chosen:
            continue
        size = SIZE[chosen]
        number = 0
        gain = 0.0
        seen = 0
        clash = 0
        rest = chosen
        while rest:
            die = LOWEST[rest]
            rest &= rest - 1
            good = t.dice[die]
            number += VALUE[die * FACES + good]
            gain += gains[die]
            clash |= seen & GOOD_BIT[good]
            seen |= GOOD_BIT[good]
        if clash:
            gain = joint_gain(t, seat, chosen, rivals, slope, horizon, w)
        left = room - size
        worth = t.worth[seat] + number + left * w[MEAN]
        value = gain + left * w[SPACE + later]
        value += ship * (
            odds(worth - ship1, steep) + odds(worth - ship2, steep) + odds(worth - ship3, steep)
        )
        if left == 0:
            value += w[DONE]
        if phase == CHOOSING:
            if size == 2:
                value += w[PAIR]
            elif size == 3:
                value += w[TRIPLE]
            if chosen & lure:
                value -= w[DENY] * most_eyed(t, ALL ^ chosen, after, w)[0]
            else:
                value -= w[DENY] * eyed
        if value > best:
            best = value
            move = chosen
    return CHOOSE + move


@rule
def weighed_move(t: Sheets, mind: DiceMind) -> int:
    """The merchant's move with any weights."""
    w = mind.w
    if t.players == 1:
        return lonely_move(t, w)
    return together_move(t, w)


DICE = Heuristic(weighed_move, DiceMind, FIRST_GUESS)
