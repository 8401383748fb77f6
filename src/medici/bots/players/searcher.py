"""The bots that search: how long they think, and how far they look."""

from collections.abc import Mapping
from dataclasses import dataclass

from medici.bots.bot import Budget
from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.policies.heuristics import searcher_weights, weights_for
from medici.bots.search.engine import search_engine
from medici.bots.search.rules import Search
from medici.kernel import State, seeded
from medici.kernel.arrays import Record, Row

ALONE = "solitaire"  # in ``Searcher.rollouts``: where nobody else plays


@dataclass(frozen=True)
class Searcher:
    """A bot that plays each candidate move in many futures, and takes the best."""

    name: str
    about: str
    strength: str
    seconds: float  # for a decision, at most
    rollouts: Mapping[str, int]  # by game, or ALONE: as many as tell the levels apart there
    sees_further: bool  # whether its own seat plays by a row for searchers, not the merchant's
    width: int = 4  # how far from the merchant's bid others are tried

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The candidate with the best mean payoff in the state ``t``, a record of the game."""
        return int(self.search(engine.book.name, t, budget, seed).actions[0])

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object; with no budget the bot takes its own."""
        engine = engine_of(game)
        budget = budget or self.budget_for(game, state.players)
        return self.choose(engine, engine.record_of(state), budget, seed)

    def search(self, game: str, t: Record, budget: Budget, seed: int) -> Search:
        """The whole search; its first action is chosen."""
        own = self.own_weights(game, int(t["players"]))
        return search_engine(game).search(t, own, self.width, budget, seeded(seed))

    def begin(self, game: str, t: Record, seed: int) -> Search:
        """The search before any future has been played."""
        own = self.own_weights(game, int(t["players"]))
        return search_engine(game).begin(t, own, self.width, seeded(seed))

    def own_weights(self, game: str, players: int) -> Row:
        """The weights by which its own seat plays in its futures."""
        return searcher_weights(game, players) if self.sees_further else weights_for(game, players)

    @property
    def budget(self) -> Budget:
        """The most that it takes for a decision, whatever the game."""
        return Budget(self.seconds, max(self.rollouts.values()))

    def budget_for(self, game: str, players: int) -> Budget:
        """What it takes for a decision when it is given none."""
        return Budget(self.seconds, self.rollouts[ALONE if players == 1 else game])
