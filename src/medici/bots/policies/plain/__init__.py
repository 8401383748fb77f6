"""Plain players, as people play: each follows a few habits, drawn at random within a style.

They were written from common sense, apart from the merchant's reasoning, so that the bots meet
other opponents before they meet people.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from medici.bots.policies.plain import board, card, dice
from medici.bots.policies.plain.style import Style
from medici.games.verbs import Action

__all__ = ["PLAIN", "Plain", "Style"]


@dataclass(frozen=True)
class Plain:
    """The plain players of a game."""

    move: Callable[..., Action]  # the rule (t, policy) that chooses a move
    styles: tuple[Style, ...]
    habits: int  # how many a row has


PLAIN: Mapping[str, Plain] = {
    "board": Plain(board.plain_move, board.STYLES, board.HABITS),
    "card": Plain(card.plain_move, card.STYLES, card.HABITS),
    "dice": Plain(dice.plain_move, dice.STYLES, dice.HABITS),
}
