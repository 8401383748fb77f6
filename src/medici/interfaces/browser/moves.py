"""The names of moves, so that a page can translate them with a small table.

A move is a name of its own, or a verb with words, each one of a list: these are digits, the first
the highest, of a number that is added to the first action of the verb.
"""

from typing import Any

import msgspec

from medici.games.board import actions as board_actions
from medici.games.board import notation as board_notation
from medici.games.card import notation as card_notation
from medici.games.dice import actions as dice_actions
from medici.games.dice import notation as dice_notation
from medici.games.rulebook import Rulebook


class Numbers(msgspec.Struct):
    """The numbers that can stand in a place, from the first to the last."""

    first: int
    last: int


class Verb(msgspec.Struct):
    """Moves that differ in their words."""

    verb: str
    start: int
    words: list[list[str] | Numbers]  # of each place, all that can stand there


class Moves(msgspec.Struct):
    """All moves of a game."""

    names: dict[str, int]
    verbs: list[Verb]


LEAST = board_actions.PASS + 1  # bids are their own actions
BIDS = Verb("bid", LEAST, [Numbers(LEAST, board_actions.DRAW - 1)])
ROLLS = Verb("roll", dice_actions.ROLL, [list(faces) for faces in dice_notation.FACE_NAMES])
VERBS = {"board": [BIDS], "card": [], "dice": [ROLLS]}
NAMES: dict[str, dict[str, Any]] = {
    "board": board_notation.ACTIONS,
    "card": card_notation.ACTIONS,
    "dice": dice_notation.ACTIONS,
}


def moves_of(book: Rulebook) -> Moves:
    """The names of a game's moves."""
    verbs = VERBS[book.name]
    names = {
        name: action
        for name, action in NAMES[book.name].items()
        if not any(name.startswith(f"{verb.verb} ") for verb in verbs)
    }
    return Moves(names, verbs)
