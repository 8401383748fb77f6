"""What a game tells the bots: how its merchant moves, and what a search should mind."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from medici.bots.arrays import Row, Tables
from medici.bots.heuristics.mind import Mind
from medici.games.verbs import Action

DOUBT = 0.7  # standard errors


@dataclass(frozen=True)
class Heuristic:
    """A game's own reasoning; what it leaves out is as in the other games."""

    weighed_move: Callable[..., Action]  # the rule (t, mind) that chooses a move
    mind: type[Mind]  # what it keeps in mind
    first_guess: tuple[float, ...]  # weights made by hand, where tuning can start

    # the rule (t, mind, width, out) that writes the moves worth a search; None: every legal move
    candidates: Callable[..., int] | None = None
    doubt: float = DOUBT  # by how much a search favours the move without one
    without: tuple[int, ...] = ()  # weights that stay 0 in the merchant's rows

    def mind_with(self, weights: Sequence[float] | Row) -> Mind:
        """A mind that plays by these weights, as an object."""
        mind = self.mind()
        mind.w[: len(weights)] = [float(weight) for weight in weights]
        return mind

    def minds_with(self, rows: Sequence[Sequence[float] | Row] | Row) -> Tables:
        """Minds as records, each by a row of weights."""
        minds = np.zeros(len(rows), self.mind.dtype)
        for mind, row in zip(minds, rows, strict=True):
            mind["w"][: len(row)] = row
        return minds
