"""A game told in words: what the stories of all games share."""

import pytest

from medici.presentation.story import telling as story
from medici.presentation.story.scoring import tell_ending
from medici.record import Game, MediciError
from tests.presentation.story.english import (
    ENGLISH,
    NAMES,
    after,
    ended,
    english,
    explain,
    played,
    rich,
    tell,
    tell_next,
)

TABLES = [("board", 2), ("board", 3), ("card", 2), ("card", 4), ("dice", 1), ("dice", 3)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_move_of_a_game_is_told(name: str, players: int) -> None:
    for seed in range(3):
        game = played(name, players, seed)
        lines = [ENGLISH.paragraph(lines, NAMES) for lines in story.explain(game.record())]
        numbers = range(1, len(game.moves) + 1)
        assert {tell(game, number) for number in numbers[::7]} <= set(lines)
        headings = [line for line in lines if not line.endswith(".")]
        span = "Round" if name == "dice" else "Day"
        assert headings == [
            text
            for day in (1, 2, 3)
            for text in (f"{span} {day} of 3", f"Scoring of {span.lower()} {day}")
        ]
        assert all(line.strip() == line and line for line in lines)


def test_the_story_can_be_told_from_any_move_on() -> None:
    game = played("board", 3, seed=1)
    lines = explain(game)
    rest = explain(game, since=10)
    assert lines[-len(rest) :] == rest
    assert explain(game, since=len(game.moves)) == []
    assert explain(Game("dice", 2)) == ["Round 1 of 3"]


def test_a_move_that_was_not_made_cannot_be_told() -> None:
    game = after("board", 2, "first 0")
    for number in (0, 2, -1):
        with pytest.raises(MediciError, match=f"a move from 1 to 1; got {number}"):
            tell(game, number)


@pytest.mark.parametrize(("name", "clause"), [("board", "B50"), ("card", "C41")])
def test_the_poorest_starts_a_later_day(name: str, clause: str) -> None:
    game = rich(Game(name, NAMES[:3]), [30, 20, 20])
    game.state.day = 1
    drawn = f"Bruno is drawn to start among those with the fewest florins ({clause})."
    assert tell_next(game, "first 1") == drawn
    game.state.florins[2] = 10
    assert tell_next(game, "first 2") == f"Chen has the fewest florins and starts ({clause})."


def test_the_end_of_a_game() -> None:
    assert english(tell_ending(ended("board", [90, 120]))) == ["Bruno wins with 120 florins (B51)."]
    assert english(tell_ending(ended("card", [90, 90, 80]))) == [
        "Ada and Bruno win together with 90 florins (C42)."
    ]
