"""Which story a game has; how a day was scored, step by step, and how the game ended."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator, Mapping

import msgspec

from medici.games.goods import GOODS
from medici.presentation.story import board, card, dice, solitaire
from medici.presentation.story.line import Line, Part, lines, seat
from medici.presentation.story.sentences import GameStory
from medici.record import Game
from medici.record.form import Day

GAME_STORIES: Mapping[str, GameStory] = {
    "board": board.STORY,
    "card": card.STORY,
    "dice": dice.STORY,
}
SOLITAIRE_STORIES: Mapping[str, GameStory] = {"dice": solitaire.STORY}  # for a single player


def story_of(game: Game) -> GameStory:
    """The story of a game.

    >>> story_of(Game("card", players=2)).span, story_of(Game("dice", players=1)).coin
    ('day', 'points')
    """
    return (SOLITAIRE_STORIES if len(game.players) == 1 else GAME_STORIES)[game.name]


class Scored(msgspec.Struct):
    """The scoring of a day: its figures, and who got what for the ships and for each good."""

    day: int
    figures: Day
    ships: list[Line]
    goods: dict[str, list[Line]]
    totals: list[Line]


def score_sheet(game: Game) -> Scored:
    """The scoring of a day, told directly after it."""
    story = story_of(game)
    return Scored(
        day=game.state.day,
        figures=game.days[-1],
        ships=story.ships(game),
        goods={name: story.good(game, good) for good, name in enumerate(GOODS)},
        totals=[totals(game)],
    )


def tell_scoring(game: Game) -> Iterator[Line]:
    """The scoring of a day in full sentences; the first line is a heading."""
    story, sheet = story_of(game), score_sheet(game)
    yield Line(f"story-scoring-{story.span}", {"n": sheet.day})
    yield Line(story.ships_message, {"clause": story.ships_clause, "what": lines(sheet.ships)})
    for name, pays in sheet.goods.items():
        yield Line(
            "story-for-good",
            {"good": Part(good=name), "clause": story.goods_clause, "what": lines(pays)},
        )
    yield from sheet.totals


def totals(game: Game) -> Line:
    """What everybody has now."""
    each = [
        Line("story-total", {"who": seat(number), "n": total})
        for number, total in enumerate(game.days[-1]["totals"])
    ]
    return Line(f"story-now-{story_of(game).coin}", {"what": lines(each)})


def tell_ending(game: Game) -> list[Line]:
    """The end of the game: who has won, or the title earned."""
    return story_of(game).ending(game)
