"""Draw the table of a game for a plain terminal: 80 columns, and readable without colour."""

from collections.abc import Callable, Collection, Mapping

from rich.console import RenderableType

from medici.cli.draw import board, card, dice
from medici.record import Game

Painter = Callable[[Game, Collection[int]], RenderableType]
PAINTERS: Mapping[str, Painter] = {"board": board.draw, "card": card.draw, "dice": dice.draw}
MIDDLES: Mapping[str, Callable[[Game], RenderableType]] = {
    "board": board.lot,
    "card": card.market,
    "dice": dice.dice,
}
QUESTIONS: Mapping[str, Callable[[Game], str]] = {
    "board": board.asked,
    "card": card.asked,
    "dice": dice.asked,
}


def draw(game: Game, mine: Collection[int] = ()) -> RenderableType:
    """The table as it stands; ``mine`` are the seats of those who look at it."""
    return PAINTERS[game.name](game, mine)


def middle(game: Game) -> RenderableType:
    """Only what lies in the middle of the table: the lot, the market or the dice."""
    return MIDDLES[game.name](game)


def asked(game: Game) -> str:
    """Whose turn it is and what is asked, in a sentence."""
    if game.actor is None:
        return "The game is over."
    if game.actor == "nature":
        return "Chance is to act."
    return QUESTIONS[game.name](game)


__all__ = ["asked", "draw", "middle"]
