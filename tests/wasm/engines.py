"""The engine of a game as a page gets it, built once in each process."""

import tempfile
from functools import cache
from pathlib import Path

import msgspec

from medici.bots.network.kept import kept_network
from medici.interfaces.browser.engine import description, exports_of, network_exports
from medici.kernel.wasm import module_of

_folder = tempfile.TemporaryDirectory(prefix="medici-engine-")


@cache
def engine_folder(game: str) -> str:
    """A folder with the module of a game, and what a page must know of it."""
    folder = Path(_folder.name)
    (folder / f"{game}.wasm").write_bytes(module_of(exports_of(game)))
    (folder / f"{game}.json").write_bytes(msgspec.json.encode(description(game)))
    (folder / f"{game}-network.wasm").write_bytes(module_of(network_exports(game)))
    (folder / f"{game}-network.bin").write_bytes(kept_network(game))
    return str(folder)
