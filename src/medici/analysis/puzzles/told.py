"""Exercises as pages tell them: every move beside the words for it."""

from typing import Any

from msgspec import Struct

from medici.analysis.puzzles.exercise import Exercise
from medici.analysis.puzzles.saying import spoken
from medici.presentation.story.line import Line


class Weighed(Struct, frozen=True):
    """A move that was weighed; see ``exercise.Candidate``."""

    move: str
    said: Line
    chance: float
    cost: float
    error: float


class ExerciseText(Struct, frozen=True):
    """An exercise for whoever can play the record."""

    id: str
    record: dict[str, Any]
    answers: list[str]
    obvious: str
    moves: list[Weighed]  # the best first
    futures: int
    finding: Line


def told(exercise: Exercise) -> ExerciseText:
    """An exercise with the words for its moves."""
    game = exercise.game()
    moves = [
        Weighed(one.move, spoken(game, one.move), one.chance, one.cost, one.error)
        for one in exercise.candidates
    ]
    return ExerciseText(
        exercise.id,
        exercise.record,
        exercise.answers,
        exercise.obvious,
        moves,
        exercise.futures,
        exercise.finding,
    )
