"""The search by rollouts: for games that no network has learned, such as the solitaire."""

from collections.abc import Mapping
from dataclasses import dataclass

from medici.bots.bot import Budget
from medici.bots.policies.heuristics import searcher_weights, weights_for
from medici.bots.search.engine import search_engine
from medici.bots.search.finish import ALL_MOVES
from medici.bots.search.rules import Search
from medici.kernel import seeded
from medici.kernel.arrays import Actions, Record, Row

ALONE = "solitaire"  # in ``RolloutSearcher.rollouts``: where nobody else plays


@dataclass(frozen=True)
class RolloutSearcher:
    """Plays each candidate move to the end of the game in many futures, and takes the best."""

    seconds: float  # for a decision, at most
    rollouts: Mapping[str, int]  # by game, or ALONE: as many as tell the levels apart there
    sees_further: bool  # whether its own seat plays by a row for searchers, not the merchant's
    width: int = 4  # how far from the merchant's bid others are tried

    def search(
        self, game: str, t: Record, budget: Budget, seed: int, among: Actions = ALL_MOVES
    ) -> Search:
        """The whole search; its first action is chosen."""
        own = self.own_weights(game, int(t["players"]))
        return search_engine(game).search(t, own, self.width, budget, seeded(seed), among)

    def begin(self, game: str, t: Record, seed: int) -> Search:
        """The search before any future has been played."""
        own = self.own_weights(game, int(t["players"]))
        return search_engine(game).begin(t, own, self.width, seeded(seed))

    def own_weights(self, game: str, players: int) -> Row:
        """The weights by which its own seat plays in its futures."""
        return searcher_weights(game, players) if self.sees_further else weights_for(game, players)

    def rollouts_for(self, game: str, players: int) -> int:
        """How many rollouts a decision takes at such a table."""
        return self.rollouts[ALONE if players == 1 else game]
