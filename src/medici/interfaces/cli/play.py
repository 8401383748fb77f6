"""``medici play``: a table in the terminal, or a plain prompt."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from medici.interfaces.cli import completion
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    CHOICES,
    GameOptions,
    bot_names,
    fail,
    parse_options,
)
from medici.interfaces.cli.output import Screen
from medici.interfaces.cli.prompt_game import PromptGame
from medici.interfaces.cli.rules import Lang, language
from medici.interfaces.tui.address import Address, parse_address
from medici.interfaces.tui.saves import file_problem, read_game
from medici.interfaces.tui.session import NAMES, USUAL_BOT, Session
from medici.kernel import on_first_compilation
from medici.presentation.words import words
from medici.record import Game, MediciError

GameArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME", help=CHOICES, show_default=False, autocompletion=completion.games
    ),
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
        "--bots",
        autocompletion=completion.bots,
        help="The bots in the other seats, in turn: a,b,c. See [b]medici bots[/b].",
    ),
]

Plain = Annotated[
    bool, typer.Option("--plain", help="Play at a plain prompt instead of the table.")
]
TableAddress = Annotated[
    str,
    typer.Option(
        "--table",
        metavar="URL",
        help="Join a live table by the address that a browser shows.",
        show_default=False,
    ),
]
Name = Annotated[str, typer.Option("--name", help="Your name at a live table.")]


def play(
    game: GameArgument = None,
    players: Players = None,
    humans: Humans = 1,
    bots: Bots = USUAL_BOT,
    seed: Seed = None,
    option: GameOptions = None,
    load: Load = None,
    table: TableAddress = "",
    name: Name = "Ada",
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Play a game in the terminal; bots play the other seats.

    Without a game a menu opens: it resumes the last one too. Press [b]?[/b] at the table, or type
    [b]help[/b] at the plain prompt. Leaving with [b]q[/b] or Ctrl-C saves the game.

    Examples:

      medici play

      medici play board --players 3 --bots banker,apprentice

      medici play card --players 3 --humans 2 --option rising_monopoly=true

      medici play dice --players 1 --lang pt-BR

      medici play --table https://medici.example/tables/abc123 --name Ada

      medici play --load FILE
    """
    tongue = language(lang)
    fits = not plain and can_open(os.environ)
    if table:
        join(table, name, tongue, fits)
        return
    if load is not None and (game or players is not None or option):
        raise typer.BadParameter(
            "--load brings its own game: leave out GAME, --players and --option"
        )
    if load is None and game is None and fits:
        open_table(None, tongue, name, seed)
        return
    count = 4 if players is None else players
    position = set_up(game, count, option) if load is None else load_or_refuse(load, tongue)
    if humans > len(position.players):
        raise typer.BadParameter(
            f"expected at most {len(position.players)}, the number of players; got {humans}",
            param_hint="--humans",
        )
    names = bot_names(bots)
    if fits:
        on_first_compilation(lambda: None)  # lines would spoil the screen, and hints have a note
        session = Session(position, humans, Random(seed), load, names, tongue)
        open_table(session, tongue, name, seed)
        return
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415  line editing at the prompt, where there is any
    compile_when_needed([position.name], "play", lang=tongue)
    PromptGame(position, humans, Random(seed), load, names, tongue).run()


def can_open(environment: Mapping[str, str]) -> bool:
    """Whether this terminal can show a table, and somebody sits at it."""
    able = os.name == "nt" or environment.get("TERM", "dumb") not in ("dumb", "")
    return able and sys.stdin.isatty() and sys.stdout.isatty()


def join(address: str, name: str, lang: str, fits: bool) -> None:
    """Join a live table, or a usage error."""
    found = parse_address(address)
    if found is None:
        problem = words(lang, "terminal").say("terminal-join-bad", {"got": repr(address)})
        raise typer.BadParameter(problem, param_hint="--table")
    if not fits:
        raise typer.BadParameter(
            "expected a terminal that can show a table; this one has none, or --plain was given",
            param_hint="--table",
        )
    open_table(found, lang, name, None)


def open_table(start: Session | Address | None, lang: str, name: str, seed: int | None) -> None:
    """Open the table, and on leaving save the game and say how to go on."""
    from medici.interfaces.tui.app import MediciApp, dark_background  # noqa: PLC0415  only a table needs Textual

    app = MediciApp(start, lang, name=name, seed=seed, light=not dark_background())
    screen = Screen()
    try:
        app.run()
    finally:
        for line in app.farewell():
            screen.line(line)
    if app.return_code:
        raise typer.Exit(app.return_code)


def set_up(name: str | None, players: int, texts: list[str] | None) -> Game:
    """A new game, or a usage error."""
    if name is None:
        raise typer.BadParameter("expected a game, board, card or dice; or --load FILE")
    names = NAMES[:players] if 0 <= players <= len(NAMES) else players
    try:
        return Game(name.lower(), names, parse_options(texts))
    except MediciError as problem:
        raise typer.BadParameter(str(problem)) from problem


def load_or_refuse(path: Path, lang: str) -> Game:
    """A saved game; one that cannot be loaded is refused."""
    try:
        return read_game(path)
    except (MediciError, OSError) as problem:
        texts = words(lang, "terminal")
        reason = file_problem(problem, texts)
        fail(texts.say("terminal-load-fails", {"file": str(path), "reason": reason}), 2)
