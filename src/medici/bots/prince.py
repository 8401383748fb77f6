"""The prince: it thinks about what the others will answer (see ``tree``)."""

import numpy as np

from medici.bots.allowance import Allowance
from medici.bots.arrays import Record
from medici.bots.bot import Budget
from medici.bots.engine import Engine
from medici.bots.heuristics import HEURISTICS
from medici.bots.others import others_of
from medici.bots.searcher import Searcher
from medici.bots.tree import Tree
from medici.kernel import seeded

NODES = 20_000


class Prince(Searcher):
    """Grows a tree of answers and takes the move that it was drawn to.

    Where a tree finds no more, it weighs its moves as a banker does, in more futures.
    """

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The move that the search looked at most often; alone, where nobody answers, the best."""
        if t["players"] == 1 or not HEURISTICS[engine.book.name].tree:
            return int(self.weigh(engine, t, budget, seed).actions[0])
        own = self.own(engine.book.name, int(t["players"]))
        actions = engine.candidates(t, own, self.width)
        if len(actions) == 1:
            return int(actions[0])
        return self.plan(engine, t, budget, seed).best

    def plan(self, engine: Engine, t: Record, budget: Budget, seed: int) -> Tree:
        """Grow a tree from a decision until the budget is spent."""
        engine.warm_up()
        seat, players = int(t["actor"]), int(t["players"])
        source = np.random.default_rng(seeded(seed))
        others = others_of(engine, t, source, self.own(engine.book.name, players))
        search = engine.search(t, others.rows, self.width)
        allowance = Allowance(budget)
        tree = Tree.planted(NODES)

        def play(futures: int) -> None:
            engine.grow(search, others.futures(source, futures, seat), tree)

        allowance.spend(1.0, 1, play)
        if not len(tree.children):  # the time was up before it began: one future at least
            play(1)
        return tree
