"""The command line: thin commands over the rest of the house."""

from typing import Annotated, Any, ClassVar

import typer

from medici.interfaces.cli.lazy_commands import LazyGroup


class Commands(LazyGroup):
    """The commands of the house, and how one that is interrupted ends."""

    places: ClassVar[dict[str, str]] = {
        "games": "medici.interfaces.cli.games",
        "rules": "medici.interfaces.cli.rules",
        "play": "medici.interfaces.cli.play",
        "simulate": "medici.interfaces.cli.simulate",
        "replay": "medici.interfaces.cli.replay",
        "review": "medici.interfaces.cli.review",
        "verify": "medici.interfaces.cli.verify",
        "advise": "medici.interfaces.cli.advise",
        "solve": "medici.interfaces.cli.solve",
        "bots": "medici.interfaces.cli.bots",
        "arena": "medici.interfaces.cli.arena",
        "evaluate": "medici.interfaces.cli.evaluate",
        "dataset": "medici.interfaces.cli.dataset",
        "tune": "medici.interfaces.cli.tune",
        "exploit": "medici.interfaces.cli.exploit",
        "league": "medici.interfaces.cli.league",
        "learn": "medici.interfaces.cli.learn",
        "puzzles": "medici.interfaces.cli.puzzles",
        "bench": "medici.interfaces.cli.bench",
        "serve": "medici.interfaces.cli.serve",
        "settings": "medici.interfaces.cli.settings",
        "think": "medici.interfaces.cli.think",
        "warm": "medici.interfaces.cli.warm",
        "push-keys": "medici.interfaces.cli.push_keys",
        "site": "medici.interfaces.cli.site",
        "backup": "medici.interfaces.cli.backup",
        "restore": "medici.interfaces.cli.backup",
        "admin": "medici.interfaces.cli.admin",
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
