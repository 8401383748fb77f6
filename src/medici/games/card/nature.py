"""Nature's hand in the card game: her choices as a shuffled deck would make them."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.card.actions import CARD, STARTS
from medici.games.card.cards import EACH_CARD, WHICH_COPY
from medici.games.card.state import FIRST, Card
from medici.games.deck import card_outcome, draw_card
from medici.games.start_player import draw_start, start_outcome, start_ways
from medici.kernel import RandomSource, below, rule

FEW = 20  # with fewer cards in the deck, counting them off beats guessing


@rule
def ways(t: Card) -> int:
    """How many equally likely ways nature's next move has."""
    if t.phase == FIRST:
        return start_ways(t.florins, t.players)
    return t.deck_left


@rule
def outcome(t: Card, way: int) -> int:
    """Where one of these ways leads: seats and cards in their order, copies side by side."""
    if t.phase == FIRST:
        return STARTS + start_outcome(t.florins, t.players, way)
    return CARD + card_outcome(t.deck, way)


@rule
def weight(t: Card, action: int) -> int:
    """How many of nature's equally likely ways lead to this action of hers."""
    if t.phase == FIRST:
        return 1
    return t.deck[action - CARD]


@rule
def nature_move(t: Card, source: RandomSource) -> int:
    """A start player (C4, C41), or one of the cards in the deck (C10)."""
    if t.phase == FIRST:
        return STARTS + draw_start(source, t.florins, t.players)
    if t.deck_left < FEW:
        return CARD + card_outcome(t.deck, below(source, t.deck_left))
    return CARD + draw_card(source, t.deck, EACH_CARD, WHICH_COPY)
