"""The prince: it thinks about what the others will answer (see ``tree``)."""

import numpy as np

from medici.bots.allowance import Allowance
from medici.bots.arrays import Record
from medici.bots.bot import Budget
from medici.bots.engine import Engine
from medici.bots.futures import futures_of
from medici.bots.searcher import Searcher, own_mind, rows_for
from medici.bots.tree import Tree
from medici.kernel import seeded

NODES = 20_000


class Prince(Searcher):
    """Grows a tree of answers and takes the move that it was drawn to."""

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The move that the search looked at most often."""
        own = rows_for(engine, t)[0]
        actions = engine.candidates(t, own, self.width)
        if len(actions) == 1:
            return int(actions[0])
        return self.plan(engine, t, budget, seed).best

    def plan(self, engine: Engine, t: Record, budget: Budget, seed: int) -> Tree:
        """Grow a tree from a decision until the budget is spent."""
        engine.warm_up()
        allowance = Allowance(budget)
        rows = rows_for(engine, t)
        search = engine.search(t, rows, self.width)
        seat = int(t["actor"])
        tree = Tree.planted(NODES)
        source = np.random.default_rng(seeded(seed))

        def play(futures: int) -> None:
            played = futures_of(source, futures, seat, len(rows) - 1, own_mind(rows))
            engine.grow(search, played, tree)

        allowance.spend(1.0, 1, play)
        if not len(tree.children):  # the time was up before it began: one future at least
            play(1)
        return tree
