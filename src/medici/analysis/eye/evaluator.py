"""The eye for one game and number of players, for callers in Python."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.analysis.eye.evaluation import (
    EvaluationBuffers,
    describe_many,
    evaluate_many,
    evaluate_many_solitaire,
)
from medici.analysis.eye.features import View, view_of
from medici.analysis.eye.network import DEEP, HIDDEN
from medici.analysis.eye.weights import Weights, all_weights, key_of
from medici.games import GAMES
from medici.games.actors import SEATS
from medici.kernel import State, bound, compiled
from medici.kernel.rule import Rule

Positions = NDArray[np.void]
Numbers = NDArray[np.float64]


def verbs_of(game: str, view: View) -> dict[str, Rule]:
    """What evaluation is bound to."""
    return {"foresee": view.foresee, "describe": view.describe, "wins": GAMES[game].wins}


def buffers_for(game: str, view: View, weights: Weights) -> EvaluationBuffers:
    """The arrays that an evaluation needs."""
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
    """Evaluates positions of one game and number of players."""

    def __init__(self, game: str, players: int, weights: Weights | None = None) -> None:
        self.game = game
        self.players = players
        self.view = view_of(game, players)
        known = all_weights()[key_of(game, players)] if weights is None else weights
        self.buffers = buffers_for(game, self.view, known)

    def _run(self, loop: Rule, positions: Positions, *shape: int) -> Numbers:
        """What a compiled loop writes about positions: a row of this shape for each."""
        out = np.zeros((len(positions), *shape))
        compiled_loop(loop, self.game, self.view)(self.buffers, positions, out)
        return out

    def many(self, positions: Positions) -> Numbers:
        """Each seat's chance to win in many positions, a row for each."""
        return self._run(evaluate_many, positions, self.players)

    def many_alone(self, positions: Positions) -> Numbers:
        """Of solitaire games: the chance of each title, best first, and last the score."""
        return self._run(evaluate_many_solitaire, positions, self.view.outputs)

    def features(self, positions: Positions) -> Numbers:
        """The input of the network: by position, seat and feature."""
        return self._run(describe_many, positions, self.players, self.view.features)

    def chances(self, position: np.void) -> Numbers:
        """Each seat's chance to win in one position."""
        row: Numbers = self.many(np.array([position]))[0]
        return row

    def alone(self, position: np.void) -> Numbers:
        """As ``many_alone``, of one position."""
        row: Numbers = self.many_alone(np.array([position]))[0]
        return row

    def record_of(self, state: State) -> np.void:
        """A state object as compiled code takes it."""
        t: np.void = np.zeros(1, type(state).dtype)[0]
        state.write(t)
        return t


@cache
def compiled_loop(loop: Rule, game: str, view: View) -> Any:
    """A loop as machine code, once in each process."""
    return compiled(bound(loop, verbs_of(game, view)))


@cache
def evaluator_of(game: str, players: int) -> Evaluator:
    """The eye that ships for a game and a number of players."""
    return Evaluator(game, players)
