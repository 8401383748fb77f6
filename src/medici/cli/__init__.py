"""The command line: thin commands over the rest of the house."""

import typer

from medici.cli import bench, games, play, replay, simulate

app = typer.Typer(
    name="medici",
    help="Medici, three games of one family: play, simulate, check records, measure.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.command()(games.games)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(bench.bench)

__all__ = ["app"]
