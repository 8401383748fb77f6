"""Draw the table of a game for a plain terminal: 80 columns, and readable without colour.

What is drawn is a scene (``medici.presentation.scene``), the same that a browser gets.
"""

from collections.abc import Collection, Mapping
from typing import Any

from rich.console import Group, RenderableType

from medici.games.actors import NATURE_NAME
from medici.interfaces.tui.draw import board, card, dice
from medici.interfaces.tui.draw.parts import Painter, Seats, heading
from medici.presentation.scene import scene
from medici.presentation.story.scoring import story_of
from medici.presentation.words import Words, words
from medici.record import Game

PAINTERS: Mapping[str, Painter[Any]] = {
    "board": board.PAINTER,
    "card": card.PAINTER,
    "dice": dice.PAINTER,
}


def draw(game: Game, mine: Collection[int] = (), lang: str = "en") -> RenderableType:
    """The table as it stands; ``mine`` are the seats of those who look at it."""
    painter, view = PAINTERS[game.name], scene(game)
    seats = seats_of(game, lang, mine)
    table: list[RenderableType] = [heading(title(game, seats.texts), painter.remark(view, seats))]
    for part in (*painter.possessions(view, seats), painter.middle(view, seats)):
        table += ["", part]
    return Group(*table)


def title(game: Game, texts: Words, day: int | None = None) -> str:
    """What is played, and how far it is, or was."""
    span = story_of(game).span
    args: dict[str, float | str] = {"game": game.name, "span": span, "day": day or game.day}
    return texts.say("terminal-title", args)


def middle(game: Game, lang: str = "en") -> RenderableType:
    """Only what lies in the middle of the table: the lot, the market or the dice."""
    return PAINTERS[game.name].middle(scene(game), seats_of(game, lang))


def question(game: Game, lang: str = "en") -> str:
    """Whose turn it is and what is asked, in a sentence."""
    seats = seats_of(game, lang)
    if game.actor is None:
        return seats.say("terminal-over")
    if game.actor == NATURE_NAME:
        return seats.say("terminal-chance")
    what = PAINTERS[game.name].question(scene(game), seats)
    return seats.say("terminal-asked", who=seats.name(game.actor), what=what)


def seats_of(game: Game, lang: str, mine: Collection[int] = ()) -> Seats:
    """Who sits at the table of a game, for a reader of a language."""
    return Seats(game.players, game.actor, mine, words(lang, "terminal"))


__all__ = ["PAINTERS", "draw", "middle", "question", "seats_of", "title"]
