"""What ``render`` of an environment returns: the table as text, or as an array of colours."""

import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from medici.presentation.drawing import draw
from medici.presentation.palette import LIGHT
from medici.presentation.scene import BoardScene, CardScene, scene
from medici.presentation.scene.dice import DiceScene
from medici.presentation.scene.parts import Rows
from medici.presentation.story.scoring import story_of
from medici.record import Game
from medici.research.envs.setup import WITHOUT, WITHOUT_PIXELS

Line = Sequence[object]


def picture(game: Game) -> str:
    """The table as it stands.

    >>> game = Game("card", players=2)
    >>> for move in ("first 1", "card fur3", "reveal", "card dye2"):
    ...     game.play(move)
    >>> print(picture(game))  # doctest: +NORMALIZE_WHITESPACE
    Medici: The Card Game, day 1 of 3, seat_1 to act
              florins  worth  free  cloth  fur  grain  dye  spice  ship
      seat_0        0      0     7      0    0      0    0      0  -
    > seat_1        0      0     7      0    0      0    0      0  -
    market: fur3 dye2; deck: 108 cards
    """
    view = scene(game)
    if isinstance(view, BoardScene):
        body = board(view)
    elif isinstance(view, CardScene):
        body = card(view)
    else:
        body = dice(view)
    return "\n".join([heading(game), *body])


def heading(game: Game) -> str:
    """Which game this is, and whose turn."""
    actor = game.actor
    to_act = "over" if actor is None else f"{who(actor)} to act"
    return f"{game.book.title}, {story_of(game).span} {game.day} of 3, {to_act}"


def who(seat: int | str) -> str:
    """A seat, or nature, as environments call it."""
    return seat if isinstance(seat, str) else f"seat_{seat}"


def board(view: BoardScene) -> list[str]:
    """Ships, levels and the lot."""
    ships = [(ship.worth, ship.free) for ship in view.ships]
    cargo = [cards(ship.cards) for ship in view.ships]
    lines = seats(view.actor, {"florins": view.florins}, ships, view.levels, cargo)
    lot = f"lot: {cards(view.lot)}; deck: {view.deck} cards"
    if view.presenter is not None:
        lot += f"; {who(view.presenter)} presents"
    said = ", ".join(f"{who(bid.seat)} {bid.bid or 'pass'}" for bid in view.bids)
    return [*lines, lot + (f"; bids: {said}" if said else "")]


def card(view: CardScene) -> list[str]:
    """Ships, warehouses and the market."""
    ships = [(ship.worth, ship.free) for ship in view.ships]
    cargo = [cards(ship.cards) for ship in view.ships]
    lines = seats(view.actor, {"florins": view.florins}, ships, view.icons, cargo)
    return [*lines, f"market: {cards(view.market)}; deck: {view.deck} cards"]


def dice(view: DiceScene) -> list[str]:
    """Sheets and the roll; alone, the enemy too."""
    ships = [(sheet.worth, sheet.free) for sheet in view.sheets]
    cargo = [cards(map(str, sheet.numbers)) for sheet in view.sheets]
    lines = seats(view.actor, {"points": view.points}, ships, view.crosses, cargo)
    if view.circles is not None:
        enemy = ", ".join(f"{good} {count}" for good, count in view.circles.items())
        lines.append(f"enemy: {enemy}")
    left = ", ".join(map(str, view.left)) or "-"
    return [*lines, f"dice: {cards(view.dice)}; left: {left}"]


def cards(names: Iterable[str]) -> str:
    """Cards side by side."""
    return " ".join(names) or "-"


def seats(
    actor: int | str | None,
    owned: Mapping[str, Sequence[int]],
    ships: Sequence[tuple[int, int]],
    goods: Rows,
    cargo: Sequence[str],
) -> list[str]:
    """A line for each seat: what it owns, its ship, its standing in the goods."""
    lines: list[Line] = [("", *owned, "worth", "free", *goods)]
    for seat, ship in enumerate(ships):
        standing = (row[seat] for row in goods.values())
        own = (column[seat] for column in owned.values())
        mark = ">" if seat == actor else " "
        lines.append((f"{mark} {who(seat)}", *own, *ship, *standing))
    wide = [max(len(str(cell)) for cell in column) for column in zip(*lines, strict=True)]
    drawn = ["  ".join(map(aligned, line, wide)) for line in lines]
    return [f"{line}  {last}" for line, last in zip(drawn, ["ship", *cargo], strict=True)]


def aligned(cell: object, wide: int) -> str:
    """Numbers and their headings to the right, names to the left."""
    name = isinstance(cell, str) and cell[:1] in "> "
    return str(cell).ljust(wide) if name else str(cell).rjust(wide)


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


try:
    from gymnasium.error import DependencyNotInstalled
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(WITHOUT, name=missing.name) from missing

MODES = ("human", "ansi", "rgb_array")
Rendered = str | Pixels | None


def checked_mode(mode: str | None) -> str | None:
    """A known mode, or none; an error says what was expected, or what is missing for it."""
    if mode not in (None, *MODES):
        raise ValueError(f"expected a render mode of {', '.join(MODES)}; got {mode!r}")
    if mode == "rgb_array" and find_spec("resvg_py") is None:
        raise DependencyNotInstalled(WITHOUT_PIXELS)
    return mode


def render(game: Game, mode: str | None) -> Rendered:
    """The table in this mode; with "human", on the screen."""
    if mode == "rgb_array":
        return pixels(game)
    if mode == "ansi":
        return picture(game)
    if mode == "human":
        print(picture(game))
    return None
