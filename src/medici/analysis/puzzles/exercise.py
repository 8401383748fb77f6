"""Exercises as data and in files, also those that ship: a position, its answers, other moves."""

from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from medici.analysis.puzzles.daily import turn_of
from medici.games import GAMES
from medici.presentation.story.line import Line
from medici.record import Game, replay

FORMAT = "medici-exercises/2"
ID_LENGTH = 6


class Candidate(msgspec.Struct, frozen=True):
    """A move that was played in futures.

    Chances are parts of 1; in solitaire, where nobody can lose, they are points instead.
    """

    move: str
    chance: float  # of winning after it
    cost: float  # how far behind the best, in the same futures
    error: float  # the standard error of that


class Exercise(msgspec.Struct, frozen=True):
    """A position in which one move is clearly the best, and not the one that comes to mind."""

    id: str
    record: dict[str, Any]  # up to the position; its last word is the question
    answers: list[str]
    obvious: str  # the merchant's choice
    candidates: list[Candidate]  # the best first
    futures: int  # in which they were compared; 0: they are solved
    finding: Line  # what there is to learn, in words
    themes: list[str]  # what there is to practise: ``themes.THEMES``

    def game(self) -> Game:
        """The game as it stands."""
        return replay(self.record)

    @property
    def proven(self) -> bool:
        """Whether its figures are exact."""
        return self.futures == 0

    @property
    def best(self) -> str:
        """The answer that all others are compared with."""
        return next(known.move for known in self.candidates if known.cost == known.error == 0)

    def candidate(self, move: str) -> Candidate | None:
        """What is known of a move."""
        return next((known for known in self.candidates if known.move == move), None)


class Collection(msgspec.Struct):
    """Exercises of a game, as a file holds them, and how far the search for them has come."""

    game: str
    seed: int = 1
    searched: int = 0  # games looked through
    exercises: list[Exercise] = []
    format: str = FORMAT

    def add(self, exercise: Exercise) -> bool:
        """Keep an exercise; whether it is new."""
        if any(known.id == exercise.id for known in self.exercises):
            return False
        self.exercises.append(exercise)
        return True


def read_collection(path: Path, game: str) -> Collection:
    """The exercises in a file; ValueError if it holds no such thing."""
    collection = msgspec.json.decode(path.read_bytes(), type=Collection)
    if collection.format != FORMAT:
        raise ValueError(f"expected {FORMAT!r}; got {collection.format!r}")
    if collection.game != game:
        raise ValueError(f"expected exercises of {game}; got {collection.game}")
    return collection


def write_collection(path: Path, collection: Collection) -> None:
    """Write them, whole or not at all, an exercise to a line."""
    head = msgspec.to_builtins(collection)
    lines = [msgspec.json.encode(exercise) for exercise in head.pop("exercises")]
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(
        msgspec.json.encode(head)[:-1] + b',"exercises":[\n' + b",\n".join(lines) + b"\n]}\n"
    )
    draft.replace(path)


def bare_record(game: Game) -> dict[str, Any]:
    """A record with nothing in it that follows from the rest."""
    record = game.record()
    del record["days"]
    return record


def id_of(record: dict[str, Any]) -> str:
    """A short name for a position, the same wherever it was found."""
    parts = [record["game"], len(record["players"]), record["options"], record["moves"]]
    return sha256(msgspec.json.encode(parts)).hexdigest()[:ID_LENGTH]


@cache
def exercises_of(game: str) -> list[Exercise]:
    """The exercises of a game that ship.

    >>> exercises_of("board")[0].record["game"]
    'board'
    """
    return read_collection(file_of(game), game).exercises


def file_of(game: str) -> Path:
    """The file of the exercises that ship."""
    return Path(str(files("medici.analysis.puzzles").joinpath(f"{game}.json")))


def exercise_called(identifier: str) -> Exercise | None:
    """The exercise with an id, if it ships."""
    every = (exercise for game in GAMES for exercise in exercises_of(game))
    return next((exercise for exercise in every if exercise.id == identifier), None)


def exercise_of_day(day: date) -> Exercise:
    """The exercise of a day."""
    games = list(GAMES)
    turn = turn_of(day.toordinal(), [len(exercises_of(game)) for game in games])
    return exercises_of(games[turn.game])[turn.place]
