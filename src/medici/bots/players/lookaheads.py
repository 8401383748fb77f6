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
    "banker": {
        "board": Depth(6, 10),
        "board-3": Depth(8, 12),
        "board-5": Depth(8, 12),
        "card": Depth(16, 60),
        "dice": Depth(8, 40),
    },
    "prince": {
        "board": Depth(40, 240),
        "board-6": Depth(40, 220),
        "card": Depth(24, 500),
        "dice": Depth(20, 300),
    },
}


# How many states of an ending each solves at most, with two players or alone. It is counted, not
# timed, so that a bot plays the same everywhere.
ENDING_STATES: Mapping[str, int] = {"banker": 5_000, "prince": 100_000}


def depth_of(bot: str, game: str, players: int) -> Depth:
    """How far a bot looks ahead at such a table.

    >>> depth_of("banker", "board", 4).horizon
    6
    """
    rows = DEPTHS[bot]
    return rows.get(f"{game}-{players}") or rows[game]
