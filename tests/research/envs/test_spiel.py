"""The games in OpenSpiel: its own test, its algorithms, and the same odds as in the rules."""

import pickle
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from medici.games import GAMES
from medici.record import Game
from medici.research.envs import ENCODINGS
from tests.long_run import long_unless, rows_long_unless

pyspiel: Any = pytest.importorskip("pyspiel")
pytest.importorskip("medici.research.envs.spiel")

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]
RISING, SOLITAIRE = "medici_card(rising_monopoly=True)", "medici_dice(players=1)"
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def table(name: str, players: int = 2, more: str = "") -> Any:
    """A state in which somebody is to act."""
    state = pyspiel.load_game(f"medici_{name}(players={players}{more})").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def near_the_end(name: str, decisions: int, more: str = "") -> Any:
    """A state in which so many decisions are left, if all goes on as in this game."""
    luck = np.random.RandomState(1)
    state, seen = table(name, more=more), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=odds))
        else:
            seen.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()[:3]))
    return seen[-decisions]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), rows_long_unless([("board", 2)], KINDS))
def test_a_game_passes_the_test_of_openspiel(name: str, players: int) -> None:
    game = pyspiel.load_game(f"medici_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("more", long_unless([SOLITAIRE], [RISING, SOLITAIRE]))
def test_variants_and_florins_pass_it_too(more: str) -> None:
    game = pyspiel.load_game(more.replace(")", ",reward=florins)"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_an_edition_is_chosen_as_everywhere_in_the_house() -> None:
    classic = pyspiel.load_game("medici_board(players=4,edition=classic)")
    assert classic.get_parameters()["edition"] == "classic"
    pyspiel.random_sim_test(classic, num_sims=1, serialize=True, verbose=False)
    with pytest.raises(ValueError, match="expected 3 to 6 players for board; got 2"):
        pyspiel.load_game("medici_board(edition=classic)")
    with pytest.raises(ValueError, match="expected '2016' or 'classic'; got 'older'"):
        pyspiel.load_game("medici_board(edition=older)")


@pytest.mark.parametrize("given", [{}, {"edition": "2016"}, {"edition": "of_2016"}])
def test_a_game_can_be_loaded_again_from_its_name(given: dict[str, str]) -> None:
    """Though OpenSpiel would read an edition of 2016 as a number, and refuse it."""
    game = pyspiel.load_game("medici_board", {"players": 3, **given})
    again = pyspiel.load_game(str(game))
    assert again.get_parameters() == game.get_parameters()
    assert again.get_parameters()["edition"] == "of_2016"
    kept = pyspiel.serialize_game_and_state(game, game.new_initial_state())
    assert str(pyspiel.deserialize_game_and_state(kept)[0]) == str(game)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415  # slow

    kept = (PLAYTHROUGHS / f"medici_{name}.txt").read_text("utf-8")
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", kept, re.MULTILINE)]
    anew = generate_playthrough.playthrough(f"medici_{name}(players=2)", actions)
    assert anew == kept


@pytest.mark.parametrize("name", GAMES)
def test_odds_are_those_of_the_rules(name: str) -> None:
    state = pyspiel.load_game(f"medici_{name}(players=3)").new_initial_state()
    game = Game(name, players=3)
    for number in range(2 if name == "dice" else 3):
        told = {state.action_to_string(a): odds for a, odds in state.chance_outcomes()}
        if name == "dice" and number:
            assert set(told.values()) == {1 / 6}
            return
        assert told == {move: float(odds) for move, odds in game.chances().items()}
        first = next(iter(told))
        state.apply_action(state.string_to_action(first))
        game.play(first)
        while not state.is_chance_node():  # present and take the first card
            move = state.action_to_string(state.legal_actions()[-1])
            state.apply_action(state.legal_actions()[-1])
            game.play(move)


def test_five_dice_that_fall_one_by_one_are_one_of_all_rolls() -> None:
    state = pyspiel.load_game("medici_dice").new_initial_state()
    state.apply_action(0)
    odds, names = Fraction(1), []
    for face in (4, 9, 6, 7, 5):
        assert state.is_chance_node()
        names.append(state.action_to_string(face).split()[-1])
        odds *= Fraction(1, len(state.chance_outcomes()))
        state.apply_action(face)
    game = Game("dice", players=2)
    game.play("first 0")
    assert game.chances()[f"roll {' '.join(names)}"] == odds == Fraction(1, 7776)
    game.play(f"roll {' '.join(names)}")
    assert state.table.t == game.state


def test_dice_that_have_fallen_are_told() -> None:
    state = pyspiel.load_game("medici_dice").new_initial_state()
    for outcome in (0, 4, 9):
        state.apply_action(outcome)
    assert state.observation_string(1).endswith("die 1 cloth2, die 2 gold5")


@pytest.mark.parametrize("name", GAMES)
def test_what_python_is_told_at_once_is_what_openspiel_tells(name: str) -> None:
    """Answers that do not lead through C++ are those that do, at every node of a game."""
    state, luck = pyspiel.load_game(f"medici_{name}(players=3)").new_initial_state(), Random(1)
    base, seats = pyspiel.State, range(3)
    while True:
        for told in ("is_chance_node", "is_terminal", "is_player_node", "legal_actions"):
            assert getattr(state, told)() == getattr(base, told)(state)
        assert state.legal_actions_mask() == base.legal_actions_mask(state)
        for seat in seats:
            if state.is_chance_node():  # here OpenSpiel tells seats what nature can do
                assert not state.legal_actions(seat)
                assert state.legal_actions_mask(seat) == [0] * ENCODINGS[name].choices
            else:
                assert state.legal_actions(seat) == base.legal_actions(state, seat)
                assert state.legal_actions_mask(seat) == base.legal_actions_mask(state, seat)
            assert state.observation_tensor(seat) == base.observation_tensor(state, seat)
            told_before = base.information_state_tensor(state, seat)
            assert state.information_state_tensor(seat) == told_before
        if state.is_terminal():
            return
        if state.is_player_node():
            seen = state.observation_tensor()
            assert seen == state.observation_tensor(state.current_player())
        state.legal_actions().clear()  # a list of one's own
        state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_a_player_that_there_is_not_sees_nothing(name: str) -> None:
    state = table(name)
    for seat in (-1, 2, 9):
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_node_is_that_of_the_rules(name: str) -> None:
    """Compiled rules on a record against plain ones on an object, for whole games."""
    encoding, book, luck = ENCODINGS[name], GAMES[name], Random(2)
    state = pyspiel.load_game(f"medici_{name}(players=2)").new_initial_state()
    while not state.is_terminal():
        plain = state.table.t
        if state.is_chance_node():
            action = luck.choice(state.chance_outcomes())[0]
        else:
            legal = sorted(encoding.choice_of(move) for move in book.legal_moves(plain))
            assert state.legal_actions() == legal
            action = luck.choice(legal)
            book.play(plain, encoding.action_of(action))
        seats = plain.copy()
        chosen = not state.is_chance_node()
        state.apply_action(action)
        assert not chosen or seats == state.table.t
    won = [float(book.wins(state.table.t, seat)) for seat in (0, 1)]
    assert state.returns() == [part / sum(won) for part in won]


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = table(name)
    legal, twin = state.legal_actions(), state.clone()
    before = state.table.cells.tobytes()
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[0])
    assert state.table.cells.tobytes() == before
    assert state.legal_actions() == legal


@pytest.mark.parametrize("reward", ["share", "florins"])
@pytest.mark.parametrize("name", GAMES)
def test_our_evaluator_is_openspiels_in_compiled_code(name: str, reward: str) -> None:
    """By the mean of many games at random, also while dice are falling."""
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415

    from medici.research.envs.spiel.rollouts import RolloutEvaluator  # noqa: PLC0415

    state = near_the_end(name, 3, f",reward={reward}")
    if name == "dice":  # two dice have fallen
        while not state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        for _ in range(2):
            state.apply_action(state.chance_outcomes()[0][0])
    history = state.history()
    usual = mcts.RandomRolloutEvaluator(400, np.random.RandomState(1))
    own = RolloutEvaluator(400, seed=1)
    scale = 1 if reward == "share" else 60
    assert own.evaluate(state) == pytest.approx(usual.evaluate(state), abs=0.15 * scale)
    assert own.prior(state) == usual.prior(state)
    assert state.history() == history
    assert RolloutEvaluator(3, seed=4).evaluate(state).tolist() == (
        RolloutEvaluator(3, seed=4).evaluate(state).tolist()
    )
    bot = mcts.MCTSBot(state.get_game(), 1.5, 12, own, random_state=np.random.RandomState(1))
    whole = table(name)
    assert bot.step(whole) in whole.legal_actions()
    with pytest.raises(ValueError, match="at least one rollout; got 0"):
        RolloutEvaluator(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_what_every_environment_shows(name: str) -> None:
    state = table(name, players=2)
    for seat in (0, 1):
        out = [0] * ENCODINGS[name].size(2)
        ENCODINGS[name].observe(state.table.t, seat, out)
        assert state.observation_tensor(seat) == state.information_state_tensor(seat) == out
    assert len(state.get_game().fields) == len(list(ENCODINGS[name].places(2)))


def test_an_information_state_tells_the_past() -> None:
    one, other = table("board"), table("board")
    one.apply_action(one.legal_actions()[0])
    assert one.information_state_string(0).startswith("seat 0: ")
    assert one.information_state_string(0) != other.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("wrong", [-1, 400, 10**6])
def test_an_illegal_action_is_refused_and_changes_nothing(name: str, wrong: int) -> None:
    state = table(name)
    before, history = str(state), state.history()
    for act in (state.apply_action, state.apply_action_with_legality_check, state.child):
        with pytest.raises(pyspiel.SpielError):
            act(wrong)
    assert (str(state), state.history()) == (before, history)
    state.apply_action(state.legal_actions()[0])


def test_an_outcome_that_cannot_happen_is_refused() -> None:
    for name in GAMES:
        state = pyspiel.load_game(f"medici_{name}").new_initial_state()
        for wrong in (2, 5, 9999):
            with pytest.raises(pyspiel.SpielError, match="expected one of"):
                state.apply_action(wrong)
        assert state.history() == []


@pytest.mark.parametrize("name", GAMES)
def test_states_can_be_cloned_pickled_and_serialised(name: str) -> None:
    state = near_the_end(name, 3)
    game = state.get_game()
    for twin in (
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
    ):
        assert (str(twin), twin.history()) == (str(state), state.history())
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)


def test_the_victory_is_shared_or_florins_are_paid() -> None:
    for reward in ("share", "florins"):
        state = table("card", more=f",reward={reward}")
        luck = np.random.RandomState(2)
        while not state.is_terminal():
            assert state.returns() == [0, 0]
            state.apply_action(luck.choice(state.legal_actions()))
        total = sum(state.returns())
        assert total == 1 if reward == "share" else total > 50
    alone = pyspiel.load_game("medici_dice(players=1)")
    assert alone.max_utility() > 1


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(ValueError, match="expected 2 to 6 players for board; got 7"):
        pyspiel.load_game("medici_board(players=7)")
    with pytest.raises(ValueError, match="share or florins; got 'gold'"):
        pyspiel.load_game("medici_board(reward=gold)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("medici_board(colour=red)")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_its_tree_search_plays(name: str) -> None:
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415

    state, luck = table(name), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(state.get_game(), 1.5, 12, evaluator, random_state=luck)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_outcome_sampling_runs_on_whole_games(name: str) -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr  # noqa: PLC0415

    state = table(name)
    np.random.seed(1)  # as its solvers draw
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(state.get_game())
    for _ in range(3):
        solver.iteration()
    odds = solver.average_policy().action_probabilities(state)
    assert sorted(odds) == state.legal_actions()
    assert sum(odds.values()) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_external_sampling_runs_where_few_decisions_are_left(name: str) -> None:
    """It tries every move of one side to the end, which no whole game of this size allows."""
    from open_spiel.python.algorithms import external_sampling_mccfr  # noqa: PLC0415

    state = near_the_end(name, 2)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(state.get_game())
    for player in (0, 1):
        solver._update_regrets(state.clone(), player)
    odds = solver.average_policy().action_probabilities(state)
    assert sorted(odds) == state.legal_actions()
    assert 0 <= min(odds.values()) <= max(odds.values()) <= 1


@pytest.mark.slow
def test_without_openspiel_the_error_names_the_extra() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import medici.research.envs.spiel"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'medici[openspiel]'" in done.stderr
