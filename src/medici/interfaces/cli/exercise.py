"""Solving an exercise in a terminal: one by its id, or that of the day."""

from datetime import date

from rich.table import Table

from medici.analysis.moves import move_line
from medici.analysis.puzzles.daily import add_answer, streak_on
from medici.analysis.puzzles.exercise import Candidate, Exercise, exercise_called, exercise_of_day
from medici.interfaces.cli.exercise_progress import Progress, read_progress, write_progress
from medici.interfaces.cli.options import fail
from medici.interfaces.cli.output import Screen
from medici.interfaces.cli.prompt_game import Leave
from medici.interfaces.tui.draw import draw, question
from medici.interfaces.tui.draw.parts import short
from medici.interfaces.tui.prompt import Command, offer, understand
from medici.interfaces.tui.saves import file_problem
from medici.presentation.words import Words, words
from medici.record import Game

SHOWN = 6  # moves beside the answer and the own one


def solve_one(name: str, texts: Words) -> None:
    """Solve the exercise of this id; it counts for no streak."""
    exercise = exercise_called(name)
    if exercise is None:
        fail(texts.say("puzzles-unknown", {"id": name}))
    attempt(exercise, texts)


def solve_daily(texts: Words, today: date | None = None) -> None:
    """Solve the exercise of the day; the first answer counts for the streak."""
    today = today or date.today()
    screen = Screen()
    screen.say(texts.say("puzzles-of-date", {"date": date_in_words(today, texts)}), style="bold")
    attempt(exercise_of_day(today), texts, today.toordinal())


def date_in_words(day: date, texts: Words) -> str:
    """A date as one says it."""
    parts: dict[str, float | str] = {
        "weekday": day.isoweekday(),
        "day": day.day,
        "month": day.month,
        "year": str(day.year),
    }
    return texts.say("puzzles-date", parts)


def attempt(exercise: Exercise, texts: Words, day: int | None = None) -> None:
    """Ask for the answer and keep how it went; with a day, also for the streak."""
    screen = Screen()
    right = ask_and_tell(exercise, texts)
    if right is None:
        return
    progress = read_progress()
    progress.first.setdefault(exercise.id, right)
    screen.show()
    if day is not None:
        screen.say(count_day(progress, day, right, texts))
    try:
        write_progress(progress)
    except OSError as problem:
        reason = file_problem(problem, words(texts.lang, "terminal"))
        screen.refuse(texts.say("puzzles-unkept", {"reason": reason}))


def count_day(progress: Progress, day: int, right: bool, texts: Words) -> str:
    """Add the answer of a day to the streak; what became of it, in words."""
    streak = progress.streak
    if streak.day >= day:
        return texts.say("puzzles-again", {"n": streak_on(streak, day)})
    progress.streak = streak = add_answer(streak, day, right)
    figures = {"n": streak.length, "longest": streak.longest}
    return texts.say("puzzles-run" if streak.longest else "puzzles-run-none", figures)


def ask_and_tell(exercise: Exercise, texts: Words) -> bool | None:
    """Show a position, ask for a move and say what it is worth; None if there is no answer."""
    game, screen = exercise.game(), Screen()
    screen.say(about(exercise, texts))
    screen.show()
    show(game, screen, texts)
    try:
        move = asked_for(game, screen, texts)
    except (Leave, EOFError, KeyboardInterrupt):
        screen.show()
        return None
    tell(exercise, game, move, screen, texts)
    return move in exercise.answers


def about(exercise: Exercise, texts: Words) -> str:
    """An exercise in a line: its id, the table, the day and the themes."""
    game = exercise.game()
    table = texts.say("puzzles-table", {"game": game.name, "players": len(game.players)})
    day = texts.say("puzzles-day", {"game": game.name, "day": game.day})
    themes = [texts.say(f"puzzles-theme-{theme}") for theme in exercise.themes]
    return f"{exercise.id}  {table}. {day}. {', '.join(themes)}."


def show(game: Game, screen: Screen, texts: Words) -> None:
    """The table, and what is asked."""
    screen.show(draw(game, [int(game.actor or 0)], texts.lang))
    screen.show()
    screen.say(question(game, texts.lang), style="bold")
    screen.say(texts.say("puzzles-legal", {"moves": offer(game.legal(), texts.lang)}), indent=2)


def asked_for(game: Game, screen: Screen, texts: Words) -> str:
    """Read lines until one of them is a legal move."""
    legal = game.legal()
    while True:
        line = input(f"{short(game.players[int(game.actor or 0)])}> ")
        wish = understand(line, legal, texts.lang)
        if isinstance(wish, Command):
            if wish.name == "quit":
                raise Leave
            if wish.name == "table":
                show(game, screen, texts)
                continue
        elif wish in legal:
            return wish
        screen.refuse(texts.say("puzzles-legal", {"moves": offer(legal, texts.lang)}))


def tell(exercise: Exercise, game: Game, move: str, screen: Screen, texts: Words) -> None:
    """Whether a move is the answer, what it costs, and what the others do."""
    screen.show()
    screen.say(verdict(exercise, move, texts), style="bold")
    screen.say(texts.sentence(exercise.finding, game.players))
    screen.show()
    alone = len(game.players) == 1
    table = Table("", *(texts.say(name) for name in heads(alone)), box=None, pad_edge=False)
    for known in shown(exercise, move):
        mark = ">" if known.move == move else "*" if known.move in exercise.answers else ""
        said = texts.sentence(move_line(game, known.move, "puzzles"), game.players)
        table.add_row(mark, said, *figures(known, alone, texts))
    screen.show(table)
    if exercise.proven:
        screen.say(texts.say("puzzles-proven"))


def verdict(exercise: Exercise, move: str, texts: Words) -> str:
    """What a move is worth, in a sentence."""
    if move in exercise.answers:
        return texts.say("puzzles-right")
    known = exercise.candidate(move)
    if known is None:
        return texts.say("puzzles-beyond")
    alone = len(exercise.record["players"]) == 1
    points = known.cost if alone else known.cost * 100
    return texts.say("puzzles-wrong-alone" if alone else "puzzles-wrong", {"points": points})


def heads(alone: bool) -> tuple[str, str, str]:
    """What stands above the figures."""
    worth = "puzzles-head-points" if alone else "puzzles-head-chance"
    return "puzzles-head-move", worth, "puzzles-head-cost"


def figures(known: Candidate, alone: bool, texts: Words) -> tuple[str, str]:
    """The worth of a move and its cost, with its error."""
    times, worth = (1, "puzzles-points") if alone else (100, "puzzles-percent")
    cost = texts.say("puzzles-points", {"points": known.cost * times})
    error = texts.say("puzzles-error", {"error": known.error * times})
    chance = texts.say(worth, {"points": known.chance * times})
    if known.cost <= 0:
        return chance, ""
    return chance, f"{cost} {error}" if known.error else cost


def shown(exercise: Exercise, move: str) -> list[Candidate]:
    """The moves to name: the best ones, the obvious one and the own one."""
    wanted = {move, exercise.obvious, *exercise.answers}
    return [
        known
        for place, known in enumerate(exercise.candidates)
        if place < SHOWN or known.move in wanted
    ]
