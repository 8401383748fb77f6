"""``medici advise``: what to do in a position, and what a lot is worth."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from medici.games import GAMES
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    AsJson,
    contents,
    err,
    fail,
    out,
    print_json,
)
from medici.interfaces.cli.rules import Lang, language
from medici.interfaces.tui.saves import file_problem
from medici.presentation.words import Words, words
from medici.record import Game, MediciError, parse_record, replay

if TYPE_CHECKING:
    from medici.analysis.advise import Advice, Odds
    from medici.analysis.advise.budget import Progress as Tell

File = Annotated[
    Path,
    typer.Argument(
        metavar="RECORD",
        help="A record or a saved game, or a position as one line of text; - reads stdin.",
    ),
]
MoveNumber = Annotated[
    int | None,
    typer.Option(
        "--move",
        "-m",
        metavar="N",
        help="The position before move N, the first being 1; by default where the record ends.",
        show_default=False,
    ),
]
Futures = Annotated[
    int | None,
    typer.Option(
        "--futures", min=1, help="Futures for each question; 200 by default.", show_default=False
    ),
]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.1, help="Think about so long, instead of a number of futures."),
]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same advice.")]


def advise(
    record: File,
    move: MoveNumber = None,
    futures: Futures = None,
    seconds: Seconds = None,
    seed: Seed = 1,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Advise on a position: the best moves, what a lot is worth to whom, the odds of the next card.

    Examples:

      medici advise game.json

      medici advise game.json --move 40 --seconds 10

      medici advise game.json --json

      medici advise "dice 1 day=1 phase=rolling actor=nature ..."
    """
    if futures is not None and seconds is not None:
        raise typer.BadParameter("expected --futures or --seconds; got both")
    tongue = words(language(lang), "advise", "reasons", "eye", "terminal")
    game = position(record, move, tongue.lang)
    compile_when_needed([game.name], "play", lang=tongue.lang)
    from medici.analysis.advise import advise as think  # noqa: PLC0415
    from medici.analysis.advise.adviser import FUTURES  # noqa: PLC0415

    try:
        with bar(tongue) as tell:
            advice = think(
                game, futures=futures or FUTURES, seconds=seconds, seed=seed, progress=tell
            )
    except MediciError as problem:
        fail(f"{record}: {tongue.because(problem, 'terminal-over')}")
    if as_json:
        print_json(advice)
    else:
        show(advice, game, tongue)


def position(record: Path, move: int | None, lang: str) -> Game:
    """The position that is asked about."""
    try:
        game = game_in(record)
    except MediciError as problem:
        fail(f"{record}: {file_problem(problem, words(lang, 'terminal'))}")
    if move is None:
        return game
    if not 1 <= move <= len(game.moves) + 1:
        raise typer.BadParameter(
            f"expected a move from 1 to {len(game.moves) + 1}; got {move}", param_hint="--move"
        )
    return game.before(move - 1)


def game_in(record: Path) -> Game:
    """The game of a record, or one that begins in a position: the argument itself, or in a file."""
    text = str(record)
    if not is_position(text):
        held = contents(record)
        text = held.decode(errors="replace").strip()
        if not is_position(text):
            return replay(parse_record(held))
    return Game.from_position(text)


def is_position(text: str) -> bool:
    """Whether a text is meant as a position: it begins with a game and a number."""
    game, _, rest = text.partition(" ")
    return game in GAMES and rest[:1].isdigit()


@contextmanager
def bar(tongue: Words) -> Iterator["Tell"]:
    """A bar for whoever watches."""
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(tongue.say("terminal-hint-thinking"), total=1.0)
        yield lambda done: progress.update(task, completed=done)


def show(advice: "Advice", game: Game, tongue: Words) -> None:
    """The advice in tables and sentences."""
    names = game.players
    out.print(moves_table(advice, tongue))
    if advice.lot:
        lot = tongue.join([tongue.card(card) for card in advice.lot])
        told = tongue.say("shell-told", {"name": tongue.say("advise-lot"), "what": lot})
        out.print(f"\n{told}", highlight=False)
        if advice.prices:
            out.print(prices_table(advice, tongue))
    if advice.odds:
        out.print()
        out.print(goods_table(advice, advice.odds, tongue))
        out.print(values_table(advice.odds, tongue))
    out.print()
    for line in advice.findings:
        sentence = tongue.sentence(line, names)
        out.print(sentence[0].upper() + sentence[1:], highlight=False)
    out.print(tongue.say("advise-futures", {"n": advice.futures}), style="dim", highlight=False)


