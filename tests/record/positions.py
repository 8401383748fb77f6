"""Games in hand, and how two of them are compared."""

from typing import Any

import pytest

from medici import GAMES, Game, new
from tests.record.games import setup_id, setups

ROLL = "roll dye0 gold5 fur3 grain2 dye4"
ALL_SETUPS = pytest.mark.parametrize("setup", setups(), ids=setup_id)
PLAIN_SETUPS = pytest.mark.parametrize(
    "setup", [setup for setup in setups() if not setup[2]], ids=setup_id
)
EACH_GAME = pytest.mark.parametrize("name", list(GAMES))


def auction() -> Game:
    """Seat 0 of three is asked for the first bid on a lot of seat 2."""
    game = new("board", 3)
    for move in ["first 2", "card fur3", "auction"]:
        game.play(move)
    return game


def snapshot(game: Game) -> tuple[Any, ...]:
    """Everything in a game that a move can change, and what it is set up with."""
    record = game.record()
    return game.state.copy(), game.moves[:], record, game.players[:], dict(game.options)


def rolls(game: Game) -> bool:
    """Whether one of the 7776 rolls comes next: too many to name them time after time."""
    return (
        game.name == "dice"
        and game.actor == "nature"
        and (game.moves != [] or game.state.players == 1)
    )
