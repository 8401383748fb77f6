"""What the eye sees of a dice game in company, as rules: what may come, and the features of a seat.

Columns are exchangeable: their features are sums over columns.
"""

from medici.analysis.eye.features.compare import (
    CLOSE_TIES,
    MOST_AHEAD,
    SURE,
    WIDE_TIES,
    note_rivals,
    odds,
    place,
    rivals,
    ship_hope,
    take_back,
    within,
)
from medici.games.days import DAYS
from medici.games.dice.dice import FACES, LOWEST, MARKS, VALUE
from medici.games.dice.rules import MOST_DICE
from medici.games.dice.scoring import BONUS, score_day
from medici.games.dice.state import (
    ALL,
    CHOOSING,
    COLUMN,
    ENTERING,
    FIRST,
    OVER,
    ROLLING,
    SPACES,
    Sheets,
)
from medici.games.goods import GOLD
from medici.games.ranking import MOST, SECOND
from medici.games.seats import next_seat
from medici.kernel import rule

FEATURES = 29
FORECAST, POINTS, SHIP, ROOM, RANKS, LEVELS, DICE, REST = 0, 3, 5, 9, 12, 16, 20, 27  # groups

TENTH = SURE // 10  # rows hold whole numbers: forecasts are kept in tenths of a point,
QUARTERS = 4.0  # what ships may be paid in quarters
SPACE_WORTH = 3.4  # what a die in an empty space is worth, about
SLOPES = tuple(round(1 / (1.5 + 1.2 * spaces), 4) for spaces in range(2 * SPACES + 1))
FIRST_PAY = (0, 0, MOST, MOST - SECOND, MOST - SECOND)  # D22: for a rival left behind,
SECOND_PAY = (0, 0, 0, SECOND, SECOND)  # and for the second best one
# Thousandths of a point that a column promises a round, by crosses: on the way to a bonus (D23)
PROMISE = (0, 100, 200, 500, 1000, 1800, 3000, 5000, 7500, 10500, 12000, 15000, 20000)
BONUS_PAY = tuple(bonus * SURE for bonus in BONUS)


@rule
def foresee(later: Sheets) -> None:
    """Score the round as it stands, and note what each seat may come to.

    Rows that are then needed no more hold what ``describe`` looks up: ``good_pay`` the crosses of
    the strongest rival in a column, ``bonus_pay`` of the second, ``ship_pay`` and ``points`` what
    may be paid for the ship, and in all.
    """
    if later.phase == OVER:
        return
    rounds = DAYS - later.day
    if later.loading == 0:  # the ships of the last round are still there to be seen
        for seat in range(later.players):
            later.worth[seat] = 0
            later.room[seat] = SPACES
    score_day(later)
    good_pay, bonus_pay = later.good_pay, later.bonus_pay
    take_back(later.points, later.ship_pay, good_pay, bonus_pay, later.players)
    note_rivals(later.crosses, good_pay, bonus_pay, later.players)
    for seat in range(later.players):
        ship = ship_hope(ships_behind(later, seat), later.players)
        hope = int(ship * SURE) + columns_hope(later, seat, rounds)
        later.ship_pay[seat] = int(ship * QUARTERS)
        later.points[seat] = (later.points[seat] * SURE + hope) // TENTH


@rule
def columns_hope(later: Sheets, seat: int, rounds: int) -> int:
    """What the columns of a seat may bring at the end of so many rounds, in thousandths."""
    hope = 0
    first_pay = FIRST_PAY[later.players]
    second_pay = SECOND_PAY[later.players]
    for column in range(seat * 5, seat * 5 + 5):
        first, second = leads(later, column)
        crosses = later.crosses[column]
        hope += first_pay * CLOSE_TIES[first] + second_pay * CLOSE_TIES[second] + BONUS_PAY[crosses]
        wide = first_pay * WIDE_TIES[first] + second_pay * WIDE_TIES[second] + PROMISE[crosses]
        hope += wide * (rounds - 1)
    return hope


@rule
def leads(later: Sheets, column: int) -> tuple[int, int]:
    """How far a seat is ahead in a column of the strongest rival, and of the second, as places."""
    own = later.crosses[column]
    own -= own == 0  # without a cross there is no rank
    return place(own - later.good_pay[column]), place(own - later.bonus_pay[column])


@rule
def ships_behind(later: Sheets, seat: int) -> float:
    """How many ships a ship may leave behind, with the spaces that are left."""
    own = full_worth(later, seat)
    behind = 0.0
    other = seat
    for _ in range(later.players - 1):  # clockwise: sums are then the same whoever sits where
        other = next_seat(other, later.players)
        slope = SLOPES[later.room[seat] + later.room[other]]
        behind += odds(own - full_worth(later, other), slope)
    return behind


@rule
def full_worth(later: Sheets, seat: int) -> float:
    """What a ship will be worth, about: every space is filled."""
    return later.worth[seat] + SPACE_WORTH * later.room[seat]


@rule
def describe(t: Sheets, later: Sheets, seat: int, out: list[float]) -> None:
    """Write the features of a position as a seat sees it."""
    describe_points(t, later, seat, out)
    describe_ship(later, seat, out)
    describe_columns(later, seat, out)
    describe_dice(t, later, seat, out)
    space = 0
    for owner in range(t.players):
        space += later.room[owner]
    out[REST] = (DAYS - t.day) * 0.33
    out[REST + 1] = space * 0.15 / t.players


