"""The engine of a game as a page gets it, built once in each process."""

import tempfile
from functools import cache
from pathlib import Path

import msgspec

from medici.bots import BOTS
from medici.bots.evenings import looked_at
from medici.interfaces.browser.engine import description, exports_of, eye_of, write_eye
from medici.kernel.wasm import module_of

_folder = tempfile.TemporaryDirectory(prefix="medici-engine-")


@cache
def engine_folder(game: str) -> str:
    """A folder with the module of a game, and what a page must know of it."""
    folder = Path(_folder.name)
    write_game(game, folder)
    return str(folder)


def write_game(game: str, folder: Path) -> None:
    """Write what a page fetches of a game, and the eye where a bot asks it."""
    (folder / f"{game}.wasm").write_bytes(module_of(exports_of(game)))
    (folder / f"{game}.json").write_bytes(msgspec.json.encode(description(game)))
    if any(looked_at(bot, game) for bot in BOTS):
        (folder / f"{game}-eye.wasm").write_bytes(module_of(eye_of(game)))
        write_eye(folder)
