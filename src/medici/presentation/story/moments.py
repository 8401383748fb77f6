"""Tell what happens in more than one game: who starts, a ship is full, who wins."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator

from medici.presentation.story.line import Line, Part, seat
from medici.record import Game


def tell_start(earlier: Game, starter: int, first_day: str, later_days: str) -> Line:
    """Who starts a day and why, with the clause for the first day and that for later ones."""
    who = seat(starter)
    if earlier.day == 1:
        return Line("story-start-drawn", {"who": who, "clause": first_day})
    if len(earlier.legal()) == 1:
        return Line("story-start-poorest", {"who": who, "clause": later_days})
    return Line("story-start-drawn-poorest", {"who": who, "clause": later_days})


def tell_full(later: Game, number: int) -> Iterator[Line]:
    """Whether a ship that was just loaded is full."""
    if later.state.room[number] == 0:
        yield Line("story-full", {"who": seat(number)})


def tell_winners(game: Game, coin: str, clause: str) -> Line:
    """The winners, one or several, and what they have."""
    verb = "win" if len(game.winners) > 1 else "wins"
    return Line(
        f"story-{verb}-{coin}",
        {"who": Part(seats=game.winners), "n": max(game.scores), "clause": clause},
    )
