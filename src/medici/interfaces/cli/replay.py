"""``medici replay``: are these records true?"""

import gzip
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from medici.games.actors import NATURE_NAME
from medici.interfaces.cli.options import contents, err, out, print_json
from medici.interfaces.cli.output import counted, error_text
from medici.record import Game, RecordError, parse_record
from medici.record import replay as play_again

Files = Annotated[
    list[Path],
    typer.Argument(
        metavar="FILE...", help="Records, or files of them (.jsonl, .jsonl.gz); - reads one."
    ),
]
Jsonl = Annotated[
    bool,
    typer.Option(
        "--jsonl", help="Print each move with everything that was legal, one JSON object per line."
    ),
]
SHOWN = 5  # files named one by one
LINES = (".jsonl", ".jsonl.gz")  # how the names of files with a record in each line end


def replay(files: Files, jsonl: Jsonl = False) -> None:
    """Verify records: play them again and compare every figure.

    Exit status 0 if all are true, 1 otherwise, with the reason for each that is not.

    Examples:

      medici replay records/*.json

      medici replay game.json --jsonl

      medici replay archive/2026-03.jsonl.gz
    """
    brief = len(files) > SHOWN or any(map(holds_lines, files))
    count = refused = moves = 0
    for name, read in (record for path in files for record in records_in(path)):
        count += 1
        try:
            game = play_again(parse_record(read()), print_move if jsonl else None)
        except RecordError as problem:
            refused += 1
            err.print(f"{name}: {problem}", style="red", highlight=False, soft_wrap=True)
            continue
        moves += len(game.moves)
        if jsonl:
            print_json({"days": game.days, "result": game.result})
        elif not brief:
            out.print(f"{name}: {describe(game)}", highlight=False, soft_wrap=True)
    if not jsonl and brief:
        played = counted(moves, "move")
        out.print(f"{count - refused} of {count} records are true ({played} played again)")
    if refused:
        raise typer.Exit(1)


def holds_lines(path: Path) -> bool:
    """Whether a file has a record in each of its lines, as an archive does."""
    return path.name.endswith(LINES)


def records_in(path: Path) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """The records of a file, each with a name, and how it is read; RecordError from there."""
    if not holds_lines(path):
        yield str(path), lambda: contents(path)
        return
    number = 0
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                yield f"{path}, line {number}", partial(bytes, line)
    except (EOFError, OSError, zlib.error) as problem:
        yield f"{path}, after line {number}", partial(refuse, problem)


def refuse(problem: Exception) -> bytes:
    """A part of a file that cannot be read."""
    raise RecordError(f"expected a file of lines; got {error_text(problem)}") from problem


def describe(game: Game) -> str:
    """A true record in a line."""
    state = ", ".join(
        (game.name, counted(len(game.players), "player"), counted(len(game.moves), "move"))
    )
    if not game.over:
        return f"true so far: {state}; day {game.day}, not over"
    winners = " and ".join(game.players[seat] for seat in game.winners)
    return f"true: {state}; won by {winners} with {max(game.scores)}"


def print_move(number: int, game: Game, text: str) -> None:
    """One recorded move, with the legal ones unless nature made it."""
    line: dict[str, Any] = {"ply": number, "actor": game.actor, "move": text}
    if game.actor != NATURE_NAME:
        line["legal"] = game.legal()
    print_json(line)
