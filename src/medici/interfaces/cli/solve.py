"""``medici solve``: the exact value of an ending, and all best moves."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from medici.analysis.moves import move_line
from medici.interfaces.cli.advise import File, MoveNumber, position
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import AsJson, fail, out, print_json
from medici.interfaces.cli.rules import Lang, language
from medici.presentation.words import Words, words
from medici.record import Game

if TYPE_CHECKING:
    from medici.analysis.solve import Solution

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
    record: File,
    move: MoveNumber = None,
    states: States = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Solve an ending: what every move is worth if everybody plays perfectly from here.

    For two players and for the solitaire, on the last day, when little is left. A position with
    more states than it may look at is refused.

    Examples:

      medici solve game.json --move 93

      medici solve game.json --move 93 --lang pt

      medici solve "dice 1 day=3 phase=rolling actor=nature ..." --states 5000000
    """
    texts = words(language(lang), "advise", "solve", "eye")
    game = position(record, move, texts.lang)
    compile_when_needed([game.name], "play", lang=texts.lang)
    from medici.analysis.solve import STATES, TooLargeError  # noqa: PLC0415
    from medici.analysis.solve import solve as think  # noqa: PLC0415

    try:
        solution = think(game, states or STATES)
    except TooLargeError as problem:
        fail(f"{record}: {texts.because(problem, 'solve-too-large')}")
    if as_json:
        print_json(solution)
    else:
        show(solution, game, texts)


def show(solution: "Solution", game: Game, texts: Words) -> None:
    """Who stands how, and what every move is worth."""
    alone = len(solution.values) == 1
    for name, value in zip(game.players, solution.values, strict=True):
        out.print(f"{name}: {to_text(value, alone, texts)}", highlight=False)
    worth = texts.say("advise-head-points" if alone else "advise-head-chance")
    table = Table(texts.say("advise-head-move"), worth, "")
    for one in solution.moves:
        best = texts.say("solve-best") if one.best else ""
        table.add_row(name_of(one.move, game, texts), to_text(one.value, alone, texts), best)
    out.print(table)
    out.print(texts.say("solve-exact", {"n": solution.states}), style="dim", highlight=False)


def name_of(move: str, game: Game, texts: Words) -> str:
    """A move as one says it; what nature may do as records have it."""
    if game.actor == "nature":
        return move
    return texts.sentence(move_line(game, move, "advise"), game.players)


def to_text(value: float, alone: bool, texts: Words) -> str:
    """A value with two decimals, as the language writes it."""
    whole, rest = divmod(round(value * (100 if alone else 10_000)), 100)
    number = texts.say("solve-number", {"whole": whole, "rest": f"{rest:02}"})
    return number if alone else texts.say("eye-percent", {"n": number})
