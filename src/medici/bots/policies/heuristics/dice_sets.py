"""What sets of dice enter on a sheet: marks and numbers, packed into one number.

The marks in each column take eight bits, good 0 lowest; the sum of the numbers stands above them.
"""

from typing import Annotated

from medici.bots.policies.policy import PolicyState
from medici.games.dice.dice import COLUMN_OF, FACES, MARKS, SIZE, VALUE
from medici.games.dice.state import ALL, SPACES, THROW, Sheets
from medici.kernel import Cells, declare, rule

ROW = 40  # weights that a row may have
FRESH = 8  # fresh crosses that the dice of a roll may make in a column, and none

PerSet = Annotated[list[float], Cells("f8", ALL + 1)]  # by sets of dice


@declare
class DicePolicy(PolicyState):
    """The weights of a merchant of the dice game, and notes on the decision at hand.

    The notes are made anew for every roll: they save working out the same thing for many sets.
    """

    w: Annotated[list[float], Cells("f8", ROW)]
    entered: Annotated[list[int], Cells("i8", ALL + 1)]  # what a set enters: see ``dice_sets``
    level: Annotated[list[float], Cells("f8", 5 * FRESH)]  # worth of a column: good * 8 + fresh
    gain: PerSet  # what the crosses of a set add to the columns
    next_value: PerSet  # what the best die of a set is worth to the next player


# A seat, a good or a set is masked before it counts as an index: compilers then see that it is not
# negative, and do not allow for counting from the end.
SEAT_MASK = 3  # also for rounds to come
SMALL_MASK = 7  # goods, dice, rooms and numbers of players
CROSSES_MASK = 15

WORST = -10000.0  # less than any set is worth
NUMBER = 40  # from this bit on
COLUMN_BIT = tuple(8 * column for column in COLUMN_OF)  # where the marks of a good stand
FACE = tuple(  # what a die enters, by die * 6 + good
    MARKS[face] << COLUMN_BIT[face % FACES] | VALUE[face] << NUMBER for face in range(len(VALUE))
)

# The sets by size, and how many are no larger than a size
BY_SIZE = tuple(sorted(range(1, ALL + 1), key=lambda chosen: SIZE[chosen]))
UP_TO = tuple(sum(0 < size <= most for size in SIZE) for most in range(SPACES + 1))


@rule
def note_sets(t: Sheets, policy: DicePolicy) -> None:
    """Note what every set of the dice shown would enter: that of the last die and of the others."""
    entered = policy.entered
    for die in range(THROW):
        face = FACE[die * FACES + t.dice[die]]
        last = 1 << die
        for others in range(last):
            entered[last + others] = entered[others] + face
