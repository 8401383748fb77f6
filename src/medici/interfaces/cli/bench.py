"""``medici bench``: how fast is this machine?"""

from typing import Annotated

import typer
from rich.table import Table

from medici.games import GAMES
from medici.interfaces.cli import completion
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    AsJson,
    Seed,
    fail,
    game_names,
    out,
    print_json,
    watched,
)

Only = Annotated[
    list[str] | None,
    typer.Argument(metavar="[GAME]...", help="Only these games.", autocompletion=completion.games),
]
Seconds = Annotated[float, typer.Option("--seconds", min=0.01, help="Length of each round.")]
Gpu = Annotated[bool, typer.Option("--gpu", help="Measure an NVIDIA GPU instead of the CPU.")]
Many = Annotated[int, typer.Option("--games", min=1, help="Games side by side on the GPU.")]

Figures = dict[str, dict[str, dict[str, float]]]


def bench(
    games: Only = None,
    seconds: Seconds = 0.3,
    seed: Seed = 1,
    as_json: AsJson = False,
    gpu: Gpu = False,
    side_by_side: Many = 1 << 18,
) -> None:
    """Measure decisions per second for each game and player count, as objects and compiled.

    With [b]--gpu[/b] it measures games side by side on an NVIDIA GPU
    (pip install 'medici[cuda]').

    Examples:

      medici bench

      medici bench board --json

      medici bench --gpu
    """
    names = games or game_names()
    for name in names:
        if name not in game_names():
            raise typer.BadParameter(f"expected one of {', '.join(game_names())}; got {name!r}")
    total = sum(len(GAMES[name].seats) for name in names)
    if gpu:
        table, figures = gpu_figures(names, side_by_side, seconds, seed, total)
    else:
        table, figures = cpu_figures(names, seconds, seed, total)
    if as_json:
        print_json(figures)
    else:
        out.print(table)


def cpu_figures(names: list[str], seconds: float, seed: int, total: int) -> tuple[Table, Figures]:
    """What the CPU does as objects and compiled, for people and for programs."""
    compile_when_needed(names, "random")
    from medici.research.arena.bench import bench as measure_all  # noqa: PLC0415

    table = Table("game", "players", "objects/s", "compiled/s", "decisions a game", "copy, us")
    figures: Figures = {name: {} for name in names}
    for speed in watched(measure_all(names, seconds, seed), "Measuring", total):
        figures[speed.game][str(speed.players)] = speed.as_dict()
        table.add_row(
            speed.game,
            str(speed.players),
            f"{speed.objects:,.0f}",
            f"{speed.compiled:,.0f}",
            f"{speed.decisions_per_game:.1f}",
            f"{speed.copy_object_us:.2f} / {speed.copy_compiled_us:.3f}",
        )
    return table, figures


def gpu_figures(
    names: list[str], games: int, seconds: float, seed: int, total: int
) -> tuple[Table, Figures]:
    """What the GPU does, for people and for programs."""
    from medici.research.arena.gpu import bench_gpu  # noqa: PLC0415

    table = Table("game", "players", "decisions/s", "decisions a game", "merchant games/s")
    figures: Figures = {name: {} for name in names}
    try:
        for speed in watched(bench_gpu(names, games, seconds, seed), "Measuring", total):
            figures[speed.game][str(speed.players)] = speed.as_dict()
            table.add_row(
                speed.game,
                str(speed.players),
                f"{speed.decisions:,.0f}",
                f"{speed.decisions_per_game:.1f}",
                f"{speed.merchant_games:,.0f}",
            )
    except RuntimeError as problem:
        fail(str(problem))
    return table, figures
