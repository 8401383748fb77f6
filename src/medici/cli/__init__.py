"""The command line: thin commands over the rest of the house."""

from typing import Annotated, Any, ClassVar

import typer

from medici.cli.lazily import LazyGroup


class Commands(LazyGroup):
    """The commands of the house, and how one that is interrupted ends."""

    places: ClassVar[dict[str, str]] = {
        "games": "medici.cli.games",
        "rules": "medici.cli.rules",
        "play": "medici.cli.play",
        "simulate": "medici.cli.simulate",
        "replay": "medici.cli.replay",
        "review": "medici.cli.review",
        "verify": "medici.cli.verify",
        "advise": "medici.cli.advise",
        "bots": "medici.cli.bots",
        "arena": "medici.cli.arena",
        "tune": "medici.cli.tune",
        "exploit": "medici.cli.exploit",
        "league": "medici.cli.league",
        "learn": "medici.cli.learn",
        "puzzles": "medici.cli.puzzles",
        "bench": "medici.cli.bench",
        "serve": "medici.cli.serve",
        "settings": "medici.cli.settings",
        "warm": "medici.cli.warm",
        "push-keys": "medici.cli.push_keys",
        "site": "medici.cli.site",
        "backup": "medici.cli.backup",
        "restore": "medici.cli.backup",
        "admin": "medici.cli.admin",
    }

    def invoke(self, ctx: Any) -> Any:
        """Run a command; an interrupt that it does not see to ends it in a line."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as interrupt:
            typer.echo("Interrupted.", err=True)
            raise typer.Exit(130) from interrupt


app = typer.Typer(
    name="medici",
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def tell_version(asked: bool) -> None:
    """Print the version and leave."""
    if asked:
        from medici import __version__  # noqa: PLC0415

        typer.echo(f"medici {__version__}")
        raise typer.Exit


@app.callback()
def house(
    version: Annotated[
        bool,
        typer.Option(
            "--version", "-V", callback=tell_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """The three games of the Medici family: play, simulate, verify records, measure."""


__all__ = ["app"]
