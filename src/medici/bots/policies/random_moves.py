"""The bench policy: quick moves at random among the sensible ones.

In the board game draw or auction and pass or bid have even chances, and a raise is at most 8;
in the card and dice games every legal move is as likely as the others.
"""

from collections.abc import Callable, Mapping

from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.state import LOT, Board
from medici.games.card.actions import MOVES
from medici.games.card.rules import choices
from medici.games.card.state import Card
from medici.games.dice.actions import CHOOSE
from medici.games.dice.dice import SIZE
from medici.games.dice.rules import MOST_DICE
from medici.games.dice.state import ALL, ENTERING, FILLING, SPACES, THROW, Sheets
from medici.games.verbs import Action
from medici.kernel import RandomSource, below, rule

MOST_RAISE = 8


@rule
def random_board_move(t: Board, source: RandomSource) -> int:
    """Draw or auction, pass or bid, with even chances; a raise of at most 8."""
    if t.phase == LOT:
        return DRAW if below(source, 2) else OPEN
    if below(source, 2) == 0:
        return PASS
    most = t.florins[t.actor] - t.high
    return t.high + 1 + below(source, most if most < MOST_RAISE else MOST_RAISE)


# Of the card game: for each set of choices how many there are, and the moves in a row of five
MOVE_COUNT = tuple(may.bit_count() for may in range(1 << len(MOVES)))
ROW = len(MOVES)
MOVE_ROWS = tuple(
    move
    for may in range(1 << ROW)
    for move in ([MOVES[bit] for bit in range(ROW) if may >> bit & 1] + [0] * ROW)[:ROW]
)


@rule
def random_card_move(t: Card, source: RandomSource) -> int:
    """Reveal, or one of the takes that fit."""
    may = choices(t)
    return MOVE_ROWS[may * ROW + below(source, MOVE_COUNT[may])]


# Of the dice game: sets of dice by size, how many there are of a size, and of smaller ones
BY_SIZE = tuple(sorted(range(1, ALL + 1), key=lambda chosen: SIZE[chosen]))
OF_SIZE = tuple(SIZE.count(size) for size in range(SPACES + 1))
SMALLER = tuple(sum(OF_SIZE[1:size]) for size in range(SPACES + 1))
# How many sets a roller may choose, by the room of the ship (D10)
CHOICES = tuple(sum(OF_SIZE[1 : min(room, MOST_DICE) + 1]) for room in range(SPACES + 1))
# The single dice of a set, from left * 5 on
SINGLE = tuple(
    single
    for left in range(ALL + 1)
    for single in (
        *(1 << die for die in range(THROW) if left >> die & 1),
        *([0] * (THROW - SIZE[left])),
    )
)


@rule
def random_dice_move(t: Sheets, source: RandomSource) -> int:
    """One of the dice left (D11), a full load (D15), or one to three dice (D10, D60)."""
    if t.phase == ENTERING:
        left = t.left
        return CHOOSE + SINGLE[left * THROW + below(source, SIZE[left])]
    room = t.room[t.actor]
    if t.phase == FILLING:
        return CHOOSE + BY_SIZE[SMALLER[room] + below(source, OF_SIZE[room])]
    return CHOOSE + BY_SIZE[below(source, CHOICES[room])]


RANDOM: Mapping[str, Callable[..., Action]] = {
    "board": random_board_move,
    "card": random_card_move,
    "dice": random_dice_move,
}
