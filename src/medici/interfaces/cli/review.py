"""``medici review``: what decisions cost in a recorded game, and what was luck."""

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.text import Text

from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    AsJson,
    Seed,
    check_writable,
    contents,
    err,
    fail,
    interrupted,
    out,
    print_json,
    refuse_to_replace,
)
from medici.interfaces.cli.output import error_text
from medici.interfaces.cli.rules import Lang, language
from medici.interfaces.tui.saves import file_problem
from medici.presentation.sanitize import sanitize
from medici.presentation.words.catalogue import Words, words
from medici.record import Game, RecordError, parse_record, replay

if TYPE_CHECKING:
    from medici.analysis.review import Review, Reviewer

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record; - reads stdin.")]
Seconds = Annotated[float, typer.Option("--seconds", min=0.0, help="How long to look, at most.")]
Futures = Annotated[
    int | None,
    typer.Option("--futures", min=0, help="How many futures to play, at most; no clock then."),
]
Seat = Annotated[
    str | None,
    typer.Option("--seat", metavar="NAME|NUMBER", help="Speak to this player, seats from 0."),
]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help="Draw the curve.")]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Keep the review as JSON, also on Ctrl-C."),
]
Force = Annotated[bool, typer.Option("--force", help="Replace files that are there.")]
BETWEEN = 0.5  # seconds between two looks at what was found


def review(
    record: RecordFile,
    seconds: Seconds = 15.0,
    futures: Futures = None,
    seat: Seat = None,
    seed: Seed = 1,
    as_json: AsJson = False,
    plot: Plot = None,
    out_file: Out = None,
    lang: Lang = "",
    force: Force = False,
) -> None:
    """Review a game: what every decision cost, what was better, and what was luck.

    A game that is not over is reviewed as far as it goes. Ctrl-C ends the search; what was found
    until then is told and kept.

    Examples:

      medici review game.json

      medici review game.json --seat Ada --plot curve.svg

      medici review - --json --futures 20000 < game.json
    """
    texts = words(language(lang), "review", "reasons", "eye")
    game = read_game(record, texts.lang)
    number = None if seat is None else seat_of(game, seat)
    for path, option in ((plot, "--plot"), (out_file, "--out")):
        refuse_to_replace(path, force)
        check_writable(path, option)
    compile_when_needed([game.name], "play", lang=texts.lang)
    from medici.analysis.review import Reviewer  # noqa: PLC0415

    reviewer = Reviewer(game, seed)
    whole = look(reviewer, None if futures is not None else seconds, futures, texts)
    found = reviewer.review()
    keep(found, texts, plot, out_file)
    if as_json:
        print_json(found)
    else:
        tell(game, found, texts, number)
    if not whole:
        interrupted(texts.say("review-interrupted"))


def read_game(record: Path, lang: str) -> Game:
    """The game of a record; a wrong one is refused by move and reason."""
    try:
        return replay(parse_record(contents(record)))
    except RecordError as problem:
        fail(f"{record}: {file_problem(problem, words(lang, 'terminal'))}")


def seat_of(game: Game, text: str) -> int:
    """A seat by its player's name or its number."""
    if text in game.players:
        return game.players.index(text)
    if text.isdigit() and int(text) < len(game.players):
        return int(text)
    known = ", ".join(map(sanitize, game.players))
    raise typer.BadParameter(
        f"expected one of {known}, or 0 to {len(game.players) - 1}; got {text!r}",
        param_hint="--seat",
    )


def look(reviewer: "Reviewer", seconds: float | None, futures: int | None, texts: Words) -> bool:
    """Look until time or futures are spent, showing how far it is; False: interrupted."""
    if futures == 0 or seconds == 0:
        return True
    watched = reviewer.run(seconds, futures)
    try:
        if err.is_terminal:
            show(reviewer, watched, texts)
        else:
            for _ in watched:
                pass
    except KeyboardInterrupt:
        return False
    return True


def show(reviewer: "Reviewer", watched: Iterator[float], texts: Words) -> None:
    """Show what is found while it is found: first what the eye sees, at once."""
    live = Live(screen(reviewer, 0.0, texts), console=err, transient=True)
    try:  # an interrupt may come at any time, also while the first is being shown
        live.start(refresh=True)
        said = perf_counter()
        for done in watched:
            if perf_counter() - said > BETWEEN:
                live.update(screen(reviewer, done, texts))
                said = perf_counter()
    finally:
        live.stop()


def screen(reviewer: "Reviewer", done: float, texts: Words) -> Group:
    """What has been found so far, and how far it is."""
    from medici.analysis.review.report import Report  # noqa: PLC0415

    curves = Report(reviewer.game, reviewer.review(), texts).curves()
    bar = ProgressBar(total=1.0, completed=done, width=48)
    return Group(Text("\n".join(curves)), Text(texts.say("review-progress")), bar)


def keep(found: "Review", texts: Words, plot: Path | None, out_file: Path | None) -> None:
    """Write the files that were asked for."""
    from medici.analysis.review.plot import draw_curve  # noqa: PLC0415

    try:
        if out_file is not None:
            draft = out_file.with_name(out_file.name + ".part")
            draft.write_bytes(msgspec.json.encode(found) + b"\n")
            draft.replace(out_file)
        if plot is not None:
            title = texts.say("review-curve-lone" if found.alone else "review-curve")
            drawing = draw_curve(found, title, texts.say("review-marks"))
            plot.write_text(drawing, encoding="utf-8")
    except OSError as problem:
        fail(f"expected a file to write to; got {error_text(problem)}")


def tell(game: Game, found: "Review", texts: Words, seat: int | None) -> None:
    """Print the report."""
    from medici.analysis.review.report import Report  # noqa: PLC0415

    for line in Report(game, found, texts, seat).lines():
        out.print(line, highlight=False, soft_wrap=True)
