"""Options that several commands share."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, NoReturn, TypeVar

import msgspec
import typer

from medici.bots import NotABot, bot_named
from medici.games import GAMES
from medici.interfaces.cli import completion
from medici.interfaces.cli.output import console, error_text
from medici.presentation.sanitize import sanitize_json
from medici.record import RecordError, SetupError
from medici.record.game import check_setup, rulebook

T = TypeVar("T")

out = console()
err = console(stderr=True)

CHOICES = f"{', '.join([*GAMES][:-1])} or {[*GAMES][-1]}."

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help=CHOICES, autocompletion=completion.games)
]
Players = Annotated[int, typer.Option("--players", "-n", help="How many players.")]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game: see [b]medici games[/b].",
    ),
]
StoreUrl = Annotated[
    str,
    typer.Option(
        "--store",
        metavar="URL",
        envvar="MEDICI_STORE",
        help="The store: sqlite:///path or postgresql://...",
        show_default="a file in your data directory",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def parse_options(texts: list[str] | None) -> dict[str, bool | str]:
    """Options given as name=value; true and false are booleans.

    >>> parse_options(["rising_monopoly=true"])
    {'rising_monopoly': True}
    """
    options: dict[str, bool | str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise typer.BadParameter(f"expected NAME=VALUE; got {text!r}", param_hint="--option")
        options[name] = {"true": True, "false": False}.get(value.lower(), value)
    return options


def checked_setup(game: str, players: int, texts: list[str] | None) -> dict[str, bool | str]:
    """The options of a game that can be set up so; otherwise a usage error."""
    options = parse_options(texts)
    try:
        check_setup(rulebook(game), players, options)
    except SetupError as problem:
        raise typer.BadParameter(str(problem)) from problem
    return options


def game_names() -> list[str]:
    """The ids of the games."""
    return list(GAMES)


def fail(message: str | BaseException, status: int = 1) -> NoReturn:
    """Say what went wrong and leave with a status."""
    text = message if isinstance(message, str) else error_text(message)
    err.print(text, style="red", highlight=False, soft_wrap=True)
    raise typer.Exit(status)


def interrupted(message: str = "Interrupted.") -> NoReturn:
    """Say what is left after Ctrl-C, and leave as shells expect it."""
    fail(message, 130)


def refuse_to_replace(path: Path | None, force: bool) -> None:
    """Nothing that is there already is lost, unless ``--force`` says so."""
    if path is not None and path.exists() and not force:
        fail(f"{path} exists. Choose another name, or replace it with --force.")


def check_writable(path: Path | None, option: str) -> None:
    """Refuse a file that could not be written, before work is done for it; it stays as it was."""
    if path is None:
        return
    there = path.exists()
    try:
        with path.open("ab"):
            pass
        if not there:
            path.unlink()
    except OSError as problem:
        raise typer.BadParameter(
            f"expected a file that can be written; got {error_text(problem)}", param_hint=option
        ) from problem


def watched(parts: Iterable[T], label: str, total: int) -> Iterable[T]:
    """The same parts, with a bar for people at a terminal."""
    from rich.progress import track  # noqa: PLC0415  # most commands need no bar

    return track(parts, label, total, console=err, transient=True, disable=not err.is_terminal)


def print_json(answer: object) -> None:
    """An answer as a line of JSON, for programs."""
    sys.stdout.write(sanitize_json(msgspec.json.encode(answer).decode()) + "\n")


def contents(path: Path) -> bytes:
    """The bytes of a file, or of standard input for ``-``."""
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as problem:
        raise RecordError(f"expected a file; got {problem.strerror}") from problem


def bot_names(text: str) -> tuple[str, ...]:
    """Bots given as a,b,c; unknown ones, and those that cannot be loaded, are a usage error."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        try:
            bot_named(name)
        except NotABot as problem:
            raise typer.BadParameter(str(problem), param_hint="--bots") from problem
    return names
