"""The exercises of the house in a terminal: how many one has solved, which there are, the next."""

from collections import Counter
from collections.abc import Sequence
from datetime import date

from rich.table import Table

from medici.analysis.puzzles.daily import streak_on
from medici.analysis.puzzles.exercise import Exercise, exercises_of
from medici.analysis.puzzles.themes import THEMES
from medici.interfaces.cli.exercise import about, attempt
from medici.interfaces.cli.exercise_progress import Progress, first_of, read_progress
from medici.interfaces.cli.options import out
from medici.interfaces.cli.output import Screen
from medici.presentation.words import Words

MARKS = {True: "+", False: "-", None: " "}  # the first attempt was right or wrong; none yet


def chosen(games: Sequence[str], theme: str) -> list[Exercise]:
    """The exercises of these games, and of this theme if one is named."""
    every = [exercise for game in games for exercise in exercises_of(game)]
    return [exercise for exercise in every if not theme or theme in exercise.themes]


def show_progress(games: Sequence[str], texts: Words, today: date | None = None) -> None:
    """How many exercises were solved at the first attempt, and of which themes there are some."""
    progress, screen = read_progress(), Screen()
    heads = ("puzzles-head-game", "puzzles-head-solved", "puzzles-head-tried", "puzzles-head-all")
    table = Table(*map(texts.say, heads), box=None, pad_edge=False)
    for game in games:
        ids = [exercise.id for exercise in exercises_of(game)]
        first = [progress.first[one] for one in ids if one in progress.first]
        name = texts.say("puzzles-game", {"game": game})
        table.add_row(name, *map(str, (sum(first), len(first), len(ids))))
    screen.show(table)
    streak, day = progress.streak, (today or date.today()).toordinal()
    screen.say(texts.say("puzzles-days", {"n": streak_on(streak, day)}))
    screen.show()
    screen.show(themes_table(chosen(games, ""), progress, texts))
    screen.show()
    screen.say(texts.say("puzzles-ways"))


def themes_table(exercises: Sequence[Exercise], progress: Progress, texts: Words) -> Table:
    """The themes of some exercises: how many there are, and how many were solved."""
    every = Counter(theme for one in exercises for theme in one.themes)
    solved = Counter(
        theme for one in exercises if progress.first.get(one.id) for theme in one.themes
    )
    heads = ("puzzles-head-theme", "", "puzzles-head-solved", "puzzles-head-all")
    table = Table(*(texts.say(head) if head else "" for head in heads), box=None, pad_edge=False)
    for theme in THEMES:
        if every[theme]:
            name = texts.say(f"puzzles-theme-{theme}")
            table.add_row(theme, name, str(solved[theme]), str(every[theme]))
    return table


def list_exercises(games: Sequence[str], theme: str, texts: Words) -> None:
    """Every exercise in a line, with how the first attempt went."""
    progress = read_progress()
    for exercise in chosen(games, theme):
        line = f"{MARKS[progress.first.get(exercise.id)]} {about(exercise, texts)}"
        out.print(line, highlight=False, soft_wrap=True)


def solve_next(games: Sequence[str], theme: str, texts: Words) -> None:
    """Solve the first exercise that was never tried."""
    exercise = first_of(chosen(games, theme), read_progress())
    if exercise is None:
        Screen().say(texts.say("puzzles-none-left"))
        return
    attempt(exercise, texts)
