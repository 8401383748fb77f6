"""The table of a game as an array of colours, for environments: what a video is made of.

A library makes the picture's SVG into a PNG. What is read here is what it writes: eight bits for
each of red, green, blue and opacity, not interlaced (https://www.w3.org/TR/png-3/).
"""

import struct
import zlib
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from medici.presentation.drawing import draw
from medici.presentation.palette import LIGHT
from medici.record import Game

Pixels = NDArray[np.uint8]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PLAIN = bytes((8, 6, 0, 0, 0))  # bits, colours, packing, filters and interlacing as above
COLOURS, CHANNELS = 3, 4  # with opacity
NONE, SUB, UP, AVERAGE, PAETH = range(5)  # what a row is told as the difference from


def pixels(game: Game) -> Pixels:
    """The table as it stands: height by width by red, green and blue."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415  # an extra, which only this needs

    return read_png(svg_to_bytes(svg_string=draw(game), background=LIGHT["parchment"]))


def read_png(png: bytes) -> Pixels:
    """The colours of a PNG; how opaque they are is left out."""
    if not png.startswith(SIGNATURE) or png[24:29] != PLAIN:
        raise ValueError(f"expected a plain PNG of 8 bits with opacity; got {png[:29]!r}")
    wide, high = struct.unpack(">II", png[16:24])
    packed, at = b"", len(SIGNATURE)
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + size]
        at += 12 + size
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(high, 1 + wide * CHANNELS)
    told = lines[:, 1:].reshape(high, wide, CHANNELS)[..., :COLOURS]
    seen = np.zeros((high + 1, wide, COLOURS), np.uint8)  # and nothing above the first row
    for kind, row, (above, out) in zip(lines[:, 0].tolist(), told, pairwise(seen), strict=True):
        unfilter(kind, row, above, out)
    return seen[1:]


def unfilter(kind: int, row: Pixels, above: Pixels, out: Pixels) -> None:
    """Write a row of pixels that is told as the difference from those around it."""
    if kind == NONE:
        out[:] = row
    elif kind == SUB:
        np.cumsum(row, axis=0, dtype=np.uint8, out=out)
    elif kind == UP:
        np.add(row, above, out=out)
    else:  # each needs the one before, so that NumPy is of no help
        along = {AVERAGE: average, PAETH: paeth}[kind]
        for colour in range(COLOURS):
            line = along(row[:, colour].tolist(), above[:, colour].tolist())
            out[:, colour] = np.fromiter(line, np.uint8, len(row))


def average(told: list[int], above: list[int]) -> Iterator[int]:
    """One colour of a row, told from the middle of what is to the left and above."""
    left = 0
    for more, up in zip(told, above, strict=True):
        left = (more + (left + up) // 2) & 255
        yield left


def paeth(told: list[int], above: list[int]) -> Iterator[int]:
    """The same from what is to the left, above, or above that: the nearest to the slope there."""
    left = corner = 0
    for more, up in zip(told, above, strict=True):
        nearest = left
        if up != corner:
            to_left, to_up, slope = abs(up - corner), abs(left - corner), left + up - 2 * corner
            if to_left > to_up or to_left > abs(slope):
                nearest = up if to_up <= abs(slope) else corner
        left, corner = (more + nearest) & 255, up
        yield left
