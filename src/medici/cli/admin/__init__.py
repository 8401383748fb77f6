"""``medici admin``: what an operator does about tables and people, and what was done."""

import typer

from medici.cli.admin import audit, players, prune, reports, tables

app = typer.Typer(
    name="admin",
    help=(
        "Keep order: look at tables and people, close, mute, ban, prune. All acts are audited.\n\n"
        "Lists have a line of headings. In a pipe they are not cut, with a tab between columns; "
        "--json is for programs."
    ),
    no_args_is_help=True,
    rich_markup_mode="rich",
)
app.command()(tables.tables)
app.command()(tables.table)
app.command()(tables.close)
app.command()(players.players)
app.command()(players.player)
app.command()(players.mute)
app.command()(players.unmute)
app.command()(players.ban)
app.command()(players.unban)
app.command()(reports.reports)
app.command()(reports.settle)
app.command()(prune.prune)
app.command()(audit.audit)

__all__ = ["app"]
