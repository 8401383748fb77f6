"""The colours of a picture, light and dark, and the symbols of the wares, as the browser has them.

Colours stand in classes, not in variables: programs that turn SVG into paper know no variables.
All names begin with ``medici-``, since a notebook puts pictures into its own page.
"""

import json
from pathlib import Path

from medici.presentation.palette import DARK, LIGHT, seat_colours

# Paths: of wares in a box of 24 by 24 (what is filled, and fine lines cut into it), of seats in 16.
SYMBOLS = json.loads(Path(__file__).parents[1].joinpath("symbols.json").read_text("utf-8"))
SHAPES: list[str] = SYMBOLS["seats"]
USED = ("parchment", "paper", "sunk", "ink", "muted", "gold-ink", "gold-wash")


def classes(colours: dict[str, str]) -> str:
    """The classes of one theme."""
    named = [f".medici-{name}{{fill:{colours[name]}}}" for name in USED]
    marks = [f".medici-seat-{n}{{fill:{c}}}" for n, c in enumerate(seat_colours(colours))]
    edges = f".medici-edge{{stroke:{colours['line']}}}.medici-here{{stroke:{colours['gold-ink']}}}"
    return "".join([*named, *marks, edges])


def symbol(ware: str, filled: str, cut: str) -> str:
    """The symbol of a ware, defined once and used wherever it is shown."""
    return (
        f'<g id="medici-symbol-{ware}"><path d="{filled}" fill="{LIGHT[f"on-good-{ware}"]}"/>'
        f'<path d="{cut}" fill="none" stroke="{LIGHT[f"good-{ware}"]}" stroke-width="0.9" '
        'stroke-linecap="round"/></g>'
    )


DARK_SCREEN = "@media screen and (prefers-color-scheme:dark)"
STYLE = f"<style>{classes(LIGHT)}{DARK_SCREEN}{{{classes(DARK)}}}</style>"
DEFINITIONS = (
    f"<defs>{''.join(symbol(ware, **paths) for ware, paths in SYMBOLS['wares'].items())}</defs>"
)
