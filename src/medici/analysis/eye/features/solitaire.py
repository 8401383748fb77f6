"""Features of the dice game for one: points, the ship, columns, the enemy and the dice.

Columns are exchangeable: their features are sums over columns, or of the most endangered one.
"""

from medici.analysis.eye.features.compare import (
    CLOSE_TIES,
    GOODS,
    RANK_SCALE,
    WIDE_TIES,
    clear,
    place,
    sum_of_goods,
    three_most,
    within,
)
from medici.games.days import DAYS
from medici.games.dice.dice import FACES, MARKS, VALUE
from medici.games.dice.rules import MOST_DICE
from medici.games.dice.scoring import BONUS
from medici.games.dice.solitaire import BREAKTHROUGH, broken_through, score_alone, ship_points
from medici.games.dice.state import ALONE, OVER, SPACES, THROW, Sheets
from medici.games.goods import GOLD
from medici.kernel import rule

FEATURES = 32
POINTS, SHIP, COLUMNS, DANGER, DICE = 0, 4, 10, 20, 26  # where groups of features begin

SPACE_WORTH = 3.7  # of a die in an empty space, about
MORE, MOST = 20, 30  # worth of a ship from which on it scores more (D63)
POINTS_SCALE = 0.01  # 100 points count as 1
CIRCLES_SCALE = 0.25  # of circles that the enemy lacks


@rule
def foresee(later: Sheets) -> None:
    """Score the round as it stands."""
    if later.phase == OVER:
        return
    if later.loading == 0:  # the ship of the last round is still there to be seen
        later.worth[0] = 0
        later.room[0] = SPACES
    score_alone(later)


@rule
def describe(t: Sheets, later: Sheets, seat: int, out: list[float]) -> None:
    """Write the features of a position."""
    rounds = DAYS - t.day
    columns = sum_of_goods(later.good_pay, seat) + sum_of_goods(later.bonus_pay, seat)
    out[POINTS] = t.points[seat] * POINTS_SCALE
    out[POINTS + 1] = (t.points[seat] + columns * rounds) * POINTS_SCALE - 1.0
    out[POINTS + 2] = rounds * 0.5 - 1.0
    out[POINTS + 3] = 1.0 * (rounds == 1)
    describe_ship(later, seat, out)
    describe_columns(later, rounds, out)
    describe_danger(later, rounds, out)
    describe_dice(t, later, seat, out)


@rule
def describe_ship(later: Sheets, seat: int, out: list[float]) -> None:
    """What the ship is worth and may yet be, around the limits where it scores more."""
    worth = later.worth[seat]
    room = later.room[seat]
    full = worth + SPACE_WORTH * room
    out[SHIP] = worth * 0.05
    out[SHIP + 1] = room * 0.15
    out[SHIP + 2] = within((full - MORE) * 0.2, 2.0)
    out[SHIP + 3] = within((full - MOST) * 0.2, 2.0)
    out[SHIP + 4] = ship_points(worth) * 0.03
    out[SHIP + 5] = within((MOST - worth) * 0.25 / max(1, room), 3.0)


@rule
def describe_columns(later: Sheets, rounds: int, out: list[float]) -> None:
    """Crosses against circles in all columns, now and in the long run, and how full they are."""
    clear(out, COLUMNS, DANGER)
    if broken_through(later):  # columns are lost for good (D65)
        return
    for good in range(GOODS):
        crosses = later.crosses[good]
        lead = place(crosses - later.circles[good])
        out[COLUMNS] += RANK_SCALE * CLOSE_TIES[lead]
        out[COLUMNS + 1] += RANK_SCALE * WIDE_TIES[lead]
        out[COLUMNS + 2] += 0.05 * BONUS[crosses]
        out[COLUMNS + 3] += 0.5 * (crosses in (7, 8))
        out[COLUMNS + 4] += 0.5 * (crosses in (5, 6))
        out[COLUMNS + 5] += 0.5 * (crosses in (10, 11))
        out[COLUMNS + 6] += 0.05 * crosses
        out[COLUMNS + 7] += 0.05 * later.circles[good]
    out[COLUMNS + 8] = out[COLUMNS + 1] * (rounds - 1) * 0.5
    out[COLUMNS + 9] = 1.0


@rule
def describe_danger(later: Sheets, rounds: int, out: list[float]) -> None:
    """How near the enemy is to a breakthrough (D65)."""
    first, second, third = three_most(later.circles, 0, 1, GOODS)
    out[DANGER] = within((BREAKTHROUGH - first) * CIRCLES_SCALE, 2.0)
    out[DANGER + 1] = within((BREAKTHROUGH - second) * CIRCLES_SCALE, 2.0)
    out[DANGER + 2] = within((BREAKTHROUGH - third) * CIRCLES_SCALE, 2.0)
    out[DANGER + 3] = 1.0 * (first == BREAKTHROUGH - 1)
    out[DANGER + 4] = 1.0 * (first == BREAKTHROUGH - 2)
    rolls = later.room[0] + SPACES * (rounds - 1)  # what the enemy may yet get
    out[DANGER + 5] = rolls * 0.1 - 1.0


@rule
def describe_dice(t: Sheets, later: Sheets, seat: int, out: list[float]) -> None:
    """What the dice on the table may bring, and what the enemy may get of them."""
    clear(out, DICE, FEATURES)
    if t.phase != ALONE:
        return
    numbers = 0
    gold = 0
    for die in range(THROW):
        number = VALUE[die * FACES + t.dice[die]]
        numbers += number
        gold += t.dice[die] == GOLD
    out[DICE] = 1.0
    out[DICE + 1] = numbers * 0.1 - 1.0
    out[DICE + 2] = gold * 0.5
    out[DICE + 3] = min(MOST_DICE, t.room[seat]) * 0.3
    if broken_through(later):
        return
    for good in range(GOODS):
        shown = 0
        dice = 0
        for die in range(THROW):
            if t.dice[die] == good:
                shown += MARKS[die * FACES + good]
                dice += 1
        if shown > 0:
            lead = later.crosses[good] - later.circles[good]
            stake = CLOSE_TIES[place(lead + shown)] - CLOSE_TIES[place(lead - shown)]
            out[DICE + 4] += stake * 0.0007
            if later.circles[good] + shown >= BREAKTHROUGH:
                out[DICE + 5] += dice * 0.5
