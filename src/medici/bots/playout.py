"""Loops that play whole games, written once and bound to each game."""

from typing import Any

from medici.games.actors import NATURE, NOBODY
from medici.kernel import Dice, rule


@rule
def act(t: Any, phase: int, action: int) -> None:
    """Bound to the game's rule of that name."""
    raise NotImplementedError


@rule
def nature_move(t: Any, dice: Dice) -> int:
    """Bound to nature's hand in the game."""
    raise NotImplementedError


@rule
def choose(t: Any, dice: Dice) -> int:
    """Bound to the policy of the seats."""
    raise NotImplementedError


@rule
def play_out(t: Any, dice: Dice) -> int:
    """Play to the end; return how many decisions the seats made."""
    decisions = 0
    while t.actor != NOBODY:
        phase = t.phase  # read once: compiled code cannot know that drawing leaves it alone
        if t.actor == NATURE:
            act(t, phase, nature_move(t, dice))
        else:
            act(t, phase, choose(t, dice))
            decisions += 1
    return decisions
