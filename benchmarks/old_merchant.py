"""The merchant from before networks, which follows the heuristic, for benchmarks to meet.

    PYTHONPATH=benchmarks medici arena board --games 100 \\
        --bots merchant,old_merchant:OldMerchant,old_merchant:OldMerchant,old_merchant:OldMerchant
"""

from medici.bots import Budget
from medici.bots.compiled.engine import engine_of
from medici.bots.policies.heuristics import weights_for
from medici.kernel import State


class OldMerchant:
    """The old merchant: weighs what a move changes, and what others would pay."""

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        """The heuristic's move."""
        engine = engine_of(game)
        return engine.heuristic_move(engine.record_of(state), weights_for(game, state.players))
