"""The board game's actions as texts, both ways.

>>> move_name(7), move_name(parse_move("card gold10"))
('bid 7', 'card gold10')
"""

# Runs in browsers too: docs/browser-subset.md

from medici.games.actors import SEATS
from medici.games.board.actions import CARD, DRAW, OPEN, PASS, STARTS
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.state import KINDS
from medici.games.goods import WARES
from medici.games.notation import NotationError

CARD_NAMES = tuple(f"{WARES[KIND_GOOD[card]]}{KIND_VALUE[card]}" for card in range(KINDS))
NAMES = {
    PASS: "pass",
    DRAW: "draw",
    OPEN: "auction",
    **{STARTS + seat: f"first {seat}" for seat in range(SEATS)},
    **{CARD + card: f"card {name}" for card, name in enumerate(CARD_NAMES)},
    **{bid: f"bid {bid}" for bid in range(PASS + 1, DRAW)},
}
ACTIONS = {name: action for action, name in NAMES.items()}
EXPECTED = "draw, auction, pass, bid AMOUNT, first SEAT or card CARD"


def move_name(action: int) -> str:
    """The text of an action.

    >>> move_name(PASS)
    'pass'
    """
    return NAMES[action]


def parse_move(text: str) -> int:
    """The action that a text stands for.

    >>> parse_move("bid 7")
    7
    >>> parse_move("bid 07")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    medici.games.notation.NotationError: expected draw, auction, pass, ...; got 'bid 07'
    """
    action = ACTIONS.get(text)
    if action is None:
        raise NotationError(text, EXPECTED)
    return action
