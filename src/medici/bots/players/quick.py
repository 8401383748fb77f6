"""The bots that answer at once: the merchant, and those that play as it does but slip."""

from dataclasses import dataclass
from random import Random

import numpy as np

from medici.bots.bot import Budget, check_asked
from medici.bots.compiled.engine import Engine
from medici.bots.network.characters import STEADY
from medici.bots.network.inputs import INPUTS
from medici.bots.network.matrices import move_without_compiling
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.random_moves import RANDOM
from medici.kernel import State, seeded
from medici.kernel.arrays import Record

AT_ONCE = Budget(rollouts=0)
SLIP_STEPS = 1 << 53  # as many as a float tells apart: of a seed's 64 bits the upper 53 decide
LOW_BITS = 11


@dataclass(frozen=True)
class QuickBot:
    """Plays by the network of the game; with some chance it slips and moves at random.

    Alone, and with options that the network has not learned, it plays by the heuristic.
    """

    name: str
    about: str
    strength: str
    slips: float  # the chance of a random move
    budget: Budget = AT_ONCE
    character: str = STEADY

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """A quick move of the seat to act."""
        check_asked(t["actor"])
        start = seeded(seed)
        source = np.array([start], np.uint64)
        if (start >> LOW_BITS) / SLIP_STEPS < self.slips:
            return int(engine.random_move(t, source))
        return engine.merchant_move(t, self.character)

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object: nothing needs to be compiled."""
        check_asked(state.actor)
        source = Random(seed)
        if source.random() < self.slips:
            return RANDOM[game](state, source)
        if INPUTS[game].is_known(state):
            return move_without_compiling(game, state, self.character)
        heuristic = HEURISTICS[game]
        return heuristic.move(state, heuristic.policy_with(weights_for(game, state.players)))
