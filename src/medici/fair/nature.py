"""Nature's hand, guided by a key: the same key, game and number always give the same choice."""

import hmac

from medici.fair.errors import FairError
from medici.games.dice import DICE
from medici.games.dice.rules import ROLL, ROLLS
from medici.games.dice.state import ROLLING
from medici.record import Game

VALUES = 2**64  # of the number that a digest begins with


class FairNature:
    """Makes nature's choices from the key of a game (docs/fair.md).

    >>> nature, game = FairNature(bytes(32)), Game("board", players=3)
    >>> nature.act(game)
    >>> game.moves
    [('nature', 'first 2'), ('nature', 'card spice2')]
    """

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def choose(self, game: Game, number: int) -> int:
        """The action of nature's choice with this number, counted from 0, in a game."""
        if game.actor != "nature":
            raise FairError("expected a game in which nature is to act")
        if game.book is DICE and game.state.phase == ROLLING:
            return ROLL + self.index(number, ROLLS)  # as counting off would, without the list
        return self.counted_off(game, number)

    def counted_off(self, game: Game, number: int) -> int:
        """The same, the long way: every outcome in order, as many times as it has ways."""
        actions = game.legal_actions()
        weights = [game.book.weight(game.state, action) for action in actions]
        left = self.index(number, sum(weights))
        outcome = 0
        while left >= weights[outcome]:
            left -= weights[outcome]
            outcome += 1
        return actions[outcome]

    def index(self, number: int, ways: int) -> int:
        """One of so many equally likely ways, for the choice with this number.

        Numbers beyond the last whole multiple of ``ways`` would favour the first ways; they are
        thrown away, and the next attempt counts.

        >>> FairNature(bytes(32)).index(0, 6)
        5
        """
        fair = VALUES - VALUES % ways
        choice = number.to_bytes(8, "big")
        attempt = 0
        while True:
            message = choice + attempt.to_bytes(4, "big")
            value = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if value < fair:
                return value % ways
            attempt += 1

    def act(self, game: Game) -> None:
        """Play nature's moves until a seat is to act or the game is over."""
        number = nature_moves_so_far(game)
        while game.actor == "nature":
            game.play(self.choose(game, number))
            number += 1

    def __repr__(self) -> str:
        return "FairNature(hidden)"


def nature_moves_so_far(game: Game) -> int:
    """How many moves nature has made: the number of her next one.

    >>> game = Game("board", players=3)
    >>> game.play("first 2")
    >>> nature_moves_so_far(game)
    1
    """
    return sum(actor == "nature" for actor, _ in game.moves)
