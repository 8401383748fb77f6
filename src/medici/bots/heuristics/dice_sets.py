"""What sets of dice enter on a sheet: marks and numbers, packed into one number.

The marks in each column take eight bits, good 0 lowest; the sum of the numbers stands above them.
"""

from medici.bots.heuristics.dice_mind import DiceMind
from medici.games.dice.dice import COLUMN_OF, FACES, MARKS, SIZE, VALUE
from medici.games.dice.state import ALL, SPACES, THROW, Sheets
from medici.kernel import rule

NUMBER = 40  # from this bit on
COLUMN_BIT = tuple(8 * column for column in COLUMN_OF)  # where the marks of a good stand
FACE = tuple(  # what a die enters, by die * 6 + good
    MARKS[face] << COLUMN_BIT[face % FACES] | VALUE[face] << NUMBER for face in range(len(VALUE))
)

# The sets by size, and how many are no larger than a size
BY_SIZE = tuple(sorted(range(1, ALL + 1), key=lambda chosen: SIZE[chosen]))
UP_TO = tuple(sum(0 < size <= most for size in SIZE) for most in range(SPACES + 1))


@rule
def note_sets(t: Sheets, mind: DiceMind) -> None:
    """Note what every set of the dice shown would enter: that of the last die and of the others."""
    entered = mind.entered
    for die in range(THROW):
        face = FACE[die * FACES + t.dice[die]]
        last = 1 << die
        for others in range(last):
            entered[last + others] = entered[others] + face
