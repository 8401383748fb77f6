"""Auctions of the board game, read from its moves: the bids so far, and the last sale."""

from msgspec import Struct

from medici.games.board.state import AUCTION
from medici.record import Game
from medici.scene.parts import CardId

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
    if not winning:
        return Sale(None, 0, cards)
    return Sale(winning[-1].seat, winning[-1].bid or 0, cards)


def lot_before(game: Game, start: int) -> list[str]:
    """The cards of the lot whose auction begins at a move: each but the first was asked for."""
    last = start - 1 if game.moves[start - 1][1].startswith("card ") else start - 2
    cards = [game.moves[last][1].removeprefix("card ")]
    while game.moves[last - 1][1] == "draw":
        last -= 2
        cards.insert(0, game.moves[last][1].removeprefix("card "))
    return cards
