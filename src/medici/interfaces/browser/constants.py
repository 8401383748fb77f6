"""Colours, symbols and figures of the games, so that the pages do not repeat them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from medici.games.board.rules import LARGEST_LOT
from medici.games.board.scoring import TOP
from medici.games.days import DAYS
from medici.games.dice.state import COLUMN, THROW
from medici.online.community.bot_ratings import bot_points
from medici.online.community.ratings import SCALE
from medici.presentation.drawing.parts import SYMBOLS
from medici.presentation.palette import COLOURS, LIGHT
from medici.presentation.scene import board, dice

# What pages draw without a scene, as beside the rules.
FACTS = {
    "board": {"largest_lot": LARGEST_LOT, "top": TOP, "bonuses": board.BONUSES},
    "dice": {"rounds": DAYS, "dice": THROW, "column": COLUMN, "bonuses": dice.BONUSES},
}


def write_constants(folder: Path) -> None:
    """Write ``constants/``: JSON to import, and the palette as properties of CSS."""
    home = folder / "constants"
    home.mkdir(parents=True)
    parts: Mapping[str, Any] = {
        "palette": LIGHT,
        "symbols": SYMBOLS,
        "facts": FACTS,
        "bots": {"scale": SCALE, "points": bot_points()},
    }
    for name, part in parts.items():
        (home / f"{name}.json").write_bytes(msgspec.json.encode(part))
    (home / "palette.css").write_text(palette_css(), encoding="utf-8")


def palette_css() -> str:
    """The palette as custom properties; paper has no dark theme."""
    dark = f":root[data-theme='dark'] {{\n{properties(COLOURS['dark'])}}}\n"
    return f":root {{\n{properties(LIGHT)}}}\n@media screen {{\n{dark}}}\n"


def properties(colours: Mapping[str, str]) -> str:
    """Custom properties, one on each line."""
    return "".join(f"  --{name}: {colour};\n" for name, colour in colours.items())
