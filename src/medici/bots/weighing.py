"""Weighing moves: what each of them leads to in common futures, how surely, and for whom.

A search wants one move and drops the others on its way. Whoever reviews a game or gives advice
wants to know of all of them.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from medici.bots.engine import engine_of
from medici.bots.halving import Shortlist
from medici.bots.heuristics import far_row
from medici.bots.searcher import people_of
from medici.bots.trial import STAY
from medici.games.actors import SEATS
from medici.kernel import State, seeded

__all__ = ["STAY", "Weighing"]


class Weighing:
    """Moves of a position in common futures, as many as are asked for."""

    def __init__(self, game: str, state: State, actions: Sequence[int], seed: int) -> None:
        engine = engine_of(game)
        t = engine.record_of(state)
        self.players = int(t["players"])
        self.actions = list(actions)
        self._engine = engine
        own = far_row(game, self.players)
        search, ancestors, prices = people_of(engine, t, own, seeded(seed))
        room = np.zeros(max(len(self.actions), len(search.actions)), np.int64)
        room[: len(self.actions)] = self.actions
        self._search = search._replace(actions=room)
        shortlist = np.zeros(1, Shortlist.dtype)[0]
        engine.begin_search(self._search, shortlist, ancestors, prices)
        self._ends = np.zeros((0, len(self.actions), 2, SEATS))

    def play(self, futures: int) -> None:
        """Play every move in so many further futures."""
        ends = np.zeros((futures, len(self.actions) * 2 * SEATS))
        self._engine.weigh(self._search, len(self.actions), 0, futures, ends)
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
