"""Nature's hand in the dice game: she draws who starts, and rolls the dice."""

from medici.games.dice.rules import ROLL, ROLLS, STARTS
from medici.games.dice.state import FIRST, Sheets
from medici.kernel import Dice, below, rule


@rule
def nature_move(t: Sheets, dice: Dice) -> int:
    """A first roller (D4), or one of the 7776 ways that five dice can fall (D2)."""
    if t.phase == FIRST:
        return STARTS + below(dice, t.players)
    return ROLL + below(dice, ROLLS)
