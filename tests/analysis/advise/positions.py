"""Positions of the board game laid out by hand, on the last day."""

from collections.abc import Mapping, Sequence

from medici.games.actors import NOBODY
from medici.games.board.notation import CARD_NAMES
from medici.games.board.rules import open_auction
from medici.games.board.state import AUCTION, LOT, Board
from medici.games.goods import GOODS
from medici.record import Game

NAMES = ["Ada", "Bruno", "Carla", "Dora", "Elio", "Fia"]


def last_lot(
    lot: str,
    florins: Sequence[int],
    room: Sequence[int],
    worth: Sequence[int],
    levels: Mapping[str, Sequence[int]] | None = None,
    presenter: int = 0,
) -> Game[Board]:
    """The auction of the last lot of the last day: whoever buys it, the ships then sail."""
    game = Game("board", NAMES[: len(florins)])
    t = game.state
    t.day = 2
    t.presenter = presenter
    t.leader = NOBODY
    t.loading = sum(spaces > 0 for spaces in room)
    for seat in range(len(florins)):
        t.florins[seat], t.room[seat], t.worth[seat] = florins[seat], room[seat], worth[seat]
    for good, row in (levels or {}).items():
        for seat, level in enumerate(row):
            t.level[seat * 5 + GOODS.index(good)] = level
    cards = [CARD_NAMES.index(card) for card in lot.split()]
    t.lot[: len(cards)] = cards
    t.lot_size = t.lot_limit = len(cards)
    open_auction(t)
    assert t.phase == AUCTION
    return game


def not_yet_open(game: Game[Board], cards: str) -> Game[Board]:
    """The same lot while its presenter may still draw; these are all the cards not seen."""
    t = game.state
    t.phase = LOT
    t.actor = t.presenter
    t.lot_limit = t.lot_size + 1
    unseen_are(t, cards)
    return game


def unseen_are(t: Board, cards: str) -> None:
    """Put these cards, and no others, into the deck."""
    for card in cards.split():
        t.unseen[CARD_NAMES.index(card)] += 1
    t.deck = t.hidden = len(cards.split())
