"""The odds of the next card, exact: each card that has not been seen is as likely as any other."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Sequence

from medici.analysis.advise.advice import Odds, Share
from medici.games.board import notation as board_notation
from medici.games.board import state as board
from medici.games.board.cards import KIND_GOOD as BOARD_GOOD
from medici.games.board.cards import KIND_VALUE as BOARD_VALUE
from medici.games.card import notation as card_notation
from medici.games.card import state as card
from medici.games.card.cards import KIND_GOOD as CARD_GOOD
from medici.games.card.cards import KIND_VALUE as CARD_VALUE
from medici.games.card.cards import NEUTRAL
from medici.games.goods import WARES
from medici.record import Game

NEUTRAL_WARE = "neutral"


def next_card(game: Game) -> Odds | None:
    """The odds of the next card of the day; None if none is to come, and in the dice game.

    >>> game = Game("board", players=2)
    >>> game.play("first 0")
    >>> odds = next_card(game)
    >>> odds.ways, odds.goods[0].what, odds.goods[0].ways, odds.values[5].ways
    (36, 'cloth', 7, 10)
    """
    t = game.state
    if game.name == "board" and t.phase not in (board.FIRST, board.OVER) and t.deck > 0:
        wares = [WARES[good] for good in BOARD_GOOD]
        return odds(t.unseen, board_notation.CARD_NAMES, wares, BOARD_VALUE)
    if game.name == "card" and t.phase not in (card.FIRST, card.OVER) and t.deck_left > 0:
        wares = [
            NEUTRAL_WARE if kind >= NEUTRAL else WARES[CARD_GOOD[kind]]
            for kind in range(card.KINDS)
        ]
        return odds(t.deck, card_notation.CARD_NAMES, wares, CARD_VALUE)
    return None


def odds(copies: list[int], names: Sequence[str], wares: list[str], values: Sequence[int]) -> Odds:
    """Odds out of how many copies there are of each kind of card, by card, good and value."""
    kinds = [kind for kind in range(len(copies)) if copies[kind] > 0]
    return Odds(
        ways=sum(copies),
        cards=[Share(names[kind], copies[kind]) for kind in kinds],
        goods=[
            Share(ware, sum(copies[kind] for kind in kinds if wares[kind] == ware))
            for ware in [*WARES, NEUTRAL_WARE]
            if any(wares[kind] == ware for kind in kinds)
        ],
        values=[
            Share(str(value), sum(copies[kind] for kind in kinds if values[kind] == value))
            for value in range(max(values) + 1)
            if any(values[kind] == value for kind in kinds)
        ],
    )
