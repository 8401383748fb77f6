"""The merchant of the dice game: what would each set of dice bring, and what would it leave?

``w`` is a row of weights in points and factors; ``medici tune`` found them by self-play.
"""

from typing import NamedTuple

from medici.bots.policies.heuristics.dice_sets import (
    BY_SIZE,
    COLUMN_BIT,
    FRESH,
    NUMBER,
    SEAT_MASK,
    SMALL_MASK,
    UP_TO,
    WORST,
    DicePolicy,
    note_sets,
)
from medici.bots.policies.heuristics.packed import BYTE, odds
from medici.bots.policies.heuristics.solitaire import solitaire_move
from medici.bots.policies.policy import Heuristic
from medici.games.days import DAYS
from medici.games.dice.actions import CHOOSE
from medici.games.dice.dice import COLUMN_OF, FACES, LOWEST, MARKS, VALUE
from medici.games.dice.rules import MOST_DICE
from medici.games.dice.scoring import BONUS
from medici.games.dice.state import ALL, COLUMN, ENTERING, FILLING, THROW, Sheets
from medici.games.goods import GOLD
from medici.games.ranking import MOST, SECOND
from medici.games.seats import next_with_room, seat_further
from medici.kernel import rule
from medici.kernel.arrays import Weights

NOBODYS_SHIP = 1000.0  # more than any ship is worth: it is never left behind

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

RANK_STEP = (0, 0, 20, 15, 10)  # D20: what each ship left behind is worth, by players
FIRST_PAY = (0, 0, MOST, MOST - SECOND, MOST - SECOND)  # D22: for a rival left behind,
SECOND_PAY = (0, 0, 0, SECOND, SECOND)  # and for the second best one
LENGTH = (0.0, *(crosses + 0.5 for crosses in range(1, COLUMN + 1)))  # ties are paid in full
BONUS_POINTS = tuple(1.0 * bonus for bonus in BONUS)
FIRST_LEVEL = 4  # crosses; the low three bits of 4 to 11, with this one changed, are 0 to 7
HAS_LEVEL = (*(0.0,) * 4, *(1.0,) * 8, 0.0)


class Outlook(NamedTuple):
    """What a decision is judged by, whichever dice are chosen."""

    players: int
    later: int  # rounds to come
    first: float  # D22: points for the best rival left behind in a column,
    second: float  # and for the second best one
    slope: float  # how surely a lead in a column lasts
    horizon: float  # how much may yet come into a column
    ship: float  # points for a ship left behind
    steep: float  # how surely a lead of a ship lasts
    ship1: float  # what the ships of the rivals will be worth
    ship2: float
    ship3: float


@rule
def outlook_of(t: Sheets, seat: int, fewest: int, w: Weights) -> Outlook:
    """What the seat to act, who must enter so many dice at least, judges its dice by."""
    players = t.players & SMALL_MASK
    later = (DAYS - t.day - 1) & SEAT_MASK
    room = t.room[seat] & SMALL_MASK
    return Outlook(
        players,
        later,
        1.0 * FIRST_PAY[players],
        1.0 * SECOND_PAY[players],
        1.0 / (w[COLUMN_SPREAD + later] + w[COLUMN_SPREAD_ROOM] * room),
        w[HORIZON_ROUND] * later + w[HORIZON_ROOM] * (room - fewest),
        w[SHIP + later] * RANK_STEP[players],
        1.0 / (w[SPREAD_LEAST] + w[SPREAD] * room),
        rival_ship(t, seat, 1, w),
        rival_ship(t, seat, 2, w),
        rival_ship(t, seat, 3, w),
    )


@rule
def rival_ship(t: Sheets, seat: int, further: int, w: Weights) -> float:
    """The worth that the ship of a rival so many seats further will have; too much for nobody's."""
    if further >= t.players:
        return NOBODYS_SHIP
    other = seat_further(seat, further, t.players) & SEAT_MASK
    worth: float = t.worth[other] + t.room[other] * w[MEAN]
    return worth


@rule
def ships_behind(worth: float, view: Outlook) -> float:
    """How many rivals' ships a ship can expect to leave behind."""
    behind = odds(worth - view.ship1, view.steep)
    if view.players > 2:
        behind += odds(worth - view.ship2, view.steep)
        behind += odds(worth - view.ship3, view.steep)
    return behind


@rule
def rivals_in(t: Sheets, seat: int, good: int) -> tuple[int, int]:
    """The most crosses of a rival in a column, and the second most."""
    players = t.players
    most = t.crosses[(seat_further(seat, 1, players) & SEAT_MASK) * 5 + good]
    second = 0
    if players > 2:
        crosses = t.crosses[(seat_further(seat, 2, players) & SEAT_MASK) * 5 + good]
        second = min(most, crosses)
        most = max(most, crosses)
        if players > 3:
            crosses = t.crosses[(seat_further(seat, 3, players) & SEAT_MASK) * 5 + good]
            second = max(second, min(most, crosses))
            most = max(most, crosses)
    return most, second


@rule
def column_value(crosses: int, rivals: tuple[int, int], view: Outlook, w: Weights) -> float:
    """What a number of crosses in a column is worth, against the two strongest rivals."""
    crosses &= 15
    own = LENGTH[crosses]
    pay = view.first * odds(own - rivals[0], view.slope)
    pay += view.second * odds(own - rivals[1], view.slope)
    value: float = pay * w[RANK + view.later] + w[FULL + view.later] * BONUS_POINTS[crosses]
    value += HAS_LEVEL[crosses] * w[LEVEL + (crosses & SMALL_MASK ^ FIRST_LEVEL)] * view.horizon
    return value


