"""The merchant's heuristic for each game, with weights found by self-play.

``weights.json`` holds a row of weights for each game and number of players, as
``medici tune`` wrote it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Protocol

import msgspec
import numpy as np

from medici.bots.arrays import Row
from medici.bots.heuristics import board, card, dice, solitaire
from medici.bots.heuristics.card_worth import HOPE
from medici.games.verbs import Action


class Heuristic(Protocol):
    """What a game's module has: its move by a row of weights, and a row to start from."""

    @property
    def weighed_move(self) -> Callable[..., Action]:
        """The rule ``(t, source, w)`` that chooses a move."""

    @property
    def FIRST_GUESS(self) -> tuple[float, ...]:  # noqa: N802
        """Weights made by hand, where tuning can start."""


HEURISTICS: Mapping[str, Heuristic] = {"board": board, "card": card, "dice": dice}
SOLITAIRE: Heuristic = solitaire
WITHOUT = {"card": (HOPE,)}  # weights that stay 0 in the merchant's rows


@cache
def all_weights() -> dict[str, list[float]]:
    """Every row of weights, keyed like ``board-4``."""
    text = files(__name__).joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, list[float]])


@cache
def weights_for(game: str, players: int) -> Row:
    """The row of weights for a game and a number of players.

    >>> len(weights_for("dice", 2)), len(weights_for("dice", 1))
    (36, 33)
    """
    return np.array(all_weights()[f"{game}-{players}"])


@cache
def both_rows(game: str, players: int) -> tuple[Row, Row]:
    """The weights of a searcher's own seat, and the merchant's for the others.

    In the card game searchers count the deck before they reveal, and merchants do not
    (``WITHOUT``); elsewhere both play by the same row.
    """
    others = weights_for(game, players)
    own = all_weights().get(f"{game}-{players}-searchers")
    return (np.array(own) if own else others), others
