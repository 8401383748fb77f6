"""The engine of a game: its verbs as machine code, ready to be called on records from Python."""

from collections.abc import Callable
from functools import cache, cached_property

import numpy as np

from medici.bots.advance import ADVANCE
from medici.bots.arrays import Actions, Payoffs, Record, Row, Seeds, Tables
from medici.bots.candidates import candidates_of
from medici.bots.futures import HERE, OWN, Search
from medici.bots.halving import Shortlist
from medici.bots.heuristics import HEURISTICS, weights_for
from medici.bots.others import EXPECT
from medici.bots.random import RANDOM
from medici.bots.search import begin_search, explore, search_on
from medici.bots.trial import weigh
from medici.bots.verbs import verbs_of
from medici.games import GAMES
from medici.games.actors import NATURE, SEATS
from medici.games.verbs import Action
from medici.kernel import State, bound, compiled
from medici.kernel.rule import Rule

Policy = Callable[[Record, Seeds], Action]
Begin = Callable[[Search, Record, Tables, Row], None]
Explore = Callable[[Search, Record, int], None]
SearchOn = Callable[[Search, Record, int, float], int]
Weigh = Callable[[Search, int, int, int, Payoffs], None]


def verbs_in(game: str) -> dict[str, Rule]:
    """The verbs over which the futures of a game are played."""
    weighed_move = HEURISTICS[game].weighed_move
    return verbs_of(
        GAMES[game],
        weighed_move=weighed_move,
        random_move=RANDOM[game],
        plain_move=weighed_move,  # no plain players in futures: less to compile
        advance=ADVANCE[game],
        expect=EXPECT[game],
    )


class Engine:
    """One game's compiled verbs; each is compiled, or loaded from disk, when first used."""

    def __init__(self, game: str) -> None:
        self.book = GAMES[game]
        self._verbs = verbs_in(game)
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
    def begin_search(self) -> Begin:
        """Who may sit at the table, before the first future."""
        begin: Begin = compiled(bound(begin_search, self._verbs))
        return begin

    @cached_property
    def explore(self) -> Explore:
        """Many futures of each move."""
        play: Explore = compiled(bound(explore, self._verbs))
        return play

    @cached_property
    def search_on(self) -> SearchOn:
        """As many of them as needed, where the choice is close."""
        play: SearchOn = compiled(bound(search_on, self._verbs))
        return play

    @cached_property
    def weigh(self) -> Weigh:
        """Moves in common futures, and what everybody comes to."""
        play: Weigh = compiled(bound(weigh, self._verbs))
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

    def search(self, t: Record, own: Row, others: int, seed: int, known: bool = False) -> Search:
        """What a search from the state ``t`` works with, with room for so many other minds.

        Its own seat plays by the row ``own``. Of the others something may be ``known``.
        """
        tables = self.tables(2)
        tables[HERE] = t
        minds = np.zeros(1 + others, self._heuristic.mind.dtype)
        minds[OWN] = self.mind(own)
        return Search(
            tables,
            minds,
            lineup=np.zeros((1, SEATS), np.int16),
            chances=np.zeros((SEATS if known else 0, others)),
            actions=np.zeros(self.book.most_legal, np.int64),
            sums=np.zeros((self.book.most_legal, 2)),
            source=np.array([seed], np.uint64),
            nature=np.zeros(1, np.uint64),
            luck=np.zeros(1, np.uint64),
        )

    def shortlist(self, search: Search, own: Row, width: int) -> Record:
        """The candidates of a search, before any future has been played."""
        t = search.tables[HERE]
        moves = self.candidates(t, own, width)
        search.actions[: len(moves)] = moves
        shortlist: Record = np.zeros(1, Shortlist.dtype)[0]
        shortlist["count"] = len(moves)
        shortlist["favourite"] = self.weighed_move(t, own)
        shortlist["doubt"] = self._heuristic.doubt
        return shortlist

    @cache  # noqa: B019  there is one engine for each game
    def warm_up(self) -> None:
        """Load everything a search needs, so that loading is not taken for thinking."""
        players = self.book.seats[-1]
        own = weights_for(self.book.name, players)
        search = self.search(self.first_decision(players, 1), own, 0, seed=1)
        shortlist = self.shortlist(search, own, 1)
        no_minds = np.zeros(0, self._heuristic.mind.dtype)
        self.begin_search(search, shortlist, no_minds, np.zeros(0))
        self.search_on(search, shortlist, 1, 0.0)

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
