"""How a seat chooses a move: the state of a policy, and what a game's heuristic offers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from medici.games.verbs import Action
from medici.kernel import State, i8, i64, rule
from medici.kernel.arrays import Row, Tables

# The kinds of policies: by a heuristic with weights, at random, by the habits of a plain player, or
# by a network, where it has learned such games; elsewhere by the heuristic
HEURISTIC_POLICY, RANDOM_POLICY, PLAIN_POLICY, NETWORK_POLICY = range(4)
DOUBT = 0.7  # standard errors


class PolicyState(State):
    """What the policies of every game have; each game adds weights ``w``, and notes of its own.

    Notes save working out twice what has not changed. A policy state is a record like that of a
    game: compiled code takes many of them in a row, all with other weights.
    """

    kind: i8  # how it chooses
    key: i64  # what its notes are about; 0: about nothing

    if TYPE_CHECKING:
        w: list[float]


@rule
def clear_notes(policy: PolicyState) -> None:
    """Forget all notes: another game begins."""
    policy.key = 0


@dataclass(frozen=True)
class Heuristic:
    """A game's own reasoning; what it leaves out is as in the other games."""

    move: Callable[..., Action]  # the rule (t, policy) that chooses a move
    policy: type[PolicyState]
    first_guess: tuple[float, ...]  # weights made by hand, where tuning can start

    # the rule (t, policy, width, out) that writes the moves worth a search; None: every legal move
    candidates: Callable[..., int] | None = None
    doubt: float = DOUBT  # by how much a search favours the move without one
    without: tuple[int, ...] = ()  # weights that stay 0 in the merchant's rows

    def policy_with(self, weights: Sequence[float] | Row) -> PolicyState:
        """A policy with these weights, as an object."""
        policy = self.policy()
        policy.w[: len(weights)] = [float(weight) for weight in weights]
        return policy

    def policies_with(self, rows: Sequence[Sequence[float] | Row] | Row) -> Tables:
        """Policies as records, each with a row of weights."""
        policies = np.zeros(len(rows), self.policy.dtype)
        for policy, row in zip(policies, rows, strict=True):
            policy["w"][: len(row)] = row
        return policies
