"""What the bots that search have in common: their budgets, and weighing candidates."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import ceil, log2

import numpy as np

from medici.bots.allowance import Allowance
from medici.bots.arrays import Record, Row
from medici.bots.bot import Budget
from medici.bots.engine import Engine, engine_of
from medici.bots.halving import Shortlist
from medici.bots.heuristics import HEURISTICS, own_row
from medici.bots.others import others_of
from medici.kernel import State, seeded


@dataclass(frozen=True)
class Searcher(ABC):
    """A bot that plays many futures before it moves."""

    name: str
    about: str
    strength: str
    budget: Budget
    alone: Budget  # the same where nobody else plays: futures are short there, and luck is large
    width: int  # how far from the merchant's bid others are tried

    @abstractmethod
    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The action of the seat to act in the state ``t``, a record of the engine's game."""

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object; with no budget the bot takes its own."""
        engine = engine_of(game)
        budget = budget or self.budget_for(state.players)
        return self.choose(engine, engine.record_of(state), budget, seed)

    def budget_for(self, players: int) -> Budget:
        """What it takes for a decision when it is given none."""
        return self.alone if players == 1 else self.budget

    def own(self, game: str, players: int) -> Row:
        """The weights by which it plays its own seat."""
        return own_row(game, players)

    def weigh(self, engine: Engine, t: Record, budget: Budget, seed: int) -> Shortlist:
        """Sequential halving: half of the candidates go after each of equal parts of the budget."""
        engine.warm_up()
        shortlist = self.every_candidate(engine, t)
        seat, players = int(t["actor"]), int(t["players"])
        source = np.random.default_rng(seeded(seed))
        others = others_of(engine, t, source, self.own(engine.book.name, players))
        search = engine.search(t, others.rows, self.width)
        allowance = Allowance(budget)  # not before: the first search gets to know the others

        def play(futures: int) -> None:
            played = others.futures(source, futures, seat)
            engine.explore(search, played, shortlist.actions, shortlist.sums)
            shortlist.futures += futures
            shortlist.rollouts += futures * len(shortlist.actions)

        halvings = ceil(log2(len(shortlist.actions)))
        for halving in range(1, halvings + 1):
            alive = len(shortlist.actions)
            allowance.spend(halving / halvings, alive, play, lambda: shortlist.is_clear)
            shortlist.keep(1 if shortlist.is_clear else (alive + 1) // 2)
            if len(shortlist.actions) == 1:
                break
        return shortlist

    def every_candidate(self, engine: Engine, t: Record) -> Shortlist:
        """The candidates before any future has been played."""
        own = self.own(engine.book.name, int(t["players"]))
        actions = engine.candidates(t, own, self.width)
        favourite = int(engine.weighed_move(t, own))
        doubt = HEURISTICS[engine.book.name].doubt
        return Shortlist(actions, np.zeros((len(actions), 2)), favourite, doubt)
