"""The table of the dice game, as data: the dice, and everybody's score sheet."""

# Runs in browsers too: docs/browser-subset.md

from typing import Annotated

from medici.games.days import DAYS
from medici.games.goods import GOODS
from medici.kernel import Cells, State, declare, i8

SHEETS = 4  # the most players (D1)
SPACES = 7  # of a ship (D1)
COLUMN = 12  # spaces of a column (D3)
THROW = 5  # dice in a roll (D2)
ALL = 31  # all five dice, as a set: die d is bit d

FIRST, ROLLING, CHOOSING, ENTERING, FILLING, ALONE, OVER = range(7)  # phases

PerSheet = Annotated[list[int], Cells("i1", SHEETS)]
Columns = Annotated[list[int], Cells("i1", SHEETS * len(GOODS))]


@declare
class Sheets(State):
    """A dice game. Rows over seats and goods hold seat s, good g at ``s * 5 + g``.

    The ships of a scored round stay to be seen until the next roll.
    """

    players: i8  # how many play
    day: i8  # how many rounds have been scored
    phase: i8  # FIRST; ROLLING; of the roller CHOOSING, FILLING (D15), ALONE (D60); ENTERING; OVER
    actor: i8  # a seat, NATURE or NOBODY
    roller: i8  # whose turn it is; between rounds, who rolls first in the next
    left: i8  # the dice that may still be chosen, as a set: those the roller left (D11)
    loading: i8  # how many ships have room
    dice: Annotated[list[int], Cells("i1", THROW)]  # the good that each die shows, or GOLD
    points: Annotated[list[int], Cells("i2", SHEETS)]  # of each seat
    room: PerSheet  # free spaces of each ship
    worth: PerSheet  # sum of the numbers in each ship
    hold: Annotated[list[int], Cells("i1", SHEETS * SPACES)]  # these numbers: seat * 7 + space
    ships: Annotated[list[int], Cells("i1", SHEETS * DAYS)]  # worth when scored: seat * 3 + day
    crosses: Columns  # in the columns of the goods
    circles: Annotated[list[int], Cells("i1", len(GOODS))]  # the enemy's, in solitaire (D61)
    ship_pay: PerSheet  # what the last scored round paid: for ships,
    good_pay: Columns  # for columns compared with others,
    bonus_pay: Columns  # and for full ones
