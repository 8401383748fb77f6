"""Findings in the dice game: which dice should have been entered."""

from medici.analysis.review.find_card import numbers
from medici.analysis.review.form import Decision
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.state import THROW, Sheets
from medici.presentation.story.line import Arg, Line, cards, seat
from medici.record import Game
from medici.record.game import Move


def find_dice(earlier: Game, moves: list[Move], decision: Decision) -> list[Line]:
    """What would have been better than the dice entered."""
    faces = roll_before(earlier)
    now, then = numbers(decision.move), numbers(decision.best)
    played, better = faces_of(faces, now), faces_of(faces, then)
    missed = faces_of(faces, [die for die in then if die not in now])
    needless = faces_of(faces, [die for die in now if die not in then])
    args: dict[str, Arg] = {"who": seat(decision.seat), "dice": cards(*played)}
    if not needless:
        args["better"] = cards(*missed)
        return [Line("review-entered-too-few", args)]
    if not missed:
        args["better"] = cards(*needless)
        return [Line("review-entered-too-many", args)]
    args["better"] = cards(*better)
    return [Line("review-entered-other", args)]


def tell_dice(earlier: Game, move: str) -> Line:
    """Dice that could be entered."""
    dice = cards(*faces_of(roll_before(earlier), numbers(move)))
    return Line("review-move-choose", {"dice": dice})


def roll_before(earlier: Game) -> list[str]:
    """The faces of the last roll."""
    t: Sheets = earlier.state
    return [FACE_NAMES[die][t.dice[die]] for die in range(THROW)]


def faces_of(faces: list[str], dice: list[str]) -> list[str]:
    """The faces of some dice, by their numbers."""
    return [faces[int(die) - 1] for die in dice]