@rule
def describe_points(t: Sheets, later: Sheets, seat: int, out: list[float]) -> None:
    """What the seat may come to, and what it has, against the others."""
    best, second, mean = rivals(later.points, t.players, seat)
    own = later.points[seat]
    out[FORECAST] = within((own - best) * 0.0025, 4.0)
    out[FORECAST + 1] = within((own - second) * 0.0025, 4.0)
    out[FORECAST + 2] = within((own - mean) * 0.0025, 4.0)
    best, second, mean = rivals(t.points, t.players, seat)
    out[POINTS] = within((t.points[seat] - best) * 0.025, 4.0)
    out[POINTS + 1] = within((t.points[seat] - mean) * 0.025, 4.0)


@rule
def describe_ship(later: Sheets, seat: int, out: list[float]) -> None:
    """The ships: what they may be worth and be paid, and their empty spaces."""
    players = later.players
    own = full_worth(later, seat)
    best = -100.0
    second = -100.0
    for other in range(players):
        if other != seat:
            worth = full_worth(later, other)
            second = max(second, min(best, worth))
            best = max(best, worth)
    out[SHIP] = within((own - best) * 0.1, 4.0)
    out[SHIP + 1] = within((own - second) * 0.1, 4.0) if players > 2 else 0.0
    out[SHIP + 2] = own * 0.05 - 1.2
    out[SHIP + 3] = later.ship_pay[seat] * (0.07 / QUARTERS)
    widest, _, mean_room = rivals(later.room, players, seat)
    out[ROOM] = later.room[seat] * 0.15
    out[ROOM + 1] = widest * 0.15
    out[ROOM + 2] = mean_room * 0.15


@rule
def describe_columns(later: Sheets, seat: int, out: list[float]) -> None:
    """The ranks in all columns, nearly decided and in the long run, and how full they are."""
    for sign in range(RANKS, DICE):
        out[sign] = 0.0
    for column in range(seat * 5, seat * 5 + 5):
        first, second = leads(later, column)
        out[RANKS] += 0.0004 * CLOSE_TIES[first]
        out[RANKS + 1] += 0.0004 * CLOSE_TIES[second]
        out[RANKS + 2] += 0.0004 * WIDE_TIES[first]
        out[RANKS + 3] += 0.0004 * WIDE_TIES[second]
        crosses = later.crosses[column]
        out[LEVELS] += 0.05 * BONUS[crosses]
        out[LEVELS + 1] += 0.00007 * PROMISE[crosses]
        out[LEVELS + 2] += 0.5 * (crosses in (7, 8))
        out[LEVELS + 3] += 0.05 * crosses


@rule
def describe_dice(t: Sheets, later: Sheets, seat: int, out: list[float]) -> None:
    """How soon the seat rolls, and what the dice on the table may bring it."""
    for sign in range(DICE, REST):
        out[sign] = 0.0
    if t.phase == FIRST or later.room[seat] == 0:
        return
    out[DICE] = soon(t, later, seat)
    if t.phase in (ROLLING, OVER):
        return
    if t.phase == ENTERING and not is_yet_to_enter(t, seat):
        return
    best, second, third = three_best(t, later, seat, ALL if t.phase != ENTERING else t.left)
    if t.phase == ENTERING:
        out[DICE + 1] = 1.0
        out[DICE + 2] = best
    elif seat != t.roller:
        out[DICE + 3] = 1.0
        out[DICE + 4] = third
    elif t.phase == CHOOSING:
        out[DICE + 5] = best + (max(0.0, second) if t.room[seat] > 1 else 0.0)
        out[DICE + 5] += max(0.0, third) if t.room[seat] >= MOST_DICE else 0.0
        out[DICE + 6] = 1.0
    else:
        out[DICE + 5] = best + (second if t.room[seat] > 1 else 0.0)
        out[DICE + 5] += third * (t.room[seat] - 2) if t.room[seat] > 2 else 0.0


@rule
def soon(t: Sheets, later: Sheets, seat: int) -> float:
    """1 for the seat that rolls next or has just rolled; less, the more come before."""
    before = 0
    other = t.roller if t.phase != ENTERING else next_seat(t.roller, t.players)
    while other != seat:
        before += later.room[other] > 0
        other = next_seat(other, t.players)
    return 1.0 - 0.3 * before


@rule
def is_yet_to_enter(t: Sheets, seat: int) -> bool:
    """Whether a seat still has its choice of the dice that the roller left."""
    other = t.actor
    while other != t.roller:
        if other == seat:
            return True
        other = next_seat(other, t.players)
    return False


@rule
def three_best(t: Sheets, later: Sheets, seat: int, dice: int) -> tuple[float, float, float]:
    """How much better than an average one the three best of some dice are for a seat."""
    first = -2.0
    second = -2.0
    third = -2.0
    while dice:
        die = LOWEST[dice]
        dice &= dice - 1
        charm = appeal(t, later, seat, die)
        third = max(third, min(second, charm))
        second = max(second, min(first, charm))
        first = max(first, charm)
    return first, second, third


@rule
def appeal(t: Sheets, later: Sheets, seat: int, die: int) -> float:
    """How much better than an average one a die is for a seat."""
    good = t.dice[die]
    face = die * FACES + good
    charm = VALUE[face] - SPACE_WORTH
    if good != GOLD:
        column = seat * 5 + good
        first, second = leads(later, column)
        more = MARKS[face]
        crosses = later.crosses[column]
        further = min(MOST_AHEAD, first + more)
        further_second = min(MOST_AHEAD, second + more)
        rank = FIRST_PAY[t.players] * (WIDE_TIES[further] - WIDE_TIES[first])
        rank += SECOND_PAY[t.players] * (WIDE_TIES[further_second] - WIDE_TIES[second])
        promise = PROMISE[min(COLUMN, crosses + more)] - PROMISE[crosses]
        charm += 0.001 * (rank + promise) * (DAYS - t.day)
    return 0.2 * charm
