"""The moves of a position that are worth comparing."""

from medici.bots.compiled.engine import engine_of
from medici.bots.policies.heuristics import weights_for
from medici.record import Game

WIDTH = 4  # florins around the merchant's bid, as in a search


def candidate_actions(game: Game) -> set[int]:
    """The actions that a search would try, and the merchant's."""
    engine = engine_of(game.name)
    t, weights = engine.record_of(game.state), weights_for(game.name, len(game.players))
    return {*engine.candidates(t, weights, WIDTH).tolist(), engine.heuristic_move(t, weights)}
