"""The colours of the house, light and dark: ``palette.json``, and nowhere else.

``python -m medici.interfaces.browser`` makes the pages' CSS of the same file. Every pair of text
and ground passes WCAG AA:

- ``parchment`` is the page, ``paper`` cards and panels on it, ``sunk`` inputs, tracks and spaces;
- ``ink`` and ``muted`` are texts; ``line`` only decorates, ``line-strong`` is an edge to be seen;
- ``gold`` is for ornament, ``gold-ink`` for text, ``gold-wash`` a ground that says: here;
- ``good-`` and ``seat-`` are grounds, and ``on-`` is the text on a ground.

A terminal writes the names of goods in their colours, so it has others that can be read.

>>> WARES[:2], len(seat_colours(DARK))
(('good-cloth', 'good-fur'), 6)
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
