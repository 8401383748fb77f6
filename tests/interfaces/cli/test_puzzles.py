"""``medici puzzles``: finding exercises, weighing them again, and solving that of the day."""

import json
from datetime import date
from itertools import count
from pathlib import Path

import pytest

from medici.analysis.puzzles.daily import Streak
from medici.analysis.puzzles.exercise import exercise_of_day, exercises_of
from medici.analysis.puzzles.search import Series
from medici.interfaces.cli.exercise import about, date_in_words
from medici.interfaces.cli.exercise_progress import (
    Progress,
    progress_file,
    read_progress,
    write_progress,
)
from medici.presentation.words import words
from tests.interfaces.cli.commands import medici


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's folder with nothing in it, and an English terminal."""
    monkeypatch.setenv("MEDICI_DATA", str(tmp_path / "medici"))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LANGUAGE", raising=False)
    return tmp_path


def test_the_right_answer_begins_a_row_of_days() -> None:
    exercise, today = exercise_of_day(date.today()), date.today().toordinal()
    write_progress(Progress(Streak(today - 1, 4, 4)))
    answer = medici("puzzles", "--daily", stdin=exercise.answers[0] + "\n")
    assert answer.status == 0
    assert "Right!" in answer.out
    assert "5 days in a row" in answer.out
    assert read_progress() == Progress(Streak(today, 5, 5), {exercise.id: True})
    again = medici("puzzles", "--daily", stdin=exercise.obvious + "\n")
    assert "Only the first answer of a day counts" in again.out
    assert read_progress() == Progress(Streak(today, 5, 5), {exercise.id: True})


def test_the_obvious_answer_costs_and_ends_the_row() -> None:
    exercise, today = exercise_of_day(date.today()), date.today().toordinal()
    write_progress(Progress(Streak(today - 1, 4, 4)))
    answer = medici("puzzles", "--daily", stdin=f"nonsense\ntable\n{exercise.obvious}\n")
    assert "That costs" in answer.out
    assert "Your streak is over" in answer.out
    assert answer.out.count("Legal:") >= 3
    assert read_progress() == Progress(Streak(today, 0, 4), {exercise.id: False})


def test_the_date_and_the_day_of_the_game_are_shown() -> None:
    today = date(2026, 3, 1)
    game = exercise_of_day(today).game()
    assert date_in_words(today, words("en", "puzzles")) == "Sunday, 1 March 2026"
    assert date_in_words(today, words("pt-BR", "puzzles")) == "domingo, 1º de março de 2026"
    told = about(exercise_of_day(today), words("en", "puzzles"))
    assert f"for {len(game.players)}" in told
    assert f"{'Round' if game.name == 'dice' else 'Day'} {game.day} of 3" in told
    answer = medici("puzzles", "--daily", stdin="quit\n")
    assert f"The exercise of {date_in_words(date.today(), words('en', 'puzzles'))}" in answer.out


def test_progress_is_shown_for_each_game_and_theme() -> None:
    board, dice = exercises_of("board"), exercises_of("dice")
    first = {board[0].id: True, board[1].id: False, dice[0].id: True, "gone": True}
    write_progress(Progress(Streak(date.today().toordinal(), 3, 3), first))
    lines = medici("puzzles").out.splitlines()
    assert lines[1].split()[-3:] == ["1", "2", str(len(board))]
    assert lines[2].split()[-3:] == ["0", "0", str(len(exercises_of("card")))]
    assert lines[4].strip() == "3 days in a row"
    (endings,) = [line for line in lines if line.startswith("ending")]
    every = [one for game in ("board", "card", "dice") for one in exercises_of(game)]
    assert endings.split()[-1] == str(sum("ending" in one.themes for one in every))


def test_exercises_are_listed_by_game_and_theme() -> None:
    endings = [one for one in exercises_of("card") if "ending" in one.themes]
    write_progress(Progress(Streak(), {endings[0].id: True, endings[1].id: False}))
    lines = medici("puzzles", "card", "--list", "--theme", "ending").out.splitlines()
    assert [line[:8] for line in lines[:3]] == [
        f"+ {endings[0].id}",
        f"- {endings[1].id}",
        f"  {endings[2].id}",
    ]
    assert len(lines) == len(endings)


def test_the_next_exercise_is_one_that_was_never_tried() -> None:
    endings = [one for one in exercises_of("dice") if "ending" in one.themes]
    write_progress(Progress(Streak(), {endings[0].id: True}))
    ask = ("puzzles", "dice", "--next", "--theme", "ending")
    answer = medici(*ask, stdin=endings[1].answers[0] + "\n")
    assert "Right!" in answer.out
    assert "Proven" in answer.out
    assert read_progress().first == {endings[0].id: True, endings[1].id: True}
    write_progress(Progress(Streak(), {one.id: True for one in endings}))
    assert "tried them all" in medici(*ask).out


