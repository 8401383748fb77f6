"""What a solution needs to know of each game on its last day: what can still matter of a state,
and which choices can be best.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from medici.bots.solve.board import board_choices, board_key, board_least, in_auction
from medici.bots.solve.card import card_key, card_least
from medici.bots.solve.dice import COUNTS, count_last_roll, dice_key, dice_least
from medici.bots.solve.tree import UNKNOWN
from medici.kernel import State, rule
from medici.kernel.arrays import Tables
from medici.kernel.rule import Rule


@rule
def without_auction(t: State) -> bool:
    """Nobody bids."""
    return False


@rule
def not_counted(tables: Tables, depth: int, counts: Any) -> float:
    """No state is quickly counted."""
    return UNKNOWN


class Ending(NamedTuple):
    """The verbs of a game's endings: see ``medici.bots.solve.tree``."""

    write_key: Rule
    least_states: Rule
    choices: Rule | None = None  # none: all legal ones
    is_auction: Rule = without_auction
    counted: Rule = not_counted


ENDINGS: Mapping[str, Ending] = {
    "board": Ending(board_key, board_least, board_choices, in_auction),
    "card": Ending(card_key, card_least),
    "dice": Ending(dice_key, dice_least, counted=count_last_roll),
}
COUNT_ROWS = COUNTS  # of what states are counted with
KEY_LENGTH = 32  # numbers of the longest key: the card game's, with a market of all cards


def ending_verbs(game: str, legal: Rule) -> dict[str, Rule]:
    """The verbs by name; without choices of its own a game has all legal ones."""
    ending = ENDINGS[game]
    return ending._asdict() | {"choices": ending.choices or legal}
