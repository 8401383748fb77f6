"""The eye's weights: one file for all games and numbers of players, as ``medici learn`` wrote it.

A line of JSON names the networks and how long each is; then come their weights as 32-bit floats.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

Weights = NDArray[np.float64]

FILE = "weights.bin"


def key_of(game: str, players: int) -> str:
    """The name of a network in the file.

    >>> key_of("board", 4)
    'board-4'
    """
    return f"{game}-{players}"


def pack(networks: Mapping[str, Weights]) -> bytes:
    """Networks as a file.

    >>> unpack(pack({"board-2": np.array([0.5, -1.0])}))
    {'board-2': array([ 0.5, -1. ])}
    """
    lengths = {name: len(weights) for name, weights in networks.items()}
    rows = [weights.astype("<f4").tobytes() for weights in networks.values()]
    return b"\n".join([msgspec.json.encode(lengths), b"".join(rows)])


def unpack(data: bytes) -> dict[str, Weights]:
    """The networks in a file."""
    head, rows = data.split(b"\n", 1)
    numbers = np.frombuffer(rows, "<f4").astype(np.float64)
    networks, start = {}, 0
    for name, length in msgspec.json.decode(head, type=dict[str, int]).items():
        networks[name] = numbers[start : start + length]
        start += length
    return networks


@cache
def all_weights() -> dict[str, Weights]:
    """The networks that ship."""
    return unpack(files("medici.analysis.eye").joinpath(FILE).read_bytes())


def write_weights(path: Path, networks: Mapping[str, Weights]) -> None:
    """Put networks into a file; others that it holds stay."""
    known = unpack(path.read_bytes()) if path.exists() else {}
    path.write_bytes(pack(dict(sorted((known | dict(networks)).items()))))
