"""Nature's hand, guided by a key: the same key, game and number always give the same choice."""

import hashlib

from medici.fair.errors import FairError
from medici.games.actors import NATURE_NAME
from medici.record import Game

VALUES = 2**64  # of the number that a digest begins with
BLOCK = 64  # bytes that SHA-256 takes in at once
INNER, OUTER = bytes(byte ^ 0x36 for byte in range(256)), bytes(byte ^ 0x5C for byte in range(256))


class FairNature:
    """Makes nature's choices from the key of a game (docs/fair.md).

    >>> nature, game = FairNature(bytes(32)), Game("board", players=3)
    >>> nature.act(game)
    >>> game.moves
    [('nature', 'first 2'), ('nature', 'card spice2')]
    """

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        # HMAC with the key worked in once. The library's own lets go of the interpreter for each
        # digest, which costs a server far more than the digest itself.
        padded = key.ljust(BLOCK, b"\0")  # keys are 32 bytes
        self._inner = hashlib.sha256(padded.translate(INNER))
        self._outer = hashlib.sha256(padded.translate(OUTER))

    def choose(self, game: Game, number: int) -> int:
        """The action of nature's choice with this number, counted from 0, in a game."""
        if game.actor != NATURE_NAME:
            raise FairError("expected a game in which nature is to act")
        return game.book.outcome(game.state, self.index(number, game.book.ways(game.state)))

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
            value = int.from_bytes(self._digest(message)[:8], "big")
            if value < fair:
                return value % ways
            attempt += 1

    def _digest(self, message: bytes) -> bytes:
        """The HMAC-SHA-256 of a message."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()

    def act(self, game: Game) -> None:
        """Play nature's moves until a seat is to act or the game is over."""
        number = nature_moves_so_far(game)
        while game.actor == NATURE_NAME:
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
    return sum(actor == NATURE_NAME for actor, _ in game.moves)
