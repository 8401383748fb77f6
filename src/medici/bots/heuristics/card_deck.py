"""How a merchant counts the deck, and what it hopes to find there."""

from medici.bots.heuristics.card_mind import STEPS, CardMind
from medici.games.card.cards import (
    GREEN,
    KIND_GOOD,
    KIND_ICONS,
    KIND_SPACE,
    KIND_VALUE,
    NEUTRAL,
    PLAIN,
)
from medici.games.card.state import Card
from medici.kernel import cold, rule


@cold
def count_deck(t: Card, mind: CardMind) -> None:
    """Note good by good what is in the deck."""
    for good in range(5):
        at = 4 * good
        twos, threes, fours, fives = t.deck[at], t.deck[at + 1], t.deck[at + 2], t.deck[at + 3]
        doubles = t.deck[PLAIN + good]
        greens = t.deck[GREEN + good]
        taking = twos + threes + fours + fives + doubles
        mind.taking[good] = taking
        mind.greens[good] = greens
        mind.values[good] = 2 * twos + 3 * threes + 4 * fours + 5 * fives
        mind.icons[good] = taking + doubles + greens
    mind.seen = t.revealed


@rule
def cross_off(t: Card, mind: CardMind) -> None:
    """Take what was revealed since it was counted off the notes of the deck."""
    for number in range(mind.seen, t.revealed):
        kind = t.market[t.market_size - t.revealed + number]
        if kind < NEUTRAL:
            good = KIND_GOOD[kind]
            mind.taking[good] -= KIND_SPACE[kind]
            mind.greens[good] -= 1 - KIND_SPACE[kind]
            mind.values[good] -= KIND_VALUE[kind]
            mind.icons[good] -= KIND_ICONS[kind]
    mind.seen = t.revealed


@rule
def hope(t: Card, mind: CardMind, point: float, low: float, high: float) -> float:
    """What the next card will bring on the mean.

    ``point`` is a point on the ship; ``low`` is what a card brings besides its points and icons if
    it needs a space, ``high`` if it needs none.
    """
    total = 0.0
    for good in range(5):
        total += mind.icons[good] * mind.gains[STEPS * good + 1] + mind.values[good] * point
        total += mind.taking[good] * low + mind.greens[good] * high
    total += t.deck[NEUTRAL] * (2.0 * point + high) + t.deck[NEUTRAL + 1] * (7.0 * point + high)
    return total / t.deck_left
