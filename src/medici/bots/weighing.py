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

__all__ = ["ACQUAINTED", "STAY", "Weighing"]

ACQUAINTED = 8  # futures with the same people: so few that they can be taken for independent


class Weighing:
    """Moves of a position in common futures, as many as are asked for.

    A search draws the people in its futures once. Here that would make all futures alike, and what
    is found of them look surer than it is: so where nothing is known of the others, they are drawn
    anew again and again.
    """

    def __init__(self, game: str, state: State, actions: Sequence[int], seed: int) -> None:
        engine = engine_of(game)
        t = engine.record_of(state)
        self.players = int(t["players"])
        self.actions = list(actions)
        self._engine = engine
        own = far_row(game, self.players)
        search, self._ancestors, self._prices = people_of(engine, t, own, seeded(seed))
        room = np.zeros(max(len(self.actions), len(search.actions)), np.int64)
        room[: len(self.actions)] = self.actions
        self._search = search._replace(actions=room)
        self._ends = np.zeros((0, len(self.actions), 2, SEATS))
        self._gather()

    def play(self, futures: int) -> None:
        """Play every move in so many further futures."""
        ends = np.zeros((futures, len(self.actions) * 2 * SEATS))
        before, done = self.futures, 0
        while done < futures:
            met = (before + done) % ACQUAINTED
            if met == 0 and before + done > 0 and len(self._prices) == 0:
                self._gather()
            few = min(ACQUAINTED - met, futures - done)
            self._engine.weigh(self._search, len(self.actions), done, few, ends)
            done += few
        self._ends = np.concatenate([self._ends, ends.reshape(futures, -1, 2, SEATS)])

    def _gather(self) -> None:
        """Get to know those who may sit at the table."""
        shortlist = np.zeros(1, Shortlist.dtype)[0]
        self._engine.begin_search(self._search, shortlist, self._ancestors, self._prices)

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
