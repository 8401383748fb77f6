"""``medici replay``: are these records true?"""

from pathlib import Path
from typing import Annotated, Any

import typer

from medici.interfaces.cli.options import contents, err, out, print_json
from medici.interfaces.cli.output import counted
from medici.record import Game, RecordError, parse_record
from medici.record import replay as play_again

Files = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help="Records; - reads one from stdin.")
]
Jsonl = Annotated[
    bool,
    typer.Option(
        "--jsonl", help="Print each move with everything that was legal, one JSON object per line."
    ),
]
SHOWN = 5  # files named one by one


def replay(files: Files, jsonl: Jsonl = False) -> None:
    """Verify records: play them again and compare every figure.

    Exit status 0 if all are true, 1 otherwise, with the reason for each that is not.

    Examples:

      medici replay records/*.json

      medici replay game.json --jsonl
    """
    refused = 0
    moves = 0
    for path in files:
        try:
            game = play_again(parse_record(contents(path)), print_move if jsonl else None)
        except RecordError as problem:
            refused += 1
            err.print(f"{path}: {problem}", style="red", highlight=False, soft_wrap=True)
            continue
        moves += len(game.moves)
        if jsonl:
            print_json({"days": game.days, "result": game.result})
        elif len(files) <= SHOWN:
            out.print(f"{path}: {describe(game)}", highlight=False, soft_wrap=True)
    if not jsonl and len(files) > SHOWN:
        true = len(files) - refused
        played = counted(moves, "move")
        out.print(f"{true} of {len(files)} records are true ({played} played again)")
    if refused:
        raise typer.Exit(1)


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
    if game.actor != "nature":
        line["legal"] = game.legal()
    print_json(line)
