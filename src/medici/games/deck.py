"""Drawing a card from a deck, which is how many copies of each kind of card lie in it."""

# Runs in browsers too: docs/browser-subset.md

from medici.kernel import RandomSource, below, rule


@rule
def card_outcome(deck: list[int], way: int) -> int:
    """The kind of the card that so many others lie before, in a deck sorted by kind."""
    kind = 0
    while way >= deck[kind]:
        way -= deck[kind]
        kind += 1
    return kind


@rule
def draw_card(
    source: RandomSource, deck: list[int], kinds: tuple[int, ...], copies: tuple[int, ...]
) -> int:
    """A card of a deck: any card of the game, until it is one that lies in the deck.

    ``kinds`` and ``copies`` say of every card of the game which copy of which kind it is.
    """
    cards = len(kinds)
    while True:
        card = below(source, cards)
        kind = kinds[card]
        if copies[card] < deck[kind]:
            return kind
