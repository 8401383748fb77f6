"""``medici puzzles``: find exercises, weigh those of the house again, solve that of the day."""

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from medici.games import GAMES
from medici.interfaces.cli import completion
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    CHOICES,
    Seed,
    err,
    fail,
    out,
    print_json,
)
from medici.interfaces.cli.rules import Lang, language
from medici.presentation.words import Words, words

if TYPE_CHECKING:
    from medici.analysis.puzzles.exercise import Collection, Exercise
    from medici.analysis.puzzles.recheck import Recheck
    from medici.analysis.puzzles.search import Progress, Series

EVERY = 5  # seconds between two lines about progress

Game = Annotated[
    str, typer.Argument(metavar="[GAME]", help=CHOICES, autocompletion=completion.games)
]
Players = Annotated[
    int | None,
    typer.Option("--players", "-n", help="How many players; all numbers take turns otherwise."),
]
Games = Annotated[int | None, typer.Option("--games", min=1, help="Games to look through.")]
Minutes = Annotated[
    float | None, typer.Option("--minutes", min=0.01, help="How long to search, at most.")
]
Count = Annotated[int, typer.Option("--count", min=1, help="Exercises to find, at most.")]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, help="Processes.")]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="Keep what is found here, also on Ctrl-C; run again to go on."
    ),
]
Endings = Annotated[
    bool, typer.Option("--endings", help="Only endings, which are solved and thus proven.")
]
Check = Annotated[bool, typer.Option("--check", help="Weigh the house's exercises again.")]
Daily = Annotated[bool, typer.Option("--daily", help="Solve the exercise of the day.")]
Listed = Annotated[bool, typer.Option("--list", help="List the house's exercises.")]
Next = Annotated[bool, typer.Option("--next", help="Solve the first one that you never tried.")]
Theme = Annotated[
    str, typer.Option("--theme", metavar="THEME", help="Only of this theme, with --list or --next.")
]
Solve = Annotated[str, typer.Option("--solve", metavar="ID", help="Solve this exercise.")]


def puzzles(
    game: Game = "",
    players: Players = None,
    games: Games = None,
    minutes: Minutes = None,
    count: Count = 30,
    workers: Workers = 1,
    seed: Seed = 1,
    out_file: Out = None,
    endings: Endings = False,
    check: Check = False,
    daily: Daily = False,
    solve: Solve = "",
    following: Next = False,
    listed: Listed = False,
    theme: Theme = "",
    lang: Lang = "",
) -> None:
    """Find positions in which one move is clearly the best, and the obvious one is not.

    Strong members of the league play, and slip now and then. Where the merchant's choice costs 5
    points of the chance to win (in solitaire 5 points), surely, and one other move is clearly the
    best, there is an exercise.

    Examples:

      medici puzzles --daily

      medici puzzles board --next --theme ending

      medici puzzles board --players 4 --minutes 10 --out found.json

      medici puzzles dice --check
    """
    texts = words(language(lang), "puzzles")
    if daily or solve:
        from medici.interfaces.cli.exercise import solve_daily, solve_one  # noqa: PLC0415

        solve_one(solve, texts) if solve else solve_daily(texts)
        return
    named = [game] if game else list(GAMES)
    if game and game not in GAMES:
        raise typer.BadParameter(f"expected {CHOICES[:-1]}; got {game!r}", param_hint="GAME")
    if check:
        compile_when_needed(named, "play", lang=texts.lang)
        recheck_all(named, seed, minutes, texts)
        return
    if following or listed or theme or not game:
        show_house(named, theme, texts, following=following, listed=listed)
        return
    from medici.analysis.puzzles.search import Series  # noqa: PLC0415

    tables = numbers_of(game, players)
    collection = taken_up(out_file, game, seed)
    series = Series(
        tables, games, None if minutes is None else minutes * 60, count, workers, endings
    )
    compile_when_needed(named, "play", workers, texts.lang)
    finished = search(series, collection, out_file, texts)
    if out_file is None:
        print_json(collection)
    else:
        found = len(collection.exercises)
        out.print(texts.say("puzzles-kept", {"n": found, "file": str(out_file)}), soft_wrap=True)
    if not finished:
        raise typer.Exit(130)


