"""The merchant: a fast heuristic for each game, with weights found by self-play.

``weights.json`` holds a row of weights for each game and number of players, as
``medici tune`` wrote it.
"""

from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from medici.bots.merchant import board, card, dice, solitaire
from medici.bots.merchant.card_worth import HOPE

MERCHANTS: dict[str, ModuleType] = {"board": board, "card": card, "dice": dice}
WITHOUT = {"card": (HOPE,)}  # weights that stay 0 in the merchant's rows


@cache
def all_weights() -> dict[str, list[float]]:
    """Every row of weights, keyed like ``board-4``."""
    text = files(__name__).joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, list[float]])


@cache
def weights_for(game: str, players: int) -> Any:
    """The row of weights for a game and a number of players."""
    return np.array(all_weights()[f"{game}-{players}"])


@cache
def both_rows(game: str, players: int) -> tuple[Any, Any]:
    """The weights of a searcher's own seat, and the merchant's for the others.

    In the card game searchers count the deck before they reveal, and merchants do not
    (``WITHOUT``); elsewhere both play by the same row.
    """
    others = weights_for(game, players)
    own = all_weights().get(f"{game}-{players}-searchers")
    return (np.array(own) if own else others), others


__all__ = ["MERCHANTS", "WITHOUT", "all_weights", "both_rows", "solitaire", "weights_for"]
