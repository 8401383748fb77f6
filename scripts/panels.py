"""Shares of wins beside what is asked of them: a panel for each game, as a picture (SVG)."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import NamedTuple

from medici.presentation.drawing.chart import GOLD, INK, LINE, MUTED, PAPER, draw_chart, write
from medici.presentation.palette import LIGHT

WIDTH, LEFT, RIGHT = 860, 62, 20
APART = 28  # between panels
TOP, TALL = 152, 280  # of the panels
BELOW = 66  # for the numbers of players, and the names of the games
COLUMN = 262  # of the legend
FILLED = 0.84  # of the room for a number of players
COLOURS = (LIGHT["seat-0"], GOLD, LIGHT["danger"])
SHAPES = (  # told apart without their colours too; about as large as each other
    "M-5.5 0 a5.5 5.5 0 1 0 11 0 a5.5 5.5 0 1 0 -11 0 Z",
    "M-5 -5 H5 V5 H-5 Z",
    "M0 -7 L7 0 L0 7 L-7 0 Z",
)


class Share(NamedTuple):
    """A share of wins, its 95 % interval and what is asked, all from 0 to 1."""

    wins: float
    interval: tuple[float, float]
    asked: float


class Column(NamedTuple):
    """What there is for a number of players: a share for each name of the legend, if measured."""

    players: int
    shares: Sequence[Share | None]


class Panel(NamedTuple):
    """All numbers of players of a game."""

    game: str
    columns: Sequence[Column]


def draw_panels(title: str, asked: str, names: Sequence[str], panels: Sequence[Panel]) -> str:
    """The picture as SVG text; `asked` says in words what is asked, `names` are the legend."""
    height = TOP + TALL + BELOW
    room = WIDTH - LEFT - RIGHT - APART * (len(panels) - 1)
    step = room / max(sum(len(panel.columns) for panel in panels), 1)
    parts = [write(20, 34, title, 20), write(20, 60, asked, 15, MUTED), *legend(names)]
    x = float(LEFT)
    for number, panel in enumerate(panels):
        wide = step * len(panel.columns)
        parts += frame(x, wide, panel.game, with_scale=number == 0)
        for column in panel.columns:
            parts += column_at(x, step, panel.game, names, column)
            x += step
        x += APART
    return draw_chart(WIDTH, height, title, parts)


def legend(names: Sequence[str]) -> Iterator[str]:
    """What each mark and line means, in two rows."""
    for number, name in enumerate(names):
        x = 28 + COLUMN * number
        yield mark(x, 86, number, reached=True)
        yield write(x + 16, 91, name, 15)
    lines = (
        (asked_line(20, 36, 112), "what is asked"),
        (equal_line(20 + COLUMN, 36 + COLUMN, 112), "an equal share"),
        (mark(28 + 2 * COLUMN, 112, 0, reached=False), "hollow: less than asked"),
    )
    for number, (sign, meaning) in enumerate(lines):
        yield sign
        yield write(44 + COLUMN * number, 117, meaning, 15)


def frame(x: float, wide: float, game: str, *, with_scale: bool) -> Iterator[str]:
    """The lines behind a panel, and its name; only the first one says what they stand for."""
    for share in (0, 25, 50, 75, 100):
        y = height_of(share / 100)
        yield (
            f'<line x1="{x:.1f}" x2="{x + wide:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{LINE}"/>'
        )
        if with_scale:
            yield write(x - 8, y + 5, f"{share} %", 14, MUTED, "end")
    if with_scale:
        yield write(x - 8, TOP + TALL + 24, "players", 14, MUTED, "end")
    yield write(x + wide / 2, TOP + TALL + 52, f"{game} game", 16, INK, "middle")


def column_at(
    x: float, step: float, game: str, names: Sequence[str], column: Column
) -> Iterator[str]:
    """The shares of a number of players side by side, each above or below what is asked of it."""
    begin, slot = x + step * (1 - FILLED) / 2, step * FILLED / len(names)
    yield write(x + step / 2, TOP + TALL + 24, str(column.players), 15, INK, "middle")
    yield equal_line(begin, begin + slot * len(names), height_of(1 / column.players))
    left = begin
    for asked, alike in groupby(share.asked if share else None for share in column.shares):
        right = left + slot * len(list(alike))
        if asked is not None:
            yield asked_line(left, right, height_of(asked))
        left = right
    for number, share in enumerate(column.shares):
        if share is not None:
            told = f"{game}, {column.players} players, {names[number]}: {in_words(share)}"
            sign = share_at(begin + slot * (number + 0.5), number, share)
            yield f"<g><title>{escape(told)}</title>{sign}</g>"


def share_at(x: float, number: int, share: Share) -> str:
    """A mark, with its interval as a whisker."""
    low, high = (height_of(min(max(end, 0.0), 1.0)) for end in share.interval)
    return (
        f'<path d="M{x:.1f} {low:.1f} V{high:.1f} M{x - 4:.1f} {low:.1f} h8 '
        f'M{x - 4:.1f} {high:.1f} h8" stroke="{COLOURS[number]}" stroke-width="1.5" fill="none"/>'
        f"{mark(x, height_of(share.wins), number, reached=share.wins >= share.asked)}"
    )


def mark(x: float, y: float, number: int, *, reached: bool) -> str:
    """The mark of one name of the legend; hollow if less was reached than is asked."""
    colour = COLOURS[number]
    return (
        f'<path transform="translate({x:.1f} {y:.1f})" d="{SHAPES[number]}" '
        f'fill="{colour if reached else PAPER}" stroke="{colour}" stroke-width="1.5"/>'
    )


def asked_line(left: float, right: float, y: float) -> str:
    """What is asked."""
    return f'<path d="M{left:.1f} {y:.1f} H{right:.1f}" stroke="{INK}" stroke-width="2.5"/>'


def equal_line(left: float, right: float, y: float) -> str:
    """What a bot no better than the others would win."""
    return f'<path d="M{left:.1f} {y:.1f} H{right:.1f}" stroke="{MUTED}" stroke-dasharray="3 3"/>'


def in_words(share: Share) -> str:
    """A share as text, for readers who see no picture.

    >>> in_words(Share(0.9, (0.8, 1.0), 0.667))
    '90 % (80 - 100), asked 67 %'
    """
    wins, low, high, asked = (100 * part for part in (share.wins, *share.interval, share.asked))
    return f"{wins:.0f} % ({low:.0f} - {high:.0f}), asked {asked:.0f} %"


def height_of(share: float) -> float:
    """Where a share lies in a panel."""
    return TOP + TALL * (1 - share)
