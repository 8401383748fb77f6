"""The eye for one game and number of players, ready to be asked from Python."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.analysis.eye.evaluation import (
    HERE,
    EvaluationBuffers,
    describe_many,
    evaluate,
    evaluate_many,
    evaluate_solitaire,
)
from medici.analysis.eye.features import View, view_of
from medici.analysis.eye.network import DEEP, HIDDEN
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


def buffers_for(game: str, view: View, weights: Weights) -> EvaluationBuffers:
    """What looking at a game works with."""
    return EvaluationBuffers(
        tables=np.zeros(2, GAMES[game].state.dtype),
        weights=weights,
        features=np.zeros(view.features),
        hidden=np.zeros(HIDDEN),
        deep=np.zeros(DEEP),
        output=np.zeros(view.outputs),
        chances=np.zeros(SEATS),
    )


class Evaluator:
    """Looks at positions of one game and number of players."""

    def __init__(self, game: str, players: int, weights: Weights | None = None) -> None:
        self.players = players
        self.view = view_of(game, players)
        known = all_weights()[key_of(game, players)] if weights is None else weights
        self.buffers = buffers_for(game, self.view, known)
        self._verbs = verbs_of(game, self.view)

    def _compiled(self, loop: Rule) -> Callable[..., Any]:
        return compiled_evaluation(loop, tuple(self._verbs.items()))

    def chances(self, position: np.void) -> Chances:
        """Each seat's chance to win."""
        self.buffers.tables[HERE] = position
        self._compiled(evaluate)(self.buffers)
        return self.buffers.chances[: self.players].copy()

    def many(self, positions: Positions) -> Chances:
        """The same for many positions, a row to each."""
        chances = np.zeros((len(positions), self.players))
        self._compiled(evaluate_many)(self.buffers, positions, chances)
        return chances

    def alone(self, position: np.void) -> Chances:
        """Of a solitaire game: how likely each title is, best first, and at last the score."""
        self.buffers.tables[HERE] = position
        self._compiled(evaluate_solitaire)(self.buffers)
        return self.buffers.output.copy()

    def features(self, positions: Positions) -> NDArray[np.float64]:
        """What the network goes by: by position, seat and sign."""
        features = np.zeros((len(positions), self.players, self.view.features))
        self._compiled(describe_many)(self.buffers, positions, features)
        return features

    def record_of(self, state: State) -> np.void:
        """A state object as the eye takes it."""
        t: np.void = np.zeros(1, type(state).dtype)[0]
        state.write(t)
        return t


@cache
def compiled_evaluation(loop: Rule, verbs: tuple[tuple[str, Rule], ...]) -> Callable[..., Any]:
    """A way to evaluate as machine code, once in each process."""
    evaluate: Callable[..., Any] = compiled(bound(loop, dict(verbs)))
    return evaluate


@cache
def evaluator_of(game: str, players: int) -> Evaluator:
    """The house's eye for a game and a number of players."""
    return Evaluator(game, players)
