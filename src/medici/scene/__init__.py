"""Scenes: what lies on the table, in the words of the game, for whoever draws it."""

from collections.abc import Callable, Mapping

from medici.record import Game
from medici.scene import board, card, dice
from medici.scene.form import BoardScene, CardScene, DiceScene, Scene

SCENES: Mapping[str, Callable[[Game], Scene]] = {
    "board": board.scene,
    "card": card.scene,
    "dice": dice.scene,
}


def scene(game: Game) -> Scene:
    """The table as it stands. All that these games hide is what nature has not drawn yet."""
    return SCENES[game.name](game)


__all__ = ["BoardScene", "CardScene", "DiceScene", "Scene", "scene"]
