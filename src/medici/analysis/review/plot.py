"""The curve of a review as a picture (SVG): chances, with marks on mistakes and jokers."""

from collections.abc import Iterator
from html import escape

from medici.analysis.review.form import WHOLE, Review
from medici.analysis.review.points import POINT

WIDTH, HEIGHT = 760, 360
LEFT, RIGHT, TOP, FOOT = 56, 20, 64, 52
INK, MUTED, LINE, PAPER = "#2A2320", "#7A6E62", "#DDCFB6", "#FFFBF2"
SEATS = ("#1f5a8c", "#a62b3f", "#2f6f43", "#8a5b00", "#6a3fa0", "#4a545a")
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
        """The picture piece by piece."""
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'font-family="Georgia, serif" role="img" aria-label="{escape(title)}">'
        )
        yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        yield f'<text x="20" y="30" font-size="18" fill="{INK}">{escape(title)}</text>'
        yield from self.grid()
        for seat in range(len(self.review.players)):
            yield self.curve(seat)
        yield from self.marks()
        yield from self.names()
        yield (
            f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 14}" font-size="12" fill="{MUTED}" '
            f'text-anchor="end">{escape(legend)}</text>'
        )
        yield "</svg>"

    def grid(self) -> Iterator[str]:
        """Lines across, and where each day begins."""
        for step in range(STEPS + 1):
            value = self.low + (self.high - self.low) * step / STEPS
            y = self.y(value)
            label = f"{value / WHOLE:.0f}" if self.review.alone else f"{value / POINT:.0f} %"
            yield f'<path d="M{LEFT} {y:.1f} H{WIDTH - RIGHT}" stroke="{LINE}"/>'
            yield (
                f'<text x="{LEFT - 8}" y="{y + 4:.1f}" font-size="12" fill="{MUTED}" '
                f'text-anchor="end">{label}</text>'
            )
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
            yield (
                f'<text x="{x + 24:.1f}" y="52" font-size="14" fill="{INK}">{escape(name)}</text>'
            )


def draw_curve(review: Review, title: str, legend: str) -> str:
    """The picture as SVG text; the legend says what its marks mean."""
    return "\n".join([*Picture(review).parts(title, legend), ""])
