"""One exercise a day, and days in a row."""

from datetime import date, timedelta

from medici.analysis.puzzles.daily import Streak, add_answer, streak_on, turn_of
from medici.analysis.puzzles.exercise import exercise_called, exercise_of_day, exercises_of
from medici.games import GAMES


def test_every_exercise_comes_once_before_one_comes_again() -> None:
    """The games take turns, so that of the one with the fewest some come again earlier."""
    start, fewest = date(2026, 3, 1), min(len(exercises_of(game)) for game in GAMES)
    days = len(GAMES) * fewest
    shown = [exercise_of_day(start + timedelta(day)).id for day in range(days)]
    assert len(set(shown)) == days


def test_games_with_unequal_numbers_of_exercises_take_turns_too() -> None:
    turns = [turn_of(day, [2, 1]) for day in range(6)]
    assert [turn.game for turn in turns] == [0, 1, 0, 1, 0, 1]
    assert [turn.place for turn in turns] == [0, 0, 1, 0, 0, 0]


def test_days_in_a_row_are_counted_until_one_is_missed_or_wrong() -> None:
    streak = Streak()
    for day in (100, 101, 102):
        streak = add_answer(streak, day, right=True)
    assert streak == Streak(102, 3, 3)
    assert add_answer(streak, 102, right=False) == streak  # the first answer of a day counts
    assert streak_on(streak, 103) == 3
    assert add_answer(streak, 104, right=True) == Streak(104, 1, 3)
    assert add_answer(streak, 103, right=False) == Streak(103, 0, 3)


def test_an_exercise_is_found_by_its_id() -> None:
    exercise = exercises_of("card")[3]
    assert exercise_called(exercise.id) is exercise
    assert exercise_called("nothing") is None
