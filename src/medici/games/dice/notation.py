"""The dice game's actions as texts, both ways.

>>> move_name(0b00101), move_name(parse_move("roll dye0 gold5 fur3 grain2 dye4"))
('choose 1 3', 'roll dye0 gold5 fur3 grain2 dye4')
"""

# Runs in browsers too: docs/browser-subset.md

from medici.games.dice.actions import CHOOSE, ROLL, STARTS
from medici.games.dice.dice import FACES, VALUE
from medici.games.dice.state import ALL, SHEETS, THROW
from medici.games.goods import WARES
from medici.games.notation import NotationError


def set_name(chosen: int) -> str:
    """The dice of a set as positions in the roll.

    >>> set_name(0b10010)
    '2 5'
    """
    return " ".join(str(die + 1) for die in range(THROW) if chosen >> die & 1)


NAMES = {
    **{CHOOSE + chosen: f"choose {set_name(chosen)}" for chosen in range(1, ALL + 1)},
    **{STARTS + seat: f"first {seat}" for seat in range(SHEETS)},
}
ACTIONS = {name: action for action, name in NAMES.items()}
FACE_NAMES = tuple(
    tuple(f"{WARES[good]}{VALUE[die * FACES + good]}" for good in range(FACES))
    for die in range(THROW)
)
EXPECTED = "choose DICE, first SEAT or roll FACE FACE FACE FACE FACE"


def move_name(action: int) -> str:
    """The text of an action.

    >>> move_name(STARTS + 2)
    'first 2'
    """
    return NAMES.get(action) or f"roll {faces_name(action - ROLL)}"


def faces_name(roll: int) -> str:
    """The five faces of a roll, die 0 first.

    >>> faces_name(0)
    'cloth2 cloth3 cloth4 cloth0 cloth1'
    """
    faces = []
    for die in reversed(range(THROW)):
        roll, good = divmod(roll, FACES)
        faces.append(FACE_NAMES[die][good])
    return " ".join(reversed(faces))


def parse_move(text: str) -> int:
    """The action that a text stands for.

    >>> parse_move("choose 1 3")
    5
    >>> parse_move("roll dye0 dye0 fur3 grain2 dye4")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    medici.games.notation.NotationError: expected a face of die 2 (...); got 'dye0'
    """
    if text in ACTIONS:
        return ACTIONS[text]
    verb, *faces = text.split(" ")
    if verb != "roll" or len(faces) != THROW:
        raise NotationError(text, EXPECTED)
    roll = 0
    for die, face in enumerate(faces):
        if face not in FACE_NAMES[die]:
            raise NotationError(face, f"a face of die {die + 1} ({' '.join(FACE_NAMES[die])})")
        roll = roll * FACES + FACE_NAMES[die].index(face)
    return ROLL + roll
