"""The engine of a game: its verbs as machine code, ready to be called on records from Python."""

from collections.abc import Callable, Sequence
from functools import cache, cached_property

import numpy as np

from medici.bots.advance import ADVANCE
from medici.bots.arrays import Actions, Payoffs, Record, Row, Seeds, Tables
from medici.bots.candidates import candidates_of
from medici.bots.futures import HERE, Futures, Search, futures_of
from medici.bots.halving import explore
from medici.bots.heuristics import HEURISTICS, weights_for
from medici.bots.random import RANDOM
from medici.bots.verbs import bound, verbs_of
from medici.games import GAMES
from medici.games.actors import NATURE
from medici.games.verbs import Action
from medici.kernel import State, compiled

Policy = Callable[[Record, Seeds], Action]
Explore = Callable[[Search, Futures, Actions, Payoffs], None]


class Engine:
    """One game's compiled verbs; each is compiled, or loaded from disk, when first used."""

    def __init__(self, game: str) -> None:
        self.book = GAMES[game]
        self._verbs = verbs_of(
            self.book,
            weighed_move=HEURISTICS[game].weighed_move,
            random_move=RANDOM[game],
            plain_move=HEURISTICS[
                game
            ].weighed_move,  # no plain players in futures: less to compile
            advance=ADVANCE[game],
        )
        self.new: Callable[[Record, int, int], None] = compiled(self.book.new)
        self.play: Callable[[Record, Action], None] = compiled(self.book.play)
        self.nature_move: Policy = compiled(self.book.nature_move)
        self.random_move: Policy = compiled(RANDOM[game])
        self._heuristic = HEURISTICS[game]
        self._weighed_move: Callable[[Record, Record], Action] = compiled(
            self._verbs["weighed_move"]
        )

    def weighed_move(self, t: Record, weights: Row) -> Action:
        """The merchant's move by a row of weights."""
        return int(self._weighed_move(t, self.mind(weights)))

    def mind(self, weights: Row) -> Record:
        """A mind that plays by these weights."""
        mind: Record = self._heuristic.minds_with([weights])[0]
        return mind

    @cached_property
    def explore(self) -> Explore:
        """Many futures of each move."""
        play: Explore = compiled(bound(explore, self._verbs))
        return play

    @cached_property
    def _write_candidates(self) -> Callable[[Record, Record, int, Actions], int]:
        write: Callable[[Record, Record, int, Actions], int]
        write = compiled(candidates_of(self.book))
        return write

    def candidates(self, t: Record, weights: Row, width: int) -> Actions:
        """The actions of the seat to act that a search should weigh."""
        moves = np.zeros(self.book.most_legal, np.int64)
        return moves[: self._write_candidates(t, self.mind(weights), width, moves)]

    def search(self, t: Record, rows: Sequence[Row]) -> Search:
        """What a search from the state ``t`` works with: weights of its own seat, then others'."""
        tables = self.tables(2)
        tables[HERE] = t
        minds = self._heuristic.minds_with(rows)
        nature, luck = np.zeros((2, 1), np.uint64)
        return Search(tables, minds, nature, luck)

    @cache  # noqa: B019  there is one engine for each game
    def warm_up(self) -> None:
        """Load everything a search needs, so that loading is not taken for thinking."""
        t = self.first_decision(self.book.seats[0], 1)
        weights = weights_for(self.book.name, self.book.seats[0])
        actions = self.candidates(t, weights, 1)[:1]
        futures = futures_of(np.random.default_rng(1), 1, int(t["actor"]), others=1)
        search = self.search(t, (weights, weights))
        self.weighed_move(t, weights)
        self.explore(search, futures, actions, np.zeros((1, 2)))

    def first_decision(self, players: int, seed: int) -> Record:
        """A new game, as far as nature takes it before anybody decides."""
        t: Record = self.tables(1)[0]
        self.new(t, players, 0)
        nature = np.array([seed], np.uint64)
        while t["actor"] == NATURE:
            self.play(t, self.nature_move(t, nature))
        return t

    def tables(self, count: int) -> Tables:
        """Empty tables, as an array of records."""
        return np.zeros(count, self.book.state.dtype)

    def record_of(self, state: State) -> Record:
        """A state object as a record that the verbs take."""
        t: Record = self.tables(1)[0]
        state.write(t)
        return t


@cache
def engine_of(game: str) -> Engine:
    """The engine of a game, one in each process."""
    return Engine(game)
