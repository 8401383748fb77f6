"""How the eye sees each game: the signs that it goes by, as rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from medici.analysis.eye.views import alone, board, card, dice
from medici.games.dice.solitaire import TITLES

__all__ = ["VIEWS", "View", "view_of"]

ALONE = "alone"  # the dice game for one


@dataclass(frozen=True)
class View:
    """A game as the eye sees it, and how much its network says."""

    signs: int  # numbers that describe a seat
    foresee: Callable[[Any], None]  # (later): let the day end now
    describe: Callable[[Any, Any, int, Any], None]  # (t, later, seat, out): write the signs
    words: int = 1  # what the network says of a seat: how well it stands


VIEWS: Mapping[str, View] = {
    "board": View(board.SIGNS, board.foresee, board.describe),
    "card": View(card.SIGNS, card.foresee, card.describe),
    "dice": View(dice.SIGNS, dice.foresee, dice.describe),
    ALONE: View(alone.SIGNS, alone.foresee, alone.describe, words=len(TITLES) + 1),
}


def view_of(game: str, players: int) -> View:
    """How the eye sees a game with so many players."""
    return VIEWS[ALONE if players == 1 else game]
