"""``medici solve``: the exact value of an ending, and all best moves."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from medici.interfaces.cli.advise import File, MoveNumber, position
from medici.interfaces.cli.options import AsJson, fail, out, print_json, say_when_compiling

if TYPE_CHECKING:
    from medici.analysis.solve import Solution
    from medici.record import Game

States = Annotated[
    int | None,
    typer.Option(
        "--states",
        min=1,
        help="How many states to look at; 1,000,000 by default.",
        show_default=False,
    ),
]


def solve(
    record: File, move: MoveNumber = None, states: States = None, as_json: AsJson = False
) -> None:
    """Solve an ending: what every move is worth if everybody plays perfectly from here.

    For two players and for the solitaire, on the last day, when little is left. A position with
    more states than it may look at is refused.

    Examples:

      medici solve game.json --move 93

      medici solve "dice 1 day=3 phase=rolling actor=nature ..." --states 5000000
    """
    game = position(record, move)
    say_when_compiling()
    from medici.analysis.solve import STATES, TooLargeError  # noqa: PLC0415
    from medici.analysis.solve import solve as think  # noqa: PLC0415

    try:
        solution = think(game, states or STATES)
    except TooLargeError as problem:
        fail(f"{record}: {problem}")
    if as_json:
        print_json(solution)
    else:
        show(solution, game)


def show(solution: "Solution", game: "Game") -> None:
    """Who stands how, and what every move is worth."""
    alone = len(solution.values) == 1
    for name, value in zip(game.players, solution.values, strict=True):
        out.print(f"{name}: {to_text(value, alone)}", highlight=False)
    table = Table("move", "points" if alone else "chance", "")
    for one in solution.moves:
        table.add_row(one.move, to_text(one.value, alone), "best" if one.best else "")
    out.print(table)
    out.print(f"exact; {solution.states:,} states", style="dim", highlight=False)


def to_text(value: float, alone: bool) -> str:
    """A value as people read it."""
    return f"{value:.2f}" if alone else f"{value:.2%}"
