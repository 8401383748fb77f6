"""Entering dice: the faces of the five dice, and what a set of them writes on a sheet.

A set of dice is a number from 0 to 31, in which die d is bit d.
"""

from medici.games.dice.state import ALL, COLUMN, SPACES, THROW, Sheets
from medici.goods import CLOTH, DYE, FUR, GOLD, GRAIN, SPICE, WARES
from medici.kernel import rule

FACES = len(WARES)
WHEEL = (DYE, FUR, CLOTH, SPICE, GRAIN)  # the order in which the values go round (D2)

# The number of good g on die d stands at d * 6 + g (D2), and so do the marks it makes (D12).
VALUE = tuple(
    5 if good == GOLD else (WHEEL.index(good) + die) % 5
    for die in range(THROW)
    for good in range(FACES)
)
MARKS = tuple((2, 1, 1, 1, 1, 0)[value] for value in VALUE)
COLUMN_OF = (0, 1, 2, 3, 4, 0)  # by good; gold has none, but then it makes no marks

SIZE = tuple(chosen.bit_count() for chosen in range(ALL + 1))
LOWEST = (0, *((chosen & -chosen).bit_length() - 1 for chosen in range(1, ALL + 1)))  # a set's die


@rule
def enter(t: Sheets, seat: int, chosen: int) -> None:
    """Numbers go into the ship and crosses into the columns (D12); a full ship is out (D14)."""
    shown = t.dice
    crosses = t.crosses
    first_column = seat * 5
    end = (seat + 1) * SPACES
    worth = t.worth[seat]
    room = t.room[seat]
    while chosen:
        die = LOWEST[chosen]
        chosen &= chosen - 1
        good = shown[die]
        face = die * FACES + good
        number = VALUE[face]
        worth += number
        t.hold[end - room] = number
        room -= 1
        column = first_column + COLUMN_OF[good]
        marks = crosses[column] + MARKS[face]
        crosses[column] = marks if marks < COLUMN else COLUMN
    t.worth[seat] = worth
    t.room[seat] = room
    if room == 0:
        t.loading -= 1


@rule
def circle(t: Sheets, left: int) -> None:
    """In solitaire, dice that are left make circles as others make crosses (D61)."""
    shown = t.dice
    circles = t.circles
    while left:
        die = LOWEST[left]
        left &= left - 1
        good = shown[die]
        column = COLUMN_OF[good]
        marks = circles[column] + MARKS[die * FACES + good]
        circles[column] = marks if marks < COLUMN else COLUMN
