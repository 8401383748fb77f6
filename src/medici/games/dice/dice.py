"""The five dice: their faces (D2), what each enters on a sheet (D12), sets of them, and rolls.

A set of dice is a number from 0 to 31, in which die d is bit d.
"""

# Runs in browsers too: docs/browser-subset.md

from medici.games.dice.state import ALL, THROW
from medici.games.goods import CLOTH, DYE, FUR, GOLD, GRAIN, SPICE, WARES

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

ROLLS = 6**5  # as many as five dice with six faces can make
HUNDREDS = tuple(digits // 36 for digits in range(216))  # digits to base 6, without dividing
TENS = tuple(digits // 6 % 6 for digits in range(216))
ONES = tuple(digits % 6 for digits in range(216))
