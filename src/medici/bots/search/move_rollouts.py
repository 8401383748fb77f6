"""Moves in common futures: what each of them leads to, how surely, and for whom.

A search wants one move and drops the others on its way. A review of a game, or advice, wants to
know of all of them.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from medici.bots.compiled.engine import engine_of
from medici.bots.policies.heuristics import searcher_weights
from medici.bots.search.engine import search_engine
from medici.games.actors import SEATS
from medici.kernel import State, seeded

FUTURES_PER_DRAW = 8  # with the same policies: so few that they can be taken for independent


class MoveRollouts:
    """Moves of a position in common futures, as many as are asked for.

    A search draws the policies in its futures once. Here that would make all futures alike, and
    what is found of them look surer than it is: so where nothing is known of the others, they are
    drawn anew again and again.
    """

    def __init__(self, game: str, state: State, actions: Sequence[int], seed: int) -> None:
        t = engine_of(game).record_of(state)
        self.players = int(t["players"])
        self.actions = list(actions)
        self._engine = search_engine(game)
        search = self._engine.new_search(t, searcher_weights(game, self.players), seeded(seed))
        room = np.zeros(max(len(self.actions), len(search.actions)), np.int64)
        room[: len(self.actions)] = self.actions
        self._search = search._replace(actions=room)
        self._ends = np.zeros((0, len(self.actions), 2, SEATS))
        self._engine.begin_search(self._search)

    def play(self, futures: int) -> None:
        """Play every move in so many further futures."""
        ends = np.zeros((futures, len(self.actions) * 2 * SEATS))
        before, done = self.futures, 0
        while done < futures:
            since_draw = (before + done) % FUTURES_PER_DRAW
            if since_draw == 0 and before + done > 0 and len(self._search.prices) == 0:
                self._engine.begin_search(self._search)
            few = min(FUTURES_PER_DRAW - since_draw, futures - done)
            self._engine.evaluate_moves(self._search, len(self.actions), done, few, ends)
            done += few
        self._ends = np.concatenate([self._ends, ends.reshape(futures, -1, 2, SEATS)])

    @property
    def futures(self) -> int:
        """How many futures were played."""
        return len(self._ends)

    @property
    def shares(self) -> NDArray[np.float64]:
        """The parts of the victory: by future, move and seat."""
        return self._ends[:, :, 0, : self.players]

    @property
    def totals(self) -> NDArray[np.float64]:
        """Florins, or points, at the end: by future, move and seat."""
        return self._ends[:, :, 1, : self.players]
