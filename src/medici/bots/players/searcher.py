"""The bots that search: a few decisions ahead by the network, or by rollouts without one."""

from dataclasses import dataclass

from medici.bots.bot import Budget, check_asked
from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.network.characters import STEADY
from medici.bots.network.kept import has_learned, own_network
from medici.bots.players.lookaheads import ENDING_STATES, depth_of
from medici.bots.players.rollout_searcher import RolloutSearcher
from medici.bots.search.finish import ALL_MOVES
from medici.bots.search.lookahead import Lookahead
from medici.bots.search.lookahead_engine import lookahead_engine
from medici.bots.solve.ending_solver import best_of_ending
from medici.kernel import State, seeded
from medici.kernel.arrays import Actions, Record


@dataclass(frozen=True)
class Searcher:
    """A bot that looks ahead by the network of the game; a short ending it solves first.

    Alone, and with options that the network has not learned, it searches by rollouts.
    """

    name: str
    about: str
    strength: str
    by_rollouts: RolloutSearcher
    character: str = STEADY

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The candidate that does best in the state ``t``, a record of the game."""
        check_asked(t["actor"])
        search = self.look_ahead if engine.is_known(t) else self.by_rollouts.search
        solved = best_of_ending(engine.book.name, t, ENDING_STATES[self._level])
        return int(search(engine.book.name, t, budget, seed, solved).actions[0])

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object; with no budget the bot takes its own."""
        check_asked(state.actor)
        engine = engine_of(game)
        t = engine.record_of(state)
        return self.choose(engine, t, budget or self._own_budget(engine, t), seed)

    def look_ahead(
        self, game: str, t: Record, budget: Budget, seed: int, among: Actions = ALL_MOVES
    ) -> Lookahead:
        """The whole search; its first action is chosen."""
        horizon = depth_of(self._level, game, int(t["players"])).horizon
        network = own_network(game, self.character)
        return lookahead_engine(game).search(t, network, horizon, budget, seeded(seed), among)

    @property
    def budget(self) -> Budget:
        """The most time that it takes for a decision, whatever the game."""
        return Budget(self.by_rollouts.seconds)

    def budget_for(self, game: str, players: int, variant: int = 0) -> Budget:
        """What it takes for a decision when it is given none."""
        return self._budget(game, players, has_learned(game, players, variant))

    @property
    def _level(self) -> str:
        return self.name.partition(":")[0]

    def _own_budget(self, engine: Engine, t: Record) -> Budget:
        return self._budget(engine.book.name, int(t["players"]), engine.is_known(t))

    def _budget(self, game: str, players: int, known: bool) -> Budget:
        rollouts = self.by_rollouts.rollouts_for(game, players)
        if known:
            rollouts = depth_of(self._level, game, players).rollouts
        return Budget(self.by_rollouts.seconds, rollouts)
