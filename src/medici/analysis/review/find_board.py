"""Findings in the board game: what a bid, a pass or another card cost."""

from medici.analysis.review.form import Decision
from medici.games.actors import NOBODY
from medici.games.board.actions import CARD
from medici.games.board.state import WARES
from medici.games.goods import GOODS
from medici.presentation.story.line import Arg, Line, Part, cards, seat
from medici.record import Game
from medici.record.game import Move

MANY = 3  # cards of a good aboard: from there on the number of a further one is told


def find_board(earlier: Game, moves: list[Move], decision: Decision) -> list[Line]:
    """What would have been better than the move played."""
    played, better = decision.move, decision.best
    if played == "draw":
        return [Line("review-drew", {"who": seat(decision.seat), "lot": lot_of(earlier)})]
    if played == "auction":
        return [Line("review-opened", {"who": seat(decision.seat), "lot": lot_of(earlier)})]
    if played == "pass":
        return [tell_pass(earlier, moves, decision)]
    if better == "pass":
        return [tell_needless(earlier, moves, decision)]
    return [tell_bid(earlier, moves, decision)]


def tell_board(earlier: Game, move: str) -> Line:
    """A move that could be made."""
    if move.startswith("bid "):
        return Line("review-move-bid", {"bid": amount(move)})
    return Line(f"review-move-{move}")


def names_of(earlier: Game) -> list[str]:
    """The cards of the lot."""
    t = earlier.state
    return [
        earlier.book.move_name(CARD + card).removeprefix("card ") for card in t.lot[: t.lot_size]
    ]


def lot_of(earlier: Game) -> Part:
    """The lot."""
    return cards(*names_of(earlier))


def amount(move: str) -> int:
    """The florins of a bid; nothing for a pass."""
    return int(move.removeprefix("bid ")) if move.startswith("bid ") else 0


def sale_after(earlier: Game, moves: list[Move], number: int) -> tuple[int, int]:
    """Who had the lot in the end, and for how much; the auction goes on from this move."""
    winner, price = earlier.state.leader, earlier.state.high
    for actor, move in moves[number - 1 :]:
        if not isinstance(actor, int) or not (move == "pass" or move.startswith("bid ")):
            break
        if amount(move) > 0:
            winner, price = actor, amount(move)
    return winner, price


def tell_pass(earlier: Game, moves: list[Move], decision: Decision) -> Line:
    """Passing gave the lot to somebody, or to nobody."""
    winner, price = sale_after(earlier, moves, decision.n)
    args: dict[str, Arg] = {"who": seat(decision.seat), "lot": lot_of(earlier)}
    args["bid"] = amount(decision.best)
    if winner == NOBODY:
        return Line("review-passed-unsold", args)
    args["whom"] = seat(winner)
    args["price"] = price
    good, count = heaped(earlier, winner)
    if count >= MANY:
        args["good"] = Part(good=good)
        args["n"] = count
        return Line("review-passed-heap", args)
    return Line("review-passed", args)


def heaped(earlier: Game, winner: int) -> tuple[str, int]:
    """Of which good of the lot its buyer then has most aboard, and how many."""
    aboard = earlier.state.aboard[winner * WARES :]
    names = names_of(earlier)
    best, most = "", 0
    for number, good in enumerate(GOODS):
        fresh = len([name for name in names if name.startswith(good)])
        if fresh and aboard[number] + fresh > most:
            best, most = good, aboard[number] + fresh
    return best, most


def tell_needless(earlier: Game, moves: list[Move], decision: Decision) -> Line:
    """A bid where passing was better."""
    winner, price = sale_after(earlier, moves, decision.n)
    args: dict[str, Arg] = {"who": seat(decision.seat), "lot": lot_of(earlier)}
    args["bid"] = amount(decision.move)
    if winner == decision.seat:
        return Line("review-bought-dear", args)
    args["whom"] = seat(winner)
    args["price"] = price
    return Line("review-bid-idle", args)


def tell_bid(earlier: Game, moves: list[Move], decision: Decision) -> Line:
    """A bid that was too high or too low."""
    winner, price = sale_after(earlier, moves, decision.n)
    bid, better = amount(decision.move), amount(decision.best)
    args: dict[str, Arg] = {"who": seat(decision.seat), "lot": lot_of(earlier)}
    args["bid"] = bid
    args["better"] = better
    if winner != decision.seat:
        args["whom"] = seat(winner)
        args["price"] = price
        return Line("review-outbid-low" if better > bid else "review-outbid-high", args)
    if better > bid:
        return Line("review-bid-low", args)
    speaks_last = earlier.state.presenter == decision.seat
    return Line("review-overpaid" if speaks_last else "review-bid-high", args)
