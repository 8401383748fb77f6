"""The games are environments of Gymnasium, by its own check and by the rules."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from medici.bots import BOTS
from medici.record import Game
from medici.record.errors import SetupError
from medici.research.envs import ENCODINGS
from medici.research.envs.one_seat import OneSeat
from medici.research.envs.registration import ids, register
from tests.research.envs.kinds import KINDS, ONE_OF_EACH, VARIANTS

SOME = pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)


def played(env: OneSeat, seed: int) -> tuple[list[Any], list[float]]:
    """A game at random: every observation, and every reward."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    observations, rewards, over = [seen], [], False
    while not over:
        assert env.observation_space.contains(seen)
        choice = env.action_space.sample(mask=info["action_mask"])
        seen, reward, over, truncated, info = env.step(choice)
        assert not truncated
        observations.append(seen)
        rewards.append(reward)
    return observations, rewards


@pytest.mark.parametrize("name", ids())
def test_every_name_passes_the_check(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_variants_pass_the_check(game: str, players: int, options: dict[str, bool | str]) -> None:
    name = f"Medici/{game.capitalize()}-{players}p-v0"
    env: Any = gymnasium.make(name, options=options, seat="random", bots="merchant").unwrapped
    check_env(env)
    assert env.game.options == options


def test_every_game_has_a_name() -> None:
    assert list(ids().values()) == KINDS
    register()  # once more, without a warning
    made = gymnasium.make("medici.research.envs:Medici/Board-4p-v0", bots=["merchant"] * 3, seat=1)
    assert made.reset(seed=1)[1]["seat"] == 1


@SOME
def test_a_game_is_the_same_by_its_seed(game: str, players: int) -> None:
    one, other = OneSeat(game, players, seat="random"), OneSeat(game, players, seat="random")
    seen, rewards = played(one, seed=7)
    assert np.array_equal(played(other, seed=7)[0], seen)
    assert one.game.moves == other.game.moves
    assert played(other, seed=8)[0][0].tolist() != seen[0].tolist()
    assert one.learner_game is not None
    won = one.learner_game.seat in one.game.winners
    assert rewards == [0.0] * (len(rewards) - 1) + [won / len(one.game.winners)]


@SOME
def test_florins_of_the_own_seat_are_paid(game: str, players: int) -> None:
    env = OneSeat(game, players, seat=players - 1, reward="florins")
    _, rewards = played(env, seed=2)
    assert rewards[-1] == env.game.scores[players - 1]
    assert not any(rewards[:-1])


@SOME
def test_the_seat_sees_and_chooses_what_the_rules_say(game: str, players: int) -> None:
    env = OneSeat(game, players, seat="random")
    seen, info = env.reset(seed=3)
    for _ in range(40):
        inner = env.game
        assert info["seat"] == inner.actor
        legal = sorted(ENCODINGS[game].choice_of(action) for action in inner.legal_actions())
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        out = [0] * ENCODINGS[game].size(players)
        ENCODINGS[game].observe(inner.state, info["seat"], out)
        assert seen.tolist() == out
        seen, _, over, _, info = env.step(legal[0])
        if over:
            break


@pytest.mark.parametrize(("game", "players"), [("board", 4), ("card", 3), ("dice", 3)])
def test_bots_play_as_they_do_elsewhere(game: str, players: int) -> None:
    """Merchants from the left on, and where one sits who moves at random."""
    names = ["merchant"] * (players - 2) + ["random"]
    env = OneSeat(game, players, bots=names, seat=1)
    played(env, seed=1)
    before, differ = Game(game, players), dict.fromkeys(range(players), 0)
    for actor, move in env.game.moves:
        if isinstance(actor, int):
            meant = BOTS["merchant"].move(game, before.state, seed=1)
            differ[actor] += before.book.move_name(meant) != move
        before.play(move)
    assert {seat for seat, moves in differ.items() if moves} == {0, 1}


def test_seats_drawn_at_random_differ() -> None:
    env = OneSeat("card", 4, seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.slow
def test_bots_that_search_depend_on_the_seed_alone() -> None:
    envs = [OneSeat("card", 2, bots="banker", rollouts=20) for _ in range(2)]
    games = [played(env, seed=1)[0] for env in envs]
    assert np.array_equal(games[0], games[1])


@SOME
def test_an_illegal_choice_changes_nothing(game: str, players: int) -> None:
    env = OneSeat(game, players)
    _, info = env.reset(seed=1)
    for _ in range(5):
        before, luck = env.game.copy(), env.np_random.bit_generator.state
        mask = info["action_mask"]
        bad: list[Any] = [*np.flatnonzero(mask == 0)[:2], -1, len(mask), "pass", 1.0, None]
        for choice in bad:
            with pytest.raises(InvalidAction, match="expected a legal choice, one of"):
                env.step(choice)
        assert (env.game.moves, env.game.state) == (before.moves, before.state)
        assert env.np_random.bit_generator.state == luck
        _, _, over, _, info = env.step(int(np.flatnonzero(mask)[-1]))
        if over:
            return


def test_there_is_nothing_to_do_before_a_game_and_after_it() -> None:
    env = OneSeat("dice", 1, render_mode="ansi")
    with pytest.raises(ResetNeeded, match="no game in hand"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="no game in hand"):
        env.render()
    played(env, seed=1)
    assert "round 3 of 3, over" in str(env.render())
    with pytest.raises(ResetNeeded, match="no game in hand"):
        env.step(0)


def test_games_run_side_by_side() -> None:
    many = gymnasium.make_vec("Medici/Card-3p-v0", num_envs=3, vectorization_mode="sync")
    seen, infos = many.reset(seed=1)
    assert seen.shape == (3, ENCODINGS["card"].size(3))
    choices = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    assert many.step(choices)[0].shape == seen.shape
    many.close()


def test_what_cannot_sit_together_is_refused() -> None:
    with pytest.raises(SetupError, match="expected 2 to 6 players for board; got 1"):
        OneSeat("board", 1)
    with pytest.raises(ValueError, match="a seat of 0 to 2, or 'random'; got 3"):
        OneSeat("board", 3, seat=3)
    with pytest.raises(ValueError, match=r"one bot for all others, or 2; got \['merchant'\]"):
        OneSeat("board", 3, bots=["merchant"])
    with pytest.raises(ValueError, match=r"expected bots among random, .*; got 'duke'"):
        OneSeat("board", 3, bots="duke")
    with pytest.raises(ValueError, match="share or florins; got 'money'"):
        OneSeat("board", 3, reward="money")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a render mode of human, ansi, rgb_array; got 'rgb'"):
        OneSeat("board", 3, render_mode="rgb")


WITHOUT = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
import medici.research.envs
assert medici.research.envs.batch
for name in ("aec", "one_seat"):
    try:
        __import__("medici.research.envs." + name)
    except ModuleNotFoundError as error:
        assert "pip install 'medici[envs]'" in str(error), error
    else:
        raise SystemExit(f"{name} was imported")
"""


def test_without_the_extra_its_name_is_said() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True)


def masks_for_maskable_ppo(env: Any) -> Any:
    """What sb3-contrib's ``get_action_masks`` calls, whatever wraps the environment."""
    return env.get_wrapper_attr("action_masks")()


@SOME
def test_masks_are_told_as_maskable_ppo_asks_for_them(game: str, players: int) -> None:
    """By the same numbers as in ``info``, also after the end: then nothing may be chosen."""
    env = gymnasium.make(f"Medici/{game.capitalize()}-{players}p-v0")
    assert env.has_wrapper_attr("action_masks")
    with pytest.raises(ResetNeeded, match="no game in hand"):
        env.unwrapped.action_masks()  # type: ignore[attr-defined]
    (_, info), over = env.reset(seed=1), False
    while not over:
        masks = masks_for_maskable_ppo(env)
        assert masks.dtype == np.bool_
        assert masks.any()
        assert np.array_equal(masks, info["action_mask"] != 0)
        _, _, over, _, info = env.step(int(np.flatnonzero(masks)[0]))
    assert not masks_for_maskable_ppo(env).any()
    assert not info["action_mask"].any()
    env.reset()
    assert masks_for_maskable_ppo(env).any()
