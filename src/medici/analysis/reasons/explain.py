"""Why a move is better than another one, by what one can see on the table."""

# Runs in browsers too: docs/browser-subset.md

from medici.analysis.reasons.board import board_facts, lot_of, of_having, turned
from medici.analysis.reasons.card import card_facts
from medici.analysis.reasons.dice import dice_facts
from medici.analysis.reasons.facts import Fact, reason
from medici.presentation.story.line import Line
from medici.record import Game


def facts_of(game: Game, better: str, other: str) -> list[Fact]:
    """All facts that tell two moves of the seat to act apart."""
    first, second = game.book.parse_move(better), game.book.parse_move(other)
    if game.name == "board":
        return board_facts(game.state, first, second)
    if game.name == "card":
        return card_facts(game.state, first, second)
    return dice_facts(game.state, first, second)


def why_better(game: Game, better: str, other: str) -> Line:
    """The fact that decides between two moves, or that none is seen."""
    return reason(facts_of(game, better, other))


def why_worth(game: Game, seat: int, wanted: bool) -> Line:
    """The fact that says most of why a seat with room wants the lot of the board game, or not."""
    facts = of_having(game.state, seat, lot_of(game.state))
    return reason(facts if wanted else turned(facts))
