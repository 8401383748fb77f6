"""The themes of exercises, by what lies on the table."""

import pytest

from medici.analysis.puzzles.themes import THEMES, themes_of
from medici.games.board.state import Board
from medici.presentation.story.line import Line
from medici.presentation.words import LANGUAGES, words
from medici.record import Game


def auction(*, level: int = 0, theirs: int = 0, room: int = 7) -> Game:
    """Fur 3 and gold 10 are sold to seat 0, who stands on a level with furs."""
    game = Game("board", ["Ada", "Bruno"])
    for move in ("first 0", "card fur3", "draw", "card gold10", "auction", "pass"):
        game.play(move)
    t = game.state
    assert isinstance(t, Board)
    assert t.actor == 0
    t.level[1], t.worth[1], t.room[0] = level, theirs, room
    return game


@pytest.mark.parametrize(
    ("game", "themes"),
    [
        (auction(), ["bid", "ship"]),
        (auction(theirs=12), ["bid", "ship"]),
        (auction(theirs=13), ["bid"]),  # as good is not better
        (auction(theirs=13, level=3), ["bid"]),
        (auction(theirs=13, level=4), ["bid", "levels"]),
        (auction(theirs=13, level=7), ["bid"]),  # at the top already
        (auction(theirs=13, room=2), ["bid", "room"]),
    ],
)
def test_what_a_lot_would_bring(game: Game, themes: list[str]) -> None:
    assert themes_of(game, Line("puzzles-find-bid"), proven=False) == themes


def test_dice_alone_and_endings() -> None:
    game = Game("dice", ["Ada"])
    game.play("roll dye0 gold5 fur3 grain2 dye4")
    assert themes_of(game, Line("puzzles-find-too"), proven=False) == ["count", "alone"]
    told = themes_of(game, Line("puzzles-find-instead"), proven=True)
    assert told == ["which", "alone", "ending"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_theme_has_a_name(lang: str) -> None:
    names = {words(lang, "puzzles").say(f"puzzles-theme-{theme}") for theme in THEMES}
    assert len(names) == len(THEMES)
