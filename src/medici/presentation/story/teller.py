"""What a game brings to its story."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from medici.presentation.story.line import Line
from medici.record import Game


@dataclass(frozen=True, kw_only=True)
class Teller:
    """The words of one game, the clauses that its scoring rests on, and what it tells itself.

    ``ships`` and ``good`` tell what the day just scored has paid for the ships and for one good,
    given by its number; ``verdict`` tells how the game has ended.
    """

    span: Literal["day", "round"]  # a third of the game
    coin: Literal["florins", "points"]
    ships_clause: str
    goods_clause: str
    move: Callable[[Game, Game], Iterator[Line]]  # the positions before and after it
    ships: Callable[[Game], list[Line]]
    good: Callable[[Game, int], list[Line]]
    verdict: Callable[[Game], list[Line]]
    ships_message: str = "story-for-ships"
