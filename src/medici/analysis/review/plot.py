"""The curve of a review as a picture (SVG): chances, with marks on mistakes and jokers."""

from collections.abc import Iterator

from medici.analysis.review.schema import WHOLE, Review
from medici.analysis.review.units import POINT
from medici.presentation.drawing.chart import LINE, MUTED, PAPER, draw_chart, write
from medici.presentation.palette import LIGHT, seat_colours

WIDTH, HEIGHT = 760, 360
LEFT, RIGHT, TOP, FOOT = 56, 20, 64, 52
SEATS = seat_colours(LIGHT)
STEPS = 4  # lines across


class Picture:
    """A picture of a curve."""

    def __init__(self, review: Review) -> None:
        self.review = review
        values = [value for row in review.curve for value in row]
        self.low, self.high = (min(values), max(values)) if review.alone else (0, WHOLE)

    def x(self, number: int) -> float:
        """Where a position lies."""
        return LEFT + (WIDTH - LEFT - RIGHT) * number / max(len(self.review.curve) - 1, 1)

    def y(self, value: float) -> float:
        """Where a chance lies."""
        tall = HEIGHT - TOP - FOOT
        return HEIGHT - FOOT - tall * (value - self.low) / max(self.high - self.low, 1)

    def parts(self, title: str, legend: str) -> Iterator[str]:
        """The picture piece by piece, on paper."""
        yield write(20, 30, title, 18)
        yield from self.grid()
        for seat in range(len(self.review.players)):
            yield self.curve(seat)
        yield from self.marks()
        yield from self.names()
        yield write(WIDTH - RIGHT, HEIGHT - 14, legend, 12, MUTED, "end")

    def grid(self) -> Iterator[str]:
        """Lines across, and where each day begins."""
        for step in range(STEPS + 1):
            value = self.low + (self.high - self.low) * step / STEPS
            y = self.y(value)
            label = f"{value / WHOLE:.0f}" if self.review.alone else f"{value / POINT:.0f} %"
            yield f'<path d="M{LEFT} {y:.1f} H{WIDTH - RIGHT}" stroke="{LINE}"/>'
            yield write(LEFT - 8, y + 4, label, 12, MUTED, "end")
        for earlier, later in zip(self.review.decisions, self.review.decisions[1:], strict=False):
            if later.day > earlier.day:
                x = self.x(earlier.n)
                down = f"M{x:.1f} {TOP} V{HEIGHT - FOOT}"
                yield f'<path d="{down}" stroke="{MUTED}" stroke-dasharray="2 4"/>'

    def curve(self, seat: int) -> str:
        """A seat's line."""
        points = [
            f"{self.x(number):.1f} {self.y(row[seat]):.1f}"
            for number, row in enumerate(self.review.curve)
        ]
        return (
            f'<path d="M{" L".join(points)}" fill="none" stroke="{SEATS[seat]}" '
            f'stroke-width="2.5" stroke-linejoin="round"/>'
        )

    def marks(self) -> Iterator[str]:
        """A ring on every mistake, a diamond on every joker."""
        for decision in self.review.decisions:
            if decision.mistake:
                x, y = self.x(decision.n), self.y(self.review.curve[decision.n][decision.seat])
                yield (
                    f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{PAPER}" '
                    f'stroke="{SEATS[decision.seat]}" stroke-width="2.5"/>'
                )
        for turn in self.review.jokers:
            x, y = self.x(turn.n), self.y(self.review.curve[turn.n][turn.seat])
            yield (
                f'<path d="M{x:.1f} {y - 7:.1f} l6 7 l-6 7 l-6 -7 z" fill="{SEATS[turn.seat]}" '
                f'stroke="{PAPER}" stroke-width="1.5"/>'
            )

    def names(self) -> Iterator[str]:
        """Whose line is whose."""
        room = (WIDTH - LEFT - RIGHT) / len(self.review.players)
        for seat, name in enumerate(self.review.players):
            x = LEFT + room * seat
            yield f'<path d="M{x:.1f} 48 h18" stroke="{SEATS[seat]}" stroke-width="3"/>'
            yield write(x + 24, 52, name, 14)


def draw_curve(review: Review, title: str, legend: str) -> str:
    """The picture as SVG text; the legend says what its marks mean."""
    return draw_chart(WIDTH, HEIGHT, title, Picture(review).parts(title, legend))
