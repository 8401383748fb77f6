"""The bench policy: quick moves at random among the sensible ones.

In the board game draw or auction and pass or bid have even chances, and a raise is at most 8;
in the card and dice games every legal move is as likely as the others.
"""

from collections.abc import Callable, Mapping

from medici.bots.random import board, card, dice
from medici.games.verbs import Action

RANDOM: Mapping[str, Callable[..., Action]] = {
    "board": board.random_move,
    "card": card.random_move,
    "dice": dice.random_move,
}
