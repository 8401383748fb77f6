"""How a merchant counts the deck, and what it hopes to find there."""

from medici.bots.heuristics.card_mind import STEPS, CardMind
from medici.bots.heuristics.card_worth import KIND_SINGLE
from medici.games.card.cards import (
    GREEN,
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
    """Note what is in the deck."""
    taking = 0
    points = 2 * t.deck[NEUTRAL] + 7 * t.deck[NEUTRAL + 1]
    icons = 0.0
    for good in range(5):
        at = 4 * good
        twos, threes, fours, fives = t.deck[at], t.deck[at + 1], t.deck[at + 2], t.deck[at + 3]
        doubles = t.deck[PLAIN + good]
        cards = twos + threes + fours + fives + doubles
        taking += cards
        points += 2 * twos + 3 * threes + 4 * fours + 5 * fives
        icons += (cards + doubles + t.deck[GREEN + good]) * mind.gains[STEPS * good + 1]
    mind.taking = taking
    mind.points = points
    mind.icons = icons
    mind.seen = t.revealed


@rule
def cross_off(t: Card, mind: CardMind) -> None:
    """Take what was revealed since it was counted off the notes of the deck."""
    for number in range(mind.seen, t.revealed):
        kind = t.market[t.market_size - t.revealed + number]
        mind.taking -= KIND_SPACE[kind]
        mind.points -= KIND_VALUE[kind]
        mind.icons -= KIND_ICONS[kind] * mind.gains[KIND_SINGLE[kind]]
    mind.seen = t.revealed


@rule
def hope(t: Card, mind: CardMind, point: float, low: float, high: float) -> float:
    """What the next card will bring on the mean.

    ``point`` is a point on the ship; ``low`` is what a card brings besides its points and icons if
    it needs a space, ``high`` if it needs none.
    """
    left = t.deck_left
    total = mind.points * point + mind.icons
    total += mind.taking * low + (left - mind.taking) * high
    return total / left