def test_a_streak_of_an_earlier_version_goes_on() -> None:
    progress_file().parent.mkdir(parents=True, exist_ok=True)
    progress_file().write_text("[7, 3, 5]\n")
    assert read_progress() == Progress(Streak(7, 3, 5))


def test_whoever_leaves_has_not_answered() -> None:
    for line in ("quit\n", ""):
        assert medici("puzzles", "--daily", stdin=line).status == 0
    assert not progress_file().exists()


def test_a_damaged_run_counts_for_nothing() -> None:
    progress_file().parent.mkdir(parents=True, exist_ok=True)
    progress_file().write_text("nonsense")
    assert read_progress() == Progress()


def test_a_run_that_cannot_be_kept_is_told(own_folder: Path) -> None:
    (own_folder / "medici").write_text("a file where the folder should be")
    answer = medici("puzzles", "--daily", stdin=exercise_of_day(date.today()).answers[0] + "\n")
    assert "could not be kept" in answer.out


def test_an_exercise_by_its_id_in_portuguese() -> None:
    exercise = next(one for one in exercises_of("dice") if len(one.record["players"]) == 1)
    said = medici("puzzles", "--solve", exercise.id, "--lang", "pt", stdin=exercise.obvious + "\n")
    assert "pontos no fim" in said.out
    known = exercise.candidate(exercise.obvious)
    assert known is not None
    assert f"{known.chance:.1f}".replace(".", ",") in said.out
    assert read_progress() == Progress(Streak(), {exercise.id: False})
    assert "There is no exercise" in medici("puzzles", "--solve", "none").err


def test_a_bid_that_nobody_weighed_is_told_so() -> None:
    exercise = next(
        one
        for one in exercises_of("board")
        if one.game().legal()[-1].startswith("bid") and not one.candidate(one.game().legal()[-1])
    )
    highest = exercise.game().legal()[-1]
    assert (
        "more than any bid" in medici("puzzles", "--solve", exercise.id, stdin=f"{highest}\n").out
    )


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--theme", "love"), "got 'love'"),
        (("chess",), "got 'chess'"),
        (("board", "--players", "9"), "expected 2 to 6 players"),
    ],
)
def test_what_cannot_be_searched_is_refused(asked: tuple[str, ...], told: str) -> None:
    answer = medici("puzzles", *asked)
    assert answer.status == 2
    assert told in answer.err


def test_a_file_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    for text in ("nonsense", '{"game": "card"}', '{"game": "dice", "format": "other"}'):
        file.write_text(text)
        answer = medici("puzzles", "dice", "--games", "1", "--out", file)
        assert answer.status == 1
        assert file.read_text() == text


@pytest.mark.slow
def test_what_is_found_is_kept_also_on_ctrl_c(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "found.json"
    ask = ("puzzles", "dice", "--players", "2", "--endings", "--seed", "2001", "--out", file)
    run = Series.run

    def interrupted(*words: object) -> object:
        yield from run(*words)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Series, "run", interrupted)
        answer = medici(*ask, "--count", "1")
    assert answer.status == 130
    assert "Interrupted" in answer.err
    kept = json.loads(file.read_bytes())
    assert len(kept["exercises"]) == 1
    answer = medici(*ask, "--games", "1", "--minutes", "1")
    assert answer.status == 0
    more = json.loads(file.read_bytes())
    assert more["searched"] == kept["searched"] + 1
    assert more["exercises"][:1] == kept["exercises"]


@pytest.mark.slow
def test_what_is_found_can_be_printed() -> None:
    answer = medici(
        "puzzles", "dice", "--players", "2", "--endings", "--seed", "2001", "--count", "1"
    )
    assert len(json.loads(answer.out)["exercises"]) == 1


@pytest.mark.slow
@pytest.mark.long
def test_exercises_are_weighed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("medici.analysis.puzzles.recheck.CHECKED_IN", 200)
    answer = medici("puzzles", "dice", "--check", "--seed", "9")
    exercises = exercises_of("dice")
    assert answer.out.count("the obvious move costs") == len(exercises)
    assert answer.out.count("proven") == sum(one.proven for one in exercises)
    assert f"{len(exercises)}/{len(exercises)}" in answer.out


@pytest.mark.slow
def test_a_check_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("medici.analysis.puzzles.recheck.CHECKED_IN", 200)
    clock = count(0.0, 7.0)  # seconds
    monkeypatch.setattr("medici.interfaces.cli.puzzles.monotonic", lambda: next(clock))
    answer = medici("puzzles", "board", "--check", "--minutes", "0.2")
    assert "exercises are not checked" in answer.out
