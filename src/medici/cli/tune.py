"""``medici tune``: find the merchant's weights again, by self-play."""

from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from medici.cli.options import (
    GameArgument,
    Players,
    Seed,
    checked_setup,
    err,
    out,
    say_when_compiling,
)

Minutes = Annotated[float, typer.Option("--minutes", min=0.01, help="How long to search.")]
Generations = Annotated[
    int | None,
    typer.Option(
        "--generations",
        min=1,
        help="Stop after this many generations.",
    ),
]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, help="Processes.")]
Write = Annotated[
    Path | None, typer.Option("--write", help="Put the result into this file of weights.")
]
Searchers = Annotated[
    bool, typer.Option("--searchers", help="The row that the searchers' own seat plays by.")
]
Afresh = Annotated[bool, typer.Option("--afresh", help="Start from the first guess.")]


def tune(
    game: GameArgument,
    players: Players = 4,
    minutes: Minutes = 5,
    generations: Generations = None,
    workers: Workers = 1,
    seed: Seed = 1,
    write: Write = None,
    afresh: Afresh = False,
    searchers: Searchers = False,
) -> None:
    """Improve the weights of the merchant, or of the searchers, by self-play.

    An evolution strategy starts from the weights in use and prints its progress; at the end it
    says how the result does against them, and --write keeps it.

    Examples:

      medici tune board --players 4 --minutes 10 --workers 2

      medici tune dice --players 1 --afresh --write src/medici/bots/heuristics/weights.json
    """
    checked_setup(game, players, None)
    say_when_compiling()
    from medici.arena.tune import compare, first_guess  # noqa: PLC0415
    from medici.arena.tune import tune as search  # noqa: PLC0415
    from medici.bots.heuristics import HEURISTICS, own_row, weights_for  # noqa: PLC0415

    before = own_row(game, players) if searchers else weights_for(game, players)
    start = first_guess(game, players) if afresh else before.copy()
    best = start
    steps = search(
        game,
        players,
        start,
        minutes * 60,
        workers=workers,
        seed=seed,
        without=() if searchers else HEURISTICS[game].without,
        step=1.0 if afresh else 0.4,
    )
    try:
        for step in islice(steps, generations):
            best = step.mean
            if step.generation % 10 == 1:
                err.print(
                    f"generation {step.generation}: fitness {step.fitness:.3f}, "
                    f"step {step.step:.2f}"
                )
    except KeyboardInterrupt:
        err.print("Interrupted: continuing with the best weights so far.")
    share, lead = compare(game, players, best, before)
    out.print(f"against the weights in use: {share:.1%} of wins, {lead:+.1f} ahead of the mean")
    key = f"{game}-{players}-searchers" if searchers else f"{game}-{players}"
    row = [round(float(weight), 4) for weight in best]
    if write is None:
        print(msgspec.json.encode({key: row}).decode())
        return
    rows = msgspec.json.decode(write.read_bytes()) if write.exists() else {}
    rows[key] = row
    write.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(rows.items())))))
    out.print(f"written to {write}")
