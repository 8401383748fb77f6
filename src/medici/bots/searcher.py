"""The bots that search: their budgets, and how they weigh candidates (see ``search``)."""

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from medici.bots.arrays import Record, Row, Tables
from medici.bots.bot import Budget
from medici.bots.engine import Engine, engine_of
from medici.bots.futures import Search
from medici.bots.halving import LOOK
from medici.bots.heuristics import far_row, weights_for
from medici.bots.others import prices_of
from medici.bots.population import MINDS, ancestors_of
from medici.kernel import State, seeded

ALONE = "solitaire"  # in ``Searcher.rollouts``: where nobody else plays
WITHOUT_LIMIT = 1 << 40  # rollouts: more than anybody has time for


class Weighed(NamedTuple):
    """Candidates in a search, and how far it has come with them: see ``halving.Shortlist``."""

    search: Search
    shortlist: Record

    @property
    def choice(self) -> int:
        """The best candidate so far."""
        return int(self.search.actions[0])


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
        return self.weigh(engine, t, budget, seed).choice

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

    def weigh(self, engine: Engine, t: Record, budget: Budget, seed: int) -> Weighed:
        """Play candidates in futures until one is chosen; a browser does the same."""
        engine.warm_up()
        weighed = self.begin(engine, t, seed)
        search_through(engine, weighed, budget)
        return weighed

    def begin(self, engine: Engine, t: Record, seed: int) -> Weighed:
        """The candidates before any future has been played, and all that they are weighed by."""
        own = self.own(engine.book.name, int(t["players"]))
        search, ancestors, prices = people_of(engine, t, own, seeded(seed))
        shortlist = engine.shortlist(search, own, self.width)
        shortlist["limit"] = WITHOUT_LIMIT
        engine.begin_search(search, shortlist, ancestors, prices)
        return Weighed(search, shortlist)


def search_through(engine: Engine, weighed: Weighed, budget: Budget) -> None:
    """Play futures until the budget is spent."""
    search, shortlist = weighed
    if budget.rollouts is not None:
        shortlist["limit"] = budget.rollouts
    started = perf_counter()
    spent = 0.0
    finished = int(shortlist["finished"])
    while not finished:
        if budget.seconds is not None:
            passed = perf_counter() - started
            spent = passed / budget.seconds if budget.seconds else 1.0
        finished = engine.search_on(search, shortlist, LOOK, spent)


class People(NamedTuple):
    """A search, and those whom the others in its futures are drawn from."""

    search: Search
    ancestors: Tables
    prices: Row


def people_of(engine: Engine, t: Record, own: Row, seed: int) -> People:
    """What a search from the state ``t`` needs, before anybody is drawn."""
    game, players = engine.book.name, int(t["players"])
    ancestors, prices = ancestors_of(game, players), prices_of(game, players)
    others = len(prices) or (MINDS if len(ancestors) else 0)
    search = engine.search(t, own, others, seed, known=len(prices) > 0)
    return People(search, ancestors, prices)
