"""``medici simulate``: random games in bulk."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from medici.bots import BotFailure
from medici.cli import completing
from medici.cli.counting import counted
from medici.cli.group import grouped
from medici.cli.options import AsJson, err, fail, interrupted, out, print_json, say_when_compiling
from medici.cli.series import Games, Series

Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        autocompletion=completing.bots,
        help="A bot for each seat: a,b,c,d. Default: all random.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", help="Write a record of each game here: 000001.json, 000002.json, ..."),
]


@grouped
def simulate(
    series: Series,
    games: Games = 1000,
    bots: Bots = None,
    out_dir: Out = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games (random ones by default) and summarise the results.

    Examples:

      medici simulate board --players 4 --games 10000

      medici simulate card --players 3 --games 50 --option rising_monopoly=true --out records/
    """
    options = series.options()
    say_when_compiling()
    from medici.arena.simulate import keep, simulate_bots, summarise  # noqa: PLC0415
    from medici.arena.simulate import simulate as play_games  # noqa: PLC0415

    if bots is None:
        played = play_games(series.game, series.players, games, series.seed, options)
    else:
        played = simulate_bots(series.contest(bots), games, options)
    if out_dir:
        played = keep(played, out_dir)
    watched = track(
        played, "Playing", total=games, console=err, transient=True, disable=not err.is_terminal
    )
    try:
        summary = summarise(watched, series.players)
    except KeyboardInterrupt:
        interrupted("Interrupted; the records so far are whole." if out_dir else "Interrupted.")
    except BotFailure as failure:
        fail(str(failure))
    except OSError as problem:
        fail(f"expected a folder to write records to; got {problem}")
    if as_json:
        print_json(summary.as_dict())
        return
    title = series.told(games)
    company = series.players > 1  # alone there is nobody to win against
    table = Table("seat", *(["wins"] if company else []), "mean score", title=title)
    for seat in range(series.players):
        wins = [f"{summary.wins[seat] / games:.1%}"] if company else []
        table.add_row(str(seat), *wins, f"{summary.scores[seat]:.1f}")
    out.print(table)
    out.print(f"{summary.decisions / games:.2f} decisions a game")
    if out_dir:
        out.print(f"{counted(games, 'record')} in {out_dir}; check them with medici replay")
