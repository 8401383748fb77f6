"""Nature's hand in the card game: her choices as a shuffled deck would make them."""

from medici.games.card.cards import EACH_CARD, WHICH_COPY
from medici.games.card.rules import CARD, STARTS, may_start
from medici.games.card.state import CARDS, FIRST, Card
from medici.kernel import RandomSource, below, rule

FEW = 20  # with fewer cards in the deck, counting them off beats guessing


@rule
def ways(t: Card) -> int:
    """How many equally likely ways nature's next move has."""
    if t.phase != FIRST:
        return t.deck_left
    seats = 0
    for seat in range(t.players):
        if may_start(t, seat):
            seats += 1
    return seats


@rule
def outcome(t: Card, way: int) -> int:
    """Where one of these ways leads: seats and cards in their order, copies side by side."""
    if t.phase != FIRST:
        return CARD + counted_off(t, way)
    seat = 0
    while True:
        if may_start(t, seat):
            if way == 0:
                return STARTS + seat
            way -= 1
        seat += 1


@rule
def nature_move(t: Card, source: RandomSource) -> int:
    """A start player (C4, C41), or one of the cards in the deck (C10)."""
    if t.phase == FIRST:
        while True:
            seat = below(source, t.players)
            if may_start(t, seat):
                return STARTS + seat
    if t.deck_left < FEW:
        return CARD + counted_off(t, below(source, t.deck_left))
    while True:  # any of the 110 cards, until it is one that lies in the deck
        drawn = below(source, CARDS)
        kind = EACH_CARD[drawn]
        if WHICH_COPY[drawn] < t.deck[kind]:
            return CARD + kind


@rule
def counted_off(t: Card, cards: int) -> int:
    """The kind of the card that so many others lie before, in a deck sorted by kind."""
    kind = 0
    while cards >= t.deck[kind]:
        cards -= t.deck[kind]
        kind += 1
    return kind
