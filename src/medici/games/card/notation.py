"""The card game's actions as texts, both ways.

>>> move_name(parse_move("take 1 3")), move_name(parse_move("card cloth0x2"))
('take 1 3', 'card cloth0x2')
"""

# Runs in browsers too: docs/browser-subset.md

from medici.games.actors import SEATS
from medici.games.card.actions import CARD, REVEAL, STARTS, TAKE
from medici.games.card.cards import GREEN, KIND_GOOD, KIND_VALUE, NEUTRAL, PLAIN
from medici.games.card.state import KINDS
from medici.games.goods import GOODS
from medici.games.notation import NotationError


def kind_name(kind: int) -> str:
    """The name of a card: its good, or ``neutral``, with its value directly behind it.

    >>> kind_name(0), kind_name(GREEN), kind_name(NEUTRAL + 1)
    ('cloth2', 'cloth0g', 'neutral7')
    """
    if kind >= NEUTRAL:
        return f"neutral{KIND_VALUE[kind]}"
    mark = "" if kind < PLAIN else "x2" if kind < GREEN else "g"
    return f"{GOODS[KIND_GOOD[kind]]}{KIND_VALUE[kind]}{mark}"


CARD_NAMES = tuple(kind_name(kind) for kind in range(KINDS))
NAMES = {
    REVEAL: "reveal",
    TAKE + 0b001: "take 1",
    TAKE + 0b011: "take 1 2",
    TAKE + 0b101: "take 1 3",
    TAKE + 0b111: "take 1 2 3",
    **{STARTS + seat: f"first {seat}" for seat in range(SEATS)},
    **{CARD + kind: f"card {name}" for kind, name in enumerate(CARD_NAMES)},
}
ACTIONS = {name: action for action, name in NAMES.items()}
EXPECTED = "reveal, take 1, take 1 2, take 1 3, take 1 2 3, first SEAT or card CARD"


def move_name(action: int) -> str:
    """The text of an action.

    >>> move_name(REVEAL)
    'reveal'
    """
    return NAMES[action]


def parse_move(text: str) -> int:
    """The action that a text stands for.

    >>> parse_move("take 1 2") == TAKE + 0b11
    True
    >>> parse_move("take 2 1")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    medici.games.notation.NotationError: expected reveal, take 1, ...; got 'take 2 1'
    """
    if text not in ACTIONS:
        raise NotationError(text, EXPECTED)
    return ACTIONS[text]
