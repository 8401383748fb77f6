"""What a game shows to those who learn it: its moves as numbers from 0 on, and what a seat sees."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from medici.kernel.rule import Rule


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    meaning: str


class Place(NamedTuple):
    """Where a field stands in an observation."""

    name: str
    start: int
    size: int
    meaning: str


@dataclass(frozen=True)
class Encoding:
    """A game's moves and observations in fixed numbers.

    The rules are over a state ``t`` of the game. Moves of seats alone have a number: nature's are
    played inside, or in the numbers of the game itself.
    """

    choices: int  # how many numbers there are for a seat's moves, legal now or not
    table: tuple[Field, ...]  # what an observation begins with,
    seat: tuple[Field, ...]  # and what follows for every seat, the own first
    action_of: Rule  # (choice): the action of the game
    choice_of: Rule  # (action): and back
    mark: Rule  # (t, mask): 1 for every legal choice of the actor, on a clear mask
    clear: Rule  # (t, mask): the same mask clear again, before the actor acts
    count: Rule  # (t): how many choices the actor has,
    pick: Rule  # (t, number): and which they are
    observe: Rule  # (t, seat, out): what a seat sees

    def size(self, players: int) -> int:
        """How many numbers an observation has."""
        return width(self.table) + players * width(self.seat)

    def places(self, players: int) -> Iterator[Place]:
        """Every field of an observation, in order; seat 0 is the one that looks."""
        start = 0
        for field in self.table:
            yield Place(field.name, start, field.size, field.meaning)
            start += field.size
        for seat in range(players):
            for field in self.seat:
                name = f"seat {seat}: {field.name}"
                yield Place(name, start, field.size, field.meaning)
                start += field.size


def width(fields: tuple[Field, ...]) -> int:
    """How many numbers fields have together."""
    return sum(field.size for field in fields)
