"""``medici bench``: how fast is this machine?"""

from typing import Annotated

import msgspec
import typer
from rich.progress import track
from rich.table import Table

from medici.cli.options import AsJson, Seed, err, game_names, out, say_when_compiling

Only = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these games.")]
Seconds = Annotated[float, typer.Option("--seconds", min=0.01, help="Length of each round.")]


def bench(
    games: Only = None, seconds: Seconds = 0.3, seed: Seed = 1, as_json: AsJson = False
) -> None:
    """Measure decisions per second for each game and player count, as objects and compiled.

    Examples:

      medici bench

      medici bench board --json
    """
    names = games or game_names()
    for name in names:
        if name not in game_names():
            raise typer.BadParameter(f"expected one of {', '.join(game_names())}; got {name!r}")
    say_when_compiling()
    from medici.arena.bench import bench as measure_all  # noqa: PLC0415
    from medici.games import GAMES  # noqa: PLC0415

    table = Table("game", "players", "objects/s", "compiled/s", "decisions a game", "copy, us")
    figures: dict[str, dict[str, dict[str, float]]] = {name: {} for name in names}
    total = sum(len(GAMES[name].seats) for name in names)
    watched = track(
        measure_all(names, seconds, seed),
        "Measuring",
        total=total,
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    for speed in watched:
        figures[speed.game][str(speed.players)] = speed.as_dict()
        table.add_row(
            speed.game,
            str(speed.players),
            f"{speed.objects:,.0f}",
            f"{speed.compiled:,.0f}",
            f"{speed.decisions_per_game:.1f}",
            f"{speed.copy_object_us:.2f} / {speed.copy_compiled_us:.3f}",
        )
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        out.print(table)
