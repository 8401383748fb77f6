"""Cards and faces of dice by their names in records: fur3, cloth0x2, dye0g, neutral7."""

import re
from typing import NamedTuple

CARD = re.compile(r"(?P<ware>[a-z]+)(?P<value>[0-9]+)(?P<mark>x2|g|)")


class CardName(NamedTuple):
    """The parts of a name; the mark is x2 on a double card, g on a green one, or empty."""

    ware: str
    value: int
    mark: str

    @property
    def green(self) -> bool:
        """Whether it is a green card, which needs no space; neutral cards are green unmarked."""
        return self.mark == "g" or self.ware == "neutral"


def parse_card(name: str) -> CardName:
    """A name taken apart.

    >>> parse_card("cloth0x2")
    CardName(ware='cloth', value=0, mark='x2')
    """
    match = CARD.fullmatch(name)
    if match is None:
        raise LookupError(f"expected a card such as fur3; got {name!r}")
    return CardName(match["ware"], int(match["value"]), match["mark"])
