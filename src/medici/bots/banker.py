"""The bots that search: sequential halving over candidate moves (see ``search``)."""

from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.bots.bot import Budget
from medici.bots.machine import Machine, machine
from medici.bots.merchant import weights_for
from medici.kernel import State, seeded

FIRST_FUTURES = 8  # before the speed of the machine is known
SLICE = 0.04  # seconds of rollouts between two looks at the clock


@dataclass
class Weighed:
    """Candidates of a decision, best first, with what their futures paid."""

    actions: NDArray[np.int64]
    sums: NDArray[np.float64]  # of payoffs and of their squares
    futures: int
    rollouts: int

    @property
    def means(self) -> NDArray[np.float64]:
        """The mean payoff of each candidate."""
        return np.asarray(self.sums[:, 0] / max(self.futures, 1))

    def keep(self, count: int) -> None:
        """Keep the best candidates."""
        best = np.argsort(-self.sums[:, 0], kind="stable")[:count]
        self.actions = self.actions[best]
        self.sums = self.sums[best]


@dataclass(frozen=True)
class Searcher:
    """Tries each candidate in many futures in which everybody plays as the merchant would."""

    name: str
    about: str
    budget: Budget
    width: int  # how far from the merchant's bid others are tried

    def choose(self, engine: Machine, t: Any, budget: Budget, seed: int) -> int:
        """The candidate with the best mean payoff."""
        return int(self.weigh(engine, t, budget, seed).actions[0])

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same on a state object."""
        engine = machine(game)
        return self.choose(engine, engine.record_of(state), budget or self.budget, seed)

    def weigh(self, engine: Machine, t: Any, budget: Budget, seed: int) -> Weighed:
        """Sequential halving: half of the candidates go after each of equal parts of the budget."""
        started = perf_counter()
        weights = weights_for(engine.book.name, int(t["players"]))
        actions = engine.candidates(t, weights, self.width)
        found = Weighed(actions, np.zeros((len(actions), 2)), 0, 0)
        tables = engine.tables(2)
        tables[0] = t
        halvings = ceil(log2(len(actions))) if len(actions) > 1 else 0
        source = np.random.default_rng(seeded(seed))
        for halving in range(halvings):
            part = (halving + 1) / halvings
            self._spend(engine, tables, weights, budget, part, started, source, found)
            found.keep((len(found.actions) + 1) // 2)
        return found

    def _spend(
        self,
        engine: Machine,
        tables: Any,
        weights: Any,
        budget: Budget,
        part: float,
        started: float,
        source: np.random.Generator,
        found: Weighed,
    ) -> None:
        """Play futures of the candidates left until this part of the budget is spent."""
        nature = np.zeros(1, np.uint64)
        alive = len(found.actions)
        pace = 0.0  # seconds a future
        while True:
            futures = FIRST_FUTURES
            if budget.seconds is not None:
                left = budget.seconds * part - (perf_counter() - started)
                if left <= pace:
                    return
                if pace:
                    futures = max(1, int(min(SLICE, left) / pace))
            else:
                assert budget.rollouts is not None
                futures = (int(budget.rollouts * part) - found.rollouts) // alive
                if futures < 1 and found.futures:
                    return
                futures = max(futures, 1)
            began = perf_counter()
            words = source.integers(1, 1 << 63, futures, np.uint64)
            engine.explore(tables, found.actions, alive, words, nature, weights, found.sums)
            pace = (perf_counter() - began) / futures
            found.futures += futures
            found.rollouts += futures * alive
