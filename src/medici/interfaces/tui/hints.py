"""A hint: the best move and its chance, by the adviser."""

from collections.abc import Callable
from dataclasses import dataclass

from medici.analysis.moves import move_line
from medici.presentation.words import words
from medici.record import Game

SECONDS = 2.0  # that the adviser thinks
SAID = ("advise-best", "advise-best-alone")  # nothing but the move and its chance


@dataclass(frozen=True)
class Tip:
    """A move, how good it is, and one reason; the reason has its language already."""

    move: str
    chance: float  # to win with it; alone the points it leads to
    why: str

    def said(self, game: Game, lang: str) -> str:
        """The move within a sentence; the buttons name it as it begins one."""
        return words(lang, "advise").sentence(move_line(game, self.move, "advise"), game.players)


Adviser = Callable[[Game, str, Callable[[], None]], Tip]


def tip(game: Game, lang: str, compiling: Callable[[], None]) -> Tip:
    """The best move for the seat to act; ``compiling`` is called if that takes a while at first."""
    from medici.kernel import on_first_compilation  # noqa: PLC0415  the compiler is large

    on_first_compilation(compiling)
    from medici.analysis.advise import advise, hint  # noqa: PLC0415

    seat = int(game.actor or 0)
    advice = advise(game, seconds=SECONDS, you=seat)
    found = hint(advice)
    assert found is not None  # a seat is to act
    best = advice.candidates[0]
    worth = best.totals[0] if len(game.players) == 1 else best.chances[seat]
    if found.finding.id in SAID:
        return Tip(found.move, worth, "")
    why = words(lang, "advise", "reasons").sentence(found.finding, game.players)
    return Tip(found.move, worth, why[0].upper() + why[1:])
