"""The heuristic of each game, with weights found by self-play: the merchant plays by it.

``weights.json`` holds a row of weights for each game and number of players, as
``medici tune`` wrote it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np

from medici.bots.policies.heuristics.board import BOARD
from medici.bots.policies.heuristics.card import CARD
from medici.bots.policies.heuristics.dice import DICE
from medici.bots.policies.heuristics.solitaire import SOLITAIRE
from medici.bots.policies.policy import Heuristic
from medici.kernel.arrays import Row, Tables

HEURISTICS: Mapping[str, Heuristic] = {"board": BOARD, "card": CARD, "dice": DICE}

__all__ = [
    "HEURISTICS",
    "SOLITAIRE",
    "Heuristic",
    "all_weights",
    "policies_of",
    "searcher_weights",
    "weights_for",
    "weights_in",
]


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


def weights_in(game: str, players: int, file: Path | None) -> Row:
    """The merchant's row of weights out of a file; with none, that in use."""
    if file is None:
        return weights_for(game, players)
    rows = msgspec.json.decode(file.read_bytes(), type=dict[str, list[float]])
    return np.array(rows[f"{game}-{players}"])


@cache
def searcher_weights(game: str, players: int) -> Row:
    """The weights of the prince's own seat, which sees further than the merchant.

    Such a row has the weights that merchants go without (``Heuristic.without``), or was tuned to
    beat merchants rather than people. Where there is none the merchant's own is as good.
    """
    own = all_weights().get(f"{game}-{players}-searchers")
    return np.array(own) if own else weights_for(game, players)


def policies_of(game: str, players: Sequence[tuple[int, Row]]) -> Tables:
    """Policies as records: of each player the kind, and the row of weights or habits."""
    policies = HEURISTICS[game].policies_with([row for _, row in players])
    policies["kind"] = [kind for kind, _ in players]
    return policies
