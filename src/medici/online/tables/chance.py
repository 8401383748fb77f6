"""Chance at a table: who decides it, and nature's moves that follow a decision.

A table asks for nature's choices, and for no secret. The server's chance is ``medici.fair.Secret``,
whose choices can be proved. A table in a browser has its own, for which no proof is claimed.
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator, Sequence
from typing import Protocol

from medici.games.actors import NATURE, NATURE_NAME
from medici.online.tables import events as ev
from medici.record import Game


class Nature(Protocol):
    """Makes nature's choices in one game."""

    def choose(self, game: Game, number: int) -> int:
        """The action of nature's choice with this number, counted from 0."""


class Chance(Protocol):
    """What a server decides chance by."""

    def commitment(self) -> str:
        """What is published before the game; empty if nothing is promised."""

    def nature(self, table: str, seeds: Sequence[str]) -> Nature:
        """What makes nature's choices in the game of a table with these seeds."""

    def published(self) -> str:
        """What is published after the game; empty if nothing was promised."""


def copy_position(game: Game) -> Game:
    """A game in the same state without its past: much cheaper than a copy."""
    twin = object.__new__(Game)
    twin.__dict__.update(game.__dict__)
    twin.state = game.state.copy()
    twin.moves = []
    twin.days = []
    return twin


def play_nature(game: Game, number: int, nature: Nature, now: float) -> Iterator[ev.Moved]:
    """Nature's moves until a seat is to act or the game is over; the game is played on."""
    state = game.state
    while state.actor == NATURE:
        game.carry_out(NATURE_NAME, nature.choose(game, number))
        number += 1
        yield ev.Moved(at=now, seat=None, move=game.moves[-1][1], clocks=None)
