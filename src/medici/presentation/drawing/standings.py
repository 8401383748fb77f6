"""The standings of a tournament as a picture to share."""

from collections.abc import Sequence

from medici.presentation.drawing.chart import draw_chart, write
from medici.presentation.drawing.parts import short

WIDTH = 480.0
LINE = 30.0
HEAD = 76.0
MOST = 12  # lines, the best first
LONGEST = 30  # signs of a name


def draw_standings(title: str, after: str, rows: Sequence[tuple[int, str, str]]) -> str:
    """An SVG of a title, how far it has come, and lines of a place, a name and points.

    >>> draw_standings("Spring", "Round 1", [(1, "Ada", "1")]).startswith("<svg")
    True
    """
    shown = rows[:MOST]
    parts = [write(24, 40, short(title, 40), 24), write(24, 62, after, 15)]
    for number, (place, name, points) in enumerate(shown):
        y = HEAD + LINE * (number + 0.75)
        parts += [
            write(48, y, str(place), 17, anchor="end"),
            write(64, y, short(name, LONGEST), 17),
            write(WIDTH - 24, y, points, 17, anchor="end"),
        ]
    return draw_chart(WIDTH, HEAD + LINE * len(shown) + 20, title, parts)
