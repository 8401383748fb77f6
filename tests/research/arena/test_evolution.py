"""The evolution strategy, on hills whose tops are known."""

import numpy as np
import pytest

from medici.kernel.arrays import Row
from medici.research.arena.evolution import Evolution

TOP = np.array([3.0, -1.0, 0.5, 2.0, -4.0])


def climbed(hill: Row, generations: int, seed: int) -> Evolution:
    """Search for the top of a sphere whose coordinates count differently."""
    search = Evolution(np.zeros(5), np.ones(5), candidates=12, seed=seed)
    for _ in range(generations):
        cloud = search.ask()
        assert cloud.shape == (12, 5)
        search.tell(-((cloud - TOP) ** 2 * hill).sum(axis=1))
    return search


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_finds_the_top_of_a_sphere(seed: int) -> None:
    far = float(np.linalg.norm(TOP))
    near = float(np.linalg.norm(climbed(np.ones(5), 25, seed).mean - TOP))
    assert near < far / 3
    search = climbed(np.ones(5), 120, seed)
    assert np.abs(search.mean - TOP).max() < 1e-3
    assert search.step < 0.1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_learns_a_step_for_each_coordinate(seed: int) -> None:
    search = climbed(np.array([1.0, 1.0, 1.0, 1.0, 1e4]), 250, seed)
    assert np.abs(search.mean - TOP).max() < 1e-2
    assert search.spread[4] < search.spread[:4].min() / 10


def test_the_same_seed_gives_the_same_search() -> None:
    one, same, other = (climbed(np.ones(5), 10, seed).mean for seed in (1, 1, 2))
    assert one.tolist() == same.tolist() != other.tolist()


def test_the_start_is_left_alone() -> None:
    start = np.zeros(5)
    search = Evolution(start, np.ones(5), candidates=8, seed=1)
    search.ask()
    search.tell(np.arange(8.0))
    assert start.tolist() == [0.0] * 5
    assert search.mean.tolist() != [0.0] * 5


def test_only_the_order_counts() -> None:
    first, second = (Evolution(np.zeros(3), np.ones(3), candidates=10, seed=4) for _ in range(2))
    for _ in range(5):
        worth = first.ask().sum(axis=1)
        first.tell(worth)
        second.ask()
        second.tell(np.exp(worth) * 100)
    assert first.mean == pytest.approx(second.mean)