def show_house(
    games: Sequence[str], theme: str, texts: Words, *, following: bool, listed: bool
) -> None:
    """The next exercise of the house, a list of them, or how many one has solved."""
    from medici.analysis.puzzles.themes import THEMES  # noqa: PLC0415
    from medici.interfaces.cli.exercise_list import (  # noqa: PLC0415
        list_exercises,
        show_progress,
        solve_next,
    )

    if theme and theme not in THEMES:
        expected = f"expected {', '.join(THEMES)}; got {theme!r}"
        raise typer.BadParameter(expected, param_hint="--theme")
    if following:
        solve_next(games, theme, texts)
    elif listed or theme:
        list_exercises(games, theme, texts)
    else:
        show_progress(games, texts)


def numbers_of(game: str, players: int | None) -> Sequence[int]:
    """The numbers of players to look at."""
    seats = GAMES[game].seats
    if players is None:
        return seats
    if players not in seats:
        expected = f"expected {seats[0]} to {seats[-1]} players for {game}; got {players}"
        raise typer.BadParameter(expected, param_hint="--players")
    return [players]


def taken_up(path: Path | None, game: str, seed: int) -> "Collection":
    """The collection in a file, if there is one; its own seed goes on."""
    from medici.analysis.puzzles.exercise import Collection, read_collection  # noqa: PLC0415

    if path is None or not path.exists():
        return Collection(game, seed)
    try:
        return read_collection(path, game)
    except (ValueError, OSError, msgspec.DecodeError) as problem:
        fail(f"{path}: {problem}")


def search(series: "Series", collection: "Collection", path: Path | None, texts: Words) -> bool:
    """Look through games and say how it goes; whether nobody interrupted it."""
    from medici.analysis.puzzles.exercise import write_collection  # noqa: PLC0415

    told = monotonic()
    try:
        for progress in series.run(collection):
            if path is not None:
                write_collection(path, collection)
            if progress.new is not None:
                tell(progress.new, texts)
            if monotonic() > told + EVERY:
                say_progress(progress, texts)
                told = monotonic()
    except KeyboardInterrupt:
        err.print(texts.say("puzzles-interrupted"))
        return False
    except OSError as problem:
        fail(f"{path}: {problem}")
    return True


def say_progress(progress: "Progress", texts: Words) -> None:
    """How far the search has come, in a line."""
    figures = {"games": progress.games, "found": progress.found}
    err.print(texts.say("puzzles-progress", figures), highlight=False, soft_wrap=True)


def tell(exercise: "Exercise", texts: Words) -> None:
    """An exercise that was found, in a line."""
    game = exercise.game()
    what = texts.say("puzzles-table", {"game": game.name, "players": len(game.players)})
    finding = texts.sentence(exercise.finding, game.players)
    err.print(f"{exercise.id}  {what}: {finding}", highlight=False, soft_wrap=True)


def recheck_all(games: Sequence[str], seed: int, minutes: float | None, texts: Words) -> None:
    """Check the shipped exercises again; status 1 if an answer does not hold.

    After so many minutes, what is left is not checked, and said so.
    """
    from medici.analysis.puzzles.exercise import exercises_of  # noqa: PLC0415
    from medici.analysis.puzzles.recheck import CHECKED_IN, recheck  # noqa: PLC0415

    every = [exercise for game in games for exercise in exercises_of(game)]
    started, fallen = monotonic(), 0
    for place, exercise in enumerate(every):
        if minutes is not None and monotonic() - started > minutes * 60:
            out.print(texts.say("puzzles-unchecked", {"n": len(every) - place}))
            break
        again = recheck(exercise, CHECKED_IN, seed)
        fallen += not again.holds
        line = said_of(exercise, again, texts)
        out.print(f"{place + 1}/{len(every)}  {line}", highlight=False, soft_wrap=True)
    if fallen:
        fail(texts.say("puzzles-fallen", {"n": fallen}))


def said_of(exercise: "Exercise", again: "Recheck", texts: Words) -> str:
    """What a check has shown, in a line."""
    percent = 1 if len(exercise.record["players"]) == 1 else 100
    figures: dict[str, float | str] = {
        "id": exercise.id,
        "game": exercise.record["game"],
        "points": again.cost * percent,
        "error": again.error * percent,
    }
    if not again.holds:
        return texts.say("puzzles-falls", figures)
    return texts.say("puzzles-solved-again" if exercise.proven else "puzzles-stands", figures)
