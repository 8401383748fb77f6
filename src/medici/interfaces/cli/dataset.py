"""``medici dataset``: the standard dataset of a game, and whether a file holds it."""

from pathlib import Path
from typing import Annotated

import typer

from medici.interfaces.cli import completion
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    CHOICES,
    AsJson,
    check_writable,
    checked_setup,
    fail,
    interrupted,
    out,
    print_json,
    refuse_to_replace,
    watched,
)

Game = Annotated[
    str | None, typer.Argument(metavar="GAME", help=CHOICES, autocompletion=completion.games)
]
Decisions = Annotated[
    int, typer.Option("--decisions", min=1, help="How many at least; games are whole.")
]
Out = Annotated[
    Path | None,
    typer.Option("--out", help=r"GAME.parquet (extra medici\[data]) or GAME.jsonl."),
]
Check = Annotated[
    Path | None, typer.Option("--check", help="Write nothing; take the SHA-256 of this file.")
]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that is there.")]


def dataset(
    game: Game = None,
    target: Out = None,
    decisions: Decisions = 1_000_000,
    check: Check = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Write the standard dataset medici-data/1: a million decisions of strong and mixed players.

    The same version gives the same rows everywhere. docs/data.md publishes the SHA-256 of the
    first 100,000, with which a million begin. It is taken over what the rows say, not over the
    bytes of a file.

    Examples:

      medici dataset board --out board.parquet

      medici dataset dice --decisions 10000 --out dice.parquet

      medici dataset --check board.parquet --decisions 100000
    """
    if check is not None:
        tell(*checked(check, decisions), as_json)
        return
    if game is None:
        raise typer.BadParameter("expected a game, or --check FILE", param_hint="GAME")
    from medici.research.datasets.standard import PLAYERS  # noqa: PLC0415

    checked_setup(game, PLAYERS.get(game, 0), None)
    target = target or Path(f"{game}.parquet")
    refuse_to_replace(target, force)
    check_writable(target, "--out")
    compile_when_needed([game], "research")
    tell(*written(game, target, decisions), as_json)


def written(game: str, target: Path, decisions: int) -> tuple[int, str]:
    """Play and write; how many rows, and their fingerprint."""
    from medici.research.datasets import writer_for  # noqa: PLC0415
    from medici.research.datasets.content import ContentHash  # noqa: PLC0415
    from medici.research.datasets.standard import notes, standard_rows  # noqa: PLC0415

    found = ContentHash()
    per_batch = {"board": 17_000, "card": 29_000, "dice": 6_000}[game]  # about, for the bar
    try:
        with writer_for(target, notes(game)) as writer:
            steps = standard_rows(game, decisions)
            for columns in watched(steps, "Playing", -(-decisions // per_batch)):
                writer.write(columns)
                found.add(columns)
    except KeyboardInterrupt:
        interrupted("Interrupted; the rows so far are whole games.")
    except (ImportError, ValueError, OSError) as problem:
        fail(problem)
    return found.rows, found.hexdigest()


def checked(path: Path, decisions: int) -> tuple[int, str]:
    """The first rows of a file, so many at least, and their fingerprint."""
    from medici.research.datasets.content import content_of  # noqa: PLC0415

    try:
        found = content_of(path, decisions)
    except (ImportError, ValueError, OSError) as problem:
        fail(problem)
    return found.rows, found.hexdigest()


def tell(rows: int, digest: str, as_json: bool) -> None:
    """What is there."""
    if as_json:
        print_json({"decisions": rows, "sha256": digest})
    else:
        out.print(f"{rows:,} decisions, SHA-256 {digest}", highlight=False, soft_wrap=True)
