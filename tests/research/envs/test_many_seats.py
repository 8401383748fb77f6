"""Many seats at once are game by game what Gymnasium makes of single ones."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from medici.research.envs.many_seats import ManySeats
from medici.research.envs.registration import ids
from tests.research.envs.kinds import ONE_OF_EACH, VARIANTS

SOME = pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
STEPS = 60  # of three games: some end, and begin again
MODES = pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])


def any_choices(masks: Any, luck: np.random.Generator) -> Any:
    """A legal choice of each game, or 0 where there is none."""
    return (luck.random(masks.shape) * (masks + 0.0)).argmax(axis=1)


def named(game: str, players: int) -> str:
    return f"Medici/{game.capitalize()}-{players}p-v0"


def assert_same(name: str, mode: AutoresetMode, steps: int, **told: Any) -> int:
    """The same games in both ways; how many of them ended."""
    one_by_one = gymnasium.make_vec(
        name, 3, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **told
    )
    at_once = gymnasium.make_vec(
        name, 3, vectorization_mode="vector_entry_point", autoreset_mode=mode, **told
    )
    assert isinstance(at_once, ManySeats)
    assert at_once.observation_space == one_by_one.observation_space
    assert at_once.action_space == one_by_one.action_space
    shown = at_once.reset(seed=5)
    assert data_equivalence(shown, one_by_one.reset(seed=5))
    luck, ended, masks = np.random.default_rng(1), 0, shown[1]["action_mask"]
    for _ in range(steps):
        choices = any_choices(masks, luck)
        step = at_once.step(choices)
        assert data_equivalence(step, one_by_one.step(choices))
        assert at_once.observation_space.contains(step[0])
        masks = step[4]["action_mask"]
        assert np.array_equal(at_once.action_masks(), masks != 0)
        ended += int(step[2].sum())
    one_by_one.close()
    at_once.close()
    return ended


@MODES
@SOME
def test_games_are_those_of_single_environments(
    game: str, players: int, mode: AutoresetMode
) -> None:
    """Observations, rewards, ends, masks and what else is told, also once games have ended."""
    assert assert_same(named(game, players), mode, STEPS, seat="random") > 0


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_variants_too(game: str, players: int, options: dict[str, bool | str]) -> None:
    told: dict[str, Any] = {"options": options, "reward": "florins", "bots": "merchant"}
    assert_same(named(game, players), AutoresetMode.NEXT_STEP, 20, **told)


@pytest.mark.slow
def test_bots_that_search_sit_there_too() -> None:
    told: dict[str, Any] = {"bots": ["banker", "merchant"], "seat": "random", "rollouts": 8}
    assert_same("Medici/Card-3p-v0", AutoresetMode.NEXT_STEP, 12, **told)


@pytest.mark.parametrize("name", ids())
def test_every_name_is_made_at_once_unless_told_otherwise(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=2)
    assert isinstance(envs, ManySeats)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert envs.spec is not None
    seen, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert infos["action_mask"].any(axis=1).all()


@MODES
def test_its_statistics_of_episodes_can_be_recorded(mode: AutoresetMode) -> None:
    envs = RecordEpisodeStatistics(
        gymnasium.make_vec("Medici/Dice-1p-v0", num_envs=4, autoreset_mode=mode)
    )
    luck, (_, infos) = np.random.default_rng(1), envs.reset(seed=1)
    for _ in range(60):
        _, rewards, over, _, infos = envs.step(any_choices(infos["action_mask"], luck))
        if over.any():
            assert np.array_equal(infos["episode"]["r"][over], rewards[over])
            return
    raise AssertionError("no game has ended")


def ended_game(mode: AutoresetMode) -> tuple[ManySeats, Any]:
    """Solitaires, one of which has just ended, and what was told of that step."""
    envs = ManySeats("dice", 1, 3, autoreset_mode=mode, reward="florins")
    luck, (_, infos) = np.random.default_rng(2), envs.reset(seed=1)
    while True:
        step = envs.step(any_choices(infos["action_mask"], luck))
        infos = step[4]
        if step[2].any():
            return envs, step


def test_a_finished_game_has_an_empty_mask_and_begins_with_the_next_step() -> None:
    envs, (_, rewards, over, _, infos) = ended_game(AutoresetMode.NEXT_STEP)
    assert not infos["action_mask"][over].any()
    assert infos["action_mask"][~over].any(axis=1).all()
    assert (rewards[over] > 0).all()
    choices = infos["action_mask"].argmax(axis=1)
    choices[over] = 99  # whatever is chosen for it: nothing is carried out
    seen, rewards, again, _, infos = envs.step(choices)
    assert not again[over].any()
    assert not rewards[over].any()
    assert not seen[over, 0].any()  # the first round
    assert infos["action_mask"][over].any(axis=1).all()


def test_in_the_same_step_the_end_is_told_apart() -> None:
    envs, (seen, rewards, over, _, infos) = ended_game(AutoresetMode.SAME_STEP)
    number = int(np.flatnonzero(over)[0])
    assert rewards[number] > 0
    assert infos["final_obs"][number][0] == 3  # three rounds scored
    assert seen[number, 0] == 0
    assert not infos["final_info"]["action_mask"][number].any()
    assert envs.action_masks()[number].any()


def test_games_begin_when_asked_where_nothing_else_begins_them() -> None:
    envs, (_, _, over, _, infos) = ended_game(AutoresetMode.DISABLED)
    choices = infos["action_mask"].argmax(axis=1)
    with pytest.raises(ResetNeeded, match="of the games that are over"):
        envs.step(choices)
    before = envs.games.hands.tables.copy()
    _, infos = envs.reset(options={"reset_mask": over})
    assert np.array_equal(infos["_action_mask"], over)
    assert np.array_equal(envs.games.hands.tables[~over], before[~over])
    envs.step(envs.action_masks().argmax(axis=1))


@SOME
def test_an_illegal_choice_changes_nothing_in_any_game(game: str, players: int) -> None:
    envs = ManySeats(game, players, 3)
    with pytest.raises(ResetNeeded, match="no games in hand"):
        envs.step(np.zeros(3, np.int64))
    _, infos = envs.reset(seed=1)
    legal = infos["action_mask"].argmax(axis=1)
    tables, seen = envs.games.hands.tables.copy(), envs.games.hands.observations.copy()
    for wrong in (-1, infos["action_mask"].shape[1], int(infos["action_mask"][1].argmin())):
        choices = legal.copy()
        choices[1] = wrong
        with pytest.raises(InvalidAction, match=f"game 1: expected .*; got {wrong}"):
            envs.step(choices)
    wrongs: list[Any] = [legal[:2], legal + 0.5, "pass"]
    for wrongly in wrongs:
        with pytest.raises(InvalidAction, match="a choice for each game"):
            envs.step(wrongly)
    assert np.array_equal(envs.games.hands.tables, tables)
    assert np.array_equal(envs.games.hands.observations, seen)


def test_seeds_come_as_a_number_or_a_list_and_otherwise_luck_goes_on() -> None:
    envs = ManySeats("dice", 2, 2)
    first = envs.reset(seed=7)[0]
    second = envs.reset()[0]
    assert not np.array_equal(first, second)
    assert np.array_equal(envs.reset(seed=[7, 8])[0], first)
    assert np.array_equal(envs.reset()[0], second)
    with pytest.raises(ValueError, match="a seed for each of 2 games; got 3"):
        envs.reset(seed=[1, 2, 3])
    for wrong in (np.zeros(2, np.bool_), np.ones(2), np.ones(3, np.bool_)):
        with pytest.raises(ValueError, match="a reset_mask of 2 booleans"):
            envs.reset(options={"reset_mask": wrong})
    with pytest.raises(ValueError, match="at least one game; got num_envs=0"):
        ManySeats("dice", 2, 0)
