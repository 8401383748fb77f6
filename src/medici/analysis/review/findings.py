"""What was wrong with a decision, as sentences without a language (``presentation.story.line``).

The messages are in ``review.ftl``. In them ``$who`` stands first and ``$whom`` within the sentence.
"""

from medici.analysis.review.find_board import find_board, tell_board
from medici.analysis.review.find_card import find_card, tell_card
from medici.analysis.review.find_dice import find_dice, tell_dice
from medici.analysis.review.form import Decision
from medici.presentation.story.line import Arg, Line, Part, lines
from medici.record import Game

FINDERS = {"board": find_board, "card": find_card, "dice": find_dice}
OPTIONS = {"board": tell_board, "card": tell_card, "dice": tell_dice}


def put_into_words(game: Game, decisions: list[Decision]) -> None:
    """Say what could be done in every decision, and where it cost something what was better."""
    find, tell = FINDERS[game.name], OPTIONS[game.name]
    now = game.before(0)
    made = {decision.n: decision for decision in decisions}
    for number, (_, move) in enumerate(game.moves, start=1):
        decision = made.get(number)
        if decision is not None:
            decision.day = now.day
            for option in decision.options:
                option.told = tell(now, option.move)
            if decision.cost > 0 and decision.best != decision.move:
                decision.finding = find(now, game.moves, decision)
        now.play(move)


def addressed(line: Line, seat: int | None) -> Line:
    """The same sentence said to whoever has this seat: "you" instead of a name."""
    if seat is None:
        return line
    return Line(line.id, {key: called(key, arg, seat) for key, arg in line.args.items()})


def called(key: str, arg: Arg, seat: int) -> Arg:
    """An argument, with a word for the one that is spoken to."""
    if isinstance(arg, Part) and arg.seat == seat:
        return lines([Line("review-you" if key == "who" else "review-you-within")])
    return arg


def all_addressed(found: list[Line], seat: int | None) -> list[Line]:
    """Sentences said to whoever has this seat."""
    return [addressed(line, seat) for line in found]
