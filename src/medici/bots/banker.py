"""The banker: sequential halving over candidate moves (see ``halving``)."""

from math import ceil, log2

import numpy as np

from medici.bots.allowance import Allowance
from medici.bots.arrays import Record
from medici.bots.bot import Budget
from medici.bots.engine import Engine
from medici.bots.futures import futures_of
from medici.bots.halving import Shortlist
from medici.bots.heuristics import HEURISTICS
from medici.bots.searcher import Searcher, own_mind, rows_for
from medici.kernel import seeded


class Banker(Searcher):
    """Tries each candidate in many futures in which everybody plays as the merchant would."""

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The candidate with the best mean payoff."""
        return int(self.weigh(engine, t, budget, seed).actions[0])

    def weigh(self, engine: Engine, t: Record, budget: Budget, seed: int) -> Shortlist:
        """Sequential halving: half of the candidates go after each of equal parts of the budget."""
        engine.warm_up()
        allowance = Allowance(budget)
        shortlist = self.every_candidate(engine, t)
        rows = rows_for(engine, t)
        search = engine.search(t, rows, self.width)
        seat = int(t["actor"])
        source = np.random.default_rng(seeded(seed))

        def play(futures: int) -> None:
            played = futures_of(source, futures, seat, len(rows) - 1, own_mind(rows))
            engine.explore(search, played, shortlist.actions, shortlist.sums)
            shortlist.futures += futures
            shortlist.rollouts += futures * len(shortlist.actions)

        halvings = ceil(log2(len(shortlist.actions)))
        for halving in range(1, halvings + 1):
            alive = len(shortlist.actions)
            allowance.spend(halving / halvings, alive, play)
            shortlist.keep((alive + 1) // 2)
            if len(shortlist.actions) == 1:
                break
        return shortlist

    def every_candidate(self, engine: Engine, t: Record) -> Shortlist:
        """The candidates before any future has been played."""
        own = rows_for(engine, t)[0]
        actions = engine.candidates(t, own, self.width)
        favourite = int(engine.weighed_move(t, own))
        doubt = HEURISTICS[engine.book.name].doubt
        return Shortlist(actions, np.zeros((len(actions), 2)), favourite, doubt)
