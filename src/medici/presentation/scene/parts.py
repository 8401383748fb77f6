"""What the scenes of all three games are made of."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, get_args

from msgspec import Struct

from medici.games.goods import GOODS

Good = Literal["cloth", "fur", "grain", "dye", "spice"]
Actor = int | Literal["nature"] | None
CardId = str  # as the record writes a card or the face of a die: fur3, cloth0x2
Rows = dict[Good, list[int]]  # of each good, a number for each seat

NAMES: tuple[Good, ...] = get_args(Good)


class Ship(Struct, frozen=True):
    """A ship, and what is aboard in the order of loading."""

    cards: list[CardId]
    worth: int
    free: int
    spaces: int


def rows(cells: Sequence[int], players: int, width: int = len(GOODS)) -> Rows:
    """A table that lies seat by seat, good by good instead; a seat has ``width`` cells.

    >>> rows([1, 2, 3, 4, 5, 0, 0, 0, 0, 9], players=2)["spice"]
    [5, 9]
    """
    return {
        name: [cells[seat * width + good] for seat in range(players)]
        for good, name in enumerate(NAMES)
    }


def nothing(players: int) -> Rows:
    """No seat has anything of any good."""
    return {name: [0] * players for name in NAMES}


def rises(pays: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Where a row of payments rises, and to what.

    >>> list(rises([0, 0, 10, 10, 20]))
    [(2, 10), (4, 20)]
    """
    before = 0
    for count, pay in enumerate(pays):
        if pay > before:
            yield count, pay
        before = pay
