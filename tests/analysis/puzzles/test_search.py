"""Looking for exercises in games: what is found is one, and the search goes on where it was."""

from pathlib import Path

import pytest

from medici.analysis.puzzles.exercise import Collection, read_collection, write_collection
from medici.analysis.puzzles.search import SelfPlay, Series
from medici.record import Game

pytestmark = pytest.mark.slow


def test_a_game_of_strong_players_can_be_played_again_up_to_every_decision() -> None:
    positions = list(SelfPlay("dice", 2, seed=1, number=0).decisions())
    assert len(positions) > 20
    game = Game("dice", 2)
    for action in positions[-1].past:
        game.play(action)
    assert game.actor == positions[-1].table["actor"]
    again = list(SelfPlay("dice", 2, seed=1, number=0).decisions())
    assert [position.past for position in again] == [position.past for position in positions]


@pytest.mark.long
def test_a_search_finds_exercises_and_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = Collection("dice", seed=5)
    steps = list(Series([2], games=4).run(whole))
    assert [step.games for step in steps] == [1, 2, 3, 4]
    assert len(whole.exercises) == steps[-1].found >= 1
    for exercise in whole.exercises:
        assert exercise.obvious not in exercise.answers
        assert exercise.game().actor in (0, 1)
    file = tmp_path / "found.json"
    write_collection(file, Collection("dice", seed=5))
    for _ in range(2):
        part = read_collection(file, "dice")
        list(Series([2], games=2).run(part))
        write_collection(file, part)
    assert read_collection(file, "dice") == whole


@pytest.mark.long
def test_several_processes_find_the_same() -> None:
    alone, together = Collection("dice", seed=5), Collection("dice", seed=5)
    list(Series([2], games=2).run(alone))
    list(Series([2], games=2, workers=2).run(together))
    assert together == alone


def test_a_search_ends_with_enough_exercises_or_when_its_time_is_over() -> None:
    collection = Collection("dice", seed=2001)
    steps = list(Series([2], games=40, wanted=1, endings=True).run(collection))
    assert steps[-1].found == 1
    assert len(list(Series([2], seconds=0.0, endings=True).run(Collection("dice")))) == 1


def test_endings_are_found_and_proven() -> None:
    collection = Collection("dice", seed=2001)
    list(Series([2], games=40, wanted=1, endings=True).run(collection))
    (exercise,) = collection.exercises
    assert exercise.proven
    assert exercise.game().day == 3
    best = exercise.candidate(exercise.best)
    obvious = exercise.candidate(exercise.obvious)
    assert best is not None
    assert obvious is not None
    assert best.chance - obvious.chance == pytest.approx(obvious.cost, abs=0.0002)
    assert obvious.cost >= 0.05
