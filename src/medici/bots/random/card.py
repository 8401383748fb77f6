"""The bench policy of the card game: every legal move is as likely as the others."""

from medici.games.card.actions import MOVES
from medici.games.card.rules import choices
from medici.games.card.state import Card
from medici.kernel import RandomSource, below, rule

# For each set of choices, how many there are, and the moves themselves in a row of five.
HOW_MANY = tuple(may.bit_count() for may in range(1 << len(MOVES)))
ROW = len(MOVES)
THE_MOVES = tuple(
    move
    for may in range(1 << ROW)
    for move in ([MOVES[bit] for bit in range(ROW) if may >> bit & 1] + [0] * ROW)[:ROW]
)


@rule
def random_move(t: Card, source: RandomSource) -> int:
    """Reveal, or one of the takes that fit."""
    may = choices(t)
    return THE_MOVES[may * ROW + below(source, HOW_MANY[may])]
