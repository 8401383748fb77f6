"""What a terminal keeps of the exercises: days in a row, and how first attempts went."""

import os
from pathlib import Path

import msgspec

from medici.analysis.puzzles.daily import Streak
from medici.analysis.puzzles.exercise import Exercise
from medici.online.data_directory import data_directory


class Progress(msgspec.Struct):
    """The streak, and by the id of an exercise whether the first attempt was right."""

    streak: Streak = Streak()
    first: dict[str, bool] = {}


def progress_file() -> Path:
    """Where it is kept."""
    return data_directory(os.environ) / "exercises.json"


def read_progress() -> Progress:
    """The progress so far; a file that cannot be read is as good as none.

    Files of earlier versions hold the streak alone.
    """
    try:
        kept = progress_file().read_bytes()
        found = msgspec.json.decode(kept, type=Progress | Streak)
    except (OSError, msgspec.DecodeError):
        return Progress()
    return found if isinstance(found, Progress) else Progress(found)


def write_progress(progress: Progress) -> None:
    """Keep it, whole or not at all."""
    path = progress_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(msgspec.json.encode(progress) + b"\n")
    draft.replace(path)


def first_of(exercises: list[Exercise], progress: Progress) -> Exercise | None:
    """The first exercise that was never tried."""
    return next((one for one in exercises if one.id not in progress.first), None)
