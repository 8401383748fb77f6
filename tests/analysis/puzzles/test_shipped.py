"""Every exercise of the house: legal, with an answer that is not the obvious one."""

import msgspec
import pytest

from medici.analysis.puzzles.criteria import CLEAR, SURE, least_cost
from medici.analysis.puzzles.exercise import Candidate, Exercise, exercises_of, id_of
from medici.analysis.puzzles.recheck import recheck
from medici.analysis.puzzles.sentences import finding
from medici.analysis.puzzles.themes import ENDING, themes_of
from medici.analysis.puzzles.trivial import is_trivial
from medici.bots.compiled.engine import engine_of
from medici.bots.policies.heuristics import weights_for
from medici.games import GAMES
from medici.presentation.words import LANGUAGES, words
from tests.long_run import long_unless, sample_size

LEAST = 60  # of each game
MEASURED = 12  # of them, by the futures of the network: not all are endings
EVERY = [
    pytest.param(exercise, id=f"{game}-{exercise.id}")
    for game in GAMES
    for exercise in exercises_of(game)
]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_several_of_each_game(game: str) -> None:
    exercises = exercises_of(game)
    assert len(exercises) == len({exercise.id for exercise in exercises}) >= LEAST
    assert all(exercise.record["game"] == game for exercise in exercises)
    assert len({len(exercise.record["players"]) for exercise in exercises}) >= 3
    assert {exercise.game().day for exercise in exercises} == {1, 2, 3}
    assert sum(not exercise.proven for exercise in exercises) >= MEASURED


@pytest.mark.parametrize("exercise", EVERY)
def test_an_exercise_is_sound(exercise: Exercise) -> None:
    game = exercise.game()
    legal = game.legal()
    assert isinstance(game.actor, int)
    assert set(exercise.record) == {"format", "game", "players", "options", "moves"}
    assert exercise.id == id_of(exercise.record)
    moves = [known.move for known in exercise.candidates]
    assert set(moves) <= set(legal)
    assert set(legal) - set(moves) <= {move for move in legal if move.startswith("bid")}
    assert exercise.best in exercise.answers
    assert set(exercise.answers) < set(moves)
    assert exercise.obvious in moves
    assert exercise.obvious not in exercise.answers
    assert exercise.finding == finding(game, exercise.best, exercise.answers, exercise.obvious)
    assert exercise.themes == themes_of(game, exercise.finding, exercise.proven)
    assert exercise.proven == (ENDING in exercise.themes)
    for lang in LANGUAGES:
        assert words(lang, "puzzles").sentence(exercise.finding, game.players)


@pytest.mark.parametrize("exercise", EVERY)
def test_the_obvious_move_costs_what_is_asked_for(exercise: Exercise) -> None:
    alone = len(exercise.record["players"]) == 1
    obvious = exercise.candidate(exercise.obvious)
    assert obvious is not None
    assert obvious.cost >= least_cost(alone)
    assert obvious.cost >= SURE * obvious.error
    for known in exercise.candidates:
        assert known.move in exercise.answers or known.cost > CLEAR * known.error


@pytest.mark.slow
@pytest.mark.parametrize("exercise", EVERY)
def test_the_obvious_move_is_the_merchants(exercise: Exercise) -> None:
    game = exercise.game()
    engine = engine_of(game.name)
    weights = weights_for(game.name, len(game.players))
    action = engine.heuristic_move(engine.record_of(game.state), weights)
    assert game.book.move_name(action) == exercise.obvious


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_none_is_trivial(game: str) -> None:
    assert not [one.id for one in exercises_of(game) if is_trivial(one)]


@pytest.mark.slow
@pytest.mark.parametrize("game", long_unless(["dice"], GAMES))
def test_answers_stand_in_other_futures(game: str) -> None:
    measured = [one for one in exercises_of(game) if not one.proven]
    for exercise in measured[:: sample_size(16, 8)]:
        assert recheck(exercise, 400, seed=77).holds


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_endings_are_proven(game: str) -> None:
    endings = [one for one in exercises_of(game) if one.proven]
    assert endings
    for exercise in endings:
        assert all(known.error == 0 for known in exercise.candidates)
        assert recheck(exercise, 0, seed=1).holds


@pytest.mark.slow
def test_a_proof_that_says_something_else_does_not_hold() -> None:
    exercise = next(one for one in exercises_of("dice") if one.proven)
    first, *others = exercise.candidates
    wrong = Candidate(first.move, first.chance - 0.01, first.cost, first.error)
    changed = msgspec.structs.replace(exercise, candidates=[wrong, *others])
    assert not recheck(changed, 0, seed=1).holds
    beginning = {**exercise.record, "moves": exercise.record["moves"][:3]}
    assert not recheck(msgspec.structs.replace(exercise, record=beginning), 0, seed=1).holds
