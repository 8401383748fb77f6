"""The features of each game that the eye evaluates, as rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from medici.analysis.eye.features import board, card, dice, solitaire
from medici.games.dice.solitaire import TITLES

__all__ = ["VIEWS", "View", "view_of"]

ALONE = "alone"  # the dice game for one


@dataclass(frozen=True)
class View:
    """A game as the eye sees it, and how much its network says."""

    features: int  # numbers that describe a seat
    foresee: Callable[[Any], None]  # (later): let the day end now
    describe: Callable[[Any, Any, int, Any], None]  # (t, later, seat, out): write the features
    outputs: int = 1  # of the network for a seat: how well it stands


VIEWS: Mapping[str, View] = {
    "board": View(board.FEATURES, board.foresee, board.describe),
    "card": View(card.FEATURES, card.foresee, card.describe),
    "dice": View(dice.FEATURES, dice.foresee, dice.describe),
    ALONE: View(solitaire.FEATURES, solitaire.foresee, solitaire.describe, outputs=len(TITLES) + 1),
}


def view_of(game: str, players: int) -> View:
    """How the eye sees a game with so many players."""
    return VIEWS[ALONE if players == 1 else game]
