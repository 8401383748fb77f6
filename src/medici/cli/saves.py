"""Where games are kept between two evenings."""

import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from medici.record import Game, write_record
from medici.store.urls import data_directory


def saved_games() -> Path:
    """The directory of games that were left."""
    return data_directory(os.environ) / "saved"


def new_name(folder: Path, game: Game) -> Path:
    """A file in the folder that is not there yet."""
    stem = f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def save(game: Game, path: Path) -> Path:
    """Write a game's record to a file, in a folder that is made if need be; the full path."""
    path = path.expanduser().absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_record(game.before(len(game.moves)), path)  # sound even if a move was interrupted
    return path


def keep(game: Game, path: Path | None) -> Path:
    """Save a game on leaving: to its own file, or a new one, wherever it can be written."""
    problem: OSError | None = None
    for place in refuges(game, path):
        try:
            return save(game, place)
        except OSError as error:
            problem = problem or error
    raise problem or OSError("nowhere to save")


def refuges(game: Game, path: Path | None) -> Iterator[Path]:
    """Files to try, the best first."""
    if path is not None:
        yield path
    for folder in (saved_games(), Path.cwd(), Path(tempfile.gettempdir())):
        yield new_name(folder, game)
