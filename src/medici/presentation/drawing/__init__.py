"""The table as a picture (SVG), drawn from scenes: for notebooks, pages and papers."""

from collections.abc import Callable, Mapping
from typing import Any

from medici.presentation.drawing import board, card, dice
from medici.presentation.drawing.picture import Picture, Say
from medici.presentation.drawing.table import svg_of
from medici.presentation.scene import scene
from medici.presentation.words import words
from medici.record import Game

PICTURES: Mapping[str, Callable[[Any, list[str], Say], Picture]] = {
    "board": board.picture,
    "card": card.picture,
    "dice": dice.picture,
}


def draw(game: Game, lang: str = "en") -> str:
    """A game's table as SVG text, light or dark as the reader's system is.

    >>> draw(Game("dice", players=2))[:39]
    '<svg xmlns="http://www.w3.org/2000/svg"'
    """
    tongue = words(lang, "drawing")
    picture = PICTURES[game.name](scene(game), game.players, tongue.say)
    if game.over:
        winners = [game.players[seat] for seat in game.winners]
        picture.status = tongue.say("drawing-wins", {"who": tongue.join(winners)})
        picture.marked = game.winners
    return svg_of(picture, game.book.title)


__all__ = ["draw"]
