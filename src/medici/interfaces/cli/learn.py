"""``medici learn``: train the eye again, by games of the league's members."""

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from medici.interfaces.cli.options import (
    GameArgument,
    Seed,
    check_writable,
    checked_setup,
    err,
    fail,
    out,
    say_when_compiling,
)
from medici.record import SetupError
from medici.record.game import rulebook

if TYPE_CHECKING:
    from medici.analysis.training.training import Training

Players = Annotated[
    int | None,
    typer.Option(
        "--players", "-n", "-p", help="How many players; all numbers one after the other."
    ),
]
Lessons = Annotated[int, typer.Option("--lessons", min=1, help="Lessons, each with new games.")]
Games = Annotated[int, typer.Option("--games", min=1, help="Games of a lesson.")]
Write = Annotated[
    Path, typer.Option("--write", help="Put the networks into this file; others in it stay.")
]
Keep = Annotated[
    Path | None,
    typer.Option("--keep", help="A folder for trainings under way; run again to go on."),
]


def learn(
    game: GameArgument,
    players: Players = None,
    lessons: Lessons = 60,
    games: Games = 60_000,
    seed: Seed = 1,
    write: Write = Path("eye.bin"),
    keep: Keep = None,
) -> None:
    """Train the eye for a game: who is winning, in any position.

    Members of the league play, and a network learns from random positions of their games how these
    ended. Before it learns from a lesson it is examined in it: the figures that are printed are
    those of games it has never seen.

    Examples:

      medici learn board --players 4 --keep trainings

      medici learn dice --write src/medici/analysis/eye/weights.bin
    """
    try:
        seats = rulebook(game).seats
    except SetupError as problem:
        raise typer.BadParameter(str(problem)) from problem
    if players is not None:
        checked_setup(game, players, None)
    numbers = seats if players is None else (players,)
    check_writable(write, "--write")
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    say_when_compiling()
    from medici.analysis.eye.weights import key_of, write_weights  # noqa: PLC0415
    from medici.analysis.training.training import Training  # noqa: PLC0415

    for number in numbers:
        training = Training(game, number, lessons, games, seed)
        file = None if keep is None else keep / f"{key_of(game, number)}.npz"
        take_up(training, file)
        finished = run(training, file)
        write_weights(write, {key_of(game, number): training.weights()})
        out.print(f"{game} for {number}: written to {write} after lesson {training.lesson}")
        if not finished:
            raise typer.Exit(130)


def take_up(training: "Training", file: Path | None) -> None:
    """Go on with a training that was kept."""
    if file is None or not file.exists():
        return
    try:
        training.go_on(file)
    except (ValueError, KeyError, OSError) as problem:
        fail(f"{file}: {problem}")
    err.print(f"going on after lesson {training.lesson}")


def run(training: "Training", file: Path | None) -> bool:
    """Take the lessons and say how they go; whether nobody interrupted them."""
    start, first = monotonic(), training.lesson
    try:
        for report in training.run():
            if file is not None:
                training.keep(file)
            took = (monotonic() - start) / (training.lesson - first)
            left = took * (training.lessons - training.lesson) / 60
            line = f"{report.to_text(training.lessons)}; {left:.0f} min to go"
            err.print(line, highlight=False, soft_wrap=True)
    except KeyboardInterrupt:
        err.print("Interrupted: writing what was learned so far.")
        return False
    return True
