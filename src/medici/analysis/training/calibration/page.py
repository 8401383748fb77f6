"""What the judge found, as tables of Markdown."""

from collections.abc import Iterator, Sequence

from medici.analysis.training.calibration.figures import Better, Tenth
from medici.analysis.training.calibration.sheet import EVERYBODY, Points, Report, Sheet


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
