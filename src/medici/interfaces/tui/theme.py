"""The colours of the house in a terminal, dark and light; nothing is told by colour alone."""

from collections.abc import Sequence

from textual.theme import Theme

DARK = Theme(
    name="medici-dark",
    primary="#E0B354",
    secondary="#A89B88",
    accent="#E0B354",
    foreground="#F1E7D3",
    background="#1C1815",
    surface="#262019",
    panel="#3B332A",
    warning="#E0B354",
    error="#F08A7A",
    success="#9CC28A",
    dark=True,
)
LIGHT = Theme(
    name="medici-light",
    primary="#7A5600",
    secondary="#6B6055",
    accent="#7A5600",
    foreground="#2A2320",
    background="#F6EFE0",
    surface="#FFFBF2",
    panel="#DDCFB6",
    warning="#7A5600",
    error="#A83325",
    success="#3F6B2E",
    dark=False,
)

# Of cloth, fur, grain, dye, spice, gold and neutral cards: 4.5 to 1 against paper and parchment.
WARES = {
    DARK.name: ("#CF9AD8", "#D0A679", "#E3B52E", "#7DBCEB", "#F08A7A", "#EBD25F", "#D9D0C0"),
    LIGHT.name: ("#6B2D73", "#7A5530", "#705700", "#1F5F94", "#A83325", "#665200", "#4A433C"),
}


def wares(theme: str) -> Sequence[str]:
    """The colours of the wares on a theme.

    >>> wares("medici-dark")[0]
    '#CF9AD8'
    """
    return WARES.get(theme, WARES[DARK.name])
