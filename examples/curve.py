"""A learning curve: the share of wins over time with its interval, as CSV and as a picture."""

import csv
from pathlib import Path

from medici.research.arena.estimate import wilson

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BELOW = 720, 360, 60, 50, 20, 50
INK, PAPER, LINE, BAND, MUTED = "#2b2118", "#fbf6ea", "#8c2f1b", "#e3b9a8", "#8a7d6b"


class Curve:
    """Written anew with every point, so that one can watch."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rows: list[tuple[int, float, float, float, float, int]] = []
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, update: int, minutes: float, share: float, games: int) -> None:
        """One more point: after so many updates and minutes, the share won of so many games."""
        interval = wilson(share, games)
        self.rows.append((update, minutes, share, interval.low, interval.high, games))
        print(
            f"{minutes:5.1f} min, update {update}: {share:.1%} won "
            f"({interval.low:.1%} to {interval.high:.1%}, {games} games)",
            flush=True,
        )
        with (self.folder / "curve.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(("update", "minutes", "share", "low", "high", "games"))
            writer.writerows(
                (update, *(f"{figure:.4f}" for figure in figures), games)
                for update, *figures, games in self.rows
            )
        (self.folder / "curve.svg").write_text(self.drawn(), encoding="utf-8")

    def drawn(self) -> str:
        """The picture as SVG text."""
        longest = max(self.rows[-1][1], 0.01)

        def x(minutes: float) -> float:
            return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest

        def y(share: float) -> float:
            return TOP + (HEIGHT - TOP - BELOW) * (1 - share)

        line = " ".join(f"{x(row[1]):.1f},{y(row[2]):.1f}" for row in self.rows)
        upper = [f"{x(row[1]):.1f},{y(row[4]):.1f}" for row in self.rows]
        lower = [f"{x(row[1]):.1f},{y(row[3]):.1f}" for row in reversed(self.rows)]
        title = "Share of wins against the apprentice, by minutes of learning"
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"',
            f' font-family="Georgia, serif" fill="{INK}"><title>{title}</title>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
            words(LEFT, 30, title, "start", 17),
        ]
        for percent in (0, 25, 50, 75, 100):
            dashes = ' stroke-dasharray="4 4"' if percent != 50 else ""
            parts.append(
                f'<path d="M{LEFT} {y(percent / 100):.1f} H{WIDTH - RIGHT}" '
                f'stroke="{MUTED}"{dashes}/>'
            )
            parts.append(words(LEFT - 8, y(percent / 100) + 5, f"{percent} %", "end"))
        for part in range(6):
            label = f"{longest * part / 5:.2g}"
            parts.append(words(x(longest * part / 5), HEIGHT - BELOW + 22, label, "middle"))
        parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="{BAND}"/>')
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2.5"/></svg>'
        )
        return "\n".join(parts) + "\n"


def words(x: float, y: float, text: str, anchor: str, size: int = 13) -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{text}</text>'
