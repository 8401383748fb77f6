"""Saved games: where they are, and which file holds the game that is being played."""

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec

from medici.online.data_directory import data_directory
from medici.presentation.words import Words
from medici.record import Game, MediciError, read_record, replay, write_record
from medici.record.game import Move

REASONS = {
    errno.ENOENT: "terminal-why-missing",
    errno.EISDIR: "terminal-why-folder",
    errno.EACCES: "terminal-why-denied",
    errno.EPERM: "terminal-why-denied",
    errno.EROFS: "terminal-why-denied",
    errno.ENOSPC: "terminal-why-full",
}


def file_problem(problem: Exception, texts: Words) -> str:
    """What went wrong with a file, in the language of those who play."""
    if isinstance(problem.__cause__, OSError):  # a record that could not be read at all
        problem = problem.__cause__
    if isinstance(problem, OSError):
        known = REASONS.get(problem.errno or 0)
        reason = problem.strerror or str(problem)
        return texts.say(known) if known else texts.because(reason, "terminal-why-system")
    why = "record" if isinstance(problem, MediciError) else "system"
    return texts.because(problem, f"terminal-why-{why}")


class SaveFile:
    """The file that a game was loaded from or last saved to, and the moves in it."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self.moves: list[Move] = []

    def note(self, path: Path, game: Game) -> Path:
        """Remember that the game as it stands is in this file."""
        self.path, self.moves = path, game.moves[:]
        return path

    def own(self) -> Path | None:
        """The file, if it is among the saved games; files elsewhere are never overwritten."""
        if self.path and self.path.parent == saved_games().absolute():
            return self.path
        return None

    def save(self, game: Game, file: str) -> Path:
        """Save the game to a file, or without one among the saved games."""
        path = Path(file) if file else self.own() or new_name(saved_games(), game)
        return self.note(save(game, path), game)

    def keep(self, game: Game) -> Path:
        """Where the game is saved as it stands; if it is not yet, it is now."""
        if self.path is None or self.moves != game.moves:
            return self.note(keep(game, self.own()), game)
        return self.path


def saved_games() -> Path:
    """The directory of saved games."""
    return data_directory(os.environ) / "saved"


def read_game(path: Path) -> Game:
    """The game in a file."""
    return replay(read_record(path.expanduser()))


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
    for candidate in candidates(game, path):
        try:
            return save(game, candidate)
        except OSError as error:
            problem = problem or error
    raise problem or OSError("nowhere to save")


def candidates(game: Game, path: Path | None) -> Iterator[Path]:
    """Files to try, the best first."""
    if path is not None:
        yield path
    for folder in (saved_games(), Path.cwd(), Path(tempfile.gettempdir())):
        yield new_name(folder, game)


class LastGame(msgspec.Struct, frozen=True):
    """What was played last at this keyboard: where it is, and what its record does not tell."""

    file: str
    humans: int = 1
    bots: list[str] = []
    lang: str = "en"


def last_file() -> Path:
    """Where the last game is noted."""
    return data_directory(os.environ) / "last-game.json"


def note_last(last: LastGame) -> None:
    """Note the last game, whole or not at all; it is no loss if that cannot be."""
    path = last_file()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(msgspec.json.encode(last) + b"\n")
        draft.replace(path)


def last_game() -> tuple[LastGame, Game] | None:
    """The last game, if it is there and not over."""
    try:
        last = msgspec.json.decode(last_file().read_bytes(), type=LastGame)
        game = read_game(Path(last.file))
    except (OSError, ValueError):
        return None
    return None if game.over else (last, game)
