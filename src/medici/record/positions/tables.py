"""The positions of each game, by its name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from medici.kernel import State
from medici.record.positions import board, card, dice
from medici.record.positions.line import Fields, PositionError, line_of


@dataclass(frozen=True)
class Writing:
    """How a game's positions are written and read."""

    keys: Callable[[int], Sequence[str]]  # by number of players
    write: Callable[[Any], dict[str, str]]
    read: Callable[[Any, Fields], None]


WRITINGS: Mapping[str, Writing] = {
    "board": Writing(lambda players: board.KEYS, board.write, board.read),
    "card": Writing(lambda players: card.KEYS, card.write, card.read),
    "dice": Writing(dice.keys, dice.write, dice.read),
}


def position_of(game: str, state: State, options: Mapping[str, bool | str]) -> str:
    """A table as a line; ``options`` are those that differ from the usual."""
    chosen = {name: str(value).lower() for name, value in options.items()}
    return line_of(game, state.players, chosen | WRITINGS[game].write(state))


def fill(game: str, state: State, words: Sequence[str]) -> None:
    """Lay a table that was just set up as the words of a line say."""
    writing = WRITINGS[game]
    fields = Fields(words, writing.keys(state.players), state.players)
    writing.read(state, fields)
    for key, value in writing.write(state).items():
        if fields.text(key) != value:  # the same table, but not as it is written
            raise PositionError(f"{key}: expected {value}; got {fields.text(key)!r}")
