"""The bots that search: their budgets, and how they weigh candidates (see ``halving``)."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, log2

import numpy as np

from medici.bots.allowance import Allowance
from medici.bots.arrays import Record, Row
from medici.bots.bot import Budget
from medici.bots.engine import Engine, engine_of
from medici.bots.halving import Shortlist
from medici.bots.heuristics import HEURISTICS, far_row, weights_for
from medici.bots.others import others_of
from medici.kernel import State, seeded

ALONE = "solitaire"  # in ``Searcher.rollouts``: where nobody else plays


@dataclass(frozen=True)
class Searcher:
    """A bot that plays each candidate move in many futures, and takes the best."""

    name: str
    about: str
    strength: str
    seconds: float  # for a decision, at most
    rollouts: Mapping[str, int]  # by game, or ALONE: as many as tell the levels apart there
    far: bool  # whether its own seat plays by a row that sees further than the merchant's
    width: int = 4  # how far from the merchant's bid others are tried

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The candidate with the best mean payoff in the state ``t``, a record of the game."""
        return int(self.weigh(engine, t, budget, seed).actions[0])

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object; with no budget the bot takes its own."""
        engine = engine_of(game)
        budget = budget or self.budget_for(game, state.players)
        return self.choose(engine, engine.record_of(state), budget, seed)

    @property
    def budget(self) -> Budget:
        """The most that it takes for a decision, whatever the game."""
        return Budget(self.seconds, max(self.rollouts.values()))

    def budget_for(self, game: str, players: int) -> Budget:
        """What it takes for a decision when it is given none."""
        return Budget(self.seconds, self.rollouts[ALONE if players == 1 else game])

    def own(self, game: str, players: int) -> Row:
        """The weights by which its own seat plays in its futures."""
        return far_row(game, players) if self.far else weights_for(game, players)

    def weigh(self, engine: Engine, t: Record, budget: Budget, seed: int) -> Shortlist:
        """Sequential halving: half of the candidates go after each of equal parts of the budget."""
        engine.warm_up()
        shortlist = self.every_candidate(engine, t)
        seat, players = int(t["actor"]), int(t["players"])
        source = np.random.default_rng(seeded(seed))
        others = others_of(engine, t, source, self.own(engine.book.name, players))
        search = engine.search(t, others.rows)
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
