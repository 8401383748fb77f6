"""The exercises that come with the house."""

from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path

from medici.analysis.puzzles.daily import turn_of
from medici.analysis.puzzles.exercise import Exercise, read_collection
from medici.games import GAMES


@cache
def exercises_of(game: str) -> list[Exercise]:
    """All exercises of a game.

    >>> len(exercises_of("board"))
    30
    """
    return read_collection(file_of(game), game).exercises


def file_of(game: str) -> Path:
    """Where they lie in the package."""
    return Path(str(files("medici.analysis.puzzles").joinpath(f"{game}.json")))


def exercise_called(name: str) -> Exercise | None:
    """An exercise by its id."""
    every = (exercise for game in GAMES for exercise in exercises_of(game))
    return next((exercise for exercise in every if exercise.id == name), None)


def of_the_day(day: date) -> Exercise:
    """The exercise of a day."""
    games = list(GAMES)
    turn = turn_of(day.toordinal(), [len(exercises_of(game)) for game in games])
    return exercises_of(games[turn.game])[turn.place]
