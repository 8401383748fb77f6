"""Reliability diagrams: what the eye foretold against what came true, a panel a game (SVG)."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from medici.analysis.training.calibration.figures import Tenth
from medici.presentation.drawing.chart import GOLD, INK, LINE, MUTED, draw_chart, write

SIDE = 240  # of a panel
LEFT, TOP, APART, BELOW = 66, 84, 42, 72
SURE = 1.96


class Panel(NamedTuple):
    """What there is to show of a game."""

    name: str
    tenths: Sequence[Tenth]


def draw_reliability(title: str, panels: Sequence[Panel]) -> str:
    """The picture as SVG text."""
    width = LEFT + len(panels) * (SIDE + APART)
    height = TOP + SIDE + BELOW
    parts = [
        write(20, 34, title, 20),
        write(20, 58, "On the line, what was foretold came true. Whiskers: 95 %.", 15, MUTED),
    ]
    for number, panel in enumerate(panels):
        parts += panel_at(LEFT + number * (SIDE + APART), panel, with_scale=number == 0)
    return draw_chart(width, height, title, parts)


def panel_at(x: float, panel: Panel, *, with_scale: bool) -> Iterator[str]:
    """A panel with its lines, its tenths and its name."""
    for share in (0, 25, 50, 75, 100):
        across, up = x + SIDE * share / 100, height_of(share / 100)
        yield (f'<path d="M{x:.1f} {up:.1f} h{SIDE} M{across:.1f} {TOP} v{SIDE}" stroke="{LINE}"/>')
        yield write(across, TOP + SIDE + 20, f"{share} %", 13, MUTED, "middle")
        if with_scale:
            yield write(x - 8, up + 5, f"{share} %", 13, MUTED, "end")
    yield (
        f'<path d="M{x:.1f} {TOP + SIDE} L{x + SIDE:.1f} {TOP}" stroke="{MUTED}" '
        f'stroke-dasharray="3 3"/>'
    )
    for tenth in panel.tenths:
        told = f"{panel.name}: foretold {tenth.foretold:.1%}, true {tenth.true:.1%}"
        yield f"<g><title>{escape(told)}</title>{mark(x, tenth)}</g>"
    yield write(x + SIDE / 2, TOP + SIDE + 48, panel.name, 16, INK, "middle")


def mark(x: float, tenth: Tenth) -> str:
    """A tenth: where it was foretold, how high it came, and how sure that is."""
    across = x + SIDE * tenth.foretold
    low, high = (
        height_of(min(max(tenth.true + side * SURE * tenth.error, 0.0), 1.0)) for side in (-1, 1)
    )
    return (
        f'<path d="M{across:.1f} {low:.1f} V{high:.1f}" stroke="{INK}" stroke-width="1.5"/>'
        f'<circle cx="{across:.1f}" cy="{height_of(tenth.true):.1f}" r="5" fill="{GOLD}" '
        f'stroke="{INK}"/>'
    )


def height_of(share: float) -> float:
    """Where a share lies in a panel."""
    return TOP + SIDE * (1 - share)
