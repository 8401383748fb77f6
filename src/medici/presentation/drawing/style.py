"""The house's colours, light and dark, and the symbols of the goods, as the browser has them.

Colours stand in classes, not in variables: programs that turn SVG into paper know no variables.
All names begin with ``medici-``, since a notebook puts pictures into its own page.
"""

from medici.games.goods import WARES

LIGHT = {
    "page": "#f6efe0",
    "paper": "#fffbf2",
    "sunk": "#ede3ce",
    "ink": "#2a2320",
    "muted": "#6b6055",
    "line": "#ddcfb6",
    "gold-ink": "#7d5a10",
    "wash": "#f3e4bd",
}
DARK = {
    "page": "#1c1815",
    "paper": "#262019",
    "sunk": "#322a21",
    "ink": "#f1e7d3",
    "muted": "#a89b88",
    "line": "#3b332a",
    "gold-ink": "#e0b354",
    "wash": "#46371b",
}
SEATS = ("#1f5a8c", "#a62b3f", "#2f6f43", "#8a5b00", "#6a3fa0", "#4a545a")
SEATS_DARK = ("#7db6e8", "#f0899a", "#86c996", "#e3b04b", "#bfa0ee", "#b5bec4")
GROUND = {
    "cloth": "#6b2d73",
    "fur": "#936a3d",
    "grain": "#e3b52e",
    "dye": "#2776b4",
    "spice": "#c4402f",
    "gold": "#c9a227",
    "neutral": "#6e6a64",
}
FIGURE = dict.fromkeys(GROUND, "#ffffff") | {"grain": "#1d1613", "gold": "#1d1613"}

SHAPES = (
    "M8 1.6a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 1 1 0-12.8z",
    "M8 .8L15.2 8 8 15.2.8 8z",
    "M8 1.4l7.3 12.7H.7z",
    "M2 2h12v12H2z",
    "M4.4 1.6h7.2L15.3 8l-3.7 6.4H4.4L.7 8z",
    "M10.8 1.3a7 7 0 1 0 4 9.9 5.6 5.6 0 0 1-4-9.9z",
)

# In a box of 24 by 24: what is filled, and the fine lines that are cut into it.
SYMBOLS = {
    "cloth": (
        "M6.6 9.6h9.9v9.6l-2.5-1.5-2.5 1.5L9 17.7l-2.4 1.5z"
        "M6.9 4.8h10.2a2.5 2.5 0 0 1 0 5H6.9a2.5 2.5 0 0 1 0-5z",
        "M9 11.2v5M11.5 11.2v6.2M14 11.2v5M6.6 7.3h6.6",
    ),
    "fur": (
        "M12 3.4c1.1 0 1.9.8 2.2 2 1.3.2 2.9-.2 4.1-1 .8 1.6.3 3.2-1.7 4.3.5 1.6.6 3.3.2 "
        "5 1.8.9 2.6 "
        "2.3 2.2 4.2-1.3-.5-2.7-.6-3.9-.2-.6.9-1.3 1.5-2.2 1.8L12 "
        "21.4l-.9-1.9c-.9-.3-1.6-.9-2.2-1.8"
        "-1.2-.4-2.6-.3-3.9.2-.4-1.9.4-3.3 "
        "2.2-4.2-.4-1.7-.3-3.4.2-5-2-1.1-2.5-2.7-1.7-4.3 1.2.8 2.8 "
        "1.2 4.1 1 .3-1.2 1.1-2 2.2-2z",
        "M12 8v2.4M9.9 10.4v2M14.1 10.4v2M12 12.6V15M9.9 14.6v1.6M14.1 14.6v1.6",
    ),
    "grain": (
        "M11.4 21.2V9h1.2v12.2zM12 2.8c1.5 1.6 1.5 3.6 0 5.2-1.5-1.6-1.5-3.6 0-5.2z"
        + "".join(
            f"M12.5 {y}c-.1-2.4 1.2-4 3.9-4.5.3 2.5-1 4.2-3.9 4.5z"
            f"M11.5 {y}c.1-2.4-1.2-4-3.9-4.5-.3 2.5 1 4.2 3.9 4.5z"
            for y in (10.1, 13.1, 16.1)
        ),
        "",
    ),
    "dye": (
        "M12 2.8c3.2 4.3 5.9 7.4 5.9 11.1a5.9 5.9 0 0 1-11.8 0c0-3.7 2.7-6.8 5.9-11.1z",
        "M8.9 13.6a3.2 3.2 0 0 0 2.4 3.3",
    ),
    "spice": (
        "M12 11.4c-2.1-2.6-2.1-5.4 0-8.4 2.1 3 2.1 5.8 0 8.4z",
        "M12 9.8V6.6",
    ),
    "gold": (
        "M12 2.6c2 2.2 3 4.3 3 6.2 0 1.7-.7 3.2-1.5 4.7h1.2c.1-2.9 1.3-5 3.3-5 1.6 0 2.7 "
        "1.2 2.7 2.8 "
        "0 1.7-1.2 2.7-2.5 2.7-.4 0-.8-.1-1.1-.3-.1.3-.2.5-.2.8h-.6v1.7h-1.7l1.4 4.6h-8l1.4-4.6H7.7"
        "v-1.7h-.6c0-.3-.1-.5-.2-.8-.3.2-.7.3-1.1.3-1.3 0-2.5-1-2.5-2.7 0-1.6 1.1-2.8 "
        "2.7-2.8 2 0 3.2 "
        "2.1 3.3 5h1.2C9.7 12 9 10.5 9 8.8c0-1.9 1-4 3-6.2z",
        "M8.2 15.4h7.6M12 6.4v5.8",
    ),
    "neutral": (
        "M7.6 3.8h8.8c2.1 5.5 2.1 10.9 0 16.4H7.6c-2.1-5.5-2.1-10.9 0-16.4z",
        "M6.5 8.2h11M6.5 15.8h11M12 3.8v3.6M9.9 9v6M14.1 9v6M12 16.6v3.6",
    ),
}
PETALS = range(0, 360, 45)


def rules_of(colours: dict[str, str], seats: tuple[str, ...]) -> str:
    """The classes of one light."""
    named = [f".medici-{name}{{fill:{colour}}}" for name, colour in colours.items()]
    marks = [f".medici-seat-{seat}{{fill:{colour}}}" for seat, colour in enumerate(seats)]
    edges = f".medici-edge{{stroke:{colours['line']}}}.medici-here{{stroke:{colours['gold-ink']}}}"
    return "".join([*named, *marks, edges])


STYLE = (
    f"<style>{rules_of(LIGHT, SEATS)}"
    f"@media screen and (prefers-color-scheme:dark){{{rules_of(DARK, SEATS_DARK)}}}</style>"
)


def symbol(ware: str) -> str:
    """The symbol of a ware, defined once and used wherever it is shown."""
    filled, cut = SYMBOLS[ware]
    turns = PETALS if ware == "spice" else (0,)
    strokes = f'fill="none" stroke="{GROUND[ware]}" stroke-width="0.9" stroke-linecap="round"'
    paths = [
        f'<g transform="rotate({turn} 12 12)"><path d="{filled}"/><path d="{cut}" {strokes}/></g>'
        for turn in turns
    ]
    return f'<g id="medici-symbol-{ware}" fill="{FIGURE[ware]}">{"".join(paths)}</g>'


DEFINITIONS = f"<defs>{''.join(symbol(ware) for ware in (*WARES, 'neutral'))}</defs>"
