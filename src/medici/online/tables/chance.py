"""Chance as a house holds it in hand: a table asks for nature's choices, and for no secret.

The server's is ``medici.fair.Secret``, whose choices can be proved. A table in a browser has its
own, for which no proof is claimed.
"""

from collections.abc import Sequence
from typing import Protocol

from medici.record import Game


class Nature(Protocol):
    """Makes nature's choices in one game."""

    def choose(self, game: Game, number: int) -> int:
        """The action of nature's choice with this number, counted from 0."""


class Chance(Protocol):
    """What a house decides chance by."""

    def commitment(self) -> str:
        """What is published before the game; empty if nothing is promised."""

    def nature(self, table: str, seeds: Sequence[str]) -> Nature:
        """Nature's hand in the game of a table with these seeds."""

    def told(self) -> str:
        """What is published after the game; empty if nothing was promised."""
