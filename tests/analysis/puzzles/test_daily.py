"""One exercise a day, and days in a row."""

from datetime import date, timedelta

from medici.analysis.puzzles.daily import Run, answered, run_on, turn_of
from medici.analysis.puzzles.shipped import exercise_called, exercises_of, of_the_day


def test_every_exercise_comes_once_before_one_comes_again() -> None:
    start = date(2026, 3, 1)
    shown = [of_the_day(start + timedelta(days)).id for days in range(90)]
    assert len(set(shown)) == 90
    assert of_the_day(start + timedelta(90)).id == shown[0]


def test_games_with_unequal_numbers_of_exercises_take_turns_too() -> None:
    turns = [turn_of(day, [2, 1]) for day in range(6)]
    assert [turn.game for turn in turns] == [0, 1, 0, 1, 0, 1]
    assert [turn.place for turn in turns] == [0, 0, 1, 0, 0, 0]


def test_days_in_a_row_are_counted_until_one_is_missed_or_wrong() -> None:
    run = Run()
    for day in (100, 101, 102):
        run = answered(run, day, right=True)
    assert run == Run(102, 3, 3)
    assert answered(run, 102, right=False) == run  # the first answer of a day counts
    assert run_on(run, 103) == 3
    assert answered(run, 104, right=True) == Run(104, 1, 3)
    assert answered(run, 103, right=False) == Run(103, 0, 3)


def test_an_exercise_is_found_by_its_id() -> None:
    exercise = exercises_of("card")[3]
    assert exercise_called(exercise.id) is exercise
    assert exercise_called("nothing") is None
