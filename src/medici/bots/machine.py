"""The verbs of a game as machine code, ready to be called on records from Python."""

from functools import cache, cached_property
from typing import Any

import numpy as np

from medici.bots.candidates import candidates_of
from medici.bots.merchant import MERCHANTS
from medici.bots.random import RANDOM
from medici.bots.search import compiled_search
from medici.bots.tree import compiled_tree
from medici.games import GAMES
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
