"""Standings as a picture: a bar for each bot's share of wins, with its interval (SVG)."""

from collections.abc import Sequence
from html import escape

from medici.presentation.drawing.chart import GOLD, INK, LINE, MUTED, draw_chart, write
from medici.research.arena.standings import Standing

WIDTH, LEFT, RIGHT = 640, 120, 90
ROW, TOP = 44, 64


def draw_standings(title: str, standings: Sequence[Standing]) -> str:
    """The picture as SVG text."""
    height = TOP + ROW * len(standings) + 40
    span = WIDTH - LEFT - RIGHT
    parts = [write(24, 36, title, 19)]
    for share in (0, 25, 50, 75, 100):
        x = LEFT + span * share / 100
        parts.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 12}" y2="{height - 34}" stroke="{LINE}"/>'
            f"{write(x, height - 14, f'{share} %', 12, MUTED, 'middle')}"
        )
    for number, standing in enumerate(standings):
        parts.append(bar(TOP + ROW * number, span, standing))
    return draw_chart(WIDTH, height, title, parts)


def bar(y: float, span: float, standing: Standing) -> str:
    """One bot: its name, its bar, the interval as a whisker, and the figure."""
    wins = standing.wins
    middle = y + 12
    low, high = LEFT + span * max(wins.low, 0.0), LEFT + span * min(wins.high, 1.0)
    whisker = (
        f'<path d="M{low:.1f} {middle} H{high:.1f} M{low:.1f} {middle - 5} v10 '
        f'M{high:.1f} {middle - 5} v10" stroke="{INK}" stroke-width="1.5" fill="none"/>'
    )
    return (
        f"{write(LEFT - 12, middle + 5, standing.bot, 15, INK, 'end')}"
        f'<rect x="{LEFT}" y="{y}" width="{span * wins.mean:.1f}" height="24" fill="{GOLD}"/>'
        f"{whisker}{write(WIDTH - RIGHT + 12, middle + 5, f'{wins.mean:.1%}', 14)}"
    )


def draw_decision(title: str, values: Sequence[tuple[str, float, float]], chosen: str) -> str:
    """Candidate moves and what they are worth, each with its 95 % interval (SVG).

    Values are shares of the victory, from 0 to 1.
    """
    height, base = 330, 260
    step = (WIDTH - 90) / max(len(values), 1)
    top = max([0.05, *(value + error for _, value, error in values)])
    parts = [
        write(24, 34, title, 17),
        f'<line x1="60" x2="{WIDTH - 24}" y1="{base}" y2="{base}" stroke="{MUTED}"/>',
    ]
    for number, (label, value, error) in enumerate(values):
        x = 66 + step * number
        tall = 190 * value / top
        whisker = 190 * error / top
        middle = x + step * 0.4
        fill = GOLD if label == chosen else LINE
        parts.append(
            f'<rect x="{x:.1f}" y="{base - tall:.1f}" width="{step * 0.8:.1f}" '
            f'height="{tall:.1f}" fill="{fill}"/>'
            f'<path d="M{middle:.1f} {base - tall - whisker:.1f} V{base - tall + whisker:.1f}" '
            f'stroke="{INK}"/>'
            f'<text x="{middle:.1f}" y="{base - tall - whisker - 6:.1f}" font-size="11" '
            f'fill="{INK}" text-anchor="middle">{value:.0%}</text>'
            f'<text transform="translate({middle:.1f} {base + 14}) rotate(35)" font-size="12" '
            f'fill="{INK}">{escape(label)}</text>'
        )
    return draw_chart(WIDTH, height, title, parts)
