"""A bot that looks one move ahead: what comes of a move is judged by the eye.

    medici arena board --bots examples.eye_bot:Eye,merchant,merchant,merchant --games 48
    medici evaluate examples.eye_bot:Eye --game board --quick

After a move merchants play on until chance is to act: the eye need not guess how a lot is sold.
"""

from medici import GAMES
from medici.analysis.eye import evaluator_of
from medici.bots import BOTS, Budget
from medici.bots.compiled.engine import engine_of
from medici.games.actors import SEATS
from medici.kernel import State


class Eye:
    """Makes the move after which the eye gives it the best chance to win."""

    budget = Budget(rollouts=0)  # it answers at once, and the same each time

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        """The action of the seat `state.actor`, which is to act."""
        engine, eye = engine_of(game), evaluator_of(game, state.players)
        merchant = BOTS["merchant"]

        def chance_after(action: int) -> float:
            after = engine.record_of(state)
            engine.play(after, action)
            while after["actor"] < SEATS:
                engine.play(after, merchant.choose(engine, after, budget, seed))
            return float(eye.chances(after)[state.actor])

        return max(GAMES[game].legal_moves(state), key=chance_after)
