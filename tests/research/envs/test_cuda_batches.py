"""Batches on a GPU, which Numba simulates here, play what those on a CPU play."""

import numpy as np
import pytest

from medici.research.envs import batch
from tests.long_run import rows_long_unless

KINDS = [("board", 3), ("card", 2), ("dice", 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), rows_long_unless([("card", 2)], KINDS))
def test_the_device_plays_the_same_games(game: str, players: int) -> None:
    here = batch(game, players, games=3, seed=5)
    there = batch(game, players, games=3, seed=5, backend="cuda")
    for _ in range(12):
        choices = here.sample().copy()
        assert there.sample().copy_to_host().tolist() == choices.tolist()
        step, twin = here.step(choices), there.step(choices)
        for one, other in zip(step, twin, strict=True):
            assert np.array_equal(np.asarray(one), other.copy_to_host())
        assert here.state(1) == there.state(1)


@pytest.mark.slow
def test_games_end_and_begin_anew_on_the_device() -> None:
    here = batch("dice", 1, games=2, seed=5, reward="florins")
    there = batch("dice", 1, games=2, seed=5, reward="florins", backend="cuda")
    paid = 0.0
    for _ in range(30):
        step, twin = here.step(here.sample()), there.step(there.sample())
        assert np.array_equal(step.rewards, twin.rewards.copy_to_host())
        assert np.array_equal(step.done, twin.done.copy_to_host())
        paid += float(step.rewards.sum())
    assert paid


def test_an_illegal_choice_changes_nothing_on_the_device() -> None:
    games = batch("card", 3, games=2, seed=1, backend="cuda")
    before = games.state(0), games.state(1)
    with pytest.raises(ValueError, match="game 1 got 5, legal are"):
        games.step([1, 5])
    assert (games.state(0), games.state(1)) == before


def test_other_tools_share_an_array_by_dlpack() -> None:
    games = batch("dice", 2, games=3, seed=1, backend="cuda")
    mask = np.from_dlpack(games.mask)
    assert mask.dtype == np.bool_
    assert np.array_equal(mask, games.mask.copy_to_host())
    games.step(games.sample())
    assert np.array_equal(mask, games.mask.copy_to_host())