def moves_table(advice: "Advice", tongue: Words) -> Table:
    """Everybody's chances as it stands and after each candidate."""
    alone = len(advice.players) == 1
    seats = range(len(advice.players))
    columns = [] if alone else advice.players
    total = "points" if advice.game == "dice" else "florins"
    table = Table(
        tongue.say("advise-head-move"),
        *columns,
        tongue.say("advise-head-lead"),
        tongue.say(f"advise-head-{total}"),
        *([tongue.say("advise-head-title")] if alone else []),
    )
    mover = advice.actor if isinstance(advice.actor, int) else None
    chances = [] if alone else [percent(advice.chances[seat], tongue) for seat in seats]
    florins = "" if mover is None else number(advice.totals[mover], tongue)
    table.columns[0].no_wrap = True
    table.add_row(tongue.say("advise-now"), *chances, "", florins, *title(advice.titles, tongue))
    for one in advice.candidates:
        chances = [] if alone else [percent(one.chances[seat], tongue) for seat in seats]
        unit = 1 if alone else 100
        lead, off = number(unit * one.lead, tongue), number(unit * one.lead_error, tongue)
        table.add_row(
            tongue.sentence(one.words, advice.players),
            *chances,
            f"{lead} ± {off}",
            number(one.totals[mover or 0], tongue),
            *title(one.titles, tongue),
        )
    return table


def title(titles: dict[str, float], tongue: Words) -> list[str]:
    """The likeliest title with its chance; nothing in company."""
    if not titles:
        return []
    from medici.analysis.advise.sentences import likeliest_title  # noqa: PLC0415
    from medici.presentation.story.solitaire import title_id  # noqa: PLC0415

    best = likeliest_title(titles)
    return [f"{tongue.say(title_id(best))} {percent(titles[best], tongue)}"]


def prices_table(advice: "Advice", tongue: Words) -> Table:
    """What the lot is worth to everybody who can take it."""
    heads = ("seat", "price", "bounds", "most", "by")
    table = Table(*(tongue.say(f"advise-head-{head}") for head in heads))
    for price in advice.prices:
        table.add_row(
            advice.players[price.seat],
            number(price.price, tongue),
            tongue.say(
                "advise-between",
                {"low": number(price.low, tongue), "high": number(price.high, tongue)},
            ),
            str(price.most),
            tongue.say(f"advise-by-{price.by}"),
        )
    return table


def goods_table(advice: "Advice", odds: "Odds", tongue: Words) -> Table:
    """The odds of the next card by good, and what each would make of the lot."""
    heads = [tongue.say("advise-head-good"), tongue.say("advise-head-chance")]
    further = advice.further
    worth = {ware.ware: ware for ware in further.wares} if further else {}
    if further and worth:
        who = advice.players[further.seat]
        heads.append(tongue.say("advise-head-with-it", {"who": who}))
    table = Table(*heads)
    for share in odds.goods:
        cells = [tongue.say(f"good-{share.what}"), percent(share.ways / odds.ways, tongue)]
        if share.what in worth:
            ware = worth[share.what]
            cells.append(f"{number(ware.florins, tongue)} ± {number(ware.error, tongue)}")
        table.add_row(*cells)
    return table


def values_table(odds: "Odds", tongue: Words) -> Table:
    """The odds of the next card by value."""
    table = Table(tongue.say("advise-head-value"), *(share.what for share in odds.values))
    chances = [percent(share.ways / odds.ways, tongue) for share in odds.values]
    table.add_row(tongue.say("advise-head-chance"), *chances)
    return table


def number(value: float, tongue: Words) -> str:
    """A number with one decimal, as the language writes it."""
    rounded = round(abs(value) * 10)
    whole, tenth = divmod(rounded, 10)
    sign = "\N{MINUS SIGN}" if value < 0 and rounded else ""
    return sign + tongue.say("reason-number", {"whole": whole, "tenth": tenth})


def percent(chance: float, tongue: Words) -> str:
    """A chance as people read it."""
    return tongue.say("eye-percent", {"n": number(100 * chance, tongue)})
