"""Lots of the board game: their buyers, whether they can grow, and what a further card would do."""

# Runs in browsers too: docs/browser-subset.md

from math import sqrt

from medici.analysis.advise.advice import FairPrice, Further, FurtherWare
from medici.analysis.advise.prices import SURE
from medici.analysis.advise.statistics import error, mean
from medici.games.board.cards import KIND_GOOD
from medici.games.board.notation import CARD_NAMES
from medici.games.board.state import AUCTION, KINDS, LOT, TURN, Board
from medici.games.goods import WARES
from medici.record import Game


def lot_of(game: Game) -> list[str]:
    """The cards that are for sale, or soon will be; none in other games."""
    t = game.state
    if game.name != "board" or t.phase not in (TURN, LOT, AUCTION):
        return []
    return [CARD_NAMES[t.lot[place]] for place in range(t.lot_size)]


def buyers_of(game: Game) -> list[int]:
    """The seats that could have the lot; none where there is no lot."""
    return seats_for(game.state, game.state.lot_size) if lot_of(game) else []


def seats_for(t: Board, cards: int) -> list[int]:
    """The seats with room for so many cards."""
    return [seat for seat in range(t.players) if t.room[seat] >= cards]


def can_grow(game: Game) -> bool:
    """Whether a further card can join a lot that the presenter might want and anybody bid for."""
    t = game.state
    if not lot_of(game) or t.phase == AUCTION or t.room[t.presenter] < t.lot_size:
        return False
    return any(t.florins[seat] > 0 for seat in seats_for(t, t.lot_size + 1))


def has_room(t: Board) -> bool:
    """Whether the presenter has room for the lot with a further card."""
    return t.presenter in seats_for(t, t.lot_size + 1)


def with_further_card(
    t: Board, now: FairPrice, then: FairPrice | None, worths: list[float], cards: list[int]
) -> Further:
    """What a further card does to the presenter's price; ``then`` is none without room for it.

    In each future one of the ``cards`` joined the lot, and in florins it was worth that much then.
    """
    if then is None:
        return Further(t.presenter, None, -now.price, 0.0, [])
    width, width_then = now.high - now.low, then.high - then.low
    off = sqrt(width_then * width_then + width * width) / (2 * SURE)
    return Further(t.presenter, then, then.price - now.price, off, by_ware(t, worths, cards))


def by_ware(t: Board, worths: list[float], cards: list[int]) -> list[FurtherWare]:
    """What the lot is worth in florins with a card of each good."""
    found = []
    for ware, name in enumerate(WARES):
        ways = sum(t.unseen[kind] for kind in range(KINDS) if KIND_GOOD[kind] == ware)
        of_this = [
            worth for worth, card in zip(worths, cards, strict=True) if KIND_GOOD[card] == ware
        ]
        if of_this:
            found.append(FurtherWare(name, ways, mean(of_this), error(of_this)))
    return found
