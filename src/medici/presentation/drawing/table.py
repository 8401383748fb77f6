"""A picture as SVG: a heading, the middle of the table, and a row for each seat."""

from collections.abc import Sequence
from html import escape

from medici.games.goods import GOODS
from medici.presentation.drawing.parts import (
    CARD_HIGH,
    CARD_WIDE,
    CHIP_HIGH,
    CHIP_WIDE,
    DEFINITIONS,
    SERIF,
    STYLE,
    mark,
    piece,
    short,
    space,
    text,
    token,
)
from medici.presentation.drawing.picture import Picture, Piece, SeatRow
from medici.presentation.sanitize import sanitize

WIDTH, EDGE = 860, 24
TOP, MIDDLE, HEAD, ROW = 60, 124, 40, 58
SHIP, SHIP_WIDE = 262, 290  # where ships begin, and how wide one may be
WORTH = SHIP + SHIP_WIDE + 26
GOODS_AT, APART = 628, 44


def to_svg(picture: Picture, title: str) -> str:
    """The picture as SVG text."""
    head = TOP + MIDDLE
    height = head + HEAD + ROW * len(picture.rows) + EDGE / 2
    told = escape(sanitize(f"{title}. {picture.heading}. {picture.status}."))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
        f'width="{WIDTH}" height="{height:g}" role="img" aria-label="{told}" '
        "font-family=\"'Source Sans 3',system-ui,sans-serif\">",
        STYLE,
        DEFINITIONS,
        f'<rect width="{WIDTH}" height="{height:g}" rx="10" class="medici-parchment"/>',
        text(EDGE, 39, title, 26, weight=600, font=SERIF),
        text(WIDTH / 2, 38, picture.heading, 17, "muted", "middle"),
        text(WIDTH - EDGE, 38, short(picture.status, 32), 17, "gold-ink", "end", 600),
        middle(picture),
        columns(picture, head),
    ]
    for number, row in enumerate(picture.rows):
        parts.append(seat_row(row, head + HEAD + ROW * number, row.seat in picture.marked))
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
    for place, shown in enumerate(picture.middle):
        parts.append(piece(start + place * step, TOP + 33, shown, CARD_WIDE, CARD_HIGH))
    return "".join(parts)


def spread(count: int, wide: float, step: float, room: float) -> float:
    """How far apart pieces lie: closer, one over the other, where there are too many.

    >>> spread(3, 52, 60, 700), spread(26, 50, 60, 550)
    (60, 20.0)
    """
    return step if count < 2 else min(step, (room - wide) / (count - 1))


def columns(picture: Picture, y: float) -> str:
    """What stands above the rows."""
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


def seat_row(row: SeatRow, y: float, marked: bool) -> str:
    """One seat."""
    ground = "gold-wash medici-here" if marked else "paper medici-edge"
    base = y + 31
    parts = [
        f'<rect x="{EDGE}" y="{y}" width="{WIDTH - 2 * EDGE}" height="{ROW - 6}" rx="8" '
        f'class="medici-{ground}"/>',
        mark(EDGE + 10, y + 18, row.seat) if row.seat is not None else "",
        text(EDGE + 34, base, short(row.name, 14), 16, weight=600 if marked else 400),
        text(SHIP - 22, base, row.money, 17, anchor="end", weight=600),
        hold(row.ship, row.free, y + 4),
        text(WORTH, base, row.worth, 16, anchor="end"),
    ]
    for number, (has, comes) in enumerate(row.goods):
        x = GOODS_AT + APART * number
        parts.append(text(x, base, str(has), 16, anchor="middle"))
        if comes:
            parts.append(text(x + 8, base - 9, f"+{comes}", 12, "gold-ink", weight=600))
    return "".join(parts)


def hold(ship: Sequence[Piece], free: int, y: float) -> str:
    """A ship: what is aboard, and its empty spaces."""
    count = len(ship) + free
    step = spread(count, CHIP_WIDE, CHIP_WIDE + 5, SHIP_WIDE)
    places = [SHIP + place * step for place in range(count)]
    aboard = [
        piece(x, y, card, CHIP_WIDE, CHIP_HIGH) for x, card in zip(places, ship, strict=False)
    ]
    empty = [space(x, y, CHIP_WIDE, CHIP_HIGH) for x in places[len(ship) :]]
    return "".join([*aboard, *empty])
