"""Medici: three games of one family, exact rules, one record, for people, bots and research.

>>> import medici
>>> game = medici.new("board", players=["Ada", "Bruno", "Chen"])
>>> for move in ["first 2", "card fur3", "draw", "card gold10", "auction"]:
...     game.play(move)  # nature turns up two cards for seat 2
>>> for move in ["bid 7", "pass", "bid 8"]:
...     game.play(move)
>>> game.scores  # seat 2 has paid 8 florins
[40, 40, 32]
>>> medici.replay(game.record()).moves == game.moves
True
"""

from collections.abc import Sequence

from medici.games import GAMES
from medici.record import Game, IllegalMove, MediciError, RecordError, SetupError, replay

__version__ = "0.1.0"


def new(name: str, players: int | Sequence[str], **options: bool | str) -> Game:
    """A new game: "board", "card" or "dice", for a number of players or a list of names.

    >>> new("card", players=3, rising_monopoly=True)
    <card for 3, day 1, nature to act>
    >>> new("dice", players=5)
    Traceback (most recent call last):
    medici.record.errors.SetupError: expected 1 to 4 players for dice; got 5
    """
    return Game(name, players, dict(options))


__all__ = [
    "GAMES",
    "Game",
    "IllegalMove",
    "MediciError",
    "RecordError",
    "SetupError",
    "new",
    "replay",
]
