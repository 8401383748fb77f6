"""What a picture is made of: colours and symbols, texts, marks, tokens and cards.

Colours stand in classes, not in variables: programs that turn SVG into paper know no variables.
All names begin with ``medici-``, since a notebook puts pictures into its own page.
"""

import json
from html import escape
from pathlib import Path

from medici.presentation.drawing.picture import Piece
from medici.presentation.palette import DARK, LIGHT, seat_colours
from medici.presentation.sanitize import sanitize
from medici.presentation.words.cards import parse_card

SERIF = "'EB Garamond',Garamond,Georgia,serif"
CARD_WIDE, CARD_HIGH = 52, 72
CHIP_WIDE, CHIP_HIGH = 34, 44
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


def short(text: str, longest: int) -> str:
    """A text that fits.

    >>> short("Bartholomew", 8)
    'Barthol…'
    """
    return text if len(text) <= longest else text[: longest - 1] + "…"


def text(  # where, what and how
    x: float,
    y: float,
    words: str,
    size: float = 15,
    kind: str = "ink",
    anchor: str = "start",
    weight: int = 400,
    font: str = "",
) -> str:
    """A line of text."""
    face = f' font-family="{font}"' if font else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" class="medici-{kind}" '
        f'text-anchor="{anchor}" font-weight="{weight}"{face}>{escape(sanitize(words))}</text>'
    )


def mark(x: float, y: float, seat: int) -> str:
    """The mark of a seat: a shape and a colour."""
    where = f"translate({x:g} {y:g})"
    return f'<path transform="{where}" d="{SHAPES[seat]}" class="medici-seat-{seat}"/>'


def token(x: float, y: float, ware: str, size: float = 22) -> str:
    """A ware as a round token."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 24:.3f})">'
        f'<title>{ware}</title><circle cx="12" cy="12" r="12" fill="{LIGHT[f"good-{ware}"]}"/>'
        f'<use href="#medici-symbol-{ware}" transform="translate(2.4 2.4) scale(0.8)"/></g>'
    )


def space(x: float, y: float, wide: float, high: float) -> str:
    """An empty space of a ship."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="4" '
        'class="medici-sunk medici-edge" stroke-dasharray="3 3"/>'
    )


def piece(x: float, y: float, shown: Piece, wide: float, high: float) -> str:
    """A card, a die or a number."""
    body = number(shown.name, wide, high) if shown.name.isdigit() else face(shown.name, wide, high)
    faded = ' opacity="0.4"' if shown.dim else ""
    return f'<g transform="translate({x:g} {y:g})"{faded}>{body}</g>'


def frame(wide: float, high: float, edge: str) -> str:
    """The paper of a card, which is light in the dark too."""
    return (
        f'<rect width="{wide:g}" height="{high:g}" rx="4" fill="{LIGHT["paper"]}" '
        f'stroke="{edge}" stroke-width="1"/>'
    )


def figure(wide: float, y: float, value: str, size: float) -> str:
    """The value of a card."""
    return (
        f'<text x="{wide / 2:g}" y="{y:g}" font-size="{size:g}" fill="{LIGHT["ink"]}" '
        f'text-anchor="middle" font-weight="500" font-family="{SERIF}">{value}</text>'
    )


def number(value: str, wide: float, high: float) -> str:
    """A number on a sheet."""
    return frame(wide, high, LIGHT["line-strong"]) + figure(wide, high * 0.68, value, high * 0.5)


def face(name: str, wide: float, high: float) -> str:
    """A card with its good above its value; a green one has a green edge."""
    ware, value, kind = parse_card(name)
    band = high * 0.48
    size = min(wide - 8, band - 4) * (0.72 if kind == "x2" else 1)
    places = [wide / 2 - size, wide / 2] if kind == "x2" else [wide / 2 - size / 2]
    scale = size / 24
    symbols = "".join(
        f'<use href="#medici-symbol-{ware}" '
        f'transform="translate({x:g} {2 + (band - size) / 2:g}) scale({scale:.3f})"/>'
        for x in places
    )
    green, ground = parse_card(name).green, LIGHT[f"good-{ware}"]
    return (
        f"<title>{name}</title>{frame(wide, high, LIGHT['ok' if green else 'line-strong'])}"
        f'<rect x="2" y="2" width="{wide - 4:g}" height="{band:g}" rx="2.5" fill="{ground}"/>'
        f"{symbols}{leaf(wide, high) if green else ''}"
        f"{figure(wide, high - high * 0.12, str(value), high * 0.42)}"
    )


def leaf(wide: float, high: float) -> str:
    """What tells a green card without its colour."""
    return (
        f'<path transform="translate({wide - 11:g} {high - 11:g})" fill="{LIGHT["ok"]}" '
        'd="M0 8c0-5 3-8 8-8 0 5-3 8-8 8z"/>'
    )
