"""Records to read, whole and damaged."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from medici import Game, RecordError, new, replay
from tests.record.games import Setup, played, setup_id, setups

Record = dict[str, Any]
Damage = Callable[[Record], object]

GOLDEN = Path(__file__).parent.parent / "golden"
ALL_SETUPS = pytest.mark.parametrize("setup", setups(), ids=setup_id)
ROLL = "roll dye0 gold5 fur3 grain2 dye4"
WHOLE: list[Setup] = [
    ("board", 2, {}),
    ("board", 4, {}),
    ("card", 3, {"rising_monopoly": True}),
    ("dice", 1, {}),
    ("dice", 3, {}),
]
EACH_WHOLE = pytest.mark.parametrize("setup", WHOLE, ids=setup_id)


def same_game(one: Game, other: Game) -> bool:
    return one.state == other.state and one.record() == other.record() and one.moves == other.moves


def refusal(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record)
    return caught.value


def short() -> Record:
    """The beginning of a board game of three; it is seat 1's turn to speak."""
    game = new("board", ["Ada", "Bruno", "Chen"])
    for move in ["first 2", "card fur3", "draw", "card gold10", "auction", "bid 7"]:
        game.play(move)
    return game.record()


def whole(setup: Setup = ("board", 3, {})) -> Record:
    """A finished game."""
    return played(setup, 4).record()


def bare(record: Record, moves: int = 10_000) -> Record:
    """A record without what follows from the moves."""
    head = {key: record[key] for key in ("format", "game", "players", "options")}
    return {**head, "moves": record["moves"][:moves]}


def set_to(*path: str | int, to: Any) -> Damage:
    """Damage that puts something else at a path."""

    def damage(record: Record) -> None:
        part: Any = record
        for key in path[:-1]:
            part = part[key]
        assert part[path[-1]] is not to
        part[path[-1]] = to

    return damage


def more(*path: str | int) -> Damage:
    """Damage that adds one to a number."""

    def damage(record: Record) -> None:
        part: Any = record
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] += 1

    return damage
