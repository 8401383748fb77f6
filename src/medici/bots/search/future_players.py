"""Those who play the futures of a position: the network where it has learned the game."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from medici.bots.compiled.engine import engine_of
from medici.bots.network.kept import own_network
from medici.bots.policies.heuristics import searcher_weights
from medici.bots.search.engine import search_engine, search_verbs
from medici.bots.search.futures import BY_NETWORK, BY_WEIGHTS, HORIZON, evaluate_moves
from medici.bots.search.lookahead_engine import lookahead_engine, lookahead_verbs
from medici.kernel import State, bound, compiled, seeded
from medici.kernel.arrays import Payoffs
from medici.kernel.rule import Rule

EvaluateMoves = Callable[[Any, int, int, Payoffs], None]


def future_verbs(game: str, *, network: bool) -> dict[str, Rule]:
    """The verbs over which futures are played, by the network or by the heuristic."""
    if network:
        return lookahead_verbs(game) | BY_NETWORK
    return search_verbs(game) | BY_WEIGHTS


@cache
def compiled_evaluate_moves(game: str, network: bool) -> EvaluateMoves:
    """The rule as machine code."""
    evaluate: EvaluateMoves = compiled(bound(evaluate_moves, future_verbs(game, network=network)))
    return evaluate


class FuturePlayers:
    """What the futures of a position are played with, as rules take it."""

    def __init__(self, game: str, state: State, actions: Sequence[int], seed: int) -> None:
        t = engine_of(game).record_of(state)
        self.game = game
        self.by_network = bool(engine_of(game).is_known(t))
        if self.by_network:
            network = own_network(game)
            self.search: Any = lookahead_engine(game).new(t, network, HORIZON[game], seeded(seed))
        else:
            own = searcher_weights(game, int(t["players"]))
            self.search = search_engine(game).new_search(t, own, seeded(seed), alike=True)
        room = np.zeros(max(len(actions), 1), np.int64)
        room[: len(actions)] = actions
        self.search = self.search._replace(actions=room)

    def evaluate_moves(self, count: int, whole: bool, ends: Payoffs) -> None:
        """Play the first moves in as many further futures as there are rows for."""
        evaluate = compiled_evaluate_moves(self.game, self.by_network)
        evaluate(self.search, count, int(whole), ends)
