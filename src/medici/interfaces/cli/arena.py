"""``medici arena``: which bot is stronger, and how sure is that?"""

from collections import Counter
from collections.abc import Iterator
from math import isinf
from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from medici.interfaces.cli import completion
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    AsJson,
    check_writable,
    err,
    fail,
    interrupted,
    out,
    print_json,
)
from medici.interfaces.cli.output import error_text
from medici.interfaces.cli.series import Games, Series, grouped, titles_earned, titles_text

if TYPE_CHECKING:
    from medici.research.arena.standings import Failures, Standing

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        autocompletion=completion.bots,
        help="A bot for each seat: a,b,c,d; or one for all. See [b]medici bots[/b]; "
        "your own: module:Name.",
    ),
]
Seconds = Annotated[
    float | None,
    typer.Option("--budget", min=0.001, help="Seconds for a decision, for bots that search."),
]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, help="Processes on this machine.")]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help=r"Play on a Ray cluster (extra medici\[cluster])."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", help="Keep results here; run again to go on."),
]
Luck = Annotated[
    bool,
    typer.Option(
        "--luck/--no-luck", help="Show results less luck too; without, quick bots play faster."
    ),
]
Plot = Annotated[Path | None, typer.Option("--plot", help="Draw the result as FILE.svg.")]


@grouped
def arena(
    series: Series,
    bots: Bots,
    games: Games = 100,
    budget: Seconds = None,
    workers: Workers = 1,
    ray: Ray = None,
    out_dir: Out = None,
    luck: Luck = True,
    as_json: AsJson = False,
    plot: Plot = None,
) -> None:
    """Let bots play each other: every seating with the same deals, results with 95 % intervals.

    Less luck: what nature did for a bot, by the eye's estimate, is taken off its wins (alone, off
    its score). That leaves the mean as true as it was, and the interval narrower.

    Examples:

      medici arena board --bots banker,merchant,merchant,merchant --games 200 --workers 2

      medici arena dice --players 1 --bots banker --games 100 --budget 0.2 --out results/

      medici arena board --players 3 --bots my.module:Bot,banker,merchant --games 60
    """
    contest = series.contest(bots, budget)
    if plot and series.players == 1:
        raise typer.BadParameter("alone there are no wins to draw", param_hint="--plot")
    check_writable(plot, "--plot")
    compile_when_needed([series.game], "research", workers)
    from medici.research.arena.ledger import Ledger, LedgerError  # noqa: PLC0415
    from medici.research.arena.run import run  # noqa: PLC0415
    from medici.research.arena.standings import failures_of, standings  # noqa: PLC0415

    try:
        ledger = Ledger(contest, out_dir)
    except (LedgerError, OSError) as problem:
        fail(problem)
    try:
        steps = run(contest, games, ledger, workers=workers, ray=ray, luck=luck)
        watch(steps, len(ledger.results), games)
    except KeyboardInterrupt:
        where = f"; the same command goes on from {out_dir}" if out_dir else ""
        interrupted(f"Interrupted after {len(ledger.results)} of {games} games{where}.")
    except RuntimeError as problem:
        fail(str(problem))
    table = standings(contest.bots, ledger.results, series.seed)
    failures = failures_of(contest.bots, ledger.results, series.seed)
    title = series.title(len(ledger.results))
    scores = Counter(result.scores[0] for result in ledger.results.values())
    alone = titles_earned(scores) if series.players == 1 else None
    if as_json:
        print_json(summary(len(ledger.results), table, failures, alone))
    elif alone is not None:
        show_alone(table, alone, title)
    else:
        show(table, title)
        complain(failures)
    if plot:
        draw(plot, title, table)


def summary(
    games: int,
    standings: "list[Standing]",
    failures: "Failures",
    titles: dict[str, int] | None = None,
) -> dict[str, object]:
    """The result for JSON; failures only if there are any, titles only of games played alone."""
    from medici.research.arena.standings import reasons  # noqa: PLC0415

    figures = {standing.bot: standing.as_dict() for standing in standings}
    answer: dict[str, object] = {"games": games, "bots": figures}
    if titles is not None:
        answer["titles"] = titles
    if failures:
        answer["failures"] = {bot: reasons(failed) for bot, failed in failures.items()}
    return answer


def complain(failures: "Failures") -> None:
    """Which bots have lost games by failing, with one example of each reason."""
    from medici.research.arena.standings import failure_text  # noqa: PLC0415

    for bot, failed in failures.items():
        err.print(failure_text(bot, failed), style="red", highlight=False, soft_wrap=True)
        for failure in {one.reason: one for one in reversed(failed)}.values():
            text = f"{failure.reason}: {failure.detail}"
            err.print(indent(text, "  "), highlight=False, soft_wrap=True)


def watch(steps: Iterator[int], done: int, games: int) -> None:
    """Play all steps of a contest, with a bar that shows how far it has come."""
    with progress_bar() as bar:
        task = bar.add_task("Playing", total=games, completed=min(done, games))
        for count in steps:
            bar.advance(task, count)


def draw(path: Path, title: str, standings: "list[Standing]") -> None:
    """Write the standings as a picture."""
    from medici.research.arena.plot import draw_standings  # noqa: PLC0415

    try:
        path.write_text(draw_standings(title, standings))
    except OSError as problem:
        fail(f"expected a file that the picture can be written to; got {error_text(problem)}")


def progress_bar() -> Progress:
    """A bar with the time left, on a terminal only."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


def show(standings: "list[Standing]", title: str) -> None:
    """The standings as a table; wins less luck beside the plain ones, or alone the score."""
    with_luck = any(one.adjusted for one in standings)
    names = ["bot", "wins", "95 %", *(["less luck"] if with_luck else [])]
    table = Table(*names, "score", "margin", "rating", title=title)
    table.columns[0].overflow = "fold"  # one's own bots have long names, alike at their beginnings
    for one in standings:
        table.add_row(
            one.bot,
            f"{one.wins.mean:.1%}",
            f"{one.wins.low:.1%} - {one.wins.high:.1%}",
            *([less_luck(one)] if with_luck else []),
            f"{one.score.mean:.1f}",
            f"{one.margin.mean:+.1f}",
            f"{one.rating.mean:.1f}",
        )
    out.print(table)


def show_alone(standings: "list[Standing]", titles: dict[str, int], title: str) -> None:
    """What a bot scores alone, where there is nobody to win against."""
    with_luck = any(one.adjusted for one in standings)
    names = ["bot", "score", "95 %", *(["less luck"] if with_luck else [])]
    table = Table(*names, title=title)
    for one in standings:
        table.add_row(
            one.bot,
            f"{one.score.mean:.1f}",
            f"{one.score.low:.1f} - {one.score.high:.1f}",
            *([less_luck(one)] if with_luck else []),
        )
    out.print(table)
    out.print(titles_text(titles), highlight=False)


def less_luck(standing: "Standing") -> str:
    """A mean less luck with half of its interval: a share of wins, or alone a score."""
    mean = standing.adjusted
    assert mean is not None
    half = max(mean.high - mean.mean, mean.mean - mean.low)
    beyond = "" if isinf(half) else f" ± {half if standing.by_score else 100 * half:.1f}"
    return f"{mean.mean:.1f}{beyond}" if standing.by_score else f"{mean.mean:.1%}{beyond}"
