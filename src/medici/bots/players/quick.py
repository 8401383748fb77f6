"""The bots that answer at once: the merchant, and those that play as it does but slip."""

from dataclasses import dataclass
from random import Random

import numpy as np

from medici.bots.bot import Budget
from medici.bots.compiled.engine import Engine
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.random_moves import RANDOM
from medici.kernel import State, seeded
from medici.kernel.arrays import Record

AT_ONCE = Budget(rollouts=0)
SLIP_STEPS = 1 << 53  # as many as a float tells apart: of a seed's 64 bits the upper 53 decide
LOW_BITS = 11


@dataclass(frozen=True)
class QuickBot:
    """Plays by the heuristic; with some chance it slips and moves at random."""

    name: str
    about: str
    strength: str
    slips: float  # the chance of a random move
    budget: Budget = AT_ONCE

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """A quick move of the seat to act."""
        start = seeded(seed)
        source = np.array([start], np.uint64)
        if (start >> LOW_BITS) / SLIP_STEPS < self.slips:
            return int(engine.random_move(t, source))
        weights = weights_for(engine.book.name, int(t["players"]))
        return int(engine.heuristic_move(t, weights))

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object, in plain Python: nothing needs to be compiled."""
        source = Random(seed)
        if source.random() < self.slips:
            return RANDOM[game](state, source)
        heuristic = HEURISTICS[game]
        return heuristic.move(state, heuristic.policy_with(weights_for(game, state.players)))
