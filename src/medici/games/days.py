"""The days of a game; the dice game calls them rounds."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.actors import NATURE, NOBODY
from medici.kernel import State, rule

DAYS = 3  # B1, C1, D1


@rule
def end_day(t: State, opening: int, over: int) -> None:
    """A day is scored: the next one opens with nature's move, or the game is over.

    ``opening`` and ``over`` are the game's own phases for the two (B50, C41, D16; B51, C42, D1).
    """
    t.day += 1
    if t.day == DAYS:
        t.phase = over
        t.actor = NOBODY
    else:
        t.phase = opening
        t.actor = NATURE
