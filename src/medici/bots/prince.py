"""The bot that thinks about what the others will answer (see ``tree``)."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.bots.allowance import Allowance
from medici.bots.bot import Budget
from medici.bots.machine import Machine, machine
from medici.bots.merchant import both_rows
from medici.bots.tree import ACTION, COUNT, DEEPEST, FIRST, VISITS
from medici.games.actors import SEATS
from medici.kernel import State, seeded

NODES = 20_000


@dataclass
class Tree:
    """Nodes in rows; the first is the decision at hand."""

    nodes: NDArray[np.int64]
    priors: NDArray[np.float64]
    sums: NDArray[np.float64]  # of the payoffs of each seat
    used: int = 1

    @property
    def best(self) -> int:
        """The action looked at most often."""
        first, count = self.nodes[0, FIRST], self.nodes[0, COUNT]
        children = self.nodes[first : first + count]
        return int(children[np.argmax(children[:, VISITS]), ACTION])


@dataclass(frozen=True)
class Planner:
    """Grows a tree of answers and takes the move that it was drawn to."""

    name: str
    about: str
    strength: str
    budget: Budget
    width: int  # how far from the merchant's bid others are tried

    def choose(self, engine: Machine, t: Any, budget: Budget, seed: int) -> int:
        """The move that the search looked at most often."""
        own, _ = both_rows(engine.book.name, int(t["players"]))
        actions = engine.candidates(t, own, self.width)
        if len(actions) == 1:
            return int(actions[0])
        return self.plan(engine, t, budget, seed).best

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same on a state object."""
        engine = machine(game)
        return self.choose(engine, engine.record_of(state), budget or self.budget, seed)

    def plan(self, engine: Machine, t: Any, budget: Budget, seed: int) -> Tree:
        """Grow a tree from a decision until the budget is spent."""
        engine.warm_up()
        allowance = Allowance(budget)
        weights = both_rows(engine.book.name, int(t["players"]))
        tree = Tree(np.zeros((NODES, 4), np.int64), np.zeros(NODES), np.zeros((NODES, SEATS)))
        tables = engine.tables(2)
        tables[0] = t
        source = np.random.default_rng(seeded(seed))
        pace = 0.0
        # One future at least, even if the time was up before it began.
        while futures := allowance.futures(1.0, 1, pace) or int(tree.used == 1):
            began = perf_counter()
            tree.used = engine.grow(
                tables,
                source.integers(1, 1 << 63, futures, np.uint64),
                np.zeros(1, np.uint64),
                *weights,
                self.width,
                tree.nodes,
                tree.priors,
                tree.sums,
                tree.used,
                np.zeros(DEEPEST + 1, np.int64),
                np.zeros(engine.book.most_legal, np.int64),
            )
            pace = (perf_counter() - began) / futures
        return tree
