"""Auctions of the board game, read from its moves: the bids so far, and the last sale."""

# Runs in browsers too: docs/browser-subset.md

from msgspec import Struct

from medici.games.actors import NOBODY
from medici.games.board.notation import CARD_NAMES
from medici.games.board.state import AUCTION, Board
from medici.presentation.scene.parts import CardId
from medici.record import Game

SPOKEN = ("bid ", "pass")


class Bid(Struct, frozen=True):
    """What a seat said in an auction; None is a pass."""

    seat: int
    bid: int | None


class Sale(Struct, frozen=True):
    """How a lot went; nobody has bought it if there is no seat."""

    seat: int | None
    price: int
    cards: list[CardId]


def bids_so_far(game: Game) -> list[Bid]:
    """What has been said in the auction that is going on."""
    return bids_between(game, auction_start(game, len(game.moves)), len(game.moves))


def bids_between(game: Game, start: int, end: int) -> list[Bid]:
    """These moves, all of one auction, as bids."""
    return [
        Bid(int(seat), None if text == "pass" else int(text.removeprefix("bid ")))
        for seat, text in game.moves[start:end]
    ]


def auction_start(game: Game, end: int) -> int:
    """Where the bids and passes begin that were said directly before a move."""
    while end and game.moves[end - 1][1].startswith(SPOKEN):
        end -= 1
    return end


def last_sale(game: Game) -> Sale | None:
    """The last finished auction of the day in which somebody was asked."""
    end = len(game.moves)
    if game.state.phase == AUCTION:  # not this one
        end = auction_start(game, end)
    while end and not game.moves[end - 1][1].startswith((*SPOKEN, "first ")):
        end -= 1
    start = auction_start(game, end)
    if start == end:  # no auction since the day began
        return None
    winning = [bid for bid in bids_between(game, start, end) if bid.bid]
    cards = lot_before(game, start)
    if winning:
        return Sale(winning[-1].seat, winning[-1].bid or 0, cards)
    if start == 0 and game.start is not None and game.start.leader != NOBODY:
        return Sale(game.start.leader, game.start.high, cards)  # bid before the game began here
    return Sale(None, 0, cards)


def lot_before(game: Game, start: int) -> list[str]:
    """The cards of the lot whose auction begins at a move: each but the first was asked for.

    In a game that began in a position some of them may have lain there already.
    """
    cards: list[str] = []
    last = start - 1 if start and game.moves[start - 1][1].startswith("card ") else start - 2
    while last >= 0:
        cards.insert(0, game.moves[last][1].removeprefix("card "))
        if last == 0:
            break
        if game.moves[last - 1][1] != "draw":
            return cards
        last -= 2
    began: Board | None = game.start
    there = began.lot[: began.lot_size] if began is not None else []
    return [CARD_NAMES[card] for card in there] + cards
