"""``medici simulate``: games in bulk, summed up, or written down as records or rows."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from medici.bots import BotFailure, bot_named
from medici.interfaces.cli import completion
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    AsJson,
    fail,
    interrupted,
    out,
    print_json,
    refuse_to_replace,
    watched,
)
from medici.interfaces.cli.output import counted
from medici.interfaces.cli.series import Games, Series, grouped, titles_earned, titles_text

if TYPE_CHECKING:
    from medici.research.arena.contest import Contest
    from medici.research.arena.simulate import Summary

Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        autocompletion=completion.bots,
        help="A bot for each seat: a,b,c,d; or one for all. Default: all random.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        help="Where to write: a folder for a record of each game, or a file of rows, "
        r"games.jsonl or games.parquet (extra medici\[data]).",
    ),
]
Decisions = Annotated[
    bool, typer.Option("--decisions", help="In a file, a row for each decision, not each game.")
]
Force = Annotated[bool, typer.Option("--force", help="Replace earlier rows or records.")]


@grouped
def simulate(  # one for each option
    series: Series,
    games: Games = 1000,
    bots: Bots = None,
    target: Out = None,
    decisions: Decisions = False,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games (random ones by default) and summarise the results.

    Examples:

      medici simulate board --players 4 --games 10000

      medici simulate card --players 3 --games 50 --option rising_monopoly=true --out records/

      medici simulate board --games 10000 --out games.parquet

      medici simulate dice --bots merchant --games 100 --decisions --out decisions.jsonl
    """
    series.options()  # a wrong set-up comes first
    contest = series.contest(bots) if bots else None
    refuse_idle_rollouts(series, contest)
    rows = target is not None and is_file_of_rows(target)
    if target is not None and target.suffix and not rows and not target.is_dir():
        raise typer.BadParameter(
            f"expected games.jsonl, games.parquet or the name of a folder; got {target}",
            param_hint="--out",
        )
    if decisions and not rows:
        raise typer.BadParameter(
            "expected --out with a file, games.jsonl or games.parquet", param_hint="--decisions"
        )
    if target is not None:
        refuse_to_mix(target, rows, force)
    compile_when_needed([series.game], "research" if bots else "random")
    try:
        if target is not None and rows:
            summary = write_rows(series, contest, games, target, decisions)
        elif target is not None:
            summary = write_records(series, contest, games, target)
        else:
            summary = sum_up(series, contest, games)
    except KeyboardInterrupt:
        whole = "the rows" if rows else "the records"
        interrupted(f"Interrupted; {whole} so far are whole." if target else "Interrupted.")
    except (BotFailure, ImportError) as failure:
        fail(str(failure))
    except OSError as problem:
        wanted = "a file to write rows to" if rows else "a folder to write records to"
        fail(f"expected {wanted}; got {problem}")
    show(series, summary, games, as_json)
    if target is not None and not as_json:
        tell(target, rows, games)


def is_file_of_rows(target: Path) -> bool:
    """Whether a name is that of a file of rows, and not of a folder."""
    return target.suffix in (".jsonl", ".parquet") and not target.is_dir()


def refuse_to_mix(target: Path, rows: bool, force: bool) -> None:
    """Rows replace no file, and records no others, unless they shall."""
    from medici.research.arena.simulate import record_name  # noqa: PLC0415

    if rows:
        refuse_to_replace(target, force)
    elif not force and (target / record_name(1)).exists():
        fail(f"{target} has records in it. Choose another folder, or replace them with --force.")


def refuse_idle_rollouts(series: Series, contest: "Contest | None") -> None:
    """Rollouts are for bots that search: elsewhere they would do nothing."""
    names = contest.bots if contest else ("random",)
    if series.rollouts and all(bot_named(name).budget.at_once for name in names):
        raise typer.BadParameter(
            "expected a bot that searches; got " + ", ".join(dict.fromkeys(names)),
            param_hint="--rollouts",
        )


def sum_up(series: Series, contest: "Contest | None", games: int) -> "Summary":
    """Play and keep nothing but the sums."""
    from medici.research.arena.ends import PART, parts_of  # noqa: PLC0415
    from medici.research.arena.simulate import simulate_bots, summarise, summarise_ends  # noqa: PLC0415

    if contest:
        played = simulate_bots(contest, games, series.options())
        return summarise(watched(played, "Playing", games), series.players)
    parts = parts_of(series.game, series.players, series.variant(), games, series.seed)
    return summarise_ends(watched(parts, "Playing", -(-games // PART)), series.players)


def write_records(series: Series, contest: "Contest | None", games: int, folder: Path) -> "Summary":
    """Play, and write a record of each game."""
    from medici.research.arena.simulate import keep, simulate_bots, summarise  # noqa: PLC0415
    from medici.research.arena.simulate import simulate as play_games  # noqa: PLC0415

    if contest:
        played = simulate_bots(contest, games, series.options())
    else:
        played = play_games(series.game, series.players, games, series.seed, series.options())
    return summarise(watched(keep(played, folder), "Playing", games), series.players)


def write_rows(
    series: Series, contest: "Contest | None", games: int, target: Path, decisions: bool
) -> "Summary":
    """Play, and write a row for each game or decision."""
    from medici.research.arena.ends import PART  # noqa: PLC0415
    from medici.research.arena.simulate import Summary, bot_traces, traces  # noqa: PLC0415
    from medici.research.datasets import Played, writer_for  # noqa: PLC0415
    from medici.research.datasets.batches import batches_of, batches_of_ends, notes_of  # noqa: PLC0415

    bots = contest.bots if contest else ("random",) * series.players
    played = Played(series.game, series.players, series.seed, bots, series.options())
    summary = Summary(series.players)
    if contest is None and not decisions:
        steps = watched(batches_of_ends(played, games), "Playing", -(-games // PART))
    else:
        moves: Iterator[list[int]] = (
            bot_traces(contest, games)
            if contest
            else traces(series.game, series.players, games, series.seed, series.options())
        )
        steps = batches_of(played, watched(moves, "Playing", games), decisions)
    with writer_for(target, notes_of(played, decisions)) as writer:
        for ends, columns in steps:
            writer.write(columns)
            summary.add_all(ends)
    return summary


def show(series: Series, summary: "Summary", games: int, as_json: bool) -> None:
    """The summary, for people or programs."""
    alone = series.players == 1  # nobody to win against
    titles = titles_earned(summary.alone) if alone else {}
    if as_json:
        print_json({**summary.as_dict(), **({"titles": titles} if alone else {})})
        return
    table = Table("seat", *([] if alone else ["wins"]), "mean score", title=series.title(games))
    for seat in range(series.players):
        wins = [] if alone else [f"{summary.wins[seat] / games:.1%}"]
        table.add_row(str(seat), *wins, f"{summary.scores[seat]:.1f}")
    out.print(table)
    if titles:
        out.print(titles_text(titles), highlight=False)
    out.print(f"{summary.decisions / games:.2f} decisions a game")


def tell(target: Path, rows: bool, games: int) -> None:
    """Where everything is."""
    if rows:
        out.print(f"{counted(games, 'game')} in {target}", highlight=False, soft_wrap=True)
    else:
        out.print(f"{counted(games, 'record')} in {target}; check them with medici replay")
