"""What every chart is made of: its frame, its colours, and lines of text (SVG)."""

from collections.abc import Iterable
from html import escape

from medici.presentation.palette import LIGHT

INK, MUTED, LINE, PAPER, GOLD = (LIGHT[name] for name in ("ink", "muted", "line", "paper", "gold"))


def draw_chart(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A chart on paper, as SVG text; screen readers read the title."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="Georgia, serif" role="img" aria-label="{escape(title)}">'
    )
    paper = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    return "\n".join([head, paper, *parts, "</svg>", ""])


def write(x: float, y: float, text: str, size: int, fill: str = INK, anchor: str = "start") -> str:
    """A line of text."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )
