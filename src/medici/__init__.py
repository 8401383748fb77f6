"""Medici: three games of one family, exact rules, one record, for people, bots and research.

>>> import medici
>>> game = medici.new("board", players=["Ada", "Bruno", "Chen"])
>>> for move in ["first 2", "card fur3", "draw", "card gold10", "auction"]:
...     game.play(move)  # nature turns up two cards for seat 2
>>> for move in ["bid 7", "pass", "bid 8"]:
...     game.play(move)
>>> game.scores  # seat 2 has paid 8 florins
[40, 40, 32]
>>> game.actor == medici.NATURE, game.state.is_nature  # who turns up the next card
(True, True)
>>> medici.replay(game.record()).moves == game.moves
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from medici import renderer
from medici.aliases import install_aliases

if TYPE_CHECKING:
    from medici.games import GAMES
    from medici.games.actors import NATURE_NAME as NATURE
    from medici.games.board.state import Board
    from medici.games.card.state import Card
    from medici.games.dice.state import Sheets
    from medici.record import (
        Game,
        IllegalMove,
        MediciError,
        PositionError,
        RecordError,
        SetupError,
    )
    from medici.record.game import Players
    from medici.record.load import replay

__version__ = "0.2.0"

install_aliases()

# Where the names of this package come from. They are imported when they are first asked for, so
# that a command whose help is wanted starts at once.
PLACES = {
    "GAMES": "medici.games",
    "Game": "medici.record",
    "IllegalMove": "medici.record",
    "MediciError": "medici.record",
    "PositionError": "medici.record",
    "RecordError": "medici.record",
    "SetupError": "medici.record",
    "replay": "medici.record.load",
}
OTHER_NAMES = {"NATURE": ("medici.games.actors", "NATURE_NAME")}


def __getattr__(name: str) -> Any:
    place, named = OTHER_NAMES.get(name, (PLACES.get(name), name))
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(place), named)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *PLACES, *OTHER_NAMES})


@overload
def new(name: Literal["board"], players: "Players", **options: bool | str) -> "Game[Board]": ...
@overload
def new(name: Literal["card"], players: "Players", **options: bool | str) -> "Game[Card]": ...
@overload
def new(name: Literal["dice"], players: "Players", **options: bool | str) -> "Game[Sheets]": ...
@overload
def new(name: str, players: "Players", **options: bool | str) -> "Game": ...
def new(name: str, players: "Players", **options: bool | str) -> "Game":
    """A new game: "board", "card" or "dice", for a number of players or a list of names.

    >>> new("card", players=3, rising_monopoly=True)
    <card for 3, day 1, nature to act>
    >>> new("dice", players=5)
    Traceback (most recent call last):
    medici.record.errors.SetupError: expected 1 to 4 players for dice; got 5
    """
    from medici.record import Game  # noqa: PLC0415

    return Game(name, players, dict(options))


def from_position(text: str, players: "Players | None" = None) -> "Game":
    """A game from a position, one line of text as ``Game.position`` writes it (docs/positions.md).

    >>> game = new("card", players=["Ada", "Bruno"])
    >>> game.play("first 1")
    >>> from_position(game.position(), ["Ada", "Bruno"])
    <card for 2, day 1, nature to act>
    """
    from medici.record import Game  # noqa: PLC0415

    return Game.from_position(text, players)


def svg(game: "Game", lang: str = "en") -> str:
    """The table of a game as a picture; notebooks show it by themselves."""
    from medici.presentation.drawing import draw  # noqa: PLC0415  # above the games, and seldom needed

    return draw(game, lang)


renderer.draw_game = svg


__all__ = [
    "GAMES",
    "NATURE",
    "Game",
    "IllegalMove",
    "MediciError",
    "PositionError",
    "RecordError",
    "SetupError",
    "from_position",
    "new",
    "replay",
    "svg",
]
