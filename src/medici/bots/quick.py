"""The bots that answer at once: the merchant, and those who play as it does but slip."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import numpy as np

from medici.bots.arrays import Record
from medici.bots.bot import Budget
from medici.bots.engine import Engine
from medici.bots.heuristics import HEURISTICS, weights_for
from medici.bots.random import RANDOM
from medici.kernel import State, seeded

AT_ONCE = Budget(rollouts=0)


@dataclass(frozen=True)
class QuickBot:
    """Weighs what each move changes; with some chance it slips and moves at random."""

    slips: ClassVar[float]  # the chance of a random move

    name: str
    about: str
    strength: str
    budget: Budget = AT_ONCE

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """A quick move of the seat to act."""
        start = seeded(seed)
        source = np.array([start], np.uint64)
        if (start >> 11) / (1 << 53) < self.slips:
            return int(engine.random_move(t, source))
        weights = weights_for(engine.book.name, int(t["players"]))
        return int(engine.weighed_move(t, weights))

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object, in plain Python: nothing needs to be compiled."""
        source = Random(seed)
        if source.random() < self.slips:
            return RANDOM[game](state, source)
        heuristic = HEURISTICS[game]
        return heuristic.weighed_move(state, heuristic.mind_with(weights_for(game, state.players)))


class RandomBot(QuickBot):
    """Weighs nothing."""

    slips = 1.0


class Apprentice(QuickBot):
    """Slips one time in four."""

    slips = 0.25


class Merchant(QuickBot):
    """Never slips."""

    slips = 0.0
