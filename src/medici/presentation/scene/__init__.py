"""Scenes: what lies on the table, in the words of the game, for whoever draws it.

A scene is what the browser gets and what the terminal draws. Scenes are meant to be made in a
browser too: nothing here imports the server and what belongs to it or NumPy, only the standard
library, msgspec and the floors below.
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Callable, Mapping
from typing import TypeAlias

from medici.presentation.scene import board, card, dice
from medici.presentation.scene.board import BoardScene
from medici.presentation.scene.card import CardScene
from medici.presentation.scene.dice import DiceScene
from medici.presentation.scene.parts import Actor
from medici.record import Game

Scene: TypeAlias = BoardScene | CardScene | DiceScene

SCENES: Mapping[str, Callable[[Game], Scene]] = {
    "board": board.scene,
    "card": card.scene,
    "dice": dice.scene,
}


def scene(game: Game) -> Scene:
    """The table as it stands. All that these games hide is what nature has not drawn yet."""
    return SCENES[game.name](game)


__all__ = ["Actor", "BoardScene", "CardScene", "DiceScene", "Scene", "scene"]
