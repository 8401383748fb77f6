"""Who tells which game."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Mapping

from medici.presentation.story import board, card, dice, solitaire
from medici.presentation.story.teller import Teller
from medici.record import Game

TELLERS: Mapping[str, Teller] = {"board": board.TELLER, "card": card.TELLER, "dice": dice.TELLER}
ALONE: Mapping[str, Teller] = {"dice": solitaire.TELLER}  # for a single player


def teller_of(game: Game) -> Teller:
    """The teller of a game.

    >>> teller_of(Game("card", players=2)).span, teller_of(Game("dice", players=1)).coin
    ('day', 'points')
    """
    return (ALONE if len(game.players) == 1 else TELLERS)[game.name]
