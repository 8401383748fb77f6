"""What a merchant of the dice game, in company or alone, keeps in mind."""

from typing import Annotated

from medici.bots.heuristics.mind import Mind
from medici.games.dice.state import ALL
from medici.kernel import Cells, declare

ROW = 40  # weights that a row may have
FRESH = 8  # fresh crosses that the dice of a roll may make in a column, and none

PerSet = Annotated[list[float], Cells("f8", ALL + 1)]  # by sets of dice


@declare
class DiceMind(Mind):
    """The weights of a merchant of the dice game, and notes on the decision at hand.

    The notes are made anew for every roll: they save working out the same thing for many sets.
    """

    w: Annotated[list[float], Cells("f8", ROW)]
    entered: Annotated[list[int], Cells("i8", ALL + 1)]  # what a set enters: see ``dice_sets``
    level: Annotated[list[float], Cells("f8", 5 * FRESH)]  # worth of a column: good * 8 + fresh
    gain: PerSet  # what the crosses of a set add to the columns
    lure: PerSet  # what the best die of a set is worth to the next player
