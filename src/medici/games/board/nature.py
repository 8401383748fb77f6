"""Nature's hand in the board game: her choices as a shuffled deck would make them."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.board.actions import CARD, STARTS
from medici.games.board.cards import EACH_CARD, WHICH_COPY
from medici.games.board.state import FIRST, Board
from medici.games.deck import card_outcome, draw_card
from medici.games.start_player import draw_start, start_outcome, start_ways
from medici.kernel import RandomSource, rule


@rule
def ways(t: Board) -> int:
    """How many equally likely ways nature's next move has."""
    if t.phase == FIRST:
        return start_ways(t.florins, t.players)
    return t.hidden


@rule
def outcome(t: Board, way: int) -> int:
    """Where one of these ways leads: seats and cards in their order, copies side by side."""
    if t.phase == FIRST:
        return STARTS + start_outcome(t.florins, t.players, way)
    return CARD + card_outcome(t.unseen, way)


@rule
def weight(t: Board, action: int) -> int:
    """How many of nature's equally likely ways lead to this action of hers."""
    if t.phase == FIRST:
        return 1
    return t.unseen[action - CARD]


@rule
def nature_move(t: Board, source: RandomSource) -> int:
    """A start player (B7, B50), or one of the cards not seen today (B6, B32)."""
    if t.phase == FIRST:
        return STARTS + draw_start(source, t.florins, t.players)
    return CARD + draw_card(source, t.unseen, EACH_CARD, WHICH_COPY)
