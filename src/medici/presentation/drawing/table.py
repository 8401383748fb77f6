"""A picture as SVG: a heading, the middle of the table, and a line for each seat."""

from collections.abc import Sequence

from medici.games.goods import GOODS
from medici.presentation.drawing.parts import (
    CARD_HIGH,
    CARD_WIDE,
    CHIP_HIGH,
    CHIP_WIDE,
    SERIF,
    clean,
    mark,
    piece,
    short,
    space,
    text,
    token,
)
from medici.presentation.drawing.picture import Chip, Line, Picture
from medici.presentation.drawing.style import DEFINITIONS, STYLE

WIDTH, EDGE = 860, 24
TOP, MIDDLE, HEAD, ROW = 60, 124, 40, 58
SHIP, SHIP_WIDE = 262, 290  # where ships begin, and how wide one may be
WORTH = SHIP + SHIP_WIDE + 26
GOODS_AT, APART = 628, 44


def svg_of(picture: Picture, title: str) -> str:
    """The picture as SVG text."""
    head = TOP + MIDDLE
    height = head + HEAD + ROW * len(picture.lines) + EDGE / 2
    told = clean(f"{title}. {picture.heading}. {picture.status}.")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
        f'width="{WIDTH}" height="{height:g}" role="img" aria-label="{told}" '
        "font-family=\"'Source Sans 3',system-ui,sans-serif\">",
        STYLE,
        DEFINITIONS,
        f'<rect width="{WIDTH}" height="{height:g}" rx="10" class="medici-page"/>',
        text(EDGE, 39, title, 26, weight=600, font=SERIF),
        text(WIDTH / 2, 38, picture.heading, 17, "muted", "middle"),
        text(WIDTH - EDGE, 38, short(picture.status, 32), 17, "gold-ink", "end", 600),
        middle(picture),
        columns(picture, head),
    ]
    for number, line in enumerate(picture.lines):
        marked = line.seat is not None and line.seat in picture.marked
        parts.append(line_of(line, head + HEAD + ROW * number, marked))
    return "\n".join([*parts, "</svg>", ""])


def middle(picture: Picture) -> str:
    """The lot, the market or the dice."""
    wide = WIDTH - 2 * EDGE
    parts = [
        f'<rect x="{EDGE}" y="{TOP}" width="{wide}" height="{MIDDLE - 12}" rx="8" '
        'class="medici-paper medici-edge"/>',
        text(EDGE + 14, TOP + 24, picture.caption, 15, "muted"),
        text(WIDTH - EDGE - 14, TOP + 24, picture.note, 15, "muted", "end"),
    ]
    step = spread(len(picture.middle), CARD_WIDE, CARD_WIDE + 8, wide - 28)
    whole = step * (len(picture.middle) - 1) + CARD_WIDE
    start = (WIDTH - whole) / 2
    for place, chip in enumerate(picture.middle):
        parts.append(piece(start + place * step, TOP + 33, chip, CARD_WIDE, CARD_HIGH))
    return "".join(parts)


def spread(count: int, wide: float, step: float, room: float) -> float:
    """How far apart pieces lie: closer, one over the other, where there are too many.

    >>> spread(3, 52, 60, 700), spread(26, 50, 60, 550)
    (60, 20.0)
    """
    return step if count < 2 else min(step, (room - wide) / (count - 1))


def columns(picture: Picture, y: float) -> str:
    """What stands above the lines."""
    money, ship, worth = picture.columns
    return "".join(
        [
            text(SHIP - 22, y + 20, money, 13, "muted", "end"),
            text(SHIP, y + 20, ship, 13, "muted"),
            text(WORTH, y + 20, worth, 13, "muted", "end"),
            *(
                token(GOODS_AT + APART * number - 12, y + 2, good, 24)
                for number, good in enumerate(GOODS)
            ),
        ]
    )


def line_of(line: Line, y: float, marked: bool) -> str:
    """One seat."""
    ground = "wash medici-here" if marked else "paper medici-edge"
    base = y + 31
    parts = [
        f'<rect x="{EDGE}" y="{y}" width="{WIDTH - 2 * EDGE}" height="{ROW - 6}" rx="8" '
        f'class="medici-{ground}"/>',
        mark(EDGE + 10, y + 18, line.seat) if line.seat is not None else "",
        text(EDGE + 34, base, short(line.name, 14), 16, weight=600 if marked else 400),
        text(SHIP - 22, base, line.money, 17, anchor="end", weight=600),
        hold(line.ship, line.free, y + 4),
        text(WORTH, base, line.worth, 16, anchor="end"),
    ]
    for number, (has, comes) in enumerate(line.goods):
        x = GOODS_AT + APART * number
        parts.append(text(x, base, str(has), 16, anchor="middle"))
        if comes:
            parts.append(text(x + 8, base - 9, f"+{comes}", 12, "gold-ink", weight=600))
    return "".join(parts)


def hold(ship: Sequence[Chip], free: int, y: float) -> str:
    """A ship: what is aboard, and its empty spaces."""
    count = len(ship) + free
    step = spread(count, CHIP_WIDE, CHIP_WIDE + 5, SHIP_WIDE)
    pieces = [
        piece(SHIP + place * step, y, chip, CHIP_WIDE, CHIP_HIGH) for place, chip in enumerate(ship)
    ]
    empty = [
        space(SHIP + place * step, y, CHIP_WIDE, CHIP_HIGH) for place in range(len(ship), count)
    ]
    return "".join([*pieces, *empty])
