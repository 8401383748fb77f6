"""The bots that answer at once: random, apprentice and merchant."""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from medici.bots.bot import Budget
from medici.bots.machine import Machine
from medici.bots.merchant import MERCHANTS, weights_for
from medici.bots.random import RANDOM
from medici.kernel import State, seeded

AT_ONCE = Budget(rollouts=0)


@dataclass(frozen=True)
class Wanderer:
    """Plays the merchant's move, but with some chance a random one instead."""

    name: str
    about: str
    strength: str
    slips: float  # the chance of a random move
    budget: Budget = AT_ONCE

    def choose(self, engine: Machine, t: Any, budget: Budget, seed: int) -> int:
        """A quick move of the seat to act."""
        word = seeded(seed)
        source = np.array([word], np.uint64)
        if (word >> 11) / (1 << 53) < self.slips:
            return int(engine.random_move(t, source))
        weights = weights_for(engine.book.name, int(t["players"]))
        return int(engine.weighed_move(t, source, weights))

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same on a state object, in plain Python: nothing needs to be compiled."""
        source = Random(seed)
        if source.random() < self.slips:
            return int(RANDOM[game](state, source))
        weights = weights_for(game, state.players).tolist()
        return int(MERCHANTS[game].weighed_move(state, source, weights))
