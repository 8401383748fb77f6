"""The games are environments of PettingZoo, by its own tests and by the rules."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any
from warnings import catch_warnings, filterwarnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

from medici.record.errors import SetupError
from medici.research.envs import ENCODINGS, aec
from tests.long_run import rows_long_unless, sample_size
from tests.research.envs.kinds import KINDS, ONE_OF_EACH, VARIANTS

EVERY_KIND = pytest.mark.parametrize(("game", "players"), KINDS)
SOME = pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
CYCLES = sample_size(50, 500)  # of each agent, in two games that are to be the same
CONFORM = pytest.mark.parametrize("chance", aec.CHANCE)

# What PettingZoo remarks on all games of others that tell a mask with an observation; on agents
# without a choice, once a game is over; and on nature, who is one of a kind.
REMARKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
    "We recommend agents to be named in the format",
    "Agents have different observation space sizes",
)


def conforms(table: Any) -> None:
    """Run PettingZoo's test; any other warning is an error."""
    with catch_warnings():
        for remark in REMARKS:
            filterwarnings("ignore", remark)
        api_test(table)


@EVERY_KIND
@CONFORM
def test_a_table_passes_the_api_test(game: str, players: int, chance: aec.Chance) -> None:
    conforms(aec.env(game, players, chance=chance))


@EVERY_KIND
@CONFORM
def test_a_table_passes_the_seed_test(game: str, players: int, chance: aec.Chance) -> None:
    seed_test(lambda: aec.env(game, players, chance=chance), num_cycles=CYCLES)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), rows_long_unless(ONE_OF_EACH, KINDS))
def test_a_table_passes_the_render_test(game: str, players: int) -> None:
    render_test(lambda render_mode: aec.env(game, players, render_mode=render_mode))


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_variants_pass_the_api_test(
    game: str, players: int, options: dict[str, bool | str]
) -> None:
    table = aec.env(game, players, options=options)
    conforms(table)
    assert table.unwrapped.game.options == options


def played(table: Any, seed: int) -> Iterator[tuple[str, dict[str, Any], float]]:
    """A game at random: before each choice who is to act, what it sees and was paid."""
    table.reset(seed=seed)
    for number, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(seed + number)
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        yield agent, seen, reward
        likely = {"probability": info["odds"]} if info else {"mask": seen["action_mask"]}
        table.step(None if over else table.action_space(agent).sample(**likely))


@SOME
@CONFORM
def test_a_whole_game_is_one_of_the_rules(game: str, players: int, chance: aec.Chance) -> None:
    table = aec.env(game, players, chance=chance)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent, seen, reward in played(table, seed=4):
        rewards[agent] += reward
        inner = table.unwrapped.game
        assert table.observation_space(agent).contains(seen)
        if agent == aec.NATURE:
            choice_of = table.unwrapped.chances.actions.number_of
        else:
            choice_of = ENCODINGS[game].choice_of
            out = [0] * ENCODINGS[game].size(players)
            ENCODINGS[game].observe(inner.state, int(agent[-1]), out)
            assert seen["observation"].tolist() == out
        legal = [] if inner.over else sorted(map(choice_of, inner.legal_actions()))
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
    inner = table.unwrapped.game
    assert inner.over
    shares = {f"seat_{seat}": 1 / len(inner.winners) for seat in inner.winners}
    assert {agent: paid for agent, paid in rewards.items() if paid} == shares


@SOME
def test_florins_are_paid_at_the_end(game: str, players: int) -> None:
    table = aec.env(game, players, reward="florins")
    rewards = {agent: reward for agent, _, reward in played(table, seed=1)}
    scores = table.unwrapped.game.scores
    assert rewards == {f"seat_{seat}": score for seat, score in enumerate(scores)}


@SOME
@CONFORM
def test_an_illegal_choice_changes_nothing(game: str, players: int, chance: aec.Chance) -> None:
    table = aec.raw_env(game, players, chance=chance)
    table.reset(seed=1)
    for _ in range(12):
        agent = table.agent_selection
        mask = table.observe(agent)["action_mask"]
        before = deepcopy(table.__dict__)
        bad = [*np.flatnonzero(mask == 0)[:2].tolist(), -1, len(mask), "pass", 1.0, None]
        for choice in bad:
            with pytest.raises(AssertionError, match="expected a legal choice, one of"):
                table.step(choice)
        assert table.game.moves == before["game"].moves
        assert table.game.state == before["game"].state
        assert (table.agent_selection, table.rewards) == (agent, before["rewards"])
        assert table._random.bit_generator.state == before["_random"].bit_generator.state
        table.step(np.flatnonzero(mask)[0])


def test_in_wrappers_an_illegal_choice_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    table = aec.env("board", 3)
    table.reset(seed=1)
    agent = table.agent_selection
    moves = list(table.unwrapped.game.moves)
    table.step(0)
    assert "Illegal move made" in caplog.text
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1
    assert table.unwrapped.game.moves == moves
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(403)


def test_nature_is_told_how_likely_everything_is() -> None:
    table = aec.env("board", 2, chance="exposed")
    table.reset(seed=1)
    assert table.last()[4]["odds"].tolist() == [0.5, 0.5] + [0.0] * 31
    table.step(1)
    odds = table.last()[4]["odds"]
    unseen = table.unwrapped.game.chances()
    assert sorted(odds[odds > 0]) == pytest.approx(sorted(float(odd) for odd in unseen.values()))


def test_every_roll_of_nature_is_as_likely() -> None:
    table = aec.env("dice", 1, chance="exposed")
    table.reset(seed=1)
    assert table.agent_selection == "nature"
    odds = table.last()[4]["odds"]
    assert set(odds[1:]) == {1 / 7776}
    table.step(1)
    assert table.unwrapped.game.moves[0][0] == "nature"


def test_a_copy_of_a_table_goes_its_own_way() -> None:
    table = aec.env("card", 3)
    table.reset(seed=5)
    twin = deepcopy(table)
    table.step(0)
    assert len(twin.unwrapped.game.moves) < len(table.unwrapped.game.moves)
    twin.step(0)
    assert twin.unwrapped.game.moves == table.unwrapped.game.moves


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a game, one of board, card, dice; got 'chess'"):
        aec.env("chess", 2)
    with pytest.raises(SetupError, match="expected 2 to 6 players for board; got 7"):
        aec.env("board", 7)
    with pytest.raises(ValueError, match="share or florins; got 'money'"):
        aec.env("board", 2, reward="money")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="chance inside or exposed; got 'hidden'"):
        aec.env("board", 2, chance="hidden")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a render mode of human, ansi, rgb_array; got 'rgb'"):
        aec.env("board", 2, render_mode="rgb")


@SOME
@CONFORM
def test_once_a_game_is_over_all_masks_are_empty(
    game: str, players: int, chance: aec.Chance
) -> None:
    table = aec.env(game, players, chance=chance)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        assert mask.any()
        table.step(int(np.flatnonzero(mask)[0]))
    masks = [table.observe(agent)["action_mask"] for agent in table.agents]
    assert len(masks) == len(table.possible_agents)
    assert not any(mask.any() for mask in masks)
