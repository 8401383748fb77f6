"""The colours of the house in a terminal, dark and light; nothing is told by colour alone."""

from collections.abc import Sequence

from textual.theme import Theme

from medici.presentation.palette import TERMINAL_DARK, TERMINAL_LIGHT, WARES


def theme(name: str, colours: dict[str, str], *, dark: bool) -> Theme:
    """A theme of Textual in these colours."""
    return Theme(
        name=name,
        primary=colours["gold-ink"],
        secondary=colours["muted"],
        accent=colours["gold-ink"],
        foreground=colours["ink"],
        background=colours["parchment"],
        surface=colours["paper"],
        panel=colours["line"],
        warning=colours["gold-ink"],
        error=colours["danger"],
        success=colours["ok"],
        dark=dark,
    )


DARK = theme("medici-dark", TERMINAL_DARK, dark=True)
LIGHT = theme("medici-light", TERMINAL_LIGHT, dark=False)


def wares(theme: str) -> Sequence[str]:
    """The colours of cloth, fur, grain, dye, spice, gold and neutral cards on a theme.

    >>> len(wares("medici-dark"))
    7
    """
    colours = TERMINAL_LIGHT if theme == LIGHT.name else TERMINAL_DARK
    return [colours[name] for name in WARES]
