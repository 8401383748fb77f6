"""``medici simulate``: random games in bulk."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import track
from rich.table import Table

from medici.cli.options import (
    AsJson,
    GameName,
    GameOptions,
    Players,
    Seed,
    checked_setup,
    err,
    fail,
    out,
    say_when_compiling,
)
from medici.cli.seats import Rollouts, contest_of

Games = Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")]
Bots = Annotated[
    str | None, typer.Option("--bots", help="A bot for each seat: a,b,c,d. Without, all random.")
]
Out = Annotated[
    Path | None,
    typer.Option("--out", help="Write a record of each game here: 000001.json, 000002.json, ..."),
]


def simulate(
    game: GameName,
    players: Players = 4,
    games: Games = 1000,
    seed: Seed = 1,
    bots: Bots = None,
    rollouts: Rollouts = None,
    option: GameOptions = None,
    out_dir: Out = None,
    as_json: AsJson = False,
) -> None:
    """Play games by bots, at random unless told, and sum them up.

    Examples:

      medici simulate board --players 4 --games 10000

      medici simulate card --players 3 --games 50 --option rising_monopoly=true --out records/
    """
    options = checked_setup(game, players, option)
    say_when_compiling()
    from medici.arena.simulate import keep, simulate_bots, summarise  # noqa: PLC0415
    from medici.arena.simulate import simulate as play_games  # noqa: PLC0415

    if bots is None:
        series = play_games(game, players, games, seed, options)
    else:
        contest = contest_of(game, players, bots, seed, options, None, rollouts)
        series = simulate_bots(contest, games, options)
    if out_dir:
        series = keep(series, out_dir)
    watched = track(
        series, "Playing", total=games, console=err, transient=True, disable=not err.is_terminal
    )
    try:
        summary = summarise(watched, players)
    except KeyboardInterrupt:
        fail("Interrupted; the records written so far are whole." if out_dir else "Interrupted.")
    except OSError as problem:
        fail(f"expected a folder to write records to; got {problem}")
    if as_json:
        print(msgspec.json.encode(summary.as_dict()).decode())
        return
    table = Table("seat", "wins", "mean score", title=f"{game}, {players} players, {games} games")
    for seat in range(players):
        table.add_row(str(seat), f"{summary.wins[seat] / games:.1%}", f"{summary.scores[seat]:.1f}")
    out.print(table)
    out.print(f"{summary.decisions / games:.2f} decisions a game")
    if out_dir:
        out.print(f"{games} records in {out_dir}; check them with [b]medici replay[/b]")
