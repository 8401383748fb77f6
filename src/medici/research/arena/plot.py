"""Standings as a picture: a bar for each bot's share of wins, with its interval (SVG)."""

from collections.abc import Sequence
from html import escape

from medici.presentation.drawing.panels import GOLD, INK, LINE, MUTED, PAPER
from medici.research.arena.standings import Standing

WIDTH, LEFT, RIGHT = 640, 120, 90
ROW, TOP = 44, 64


def draw_standings(title: str, standings: Sequence[Standing]) -> str:
    """The picture as SVG text."""
    height = TOP + ROW * len(standings) + 40
    span = WIDTH - LEFT - RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="Georgia, serif" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="24" y="36" font-size="19" fill="{INK}">{escape(title)}</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        x = LEFT + span * share / 100
        parts.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 12}" y2="{height - 34}" stroke="{LINE}"/>'
            f'<text x="{x:.1f}" y="{height - 14}" font-size="12" fill="{MUTED}" '
            f'text-anchor="middle">{share} %</text>'
        )
    for number, standing in enumerate(standings):
        parts.append(bar(TOP + ROW * number, span, standing))
    return "\n".join([*parts, "</svg>", ""])


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
        f'<text x="{LEFT - 12}" y="{middle + 5}" font-size="15" fill="{INK}" '
        f'text-anchor="end">{escape(standing.bot)}</text>'
        f'<rect x="{LEFT}" y="{y}" width="{span * wins.mean:.1f}" height="24" fill="{GOLD}"/>'
        f"{whisker}"
        f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 5}" font-size="14" fill="{INK}">'
        f"{wins.mean:.1%}</text>"
    )


def draw_decision(title: str, values: Sequence[tuple[str, float, float]], chosen: str) -> str:
    """Candidate moves and what they are worth, each with its 95 % interval (SVG).

    Values are shares of the victory, from 0 to 1.
    """
    height, base = 330, 260
    step = (WIDTH - 90) / max(len(values), 1)
    top = max([0.05, *(value + error for _, value, error in values)])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="Georgia, serif" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="24" y="34" font-size="17" fill="{INK}">{escape(title)}</text>',
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
    return "\n".join([*parts, "</svg>", ""])
