"""Findings in the card game: what was taken, left, or not waited for."""

from medici.analysis.review.form import Decision
from medici.games.card.actions import CARD
from medici.presentation.story.line import Arg, Line, cards, seat
from medici.record import Game
from medici.record.game import Move


def find_card(earlier: Game, moves: list[Move], decision: Decision) -> list[Line]:
    """What would have been better than the move played."""
    args: dict[str, Arg] = {"who": seat(decision.seat)}
    if decision.move == "reveal":
        args["cards"] = cards(*taken(earlier, decision.best))
        return [Line("review-revealed", args)]
    played = taken(earlier, decision.move)
    args["cards"] = cards(*played)
    if decision.best == "reveal":
        return [Line("review-took-early", args)]
    return [compare(args, decision, taken(earlier, decision.best), played)]


def tell_card(earlier: Game, move: str) -> Line:
    """A move that could be made."""
    if move == "reveal":
        return Line("review-move-reveal")
    return Line("review-move-take", {"cards": cards(*taken(earlier, move))})


def taken(earlier: Game, move: str) -> list[str]:
    """The names of the cards that a move takes, by their numbers from the end of the market."""
    t = earlier.state
    return [
        earlier.book.move_name(CARD + t.market[t.market_size - int(number)]).removeprefix("card ")
        for number in move.removeprefix("take ").split(" ")
    ]


def compare(args: dict[str, Arg], decision: Decision, better: list[str], played: list[str]) -> Line:
    """Something was left that should have been taken, or the other way round."""
    now, then = numbers(decision.move), numbers(decision.best)
    missed = [name for name, number in zip(better, then, strict=True) if number not in now]
    needless = [name for name, number in zip(played, now, strict=True) if number not in then]
    if not needless:
        args["better"] = cards(*missed)
        return Line("review-left", args)
    if not missed:
        args["better"] = cards(*needless)
        return Line("review-took-too-much", args)
    args["better"] = cards(*better)
    return Line("review-took-other", args)


def numbers(move: str) -> list[str]:
    """The numbers in a move.

    >>> numbers("take 1 3")
    ['1', '3']
    """
    return move.split(" ")[1:]
