"""The colours of the house, light and dark: ``palette.json``, and nowhere else.

``python -m medici.interfaces.browser`` makes the pages' CSS of the same file. Every pair of text
and ground passes WCAG AA. A terminal writes the names of goods in their colours, which must be
read on paper and parchment; elsewhere these colours are grounds.

>>> LIGHT["good-fur"], DARK["good-fur"], TERMINAL_DARK["good-fur"]
('#936a3d', '#936a3d', '#d0a679')
"""

import json
from pathlib import Path

COLOURS: dict[str, dict[str, str]] = json.loads(
    Path(__file__).with_name("palette.json").read_text("utf-8")
)
LIGHT = COLOURS["light"]
DARK = LIGHT | COLOURS["dark"]
TERMINAL_LIGHT = LIGHT | COLOURS["terminal-light"]
TERMINAL_DARK = DARK | COLOURS["terminal-dark"]
WARES = tuple(name for name in LIGHT if name.startswith("good-"))


def seat_colours(colours: dict[str, str]) -> list[str]:
    """The colours of the seats, from the first on."""
    return [colour for name, colour in colours.items() if name.startswith("seat-")]
