"""Tell how a day was scored, step by step, and how the game ended."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator

import msgspec

from medici.games.goods import GOODS
from medici.presentation.story.line import Line, Part, lines, seat
from medici.presentation.story.tellers import teller_of
from medici.record import Game
from medici.record.form import Day


class Scored(msgspec.Struct):
    """The scoring of a day: its figures, and who got what for the ships and for each good."""

    day: int
    figures: Day
    ships: list[Line]
    goods: dict[str, list[Line]]
    totals: list[Line]


def score_sheet(game: Game) -> Scored:
    """The scoring of a day, told directly after it."""
    teller = teller_of(game)
    return Scored(
        day=game.state.day,
        figures=game.days[-1],
        ships=teller.ships(game),
        goods={name: teller.good(game, good) for good, name in enumerate(GOODS)},
        totals=[totals(game)],
    )


def reckoning(game: Game) -> Iterator[Line]:
    """The scoring of a day in full sentences; the first line is a heading."""
    teller, sheet = teller_of(game), score_sheet(game)
    yield Line(f"story-scoring-{teller.span}", {"n": sheet.day})
    yield Line(teller.ships_message, {"clause": teller.ships_clause, "what": lines(sheet.ships)})
    for name, pays in sheet.goods.items():
        yield Line(
            "story-for-good",
            {"good": Part(good=name), "clause": teller.goods_clause, "what": lines(pays)},
        )
    yield from sheet.totals


def totals(game: Game) -> Line:
    """What everybody has now."""
    each = [
        Line("story-total", {"who": seat(number), "n": total})
        for number, total in enumerate(game.days[-1]["totals"])
    ]
    return Line(f"story-now-{teller_of(game).coin}", {"what": lines(each)})


def verdict(game: Game) -> list[Line]:
    """The end of the game: who has won, or the title earned."""
    return teller_of(game).verdict(game)
