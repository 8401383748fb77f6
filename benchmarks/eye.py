"""Is the eye right? Its chances against how 50,000 positions of each game ended.

The positions come from tables of all sorts of players, a few of each game, that nothing was learned
from. Beside the eye, two simple estimates: present money through a softmax fitted to other games,
and 100 rollouts by merchants. The figures are printed as tables, and kept for the pictures, which
`python scripts/pictures.py eye` draws.

    python benchmarks/eye.py
    python benchmarks/eye.py --only dice --players 1 2 --positions 5000 --part 0.2
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from medici.analysis.training.calibration.figures import Better, Tenth
from medici.analysis.training.calibration.sheet import (
    EVERYBODY,
    Points,
    Report,
    Sheet,
    counts_of,
    judge_game,
)
from medici.games import GAMES

FIGURES = Path(__file__).with_name("eye.json")


def page_of(report: Report) -> str:
    """All tables, one after another."""
    parts = [brier_table(report.sheets), gap_table(report.sheets)]
    parts += [
        tenth_table(f"{sheet.game}, {who(sheet)}", sheet.by_size)
        for sheet in report.sheets
        if sheet.players in (EVERYBODY, 1)
    ]
    if report.points is not None:
        parts.append(points_table(report.points))
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def who(sheet: Sheet) -> str:
    """How many play, in words."""
    return {EVERYBODY: "all", 1: "alone"}.get(sheet.players, str(sheet.players))


def better_by(found: Better) -> str:
    """A gain with half of its 95 % interval.

    >>> better_by(Better(0.153, 0.005))
    '15.3 % ± 1.0'
    """
    return f"{100 * found.part:.1f} % ± {196 * found.error:.1f}"


def brier_table(sheets: Sequence[Sheet]) -> Iterator[str]:
    """Brier scores, and how much better the eye's is."""
    yield (
        "| game | players | positions | eye | money | rollouts | better than money "
        "| than rollouts | eye, us | rollouts, us |"
    )
    yield "| --- " * 10 + "|"
    for sheet in sheets:
        yield (
            f"| {sheet.game} | {who(sheet)} | {sheet.positions:,} | {sheet.eye:.4f} "
            f"| {sheet.money:.4f} | {sheet.merchants:.4f} | {better_by(sheet.than_money)} "
            f"| {better_by(sheet.than_merchants)} | {sheet.looking:.1f} | {sheet.rolling:,.0f} |"
        )


def gap_table(sheets: Sequence[Sheet]) -> Iterator[str]:
    """The widest gap between what was foretold and what came true, in points of a hundred."""
    yield "| game | players | widest gap by size | its error | widest gap by rank | its error |"
    yield "| --- " * 6 + "|"
    for sheet in sheets:
        size, rank = (
            max(tenths, key=lambda tenth: abs(tenth.gap))
            for tenths in (sheet.by_size, sheet.by_rank)
        )
        yield (
            f"| {sheet.game} | {who(sheet)} | {100 * size.gap:+.1f} | {100 * size.error:.1f} "
            f"| {100 * rank.gap:+.1f} | {100 * rank.error:.1f} |"
        )


def tenth_table(title: str, tenths: Sequence[Tenth]) -> Iterator[str]:
    """What was foretold and what came true, tenth by tenth."""
    yield f"| {title}: foretold | true | gap | its error | estimates |"
    yield "| --- " * 5 + "|"
    for tenth in tenths:
        yield (
            f"| {100 * tenth.foretold:.1f} % | {100 * tenth.true:.1f} % "
            f"| {100 * tenth.gap:+.1f} | {100 * tenth.error:.1f} | {tenth.count:,} |"
        )


def points_table(points: Points) -> Iterator[str]:
    """Scores alone: how far each estimate is off, and what was expected in each tenth."""
    yield "| solitaire: expected | true | gap | its error | positions |"
    yield "| --- " * 5 + "|"
    for tenth in points.tenths:
        yield (
            f"| {tenth.foretold:.1f} | {tenth.true:.1f} | {tenth.gap:+.1f} "
            f"| {tenth.error:.1f} | {tenth.count:,} |"
        )
    yield ""
    yield (
        f"On the mean the score was {points.bias:+.1f} ± {1.96 * points.bias_error:.1f} beside the "
        f"expected one. The root of the mean squared error was {points.eye:.1f} points; "
        f"{points.money:.1f} by the present points, {points.merchants:.1f} by rollouts."
    )


def main() -> None:
    """Judge game after game; keep and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="only these games")
    parser.add_argument("--players", type=int, nargs="*", default=list(range(1, 7)))
    parser.add_argument("--positions", type=int, default=50_000, help="of each game")
    parser.add_argument("--futures", type=int, default=100, help="of each position, by merchants")
    parser.add_argument("--part", type=float, default=1.0, help="of them that have futures")
    parser.add_argument("--strong", type=float, default=0.0, help="tables of strong players only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FIGURES, help="where the figures are kept")
    asked = parser.parse_args()
    found = Report([])
    for game in asked.only:
        counts = counts_of(game, asked.players)
        report = judge_game(
            game, counts, asked.positions, asked.part, asked.futures, asked.seed, asked.strong
        )
        found = Report([*found.sheets, *report.sheets], report.points or found.points)
        print(page_of(report), flush=True)
        asked.out.write_bytes(
            msgspec.json.format(msgspec.json.encode(found, enc_hook=float), indent=1) + b"\n"
        )
    print(f"written to {asked.out}")


if __name__ == "__main__":
    main()
