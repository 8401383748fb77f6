"""The bench policy of the dice game: any legal set of dice, each as likely as the others."""

from medici.games.dice.actions import CHOOSE
from medici.games.dice.dice import SIZE
from medici.games.dice.rules import MOST_DICE
from medici.games.dice.state import ALL, ENTERING, FILLING, SPACES, THROW, Sheets
from medici.kernel import RandomSource, below, rule

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
def random_move(t: Sheets, source: RandomSource) -> int:
    """One of the dice left (D11), a full load (D15), or one to three dice (D10, D60)."""
    if t.phase == ENTERING:
        left = t.left
        return CHOOSE + SINGLE[left * THROW + below(source, SIZE[left])]
    room = t.room[t.actor]
    if t.phase == FILLING:
        return CHOOSE + BY_SIZE[SMALLER[room] + below(source, OF_SIZE[room])]
    return CHOOSE + BY_SIZE[below(source, CHOICES[room])]
