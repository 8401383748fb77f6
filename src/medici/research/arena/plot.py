"""Standings as a picture: a bar for each bot's share of wins, with its interval (SVG)."""

from collections.abc import Sequence

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
