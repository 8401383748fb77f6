"""The banker: sequential halving over candidate moves (see ``halving``)."""

from medici.bots.arrays import Record, Row
from medici.bots.bot import Budget
from medici.bots.engine import Engine
from medici.bots.heuristics import own_row, weights_for
from medici.bots.searcher import Searcher


class Banker(Searcher):
    """Tries each candidate in many futures in which others play as some merchant or other would."""

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The candidate with the best mean payoff."""
        return int(self.weigh(engine, t, budget, seed).actions[0])

    def own(self, game: str, players: int) -> Row:
        """Alone it plays its futures as the merchant does, who thinks of this round only."""
        return weights_for(game, 1) if players == 1 else own_row(game, players)
