"""Tours: a prepared game of each kind, with notes for whoever learns it by playing along.

A tour is a record, so that its chance is prepared and the rules hold in it as everywhere else, and
notes to some of its positions. The learner sits in seat 0 and makes the moves of that seat.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from medici.presentation.playback import Replay, replay_of
from medici.presentation.scene import scene
from medici.presentation.tours.buttons import button
from medici.presentation.tours.texts import Answer, texts
from medici.presentation.words.blocks import Block
from medici.record import replay as play_again

LEARNER = 0


class Note(msgspec.Struct, frozen=True):
    """What the learner is told at a position, and shown of the table."""

    id: str
    at: int  # after so many moves
    parts: list[str]  # of the table, as they are marked there; "scoring" for what was paid
    move: str | None  # what the learner is to do before it goes on; None: nothing
    title: str
    text: list[Block]
    answers: list[Answer]


class Tour(msgspec.Struct, frozen=True):
    """A game to play along with."""

    title: str
    replay: Replay
    notes: list[Note]


class TourText(msgspec.Struct, frozen=True):
    """The same for whoever can play the record: a browser makes the replay by itself."""

    title: str
    record: dict[str, Any]
    notes: list[Note]


class Plan(msgspec.Struct, frozen=True):
    """A note as it lies in the package: the words are elsewhere, in every language."""

    id: str
    at: int
    parts: list[str]


class TourFile(msgspec.Struct, frozen=True):
    """A tour as it lies in the package."""

    notes: list[Plan]
    record: dict[str, Any]


@cache
def tour(game: str, lang: str) -> Tour:
    """The tour of a game in a language.

    >>> [note.move for note in tour("dice", "en").notes if note.move]
    ['choose 1 2 5', 'choose 2', 'choose 1 2 5', 'choose 1 2 5']
    """
    plans, replay = tour_file(game).notes, tour_replay(game)
    played = play_again(tour_file(game).record)
    ends = [plan.at for plan in plans[1:]] + [len(replay.steps)]
    moves = [lesson(replay, plan.at, end) for plan, end in zip(plans, ends, strict=True)]
    taught = [(plan, move) for plan, move in zip(plans, moves, strict=True) if move]
    buttons = {plan.id: button(lang, scene(played.before(plan.at)), move) for plan, move in taught}
    words = texts(game, lang, buttons)
    notes = [
        Note(plan.id, plan.at, plan.parts, move, *words.notes[plan.id])
        for plan, move in zip(plans, moves, strict=True)
    ]
    return Tour(words.title, replay, notes)


def tour_text(game: str, lang: str) -> TourText:
    """The tour of a game in a language, without its replay.

    >>> tour_text("dice", "en").record["game"]
    'dice'
    """
    whole = tour(game, lang)
    return TourText(whole.title, tour_file(game).record, whole.notes)


@cache
def tour_file(game: str) -> TourFile:
    """The record of a tour, and where its notes belong."""
    file = files("medici.presentation.tours") / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=TourFile)


@cache
def tour_replay(game: str) -> Replay:
    """The record of a tour, step by step."""
    return replay_of(play_again(tour_file(game).record))


def lesson(replay: Replay, at: int, end: int) -> str | None:
    """The learner's move after a note, if there is one before the next note."""
    if at == end or replay.steps[at].seat != LEARNER:
        return None
    return replay.steps[at].move
