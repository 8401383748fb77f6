"""The lookahead of a game as machine code, and the few lines of Python around its rules."""

from collections.abc import Callable
from functools import cache

import numpy as np

from medici.bots.bot import Budget
from medici.bots.compiled.engine import engine_of
from medici.bots.compiled.verbs import verbs_of
from medici.bots.network.evaluate import Network
from medici.bots.network.kept import load_network
from medici.bots.network.policy import network_verbs
from medici.bots.search.finish import ALL_MOVES, WITHOUT_LIMIT, finish
from medici.bots.search.halving import COLUMNS, Progress, keep_among, search_on
from medici.bots.search.lookahead import Lookahead, begin_lookahead, look_ahead
from medici.bots.search.rules import ROOT
from medici.games import GAMES
from medici.games.actors import SEATS
from medici.kernel import bound, compiled
from medici.kernel.arrays import Actions, Record
from medici.kernel.rule import Rule


def lookahead_verbs(game: str) -> dict[str, Rule]:
    """The verbs over which a game is looked ahead in."""
    return verbs_of(GAMES[game]) | network_verbs(game) | {"explore": look_ahead}


class LookaheadEngine:
    """One game's lookahead; its rules are compiled, or loaded from disk, when first used."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.book = GAMES[game]
        verbs = lookahead_verbs(game)
        self.begin_lookahead: Callable[[Lookahead], None] = compiled(bound(begin_lookahead, verbs))
        self.search_on: Callable[[Lookahead, int, float], int] = compiled(bound(search_on, verbs))
        self.keep_among: Callable[[Lookahead, Actions, int], None] = compiled(keep_among)
        self.look_ahead: Callable[[Lookahead, int], None] = compiled(bound(look_ahead, verbs))

    def search(
        self,
        t: Record,
        network: Network,
        horizon: int,
        budget: Budget,
        seed: int,
        among: Actions = ALL_MOVES,
    ) -> Lookahead:
        """Look ahead until a move is chosen: the first action of the search.

        If it is to be chosen ``among`` some moves, others are not looked at.
        """
        self.warm_up()
        search = self.begin(t, network, horizon, seed)
        if len(among):
            self.keep_among(search, among, len(among))
        finish(search, self.search_on, budget)
        return search

    def begin(self, t: Record, network: Network, horizon: int, seed: int) -> Lookahead:
        """A search with its candidates, before any future has been played."""
        search = self.new(t, network, horizon, seed)
        search.progress[0]["limit"] = WITHOUT_LIMIT
        self.begin_lookahead(search)
        return search

    def new(self, t: Record, network: Network, horizon: int, seed: int) -> Lookahead:
        """What a search from the state ``t`` works with, without candidates."""
        tables = np.zeros(2, self.book.state.dtype)
        tables[ROOT] = t
        return Lookahead(
            tables,
            actions=np.zeros(self.book.most_legal, np.int64),
            sums=np.zeros((self.book.most_legal, COLUMNS)),
            source=np.array([seed], np.uint64),
            nature=np.zeros(1, np.uint64),
            progress=np.zeros(1, Progress.dtype),
            network=network,
            odds=np.zeros(network.layers.outputs),
            chances=np.zeros(SEATS),
            horizon=horizon,
        )

    @cache  # noqa: B019  there is one for each game
    def warm_up(self) -> None:
        """Load everything that it needs, so that loading is not taken for thinking."""
        t = engine_of(self.game).first_decision(self.book.seats[-1], 1)
        self.search_on(self.begin(t, load_network(self.game), 1, seed=1), 1, 0.0)


@cache
def lookahead_engine(game: str) -> LookaheadEngine:
    """The lookahead of a game, one in each process."""
    return LookaheadEngine(game)
