"""Moves of a position as parts of sentences."""

from medici.presentation.scene import scene
from medici.presentation.scene.card import CardScene
from medici.presentation.scene.dice import DiceScene
from medici.presentation.story.line import Line, cards
from medici.record import Game


def spoken(game: Game, move: str) -> Line:
    """A move of the seat to act, as one says it.

    >>> from medici.presentation.words import words
    >>> line = spoken(Game("board", players=3), "bid 7")
    >>> words("en", "puzzles").sentence(line, [])
    'bid 7'
    """
    verb, _, rest = move.partition(" ")
    if verb == "bid":
        return Line("puzzles-move-bid", {"n": int(rest)})
    if verb in ("take", "choose"):
        return Line(f"puzzles-move-{verb}", {"cards": cards(*meant(game, move))})
    return Line(f"puzzles-move-{verb}")


def meant(game: Game, move: str) -> list[str]:
    """The cards of the market, or the faces of the dice, that a move names by their places."""
    places = [int(place) for place in move.split()[1:]]
    view = scene(game)
    if isinstance(view, CardScene):
        return [view.market[-place] for place in places]
    assert isinstance(view, DiceScene)
    return [view.dice[place - 1] for place in places]
