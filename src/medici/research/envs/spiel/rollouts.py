"""An evaluator for OpenSpiel's tree search whose games at random are played in compiled code.

>>> import numpy, pyspiel, medici.research.envs.spiel
>>> state = pyspiel.load_game("medici_dice(players=2)").new_initial_state()
>>> [round(float(share), 1) for share in RolloutEvaluator(1000, seed=1).evaluate(state)]
[0.5, 0.5]
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from medici.kernel import seeded
from medici.research.envs.spiel.machine import machine_code, play_out
from medici.research.envs.spiel.table import fallen_at_random


class RolloutEvaluator(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """What all win on average where everybody chooses at random from here on.

    The same as OpenSpiel's ``RandomRolloutEvaluator``, which plays such games move by move.
    """

    def __init__(self, n_rollouts: int = 1, seed: int = 0) -> None:
        if n_rollouts < 1:
            raise ValueError(f"expected at least one rollout; got {n_rollouts}")
        self.n_rollouts = n_rollouts
        self._source = np.array([seeded(seed)], np.uint64)
        self._dice = np.random.default_rng(seed)

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        """What each seat wins, on average."""
        table = fallen_at_random(state.table, self._dice)
        kind = table.kind
        sums = np.zeros(kind.players)
        play = machine_code(play_out, kind.game)
        play(
            table.record, table.copy().record, self.n_rollouts, self._source, sums, int(kind.shares)
        )
        return sums / self.n_rollouts

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """How likely each action is: as chance has it, or all alike."""
        if state.is_chance_node():
            odds: list[tuple[int, float]] = state.chance_outcomes()
            return odds
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