@rule
def left_move(t: Sheets, w: Weights) -> int:
    """The best of the dice that the roller left (D11)."""
    seat = t.actor & SEAT_MASK
    view = outlook_of(t, seat, 1, w)
    later = view.later
    room = (t.room[seat] - 1) & SMALL_MASK
    rest = room * w[SPACE + later]
    done = w[DONE] if room == 0 else 0.0
    best = WORST
    move = t.left
    left = t.left & ALL
    while left:
        die = LOWEST[left] & SMALL_MASK
        left &= left - 1
        good = t.dice[die] & SMALL_MASK
        face = die * FACES + good
        gain = 0.0
        if good != GOLD:
            crosses = t.crosses[seat * 5 + good]
            rivals = rivals_in(t, seat, good)
            gain = column_value(min(COLUMN, crosses + MARKS[face]), rivals, view, w)
            gain -= column_value(crosses, rivals, view, w)
        worth = t.worth[seat] + VALUE[face] + room * w[MEAN]
        value = gain + rest + view.ship * ships_behind(worth, view) + done
        if value > best:
            best = value
            move = 1 << die
    return CHOOSE + move


@rule
def note_columns(t: Sheets, seat: int, view: Outlook, policy: DicePolicy) -> None:
    """Note what each column is worth with as many fresh crosses as the dice could make."""
    shown = policy.entered[ALL]
    for good in range(5):
        fresh = shown >> (8 * good) & BYTE
        if fresh:
            crosses = t.crosses[seat * 5 + good]
            rivals = rivals_in(t, seat, good)
            for more in range(fresh + 1):
                length = min(COLUMN, crosses + more)
                policy.level[good * FRESH + more] = column_value(length, rivals, view, policy.w)


@rule
def note_gains(t: Sheets, policy: DicePolicy) -> None:
    """Note what the crosses of every set of dice add to the columns."""
    gain = policy.gain
    level = policy.level
    entered = policy.entered
    for die in range(THROW):
        last = (1 << die) & ALL
        good = t.dice[die] & SMALL_MASK
        column = (COLUMN_OF[good] & SMALL_MASK) * FRESH
        bit = COLUMN_BIT[good]
        for others in range(last):
            before = entered[others] >> bit & (FRESH - 1)
            after = entered[last + others] >> bit & (FRESH - 1)
            gain[last + others] = gain[others] + (level[column + after] - level[column + before])


@rule
def note_next_values(t: Sheets, seat: int, policy: DicePolicy) -> None:
    """Note how good the best die of every set is for a seat."""
    w = policy.w
    next_value = policy.next_value
    for die in range(THROW):
        last = (1 << die) & ALL
        good = t.dice[die] & SMALL_MASK
        face = die * FACES + good
        crosses = t.crosses[(seat & SEAT_MASK) * 5 + (COLUMN_OF[good] & SMALL_MASK)]
        value = w[DENY_POINT] * VALUE[face]
        value += MARKS[face] * (w[DENY_CROSS] + w[DENY_LEVEL] * crosses)
        for others in range(last):
            next_value[last + others] = max(next_value[others], value)


@rule
def roller_move(t: Sheets, policy: DicePolicy) -> int:
    """The best set of dice for the roller (D10), who may have to fill the ship (D15)."""
    w = policy.w
    seat = t.actor & SEAT_MASK
    room = t.room[seat] & SMALL_MASK
    filling = t.phase == FILLING
    fewest = room if filling else 1
    view = outlook_of(t, seat, fewest, w)
    note_sets(t, policy)
    note_columns(t, seat, view, policy)
    note_gains(t, policy)
    deny = 0.0
    if not filling:
        deny = w[DENY]
        note_next_values(t, next_with_room(t.room, t.players, seat), policy)
    loaded = t.worth[seat]
    best = WORST
    move = ALL
    for size in range(fewest, (room if filling else min(room, MOST_DICE)) + 1):
        left = (room - size) & SMALL_MASK
        rest = left * w[SPACE + view.later]
        done = w[DONE] if left == 0 else 0.0
        several = 0.0
        if not filling and size > 1:
            several = w[PAIR] if size == 2 else w[TRIPLE]
        for index in range(UP_TO[size - 1], UP_TO[size]):
            chosen = BY_SIZE[index & ALL] & ALL
            worth = loaded + (policy.entered[chosen] >> NUMBER) + left * w[MEAN]
            value = policy.gain[chosen] + rest + view.ship * ships_behind(worth, view) + done
            value = value + several - deny * policy.next_value[ALL ^ chosen]
            if value > best:
                best = value
                move = chosen
    return CHOOSE + move


@rule
def heuristic_move(t: Sheets, policy: DicePolicy) -> int:
    """The merchant's move with any weights."""
    if t.players == 1:
        return solitaire_move(t, policy)
    if t.phase == ENTERING:
        return left_move(t, policy.w)
    return roller_move(t, policy)


# What the merchant goes without: it judges columns as if empty spaces could not change them.
DICE = Heuristic(heuristic_move, DicePolicy, FIRST_GUESS, without=(COLUMN_SPREAD_ROOM,))
