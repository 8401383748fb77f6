"""Small pieces of English that the telling of a game is made of."""

import re
from collections.abc import Sequence

SPELLING = re.compile(r"([a-z]+)([0-9]+)(x2|g)?")
MARKS = {None: "", "x2": "double ", "g": "green "}


def card_words(card: str) -> str:
    """A card, or the face of a die, as one says it.

    >>> card_words("fur3"), card_words("cloth0x2"), card_words("dye0g")
    ('fur 3', 'double cloth 0', 'green dye 0')
    """
    ware, value, mark = SPELLING.fullmatch(card).groups()  # type: ignore[union-attr]
    return f"{MARKS[mark]}{ware} {value}"


def cards_words(cards: Sequence[str]) -> str:
    """Several cards in a sentence.

    >>> cards_words(["fur3", "gold10"])
    'fur 3 and gold 10'
    """
    return listed([card_words(card) for card in cards])


def listed(words: Sequence[str]) -> str:
    """Words in a row, the last joined by "and".

    >>> listed(["Ada", "Bruno", "Chen"])
    'Ada, Bruno and Chen'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def counted(number: int, thing: str, things: str = "") -> str:
    """A number of things.

    >>> counted(1, "cross", "crosses"), counted(2, "icon")
    ('1 cross', '2 icons')
    """
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def ordinal(place: int) -> str:
    """A place, the best being 0.

    >>> ordinal(0), ordinal(3)
    ('1st', '4th')
    """
    return ("1st", "2nd", "3rd")[place] if place < 3 else f"{place + 1}th"


def sentence(text: str) -> str:
    """A text that begins with a capital letter.

    >>> sentence("fur 3 goes aboard.")
    'Fur 3 goes aboard.'
    """
    return text[:1].upper() + text[1:]
