"""What a game tells the bots: how its merchant moves, and what a search should mind."""

from collections.abc import Callable
from dataclasses import dataclass

from medici.games.verbs import Action

DOUBT = 0.7  # standard errors


@dataclass(frozen=True)
class Heuristic:
    """A game's own reasoning; what it leaves out is as in the other games."""

    weighed_move: Callable[..., Action]  # the rule (t, source, w) that chooses a move
    first_guess: tuple[float, ...]  # weights made by hand, where tuning can start

    # the rule (t, w, width, out) that writes the moves worth a search; None: every legal move
    candidates: Callable[..., int] | None = None
    doubt: float = DOUBT  # by how much a search favours the move without one
    without: tuple[int, ...] = ()  # weights that stay 0 in the merchant's rows
