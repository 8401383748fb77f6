"""What the notations of the games share."""

import re

NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")  # no sign, no leading zeros


class NotationError(ValueError):
    """A text that is no move of the game."""

    def __init__(self, text: object, expected: str) -> None:
        super().__init__(f"expected {expected}; got {text!r}")
        self.text = text
        self.expected = expected


def parse_number(text: str, expected: str) -> int:
    """A whole number as the notation spells it.

    >>> parse_number("17", "an amount")
    17
    """
    if not NUMBER.fullmatch(text):
        raise NotationError(text, expected)
    return int(text)
