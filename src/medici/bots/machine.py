"""The verbs of a game as machine code, ready to be called on records from Python."""

from functools import cache, cached_property
from typing import Any

import numpy as np

from medici.bots.candidates import candidates_of
from medici.bots.merchant import MERCHANTS, weights_for
from medici.bots.random import RANDOM
from medici.bots.search import compiled_search
from medici.bots.tree import DEEPEST, compiled_tree
from medici.games import GAMES
from medici.games.actors import NATURE, SEATS
from medici.kernel import State, compiled


class Machine:
    """One game's compiled verbs; each is compiled, or loaded from disk, when first used."""

    def __init__(self, game: str) -> None:
        self.book = GAMES[game]
        self.new = compiled(self.book.new)
        self.play = compiled(self.book.play)
        self.legal = compiled(self.book.legal)
        self.nature_move = compiled(self.book.nature_move)
        self.random_move = compiled(RANDOM[game])
        self.weighed_move = compiled(MERCHANTS[game].weighed_move)

    @cached_property
    def explore(self) -> Any:
        """The search's many futures."""
        return compiled_search(self.book, MERCHANTS[self.book.name].weighed_move)

    @cached_property
    def grow(self) -> Any:
        """The search's tree."""
        weighed = MERCHANTS[self.book.name].weighed_move
        return compiled_tree(self.book, weighed, candidates_of(self.book))

    @cached_property
    def worth_a_search(self) -> Any:
        """Writes the candidates of the seat to act."""
        return compiled(candidates_of(self.book))

    def candidates(self, t: Any, weights: Any, width: int) -> Any:
        """The actions of the seat to act that a search should weigh."""
        found = np.zeros(self.book.most_legal, np.int64)
        return found[: self.worth_a_search(t, weights, width, found)]

    @cache  # noqa: B019  there is one machine for each game
    def warm_up(self) -> None:
        """Load everything a search needs, so that loading is not taken for thinking."""
        players = self.book.seats[0]
        tables = self.tables(2)
        self.new(tables[0], players, 0)
        nature = np.ones(1, np.uint64)
        while tables[0]["actor"] == NATURE:
            self.play(tables[0], self.nature_move(tables[0], nature))
        weights = weights_for(self.book.name, players)
        actions = self.candidates(tables[0], weights, 1)[:1]
        words = np.ones(1, np.uint64)
        self.weighed_move(tables[0], nature, weights)
        self.explore(tables, actions, 1, words, nature, weights, weights, np.zeros((1, 2)))
        tree = np.zeros((100, 4), np.int64), np.zeros(100), np.zeros((100, SEATS))
        rows = np.zeros(DEEPEST + 1, np.int64), np.zeros(self.book.most_legal, np.int64)
        self.grow(tables, words, nature, weights, weights, 1, *tree, 1, *rows)

    def tables(self, count: int) -> Any:
        """Empty tables, as an array of records."""
        return np.zeros(count, self.book.state.dtype)

    def record_of(self, state: State) -> Any:
        """A state object as a record that the verbs take."""
        tables = self.tables(1)
        state.write(tables[0])
        return tables[0]


@cache
def machine(game: str) -> Machine:
    """The machine of a game, one in each process."""
    return Machine(game)
