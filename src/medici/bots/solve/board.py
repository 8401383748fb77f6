"""Endings of the board game: what can still matter, and which bids can be best.

A choice is left out only where another one is never worse. More florins never hurt on the last
day: so who speaks last raises by one or passes, and nobody bids more than the other could pay.
"""

from typing import Any

from medici.bots.compiled.verbs import legal
from medici.bots.solve.tree import BEYOND
from medici.games.board.actions import PASS
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.scoring import TOP
from medici.games.board.state import AUCTION, FIRST, KINDS, WARES, Board
from medici.kernel import rule

MOST_WORTH = 128  # more than a ship can differ from another

# States that positions had at the least, by the cards to come: rounded down, and beyond 6 too many
LEAST = (1, 1, 1, 100, 10_000, 100_000, 1_000_000, *(BEYOND for _ in range(12)))


@rule
def board_key(t: Board, key: Any) -> int:
    """Levels with what lies aboard, which goods the lot has, florins, and what may be drawn."""
    unseen = 0
    if t.deck > 0:
        for card in range(KINDS):
            unseen = unseen * 3 + t.unseen[card]
    key[0] = unseen
    levels = 0
    for seat in range(2):
        for good in range(5):
            level = t.level[seat * 5 + good] + t.aboard[seat * WARES + good]
            levels = levels * 8 + min(level, TOP)
    key[1] = levels
    goods = 0
    worth = 0
    for place in range(t.lot_size):
        goods += 1 << 2 * KIND_GOOD[t.lot[place]]
        worth += KIND_VALUE[t.lot[place]]
    key[2] = (goods * 64 + worth) * 4 + t.lot_size
    where = ((t.deck * 8 + t.phase) * 16 + t.actor) * 2 + t.presenter
    where = (where * 16 + t.leader) * 1024 + t.high
    where = (where * 8 + t.room[0]) * 8 + t.room[1]
    key[3] = where * 256 + MOST_WORTH + t.worth[0] - t.worth[1]
    key[4] = t.florins[0] * 4096 + t.florins[1]
    return 5


@rule
def in_auction(t: Board) -> bool:
    """Whether the seat to act bids."""
    return t.phase == AUCTION


@rule
def board_choices(t: Board, out: Any) -> int:
    """Draw and open; in an auction the bids that can be best."""
    if t.phase != AUCTION:
        return legal(t, out)
    seat = t.actor
    presenter = t.presenter
    other = 1 - seat
    out[0] = PASS
    count = 1
    most = t.high + 1
    if seat != presenter and t.room[presenter] >= t.lot_size:
        most = max(most, min(t.florins[seat], t.florins[other]))
    for bid in range(t.high + 1, most + 1):
        out[count] = bid
        count += 1
    return count


@rule
def board_least(t: Board) -> int:
    """By the cards that are still to come, while there are auctions."""
    if t.phase == FIRST:
        return BEYOND  # the whole day
    return LEAST[t.deck] if t.loading == 2 else 1
