"""``medici warm``: compile everything before anybody waits for it."""

from time import monotonic
from typing import Annotated, Literal

import typer

from medici.games import GAMES
from medici.interfaces.cli import completion
from medici.interfaces.cli.compiling import MOST, about, parts_for, show_done
from medici.interfaces.cli.options import CHOICES, err, fail, game_names, interrupted, watched
from medici.kernel.cache import cache_folder, cache_problem

Games = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GAME]...", help=f"{CHOICES} All without.", autocompletion=completion.games
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers", "-w", min=1, help="Processes.", show_default="as many as cores are free"
    ),
]
Only = Annotated[
    Literal["play", "research"] | None,
    typer.Option("--only", help="What players and servers need, or what research does."),
]


def warm(games: Games = None, only: Only = None, workers: Workers = None) -> None:
    """Compile rules, bots, reviews and environments for this machine, so that nothing else need.

    The results are kept in the folder that MEDICI_CACHE names, by default in your cache directory.
    For a server run it as the user that runs the server, after every update; what is there already
    is not compiled again. Compiled code belongs to one kind of processor.

    Examples:

      medici warm

      medici warm dice --workers 2

      MEDICI_CACHE=/var/cache/medici medici warm --only play
    """
    from medici.research.compilation import (  # noqa: PLC0415  # all that there is to compile
        ALL,
        compile_steps,
        free_cores,
        seconds_of,
        steps_of,
    )

    for name in games or ():
        if name not in GAMES:
            raise typer.BadParameter(f"expected one of {', '.join(game_names())}; got {name!r}")
    problem = cache_problem()
    if problem is not None:
        expected = "expected a folder that can be written (MEDICI_CACHE names another)"
        fail(f"{expected}; got {cache_folder()}: {problem}")
    steps = steps_of(games or GAMES, parts_for(only) if only else ALL.values())
    count = workers or min(free_cores(), MOST)
    err.print(f"Up to {about(seconds_of(steps, count))} ({count} at a time).", highlight=False)
    began = monotonic()
    try:
        done = watched(compile_steps(steps, count), "Compiling", len(steps))
        for left, one in zip(reversed(range(len(steps))), done, strict=True):
            show_done(one, left)
    except KeyboardInterrupt:
        interrupted("Interrupted; what is compiled is kept.")
    err.print(
        f"Ready after {monotonic() - began:.1f} s; kept in {cache_folder()}.", highlight=False
    )
