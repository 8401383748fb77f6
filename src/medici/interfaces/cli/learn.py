"""``medici learn``: train the eye, or the network that plays, by games of the league."""

from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from medici.interfaces.cli.learn_network import ON_CPU, ON_GPU, learn_network, take_up
from medici.interfaces.cli.options import (
    GameArgument,
    Seed,
    check_writable,
    checked_setup,
    err,
    out,
)
from medici.record import SetupError
from medici.record.game import rulebook

if TYPE_CHECKING:
    from medici.analysis.training.training import Training

GENERATIONS = 60  # of a network, where neither these nor minutes are given

Players = Annotated[
    int | None,
    typer.Option(
        "--players", "-n", "-p", help="How many players; all numbers one after the other."
    ),
]
Lessons = Annotated[int, typer.Option("--lessons", min=1, help="Lessons, each with new games.")]
Games = Annotated[
    int | None,
    typer.Option(
        "--games",
        min=10,
        help="Games of a lesson (60,000); of a network, side by side (128, on a GPU 1,048,576).",
    ),
]
ForNetwork = Annotated[
    bool, typer.Option("--network", help="Train the network that plays, not the eye.")
]
Generations = Annotated[
    int | None,
    typer.Option(
        "--generations",
        min=1,
        help="Generations of a network, each with other opponents.",
        show_default="60",
    ),
]
Minutes = Annotated[
    float | None,
    typer.Option("--minutes", min=0.01, help="How long a network learns, instead."),
]
Start = Annotated[
    str | None,
    typer.Option(
        "--from",
        metavar="WHOM",
        help="Let a network start from merchant (the one that ships), or from a file of one.",
    ),
]
Rounds = Annotated[
    int,
    typer.Option(
        "--rounds", min=1, help="Rounds of a generation: 32 steps of all games each, 48 in board."
    ),
]
Gpu = Annotated[
    bool, typer.Option("--gpu", help="Train a network on an NVIDIA GPU (medici[learn]).")
]
Write = Annotated[
    Path | None,
    typer.Option(
        "--write",
        help="Put the eye's networks into this file (eye.bin), where others stay; "
        "or the network that plays (GAME.bin).",
    ),
]
Keep = Annotated[
    Path | None,
    typer.Option(
        "--keep", help="A folder for trainings under way, of a network a file; run again to go on."
    ),
]


def learn(
    game: GameArgument,
    players: Players = None,
    lessons: Lessons = 60,
    games: Games = None,
    seed: Seed = 1,
    write: Write = None,
    keep: Keep = None,
    network: ForNetwork = False,
    generations: Generations = None,
    minutes: Minutes = None,
    start: Start = None,
    rounds: Rounds = 20,
    gpu: Gpu = False,
) -> None:
    """Train the eye for a game: who is winning, in any position. Or a network that plays it.

    Members of the league play, and a network learns from random positions of their games how these
    ended. Before it learns from a lesson it is examined in it: the figures that are printed are
    those of games it has never seen.

    Examples:

      medici learn board --players 4 --keep trainings

      medici learn dice --write src/medici/analysis/eye/weights.bin

      medici learn card --network --players 2 --minutes 8

      medici learn board --network --gpu --minutes 10 --from merchant --keep board.npz
    """
    try:
        seats = rulebook(game).seats
    except SetupError as problem:
        raise typer.BadParameter(str(problem)) from problem
    if players is not None:
        checked_setup(game, players, None)
    numbers = seats if players is None else (players,)
    file = write or Path(f"{game}.bin" if network else "eye.bin")
    check_writable(file, "--write")
    if network:
        if players == 1:
            raise typer.BadParameter("expected players in company; got 1", param_hint="--players")
        from medici.research.learning.training import Plan  # noqa: PLC0415

        side_by_side = games or (ON_GPU if gpu else ON_CPU)
        last = generations or (inf if minutes else GENERATIONS)
        plan = Plan(last, rounds, side_by_side, seconds=60 * minutes if minutes else inf)
        if not learn_network(game, players, plan, seed, file, keep, start, gpu=gpu):
            raise typer.Exit(130)
        return
    learn_eye(game, numbers, lessons, games or 60_000, seed, file, keep)


def learn_eye(
    game: str,
    numbers: Sequence[int],
    lessons: int,
    games: int,
    seed: int,
    write: Path,
    keep: Path | None,
) -> None:
    """Train the eye for these numbers of players."""
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    from medici.analysis.eye.weights import key_of, write_weights  # noqa: PLC0415
    from medici.analysis.training.training import Training  # noqa: PLC0415

    for number in numbers:
        training = Training(game, number, lessons, games, seed)
        file = None if keep is None else keep / f"{key_of(game, number)}.npz"
        if take_up(training, file):
            err.print(f"going on after lesson {training.lesson}")
        finished = run(training, file)
        write_weights(write, {key_of(game, number): training.weights()})
        out.print(f"{game} for {number}: written to {write} after lesson {training.lesson}")
        if not finished:
            raise typer.Exit(130)


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
