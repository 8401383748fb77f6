"""How far banker and prince look ahead, by game: the one place to make them stronger or quicker.

A row for one number of players, such as ``board-6``, goes before that of the game.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Depth(NamedTuple):
    """How far a bot looks ahead."""

    horizon: int  # decisions that are played after a move
    rollouts: int  # futures of all moves together


DEPTHS: Mapping[str, Mapping[str, Depth]] = {
    "banker": {"board": Depth(4, 16), "card": Depth(8, 40), "dice": Depth(8, 60)},
    "prince": {"board": Depth(8, 300), "card": Depth(24, 100), "dice": Depth(8, 300)},
}


def depth_of(bot: str, game: str, players: int) -> Depth:
    """How far a bot looks ahead at such a table.

    >>> depth_of("banker", "board", 4).horizon
    4
    """
    rows = DEPTHS[bot]
    return rows.get(f"{game}-{players}") or rows[game]
