"""Features of the dice game for several players: forecasts, ships, columns and the dice.

Columns are exchangeable: their features are sums over columns.
"""

from medici.analysis.eye.features.compare import (
    APPEAL_SCALE,
    CLOSE_TIES,
    GOODS,
    LIMIT,
    MOST_AHEAD,
    QUARTERS,
    RANK_SCALE,
    RANKS,
    SHIP,
    SHIP_PAY_SCALE,
    SURE,
    TENTH,
    WIDE_TIES,
    WORTH_SCALE,
    clear,
    describe_money,
    describe_rest,
    describe_room,
    expected_ship_pay,
    leads,
    note_rivals,
    odds,
    ships_before,
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
LEVELS, DICE, REST = 16, 20, 27  # where further groups of features begin

SPACE_WORTH = 3.4  # of a die in an empty space, about
# How much each point of a ship's lead helps, by the empty spaces of two ships
SLOPES = tuple(round(1 / (1.5 + 1.2 * spaces), 4) for spaces in range(2 * SPACES + 1))
FIRST_PAY = (0, 0, MOST, MOST - SECOND, MOST - SECOND)  # D22: for a rival left behind,
SECOND_PAY = (0, 0, 0, SECOND, SECOND)  # and for the second best one
# Thousandths of a point that a column promises a round, by crosses: on the way to a bonus (D23)
PROMISE = (0, 100, 200, 500, 1000, 1800, 3000, 5000, 7500, 10500, 12000, 15000, 20000)
BONUS_PAY = tuple(bonus * SURE for bonus in BONUS)
SPACE_SCALE = 0.15  # of empty spaces
FULL_SCALE, FULL_MEAN = 0.05, 1.2  # of what a ship will be worth: 24 on average, so about 0
BONUS_SCALE = 0.05  # of bonuses of all columns
PROMISE_SCALE = 0.00007
NEAR_SCALE = 0.5  # of columns with 7 or 8 crosses, shortly before a bonus
CROSSES_SCALE = 0.05
TURN_SCALE = 0.3  # of ships that roll before
WORST = -100.0  # below the worth of any ship
NO_DIE = -2.0  # below the appeal of any die


@rule
def foresee(later: Sheets) -> None:
    """Score the round as it stands, and note what each seat may come to.

    Rows that are then needed no more hold what ``describe`` looks up: ``good_pay`` the crosses of
    the strongest rival in a column, ``bonus_pay`` of the second, ``ship_pay`` and ``points`` the
    expected pay of the ship, and the expected points at the end.
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
        ship = expected_ship_pay(ships_behind(later, seat), later.players)
        expected = int(ship * SURE) + expected_columns_pay(later, seat, rounds)
        later.ship_pay[seat] = int(ship * QUARTERS)
        later.points[seat] = (later.points[seat] * SURE + expected) // TENTH


@rule
def expected_columns_pay(later: Sheets, seat: int, rounds: int) -> int:
    """What the columns of a seat may bring at the end of so many rounds, in thousandths."""
    expected = 0
    first_pay = FIRST_PAY[later.players]
    second_pay = SECOND_PAY[later.players]
    for column in range(seat * GOODS, seat * GOODS + GOODS):
        first, second = leads_in(later, column)
        crosses = later.crosses[column]
        expected += first_pay * CLOSE_TIES[first] + second_pay * CLOSE_TIES[second]
        expected += BONUS_PAY[crosses]
        wide = first_pay * WIDE_TIES[first] + second_pay * WIDE_TIES[second] + PROMISE[crosses]
        expected += wide * (rounds - 1)
    return expected


@rule
def leads_in(later: Sheets, column: int) -> tuple[int, int]:
    """The leads of a seat in a column over its two strongest rivals."""
    return leads(later.crosses[column], later.good_pay[column], later.bonus_pay[column])


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
    """Write the features of a position for a seat."""
    describe_money(later.points, t.points, t.players, seat, out)
    describe_ship(later, seat, out)
    describe_room(later.room, t.players, seat, SPACE_SCALE, out)
    describe_columns(later, seat, out)
    describe_dice(t, later, seat, out)
    describe_rest(later.room, t.players, t.day, SPACE_SCALE, out, REST)


@rule
def describe_ship(later: Sheets, seat: int, out: list[float]) -> None:
    """What the ships may be worth, and their expected pay."""
    players = later.players
    own = full_worth(later, seat)
    best = WORST
    second = WORST
    for other in range(players):
        if other != seat:
            worth = full_worth(later, other)
            second = max(second, min(best, worth))
            best = max(best, worth)
    out[SHIP] = within((own - best) * WORTH_SCALE, LIMIT)
    out[SHIP + 1] = within((own - second) * WORTH_SCALE, LIMIT) if players > 2 else 0.0
    out[SHIP + 2] = own * FULL_SCALE - FULL_MEAN
    out[SHIP + 3] = later.ship_pay[seat] * SHIP_PAY_SCALE


@rule
def describe_columns(later: Sheets, seat: int, out: list[float]) -> None:
    """The ranks in all columns, nearly decided and in the long run, and how full they are."""
    clear(out, RANKS, DICE)
    for column in range(seat * GOODS, seat * GOODS + GOODS):
        first, second = leads_in(later, column)
        out[RANKS] += RANK_SCALE * CLOSE_TIES[first]
        out[RANKS + 1] += RANK_SCALE * CLOSE_TIES[second]
        out[RANKS + 2] += RANK_SCALE * WIDE_TIES[first]
        out[RANKS + 3] += RANK_SCALE * WIDE_TIES[second]
        crosses = later.crosses[column]
        out[LEVELS] += BONUS_SCALE * BONUS[crosses]
        out[LEVELS + 1] += PROMISE_SCALE * PROMISE[crosses]
        out[LEVELS + 2] += NEAR_SCALE * (crosses in (7, 8))
        out[LEVELS + 3] += CROSSES_SCALE * crosses


@rule
def describe_dice(t: Sheets, later: Sheets, seat: int, out: list[float]) -> None:
    """How soon the seat rolls, and what the dice on the table may bring it."""
    clear(out, DICE, REST)
    if t.phase == FIRST or later.room[seat] == 0:
        return
    first = t.roller if t.phase != ENTERING else next_seat(t.roller, t.players)
    out[DICE] = 1.0 - TURN_SCALE * ships_before(later.room, first, seat, t.players)
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
    first = NO_DIE
    second = NO_DIE
    third = NO_DIE
    while dice:
        die = LOWEST[dice]
        dice &= dice - 1  # without the lowest bit: that die
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
        column = seat * GOODS + good
        first, second = leads_in(later, column)
        more = MARKS[face]
        crosses = later.crosses[column]
        further = min(MOST_AHEAD, first + more)
        further_second = min(MOST_AHEAD, second + more)
        rank = FIRST_PAY[t.players] * (WIDE_TIES[further] - WIDE_TIES[first])
        rank += SECOND_PAY[t.players] * (WIDE_TIES[further_second] - WIDE_TIES[second])
        promise = PROMISE[min(COLUMN, crosses + more)] - PROMISE[crosses]
        charm += 0.001 * (rank + promise) * (DAYS - t.day)
    return APPEAL_SCALE * charm
