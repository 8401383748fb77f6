"""The search of a game as machine code, and the few lines of Python around its rules."""

from collections.abc import Callable
from functools import cache

import numpy as np

from medici.bots.bot import Budget
from medici.bots.compiled.engine import engine_of, lineup_verbs
from medici.bots.opponents.opponent_model import (
    DRAWN_POLICIES,
    INFER,
    base_policies,
    prices_of,
)
from medici.bots.policies.heuristics import weights_for
from medici.bots.search.finish import ALL_MOVES, WITHOUT_LIMIT, finish
from medici.bots.search.halving import COLUMNS, Progress, keep_among, search_on
from medici.bots.search.rules import (
    OWN,
    ROOT,
    Search,
    begin_search,
    explore,
)
from medici.games.actors import SEATS
from medici.kernel import bound, compiled
from medici.kernel.arrays import Actions, Record, Row, Tables
from medici.kernel.rule import Rule


def search_verbs(game: str) -> dict[str, Rule]:
    """The verbs over which the futures of a game are played; nobody in them is a plain player."""
    return lineup_verbs(game, plain=False) | {"infer": INFER[game], "explore": explore}


class SearchEngine:
    """One game's search; its rules are compiled, or loaded from disk, when first used."""

    def __init__(self, game: str) -> None:
        self._engine = engine_of(game)
        verbs = search_verbs(game)
        self.begin_search: Callable[[Search], None] = compiled(bound(begin_search, verbs))
        self.search_on: Callable[[Search, int, float], int] = compiled(bound(search_on, verbs))
        self.keep_among: Callable[[Search, Actions, int], None] = compiled(keep_among)
        self.explore: Callable[[Search, int], None] = compiled(bound(explore, verbs))

    def search(
        self,
        t: Record,
        own: Row,
        width: int,
        budget: Budget,
        seed: int,
        among: Actions = ALL_MOVES,
    ) -> Search:
        """Play candidates in futures until one is chosen: the first action of the search.

        If it is to be chosen ``among`` some moves, others are not played.
        """
        self.warm_up()
        search = self.begin(t, own, width, seed)
        if len(among):
            self.keep_among(search, among, len(among))
        self.finish(search, budget)
        return search

    def begin(self, t: Record, own: Row, width: int, seed: int, *, alike: bool = False) -> Search:
        """A search with its candidates, before any future has been played."""
        search = self.new_search(t, own, seed, alike=alike)
        moves = self._engine.candidates(t, own, width)
        search.actions[: len(moves)] = moves
        progress = search.progress[0]
        progress["count"] = len(moves)
        progress["favourite"] = self._engine.heuristic_move(t, own)
        progress["doubt"] = self._engine.heuristic.doubt
        progress["limit"] = WITHOUT_LIMIT
        self.begin_search(search)
        return search

    def finish(self, search: Search, budget: Budget) -> None:
        """Play futures until the budget is spent or the choice is clear; so does a browser."""
        finish(search, self.search_on, budget)

    def new_search(self, t: Record, own: Row, seed: int, *, alike: bool = False) -> Search:
        """What a search from the state ``t`` works with, without candidates.

        Its own seat plays by the row ``own``; the others as the opponent model has it, or all
        ``alike``, by the same row.
        """
        book, heuristic = self._engine.book, self._engine.heuristic
        players = int(t["players"])
        bases, prices = self.opponents(players)
        if alike:
            bases, prices = bases[:0], prices[:0]
        others = len(prices) or (DRAWN_POLICIES if len(bases) else 0)
        tables = self._engine.tables(2)
        tables[ROOT] = t
        policies = np.zeros(1 + others, heuristic.policy.dtype)
        policies[OWN] = heuristic.policies_with([own])[0]
        return Search(
            tables,
            policies,
            seats=np.zeros((1, SEATS), np.int16),
            chances=np.zeros((SEATS if len(prices) else 0, others)),
            actions=np.zeros(book.most_legal, np.int64),
            sums=np.zeros((book.most_legal, COLUMNS)),
            source=np.array([seed], np.uint64),
            nature=np.zeros(1, np.uint64),
            policy_source=np.zeros(1, np.uint64),
            bases=bases,
            prices=prices,
            progress=np.zeros(1, Progress.dtype),
        )

    def opponents(self, players: int) -> tuple[Tables, Row]:
        """What the policies of others are drawn from, and what these pay where it is known."""
        name = self._engine.book.name
        return base_policies(name, players), prices_of(name, players)

    @cache  # noqa: B019  there is one for each game
    def warm_up(self) -> None:
        """Load everything a search needs, so that loading is not taken for thinking."""
        book = self._engine.book
        players = book.seats[-1]
        t = self._engine.first_decision(players, 1)
        search = self.begin(t, weights_for(book.name, players), 1, seed=1, alike=True)
        self.search_on(search, 1, 0.0)


@cache
def search_engine(game: str) -> SearchEngine:
    """The search of a game, one in each process."""
    return SearchEngine(game)
