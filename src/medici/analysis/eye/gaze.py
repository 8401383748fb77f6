"""The eye for one game and number of players, ready to be asked from Python."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.analysis.eye.look import HERE, Sight, describe_many, look, look_alone, look_at_many
from medici.analysis.eye.network import DEEP, HIDDEN
from medici.analysis.eye.views import View, view_of
from medici.analysis.eye.weights import Weights, all_weights, key_of
from medici.games import GAMES
from medici.games.actors import SEATS
from medici.kernel import State, bound, compiled
from medici.kernel.rule import Rule

Positions = NDArray[np.void]
Chances = NDArray[np.float64]


def verbs_of(game: str, view: View) -> dict[str, Rule]:
    """What looking at a game is bound to."""
    return {"foresee": view.foresee, "describe": view.describe, "wins": GAMES[game].wins}


def sight_of(game: str, view: View, weights: Weights) -> Sight:
    """What looking at a game works with."""
    return Sight(
        tables=np.zeros(2, GAMES[game].state.dtype),
        weights=weights,
        signs=np.zeros(view.signs),
        hidden=np.zeros(HIDDEN),
        deep=np.zeros(DEEP),
        word=np.zeros(view.words),
        chances=np.zeros(SEATS),
    )


class Gaze:
    """Looks at positions of one game and number of players."""

    def __init__(self, game: str, players: int, weights: Weights | None = None) -> None:
        self.players = players
        self.view = view_of(game, players)
        known = all_weights()[key_of(game, players)] if weights is None else weights
        self.sight = sight_of(game, self.view, known)
        self._verbs = verbs_of(game, self.view)

    def _compiled(self, loop: Rule) -> Callable[..., Any]:
        return compiled_look(loop, tuple(self._verbs.items()))

    def chances(self, position: np.void) -> Chances:
        """Each seat's chance to win."""
        self.sight.tables[HERE] = position
        self._compiled(look)(self.sight)
        return self.sight.chances[: self.players].copy()

    def many(self, positions: Positions) -> Chances:
        """The same for many positions, a row to each."""
        chances = np.zeros((len(positions), self.players))
        self._compiled(look_at_many)(self.sight, positions, chances)
        return chances

    def alone(self, position: np.void) -> Chances:
        """Of a solitaire game: how likely each title is, best first, and at last the score."""
        self.sight.tables[HERE] = position
        self._compiled(look_alone)(self.sight)
        return self.sight.word.copy()

    def signs(self, positions: Positions) -> NDArray[np.float64]:
        """What the network goes by: by position, seat and sign."""
        signs = np.zeros((len(positions), self.players, self.view.signs))
        self._compiled(describe_many)(self.sight, positions, signs)
        return signs

    def record_of(self, state: State) -> np.void:
        """A state object as the eye takes it."""
        t: np.void = np.zeros(1, type(state).dtype)[0]
        state.write(t)
        return t


@cache
def compiled_look(loop: Rule, verbs: tuple[tuple[str, Rule], ...]) -> Callable[..., Any]:
    """A way of looking as machine code, once in each process."""
    look: Callable[..., Any] = compiled(bound(loop, dict(verbs)))
    return look


@cache
def gaze_of(game: str, players: int) -> Gaze:
    """The house's eye for a game and a number of players."""
    return Gaze(game, players)
