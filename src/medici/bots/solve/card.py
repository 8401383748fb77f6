"""Endings of the card game: what can still matter."""

from typing import Any

from medici.bots.solve.tree import BEYOND
from medici.games.card.cards import KIND_GOOD, KIND_ICONS
from medici.games.card.state import FIRST, HOLD, KINDS, Card
from medici.kernel import rule

DECK_WORDS = 4  # numbers for the copies in the deck, of eight kinds each
IN_A_WORD = 12  # cards of the market in a number
MOST_WORTH = 512  # more than a ship can differ from another
MOST_FLORINS = 1024  # and than anybody can be ahead

# States that positions had at the least, by free spaces: rounded down, and beyond 6 too many
LEAST = (1, 1, 1, 1, 1_000, 10_000, 100_000, *(BEYOND for _ in range(8)))


@rule
def card_key(t: Card, key: Any) -> int:
    """Icons with those aboard, who is ahead by what, the deck and the market."""
    copies = 0
    for kind in range(KINDS):
        copies = copies * 16 + t.deck[kind]
        if kind % 8 == 7:
            key[kind // 8] = copies
            copies = 0
    for seat in range(2):
        key[DECK_WORDS + seat] = icons_of(t, seat)
    where = (t.phase * 2 + t.on_turn) * 4 + t.revealed
    where = (where * 8 + t.room[0]) * 8 + t.room[1]
    where = where * 1024 + MOST_WORTH + t.worth[0] - t.worth[1]
    key[DECK_WORDS + 2] = where * 2048 + MOST_FLORINS + t.florins[0] - t.florins[1]
    length = DECK_WORDS + 3
    cards = 1
    for place in range(t.market_size):
        cards = cards * 32 + t.market[place]
        if place % IN_A_WORD == IN_A_WORD - 1:
            key[length] = cards
            length += 1
            cards = 1
    key[length] = cards
    return length + 1


@rule
def icons_of(t: Card, seat: int) -> int:
    """A seat's icons of all goods when its ship is unloaded."""
    icons = 0
    for good in range(5):
        icons += t.icons[seat * 5 + good] << 8 * good
    for place in range(seat * HOLD, seat * HOLD + t.aboard[seat]):
        kind = t.hold[place]
        icons += KIND_ICONS[kind] << 8 * KIND_GOOD[kind]
    return icons


@rule
def card_least(t: Card) -> int:
    """By the free spaces of both ships."""
    return BEYOND if t.phase == FIRST else LEAST[t.room[0] + t.room[1]]
