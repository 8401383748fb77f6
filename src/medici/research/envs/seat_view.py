"""One game as environments show it: what a seat sees, may choose and is paid."""

from array import array
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.games.actors import NATURE_NAME
from medici.games.verbs import Action
from medici.kernel import RandomSource
from medici.record import Game
from medici.research.envs.batches import Reward
from medici.research.envs.observations import ENCODINGS

# What no number of an observation is below or above.
LEAST, MOST = -1, 1000


@cache
def size_of(game: str, players: int) -> int:
    """How many numbers an observation has: adding them up each time would take longer."""
    return ENCODINGS[game].size(players)


def observed(game: Game, seat: int) -> NDArray[np.int16]:
    """What a seat sees."""
    out = array("h", bytes(2 * size_of(game.name, len(game.players))))
    ENCODINGS[game.name].observe(game.state, seat, out)
    return np.frombuffer(out, np.int16)


def mask_of(game: Game) -> NDArray[np.int8]:
    """What the seat to choose may choose; if there is none, nothing."""
    mask = bytearray(ENCODINGS[game.name].choices)  # rules write into it faster than into NumPy's
    if isinstance(game.actor, int):
        ENCODINGS[game.name].mark(game.state, mask)
    return np.frombuffer(mask, np.int8)


def action_chosen(game: Game, choice: Any) -> Action | None:
    """The action of the seat to act that a choice means; None if it is not legal."""
    encoding = ENCODINGS[game.name]
    if not isinstance(choice, int | np.integer) or not 0 <= choice < encoding.choices:
        return None
    action: Action = encoding.action_of(int(choice))
    legal = isinstance(game.actor, int) and game.book.can(game.state, action)
    return action if legal else None


def marked(mask: NDArray[np.int8], choice: Any) -> bool:
    """Whether a mask allows a choice."""
    whole = isinstance(choice, int | np.integer)
    return whole and 0 <= choice < len(mask) and mask[choice] != 0


def refusal(choice: Any, mask: NDArray[np.int8]) -> str:
    """What is said of a choice that is not legal."""
    return f"expected a legal choice, one of {np.flatnonzero(mask).tolist()}; got {choice!r}"


def settle(game: Game, source: RandomSource) -> None:
    """Nature acts until a seat is to choose, or the game is over."""
    while game.actor == NATURE_NAME:
        game.carry_out(NATURE_NAME, game.book.nature_move(game.state, source))


def paid(game: Game, reward: Reward) -> list[float]:
    """What a game that is over brings each seat."""
    if reward == "florins":
        return [float(score) for score in game.scores]
    winners = game.winners
    return [(seat in winners) / len(winners) for seat in range(len(game.players))]
