"""The command line: thin commands over the rest of the house."""

import typer

from medici.cli import (
    admin,
    advise,
    arena,
    backup,
    bench,
    bots,
    exploit,
    games,
    league,
    learn,
    play,
    push_keys,
    puzzles,
    replay,
    review,
    rules,
    serve,
    settings,
    simulate,
    site,
    tune,
    verify,
    warm,
)

app = typer.Typer(
    name="medici",
    help="The three games of the Medici family: play, simulate, verify records, measure.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.command()(games.games)
app.command()(rules.rules)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(review.review)
app.command()(verify.verify)
app.command()(advise.advise)
app.command()(bots.bots)
app.command()(arena.arena)
app.command()(tune.tune)
app.command()(exploit.exploit)
app.command()(league.league)
app.command()(learn.learn)
app.command()(puzzles.puzzles)
app.command()(bench.bench)
app.command()(serve.serve)
app.command()(settings.settings)
app.command()(warm.warm)
app.command()(push_keys.push_keys)
app.command()(site.site)
app.command()(backup.backup)
app.command()(backup.restore)
app.add_typer(admin.app)

__all__ = ["app"]
