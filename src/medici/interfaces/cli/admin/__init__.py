"""``medici admin``: what an operator does about tables and people, and what was done."""

import typer

from medici.interfaces.cli.admin import (
    achievements,
    archive,
    club,
    players,
    ratings,
    reports,
    tables,
    tournament,
)
from medici.interfaces.cli.lazy_commands import PlainCommand, PlainGroup

app = typer.Typer(
    name="admin",
    cls=PlainGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


@app.callback()
def admin() -> None:
    """Keep order: look at tables and people, close, mute, ban, prune, archive. Acts are audited.

    Lists have a line of headings. In a pipe they are not cut, with a tab between columns; --json is
    for programs.
    """


for command in (
    tables.tables,
    tables.table,
    tables.close,
    players.players,
    players.player,
    players.mute,
    players.unmute,
    players.ban,
    players.unban,
    reports.reports,
    reports.settle,
    reports.prune,
    archive.archive,
    club.club,
    tournament.tournament,
    ratings.ratings,
    achievements.achievements,
    reports.audit,
):
    app.command(cls=PlainCommand)(command)
__all__ = ["app"]
