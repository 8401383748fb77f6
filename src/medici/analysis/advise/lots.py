"""The lots of the board game: who can have one, whether it can grow, and what that would do."""

from medici.analysis.advise.advice import FairPrice, Further, FurtherWare
from medici.analysis.advise.price import SURE
from medici.analysis.advise.samples import error, mean
from medici.games.board.cards import KIND_GOOD
from medici.games.board.notation import CARD_NAMES
from medici.games.board.state import AUCTION, KINDS, LOT, TURN, Board
from medici.games.goods import WARES
from medici.record import Game


def lot_of(game: Game) -> list[str]:
    """The cards that are for sale, or soon will be; none but in the board game."""
    t = game.state
    if game.name != "board" or t.phase not in (TURN, LOT, AUCTION):
        return []
    return [CARD_NAMES[t.lot[place]] for place in range(t.lot_size)]


def buyers_of(game: Game) -> list[int]:
    """The seats that could have the lot; none where there is no lot."""
    return seats_for(game.state, game.state.lot_size) if lot_of(game) else []


def grows(game: Game) -> bool:
    """Whether it is worth asking what a further card would do."""
    return len(lot_of(game)) > 0 and can_grow(game.state)


def seats_for(t: Board, cards: int) -> list[int]:
    """The seats with room for so many cards."""
    return [seat for seat in range(t.players) if t.room[seat] >= cards]


def can_grow(t: Board) -> bool:
    """Whether a further card can join a lot that the presenter might want, and anybody bid."""
    if t.phase not in (LOT, TURN) or t.lot_size == 0 or t.room[t.presenter] < t.lot_size:
        return False
    return any(t.florins[seat] > 0 for seat in seats_for(t, t.lot_size + 1))


def fits_grown(t: Board) -> bool:
    """Whether the presenter has room for the lot with a further card."""
    return t.presenter in seats_for(t, t.lot_size + 1)


def too_large(t: Board, now: FairPrice) -> Further:
    """A further card would make the lot too large for the presenter."""
    return Further(t.presenter, None, -now.price, 0.0, [])


def grown(
    t: Board, now: FairPrice, then: FairPrice, worths: list[float], cards: list[int]
) -> Further:
    """What a further card does to the presenter's price.

    In each future one of the ``cards`` joined the lot, and by florins it was worth that much then.
    """
    wide, wide_then = now.high - now.low, then.high - then.low
    off: float = (wide_then * wide_then + wide * wide) ** 0.5 / (2 * SURE)
    return Further(t.presenter, then, then.price - now.price, off, by_ware(t, worths, cards))


def by_ware(t: Board, worths: list[float], cards: list[int]) -> list[FurtherWare]:
    """What the lot is worth with a card of each good, by florins."""
    found = []
    for ware, name in enumerate(WARES):
        ways = sum(t.unseen[kind] for kind in range(KINDS) if KIND_GOOD[kind] == ware)
        of_this = [
            worth for worth, card in zip(worths, cards, strict=True) if KIND_GOOD[card] == ware
        ]
        if of_this:
            found.append(FurtherWare(name, ways, mean(of_this), error(of_this)))
    return found
