"""Draw the table of a game for a plain terminal: 80 columns, and readable without colour.

What is drawn is a scene (``medici.scene``), the same that a browser gets.
"""

from collections.abc import Collection, Mapping
from typing import Any

from rich.console import Group, RenderableType

from medici.cli.draw import board, card, dice
from medici.cli.draw.painter import Painter
from medici.cli.draw.parts import Seats, heading
from medici.record import Game
from medici.scene import scene
from medici.story.tellers import teller_of

PAINTERS: Mapping[str, Painter[Any]] = {
    "board": board.PAINTER,
    "card": card.PAINTER,
    "dice": dice.PAINTER,
}


def draw(game: Game, mine: Collection[int] = ()) -> RenderableType:
    """The table as it stands; ``mine`` are the seats of those who look at it."""
    painter, view = PAINTERS[game.name], scene(game)
    seats = Seats(game.players, game.actor, mine)
    title = f"{game.book.title}, {teller_of(game).span} {game.day} of 3"
    table: list[RenderableType] = [heading(title, painter.remark(view, seats))]
    for part in (*painter.possessions(view, seats), painter.middle(view, seats)):
        table += ["", part]
    return Group(*table)


def middle(game: Game) -> RenderableType:
    """Only what lies in the middle of the table: the lot, the market or the dice."""
    return PAINTERS[game.name].middle(scene(game), Seats(game.players, game.actor))


def question(game: Game) -> str:
    """Whose turn it is and what is asked, in a sentence."""
    if game.actor is None:
        return "The game is over."
    if game.actor == "nature":
        return "Waiting for chance."
    seats = Seats(game.players, game.actor)
    return f"{seats.name(game.actor)}: {PAINTERS[game.name].question(scene(game), seats)}"


__all__ = ["draw", "middle", "question"]
