"""Nature's hand in the dice game: she draws who starts, and rolls the dice."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.dice.actions import ROLL, STARTS
from medici.games.dice.dice import ROLLS
from medici.games.dice.state import FIRST, Sheets
from medici.kernel import RandomSource, below, rule


@rule
def ways(t: Sheets) -> int:
    """How many equally likely ways nature's next move has."""
    return t.players if t.phase == FIRST else ROLLS


@rule
def outcome(t: Sheets, way: int) -> int:
    """Where one of these ways leads: a first roller (D4), or a roll (D2), in their order."""
    return way + (STARTS if t.phase == FIRST else ROLL)


@rule
def nature_move(t: Sheets, source: RandomSource) -> int:
    """A first roller (D4), or one of the 7776 ways that five dice can fall (D2)."""
    if t.phase == FIRST:
        return STARTS + below(source, t.players)
    return ROLL + below(source, ROLLS)
