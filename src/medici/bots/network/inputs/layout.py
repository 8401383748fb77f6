"""What all inputs have in common: how they are laid out and scaled."""

from dataclasses import dataclass
from typing import Any

from medici.games.goods import GOODS
from medici.kernel import State, rule
from medici.kernel.rule import Rule

ONE = 8  # what a yes is written as; smaller numbers are written as multiples of it
MOST = 127  # larger numbers are cut: every input fits into a byte
KINDS_OF_GOODS = len(GOODS)


def rounded_up(count: int) -> int:
    """A count as a multiple of 8, which suits a GPU; the numbers beyond stay 0.

    >>> rounded_up(19)
    24
    """
    return -(-count // 8) * 8


@dataclass(frozen=True)
class Inputs:
    """A game as its network sees it: so many numbers about the table, and so many about each good.

    Number ``n`` about good ``g`` stands at ``table + n * 5 + g``. Which good is which makes no
    difference to a network, so nothing has to be learned five times.
    """

    table: int  # numbers about the table
    good: int  # numbers about each good
    choices: int
    seats: int  # the most players
    describe: Rule  # (t, seat, out): write what a seat sees
    legal: Rule  # (t): what the actor may choose, a bit each
    action_of: Rule  # (choice): the action that a choice means
    is_known: Rule  # (t): whether it has learned games of this kind

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.table + self.good * KINDS_OF_GOODS


@rule
def clear(out: Any, count: int) -> None:
    """Begin with nothing."""
    for place in range(count):
        out[place] = 0


@rule
def has_company(t: State) -> bool:
    """Whether others play too: alone no network has learned anything."""
    return t.players > 1


@rule
def offset(seat: int, other: int, players: int) -> int:
    """How many seats further clockwise another one sits."""
    steps = other - seat
    return steps if steps >= 0 else steps + players


@rule
def cut(value: int) -> int:
    """A number as it is written: at most MOST."""
    return min(value, MOST)


@rule
def beyond(value: int) -> int:
    """What a number has above MOST."""
    return min(max(value - MOST, 0), MOST)


@rule
def rank_with(values: list[int], players: int, seat: int, own: int) -> tuple[int, int]:
    """How many seats are ahead of a value that a seat might have, and how many tie (it too)."""
    ahead = 0
    tied = 1
    for other in range(players):
        if other != seat:
            if values[other] > own:
                ahead += 1
            elif values[other] == own:
                tied += 1
    return ahead, tied
