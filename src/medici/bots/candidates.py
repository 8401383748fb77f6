"""Which moves are worth a search: those that the game's heuristic names, else every legal one."""

from medici.bots.arrays import Buffer
from medici.bots.heuristics import HEURISTICS
from medici.bots.heuristics.mind import Mind
from medici.bots.verbs import legal, verbs_of
from medici.games.rulebook import Rulebook
from medici.kernel import State, bound, rule
from medici.kernel.rule import Rule


@rule
def every_move(t: State, mind: Mind, width: int, out: Buffer) -> int:
    """All legal moves, where there are few."""
    return legal(t, out)


def candidates_of(book: Rulebook) -> Rule:
    """What writes the candidates of a game."""
    return bound(HEURISTICS[book.name].candidates or every_move, verbs_of(book))
