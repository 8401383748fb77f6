"""The bots that search: sequential halving over candidate moves (see ``search``)."""

from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.bots.allowance import Allowance
from medici.bots.bot import Budget
from medici.bots.machine import Machine, machine
from medici.bots.merchant import both_rows
from medici.kernel import State, seeded

DOUBT = 0.7  # standard errors by which the move without a search is favoured,
DOUBTS = {"card": 1.5}  # more where it is seldom wrong


@dataclass
class Weighed:
    """Candidates of a decision, best first, with what their futures paid."""

    actions: NDArray[np.int64]
    sums: NDArray[np.float64]  # of payoffs and of their squares
    favourite: int  # the move without a search
    doubt: float = DOUBT
    futures: int = 0
    rollouts: int = 0

    @property
    def means(self) -> NDArray[np.float64]:
        """The mean payoff of each candidate."""
        return np.asarray(self.sums[:, 0] / max(self.futures, 1))

    def keep(self, count: int) -> None:
        """Keep the best candidates, in order; the favourite stays to the last choice."""
        best = np.argsort(-self.standing(), kind="stable")[:count]
        if count > 1 and self.favourite not in self.actions[best]:
            best = np.append(best, np.flatnonzero(self.actions == self.favourite))
        self.actions = self.actions[best]
        self.sums = self.sums[best]

    def standing(self) -> NDArray[np.float64]:
        """The means, the favourite's with the benefit of the doubt.

        Another move must be better by more than chance can well explain.
        """
        means = self.means
        if not self.futures:
            return np.asarray(self.actions == self.favourite, np.float64)
        noise = self.sums[:, 1] / self.futures - means**2
        doubt = self.doubt * np.sqrt(np.maximum(noise, 0.0).max() / self.futures)
        return np.where(self.actions == self.favourite, means + doubt, means)


@dataclass(frozen=True)
class Searcher:
    """Tries each candidate in many futures in which everybody plays as the merchant would."""

    name: str
    about: str
    strength: str
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
        engine.warm_up()
        allowance = Allowance(budget)
        weights = both_rows(engine.book.name, int(t["players"]))
        own, _ = weights
        actions = engine.candidates(t, own, self.width)
        favourite = int(engine.weighed_move(t, np.zeros(1, np.uint64), own))
        doubt = DOUBTS.get(engine.book.name, DOUBT)
        found = Weighed(actions, np.zeros((len(actions), 2)), favourite, doubt)
        tables = engine.tables(2)
        tables[0] = t
        source = np.random.default_rng(seeded(seed))
        halvings = ceil(log2(len(actions))) if len(actions) > 1 else 0
        for halving in range(1, halvings + 1):
            alive = len(found.actions)
            pace = 0.0
            while futures := allowance.futures(halving / halvings, alive, pace):
                pace = self.explore(engine, tables, weights, source, futures, found)
            found.keep((alive + 1) // 2)
            if len(found.actions) == 1:
                break
        return found

    def explore(
        self,
        engine: Machine,
        tables: Any,
        weights: tuple[Any, Any],
        source: np.random.Generator,
        futures: int,
        found: Weighed,
    ) -> float:
        """Play futures of all candidates left; returns the seconds that each took."""
        began = perf_counter()
        words = source.integers(1, 1 << 63, futures, np.uint64)
        nature = np.zeros(1, np.uint64)
        alive = len(found.actions)
        engine.explore(tables, found.actions, alive, words, nature, *weights, found.sums)
        found.futures += futures
        found.rollouts += futures * alive
        return (perf_counter() - began) / futures
