"""Endings of the dice game: what can still matter, and the last roll of a game.

Faces of different dice are different: a good has another number on each. But whoever turns the
wheel of the goods by a step, and names the dice anew, has the same rolls. So before a roll columns
are put in the first of these five orders.
"""

from typing import Any

from medici.bots.compiled.verbs import act, wins
from medici.bots.solve.tree import BEYOND, UNKNOWN
from medici.games.actors import NATURE
from medici.games.dice.actions import CHOOSE, ROLL
from medici.games.dice.dice import ROLLS, SIZE, WHEEL
from medici.games.dice.state import ALL, ROLLING, Sheets
from medici.games.victory import winners
from medici.kernel import rule
from medici.kernel.arrays import Tables

# The first three dice of a roll with all but the chosen ones at 0, and the same of the other two
THREE = tuple(
    sum(36 * 6**place * (digits // 6**place % 6) for place in range(3) if chosen >> (2 - place) & 1)
    for chosen in range(8)
    for digits in range(216)
)
TWO = tuple(
    sum(6**place * (digits // 6**place % 6) for place in range(2) if chosen >> (1 - place) & 1)
    for chosen in range(4)
    for digits in range(36)
)
COUNTS = 2  # rows of numbers for each roll:
SHARE, BEST = range(COUNTS)
HEIGHTS = 13  # of a column
TURN = HEIGHTS * HEIGHTS * HEIGHTS  # of the heights of one good: both seats', and the enemy's
HIGHEST = TURN * TURN * TURN * TURN  # of five goods, the last stands here

# States that positions had at the least, by free spaces: rounded down, and beyond some too many
LEAST = (1, 1, 1, 1, 1, 10_000, 100_000, *(BEYOND for _ in range(8)))
LEAST_ALONE = (1, 1, 1, 100_000, *(BEYOND for _ in range(4)))


@rule
def dice_key(t: Sheets, key: Any) -> int:
    """Before a roll: columns, ships and points; whatever is rolled will not be seen again."""
    if t.actor != NATURE:
        return 0
    columns = 0
    for place in range(5):
        columns = columns * TURN + heights(t, WHEEL[place])
    least = columns
    for _ in range(5):
        top = columns // HIGHEST
        columns = (columns - top * HIGHEST) * TURN + top
        least = min(least, columns)
    key[0] = least
    where = t.roller * 8 + t.room[0]
    points = t.points[0]
    worth = t.worth[0]
    if t.players == 2:
        where = where * 8 + t.room[1]
        points -= t.points[1]
        worth -= t.worth[1]
    key[1] = ((where + 1) * 1024 + points) * 128 + worth
    return 2


@rule
def heights(t: Sheets, good: int) -> int:
    """Crosses of both seats and circles in the columns of a good."""
    return (t.crosses[good] * HEIGHTS + t.crosses[5 + good]) * HEIGHTS + t.circles[good]


@rule
def count_last_roll(tables: Tables, depth: int, counts: Any) -> float:
    """The value before the roll from which the last ship is filled (D15), which ends the game.

    What a set of dice is worth does not depend on the others: it is found once, with these at 0.
    """
    t: Sheets = tables[depth]
    if t.players == 1 or t.phase != ROLLING or t.loading != 1:
        return UNKNOWN
    sign = 1.0 if t.roller == 0 else -1.0
    for roll in range(ROLLS):
        counts[BEST, roll] = -1.0
    for chosen in range(1, ALL + 1):
        if SIZE[chosen] != t.room[t.roller]:
            continue
        for roll in range(ROLLS):
            alone = THREE[(chosen & 7) * 216 + roll // 36] + TWO[(chosen >> 3) * 36 + roll % 36]
            if alone == roll:
                counts[SHARE, roll] = sign * filled(tables, depth, roll, chosen)
            counts[BEST, roll] = max(counts[BEST, roll], counts[SHARE, alone])
    total = 0.0
    for roll in range(ROLLS):
        total += counts[BEST, roll]
    return sign * total / ROLLS


@rule
def filled(tables: Tables, depth: int, roll: int, chosen: int) -> float:
    """The first seat's share of the victory if the last ship is filled with these dice."""
    tables[depth + 1] = tables[depth]
    t: Sheets = tables[depth + 1]
    act(t, t.phase, ROLL + roll)
    act(t, t.phase, CHOOSE + chosen)
    return float(wins(t, 0) / winners(t))


@rule
def dice_least(t: Sheets) -> int:
    """By the free spaces of all ships."""
    room = t.room[0]
    if t.loading == 0:
        return BEYOND  # the whole round
    if t.players == 1:
        return LEAST_ALONE[room]
    return LEAST[room + t.room[1]]
