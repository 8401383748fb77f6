"""``medici play``: a game at a plain prompt."""

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from medici.cli.options import CHOICES, GameOptions, parse_options, say_when_compiling
from medici.cli.seats import bot_names
from medici.cli.table import Table
from medici.record import Game, MediciError
from medici.tui.saves import read_game
from medici.tui.sitting import NAMES, USUAL_BOT

GameArgument = Annotated[
    str | None, typer.Argument(metavar="GAME", help=CHOICES, show_default=False)
]
Players = Annotated[
    int | None,
    typer.Option(
        "--players", "-n", help="How many play, including you; 4 by default.", show_default=False
    ),
]
Humans = Annotated[
    int, typer.Option("--humans", min=0, help="How many of them are people at this keyboard.")
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", "-s", help="The same seed gives the same luck.", show_default=False),
]
Load = Annotated[
    Path | None,
    typer.Option("--load", metavar="FILE", help="Continue a saved game.", show_default=False),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots", help="The bots in the other seats, in turn: a,b,c. See [b]medici bots[/b]."
    ),
]


def play(
    game: GameArgument = None,
    players: Players = None,
    humans: Humans = 1,
    bots: Bots = USUAL_BOT,
    seed: Seed = None,
    option: GameOptions = None,
    load: Load = None,
) -> None:
    """Play a game at the prompt; bots play the other seats.

    Type [b]help[/b] during the game. Leaving with [b]quit[/b], Ctrl-D or Ctrl-C saves it.

    Examples:

      medici play board

      medici play board --players 3 --bots banker,apprentice

      medici play card --players 3 --humans 2 --option rising_monopoly=true

      medici play dice --players 1

      medici play --load FILE
    """
    if load is not None:
        if game or players is not None or option:
            raise typer.BadParameter(
                "--load brings its own game: leave out GAME, --players and --option"
            )
        position = load_or_refuse(load)
    else:
        position = set_up(game, 4 if players is None else players, option)
    if humans > len(position.players):
        raise typer.BadParameter(
            f"expected at most {len(position.players)}, the number of players; got {humans}",
            param_hint="--humans",
        )
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415  line editing at the prompt, where there is any
    names = bot_names(bots)
    say_when_compiling()
    Table(position, humans, Random(seed), load, names).run()


def set_up(name: str | None, players: int, texts: list[str] | None) -> Game:
    """A new game, or a usage error."""
    if name is None:
        raise typer.BadParameter("expected a game, board, card or dice; or --load FILE")
    names = NAMES[:players] if 0 <= players <= len(NAMES) else players
    try:
        return Game(name.lower(), names, parse_options(texts))
    except MediciError as problem:
        raise typer.BadParameter(str(problem)) from problem


def load_or_refuse(path: Path) -> Game:
    """A saved game, or a usage error."""
    try:
        return read_game(path)
    except (MediciError, OSError) as problem:
        raise typer.BadParameter(f"{path} cannot be loaded: {problem}") from problem
