"""The table as a picture (SVG), drawn from scenes: for notebooks, pages and papers."""

from medici.presentation.drawing.picture import picture_of
from medici.presentation.drawing.table import to_svg
from medici.presentation.scene import scene
from medici.presentation.words import words
from medici.record import Game


def draw(game: Game, lang: str = "en") -> str:
    """A game's table as SVG text, light or dark as the reader's system is.

    >>> draw(Game("dice", players=2))[:39]
    '<svg xmlns="http://www.w3.org/2000/svg"'
    """
    tongue = words(lang, "drawing")
    picture = picture_of(scene(game), game.players, tongue.say)
    if game.over:
        winners = [game.players[seat] for seat in game.winners]
        picture.status = tongue.say("drawing-wins", {"who": tongue.join(winners)})
        picture.marked = game.winners
    return to_svg(picture, game.book.title)


__all__ = ["draw"]
