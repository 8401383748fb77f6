"""Moves in common futures: what each of them leads to, how surely, and for whom.

A search wants one move and drops the others on its way. A review of a game, or advice, wants to
know of all of them.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from medici.bots.search.future_players import FuturePlayers
from medici.games.actors import SEATS
from medici.kernel import State


class MoveRollouts:
    """Moves of a position in common futures, as many as are asked for.

    Futures are played to the end, or, if they need not be ``whole``, as far as chances need it.
    """

    def __init__(
        self, game: str, state: State, actions: Sequence[int], seed: int, whole: bool = True
    ) -> None:
        self.players = int(state.players)
        self.actions = list(actions)
        self._played_by = FuturePlayers(game, state, self.actions, seed)
        self._whole = whole
        self._ends = np.zeros((0, len(self.actions), 2, SEATS))

    def play(self, futures: int) -> None:
        """Play every move in so many further futures."""
        ends = np.zeros((futures, len(self.actions) * 2 * SEATS))
        self._played_by.evaluate_moves(len(self.actions), self._whole, ends)
        self._ends = np.concatenate([self._ends, ends.reshape(futures, -1, 2, SEATS)])

    @property
    def futures(self) -> int:
        """How many futures were played."""
        return len(self._ends)

    @property
    def shares(self) -> NDArray[np.float64]:
        """The chances to win that each future shows: by future, move and seat."""
        return self._ends[:, :, 0, : self.players]

    @property
    def totals(self) -> NDArray[np.float64]:
        """Florins, or points, at the end of whole futures: by future, move and seat."""
        return self._ends[:, :, 1, : self.players]
