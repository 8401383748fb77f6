"""The bench policy of the board game: legal, cheap and aimless."""

from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.state import LOT, Board
from medici.kernel import RandomSource, below, rule

MOST_RAISE = 8


@rule
def random_move(t: Board, source: RandomSource) -> int:
    """Draw or auction, pass or bid, with even chances; a raise of at most 8."""
    if t.phase == LOT:
        return DRAW if below(source, 2) else OPEN
    if below(source, 2) == 0:
        return PASS
    most = t.florins[t.actor] - t.high
    return t.high + 1 + below(source, most if most < MOST_RAISE else MOST_RAISE)
